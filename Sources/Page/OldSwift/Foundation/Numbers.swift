// What Swift 1 and 2 called members of NSNumber.

import Foundation

extension NSNumber {
  @available(*, deprecated, renamed: "intValue")
  public var integerValue: Int { intValue }

  @available(*, deprecated, renamed: "uintValue")
  public var unsignedIntegerValue: UInt { uintValue }

  @available(*, deprecated, renamed: "int64Value")
  public var longLongValue: Int64 { int64Value }

  @available(*, deprecated, renamed: "uint64Value")
  public var unsignedLongLongValue: UInt64 { uint64Value }

  @available(*, deprecated, renamed: "int8Value")
  public var charValue: Int8 { int8Value }

  @available(*, deprecated, renamed: "uint8Value")
  public var unsignedCharValue: UInt8 { uint8Value }

  @available(*, deprecated, renamed: "int16Value")
  public var shortValue: Int16 { int16Value }

  @available(*, deprecated, renamed: "uint16Value")
  public var unsignedShortValue: UInt16 { uint16Value }

  @available(*, deprecated, renamed: "uint32Value")
  public var unsignedIntValue: UInt32 { uint32Value }

  @available(*, deprecated, renamed: "intValue")
  public var longValue: Int { intValue }

  @available(*, deprecated, renamed: "init(value:)")
  public convenience init(integer value: Int) { self.init(value: value) }

  @available(*, deprecated, renamed: "init(value:)")
  public convenience init(int value: Int32) { self.init(value: value) }

  @available(*, deprecated, renamed: "init(value:)")
  public convenience init(unsignedInteger value: UInt) { self.init(value: value) }

  @available(*, deprecated, renamed: "init(value:)")
  public convenience init(longLong value: Int64) { self.init(value: value) }

  @available(*, deprecated, renamed: "init(value:)")
  public convenience init(unsignedLongLong value: UInt64) { self.init(value: value) }

  @available(*, deprecated, renamed: "init(value:)")
  public convenience init(float value: Float) { self.init(value: value) }

  @available(*, deprecated, renamed: "init(value:)")
  public convenience init(double value: Double) { self.init(value: value) }

  @available(*, deprecated, renamed: "init(value:)")
  public convenience init(bool value: Bool) { self.init(value: value) }

  @available(*, deprecated, renamed: "isEqual(to:)")
  public func isEqualToNumber(_ number: NSNumber) -> Bool { isEqual(to: number) }
}

extension NSDecimalNumber {
  @available(*, deprecated, renamed: "adding(_:)")
  public func decimalNumberByAdding(_ other: NSDecimalNumber) -> NSDecimalNumber { adding(other) }

  @available(*, deprecated, renamed: "subtracting(_:)")
  public func decimalNumberBySubtracting(_ other: NSDecimalNumber) -> NSDecimalNumber {
    subtracting(other)
  }

  @available(*, deprecated, renamed: "multiplying(by:)")
  public func decimalNumberByMultiplyingBy(_ other: NSDecimalNumber) -> NSDecimalNumber {
    multiplying(by: other)
  }

  @available(*, deprecated, renamed: "dividing(by:)")
  public func decimalNumberByDividingBy(_ other: NSDecimalNumber) -> NSDecimalNumber {
    dividing(by: other)
  }
}
