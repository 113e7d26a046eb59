// swift-format-ignore-file: AlwaysUseLowerCamelCase
// What Swift 1 and 2 called members of numbers and of Bool.

extension Strideable {
  @available(*, deprecated, renamed: "advanced(by:)")
  public func advancedBy(_ distance: Stride) -> Self { advanced(by: distance) }

  @available(*, deprecated, renamed: "distance(to:)")
  public func distanceTo(_ other: Self) -> Stride { distance(to: other) }

  @available(*, deprecated, message: "Say stride(from:to:by:).")
  public func stride(to end: Self, by step: Stride) -> StrideTo<Self> {
    Swift.stride(from: self, to: end, by: step)
  }

  @available(*, deprecated, message: "Say stride(from:through:by:).")
  public func stride(through end: Self, by step: Stride) -> StrideThrough<Self> {
    Swift.stride(from: self, through: end, by: step)
  }
}

extension SignedNumeric where Self: Comparable {
  @available(*, deprecated, message: "Say abs(number).")
  public static func abs(_ number: Self) -> Self { Swift.abs(number) }
}

extension BinaryInteger {
  @available(*, deprecated, message: "Say 0.")
  public static var allZeros: Self { 0 }

  @available(*, deprecated, message: "Say number + 1.")
  public func successor() -> Self { self + 1 }

  @available(*, deprecated, message: "Say number - 1.")
  public func predecessor() -> Self { self - 1 }

  @available(*, deprecated, message: "Say Int64(number).")
  public func toIntMax() -> Int64 { Int64(self) }

  @available(*, deprecated, message: "Say UInt64(number).")
  public func toUIntMax() -> UInt64 { UInt64(self) }
}

extension FixedWidthInteger {
  @available(*, deprecated, message: "Say left.addingReportingOverflow(right).")
  public static func addWithOverflow(_ left: Self, _ right: Self) -> (Self, overflow: Bool) {
    left.addingReportingOverflow(right)
  }

  @available(*, deprecated, message: "Say left.subtractingReportingOverflow(right).")
  public static func subtractWithOverflow(_ left: Self, _ right: Self) -> (Self, overflow: Bool) {
    left.subtractingReportingOverflow(right)
  }

  @available(*, deprecated, message: "Say left.multipliedReportingOverflow(by: right).")
  public static func multiplyWithOverflow(_ left: Self, _ right: Self) -> (Self, overflow: Bool) {
    left.multipliedReportingOverflow(by: right)
  }

  @available(*, deprecated, renamed: "leadingZeroBitCount")
  public var leadingZeros: Int { leadingZeroBitCount }

  @available(*, deprecated, renamed: "nonzeroBitCount")
  public var populationCount: Int { nonzeroBitCount }
}

extension FloatingPoint {
  @available(*, deprecated, renamed: "nan")
  public static var NaN: Self { nan }

  @available(*, deprecated, renamed: "nan")
  public static var quietNaN: Self { nan }

  @available(*, deprecated, message: "Say number.sign == .minus.")
  public var isSignMinus: Bool { sign == .minus }

  @available(*, deprecated, message: "Say left.truncatingRemainder(dividingBy: right).")
  public static func % (left: Self, right: Self) -> Self {
    left.truncatingRemainder(dividingBy: right)
  }

  @available(*, deprecated, message: "Say left.formTruncatingRemainder(dividingBy: right).")
  public static func %= (left: inout Self, right: Self) {
    left.formTruncatingRemainder(dividingBy: right)
  }
}

extension Bool {
  @available(*, deprecated, renamed: "self")
  public var boolValue: Bool { self }
}
