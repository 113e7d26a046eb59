/// What a type shows to those who only know a method's name: the dialect gives one to each type
/// with `@objc` methods.
public protocol ExposedMethods {
  static var selectors: [Selector] { get }
}
