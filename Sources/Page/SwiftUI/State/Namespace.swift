/// A name space of a view, for geometry that views share.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// Names a namespace.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  var number = 0

  /// Creates a namespace.
  public init() {}

  /// The name of the namespace, the same as long as the view is there.
  public var wrappedValue: ID { ID(number: number) }
}

extension Namespace: StoredProperty {
  final class Number {
    let value: Int
    init(_ value: Int) { self.value = value }
  }

  func makeStorage(for node: _AnyNode) -> Number {
    node.graph.lastNamespace += 1
    return Number(node.graph.lastNamespace)
  }

  mutating func connect(to storage: Number, of node: _AnyNode) {
    number = storage.value
  }
}

extension Namespace: Equatable {
  public static func == (one: Namespace, other: Namespace) -> Bool { true }
}
