import Foundation

extension _PrimitivePlottableKind where Value: BinaryFloatingPoint {
  fileprivate static var number: Self {
    Self(kind: .number, encode: { .number(Double($0)) }, decode: { $0.number.map { Value($0) } })
  }
}

extension _PrimitivePlottableKind where Value: FixedWidthInteger {
  /// A number between two whole ones becomes the nearest.
  fileprivate static var integer: Self {
    Self(
      kind: .number, encode: { .number(Double($0)) },
      decode: { $0.number.flatMap { Value(exactly: $0.rounded()) } })
  }
}

extension Double: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Double
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Double> { .number }
}

extension Float: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Float
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Float> { .number }
}

extension Float16: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Float16
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Float16> { .number }
}

extension Decimal: Plottable {
  public typealias PrimitivePlottable = Double
  public var primitivePlottable: Double { NSDecimalNumber(decimal: self).doubleValue }
  public init?(primitivePlottable: Double) { self.init(primitivePlottable) }
}

extension String: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = String
  public static var _primitivePlottableKind: _PrimitivePlottableKind<String> {
    _PrimitivePlottableKind(kind: .text, encode: { .text($0) }, decode: { $0.category })
  }
}

extension Date: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Date
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Date> {
    _PrimitivePlottableKind(
      kind: .date, encode: { .date($0.timeIntervalSinceReferenceDate) },
      decode: { $0.number.map(Date.init(timeIntervalSinceReferenceDate:)) })
  }
}

extension Never: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Never
  public var primitivePlottable: Never { fatalError("Never has no values") }
  public init?(primitivePlottable: Never) { return nil }
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Never> {
    _PrimitivePlottableKind(kind: .number, encode: { _ in .number(0) }, decode: { _ in nil })
  }
}

extension Int: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Int> { .integer }
}

extension Int8: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int8
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Int8> { .integer }
}

extension Int16: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int16
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Int16> { .integer }
}

extension Int32: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int32
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Int32> { .integer }
}

extension Int64: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int64
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Int64> { .integer }
}

extension UInt: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt
  public static var _primitivePlottableKind: _PrimitivePlottableKind<UInt> { .integer }
}

extension UInt8: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt8
  public static var _primitivePlottableKind: _PrimitivePlottableKind<UInt8> { .integer }
}

extension UInt16: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt16
  public static var _primitivePlottableKind: _PrimitivePlottableKind<UInt16> { .integer }
}

extension UInt32: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt32
  public static var _primitivePlottableKind: _PrimitivePlottableKind<UInt32> { .integer }
}

extension UInt64: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt64
  public static var _primitivePlottableKind: _PrimitivePlottableKind<UInt64> { .integer }
}
