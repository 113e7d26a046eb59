/// A property of a view that SwiftUI connects to its storage before it reads `body`.
///
/// `@State`, `@Environment` and their like are dynamic properties. A structure of your own that
/// holds such properties conforms too, and its `update()` runs before each reading of `body`.
@preconcurrency
public protocol DynamicProperty {
  /// Updates the value before `body` is read.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing before a body is read.
  public mutating func update() {}
}

/// A dynamic property of SwiftUI's own, which keeps something for as long as its view lives.
@MainActor @preconcurrency
protocol StoredProperty: DynamicProperty {
  associatedtype Storage: AnyObject

  /// Makes what is kept, at the first evaluation.
  func makeStorage(for node: _AnyNode) -> Storage

  /// Connects a new value of the view to what is kept.
  mutating func connect(to storage: Storage, of node: _AnyNode)

  /// The view's identity ended.
  static func end(_ storage: Storage)
}

extension StoredProperty {
  static func end(_ storage: Storage) {}
}
