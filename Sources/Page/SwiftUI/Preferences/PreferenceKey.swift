/// A key of values that views hand to the views around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view sets one.
  static var defaultValue: Value { get }
  /// Adds the value of the view that follows to those before it.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// None.
  public static var defaultValue: Value { nil }
}

/// A node that changes a preference.
@MainActor @preconcurrency
protocol PreferenceNode: _AnyNode {
  /// The value of the node, for that of the views inside; nil where no view sets one.
  func preference<K: PreferenceKey>(_ key: K.Type, inside: K.Value?) -> K.Value?
}

extension _AnyNode {
  /// The value of a preference of the node and the nodes below; nil where no view sets one.
  final func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var value: K.Value?
    for child in children {
      guard let next = child.preference(key) else { continue }
      if value == nil { value = next } else { K.reduce(value: &value!) { next } }
    }
    guard let node = self as? any PreferenceNode else { return value }
    return node.preference(key, inside: value)
  }
}
