/// By which names a text may call things, and by whose rules.
enum SwiftNames: Sendable {
  case current
  /// Those of older Swift too, which the module OldSwift has.
  case oldToo

  /// The modules that have them.
  var modules: [String] { self == .oldToo ? [Self.module] : [] }

  /// What a text that is compiled with these modules is written by.
  init(modules: [String]) { self = modules.contains(Self.module) ? .oldToo : .current }

  /// What its compiler is told besides: before Swift 4 a call may change two parts of one value.
  var arguments: [String] { self == .oldToo ? ["-enforce-exclusivity=none"] : [] }

  private static let module = "OldSwift"
}
