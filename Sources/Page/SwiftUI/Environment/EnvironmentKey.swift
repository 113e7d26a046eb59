/// A key of a value of your own in the environment.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
