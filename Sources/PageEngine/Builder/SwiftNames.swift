/// By which names a text may call things.
enum SwiftNames: Sendable {
  case current
  /// Those of older Swift too, which the module OldSwift has.
  case oldToo

  /// The modules that have them.
  var modules: [String] { self == .oldToo ? ["OldSwift"] : [] }
}
