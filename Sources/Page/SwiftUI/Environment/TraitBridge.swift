/// A key of the environment whose value is a trait of UIKit's views.
///
/// Views of SwiftUI in a hosting view read the trait, unless a view outside sets the value.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// The value that traits stand for.
  static func read(from traitCollection: UITraitCollection) -> Value

  /// Sets the traits that stand for a value.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension EnvironmentValues {
  /// The value of a key that was set by a view outside, else the trait of the hosting view.
  public subscript<K: UITraitBridgedEnvironmentKey>(key: K.Type) -> K.Value {
    get { value(ObjectIdentifier(key)) as? K.Value ?? K.read(from: hostTraits) }
    set { set(newValue, for: ObjectIdentifier(key)) }
  }
}
