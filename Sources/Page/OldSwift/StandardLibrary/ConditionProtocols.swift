// Types of a page's own as conditions. The compiler asks for `.boolValue` where a condition stands; that is
// put in as any repair is.

/// A value that could stand as a condition.
@available(*, deprecated, message: "Make it a Bool.")
public protocol BooleanType {
  /// Whether it counts as true.
  var boolValue: Bool { get }
}

/// The same as the first Swift had it.
@available(*, deprecated, message: "Make it a Bool.")
public protocol LogicValue: BooleanType {
  /// Whether it counts as true.
  func getLogicValue() -> Bool
}

@available(*, deprecated)
extension LogicValue {
  public var boolValue: Bool { getLogicValue() }
}

@available(*, deprecated)
extension Bool: LogicValue {
  /// The value itself.
  public func getLogicValue() -> Bool { self }
}
