/// A key of a value of your own in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nothing set another one.
  static var defaultValue: Value { get }
}
