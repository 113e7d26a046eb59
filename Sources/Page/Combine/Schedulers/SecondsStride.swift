/// A span of time in seconds, which several schedulers count with.
public protocol SecondsStride: SignedNumeric, Comparable, ExpressibleByFloatLiteral, Sendable,
  SchedulerTimeIntervalConvertible
where Magnitude == Double, FloatLiteralType == Double {
  /// The seconds.
  var magnitude: Double { get set }
  init(_ seconds: Double)
}

extension SecondsStride {
  public init(floatLiteral value: Double) { self.init(value) }
  public init(integerLiteral value: Double) { self.init(value) }
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = Double(exactly: source) else { return nil }
    self.init(value)
  }

  /// The seconds.
  public var timeInterval: Double { magnitude }

  public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
  public static func + (left: Self, right: Self) -> Self { Self(left.magnitude + right.magnitude) }
  public static func - (left: Self, right: Self) -> Self { Self(left.magnitude - right.magnitude) }
  public static func * (left: Self, right: Self) -> Self { Self(left.magnitude * right.magnitude) }
  public static func += (left: inout Self, right: Self) { left = left + right }
  public static func -= (left: inout Self, right: Self) { left = left - right }
  public static func *= (left: inout Self, right: Self) { left = left * right }

  public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
  public static func seconds(_ s: Double) -> Self { Self(s) }
  public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
  public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
  public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }
}
