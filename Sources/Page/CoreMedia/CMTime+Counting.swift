// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

extension CMTime: Comparable, Hashable {
  public static func + (lhs: CMTime, rhs: CMTime) -> CMTime { combine(lhs, rhs, sign: 1) }
  public static func - (lhs: CMTime, rhs: CMTime) -> CMTime { combine(lhs, rhs, sign: -1) }

  /// What is no number wins over what is one, and what is no time over everything.
  private static func combine(_ lhs: CMTime, _ rhs: CMTime, sign: Int64) -> CMTime {
    guard lhs.isValid, rhs.isValid else { return .invalid }
    if lhs.isIndefinite || rhs.isIndefinite { return .indefinite }
    guard lhs.isNumeric, rhs.isNumeric else { return of(lhs.seconds + Double(sign) * rhs.seconds) }
    let scale = commonScale(lhs.timescale, rhs.timescale)
    let (one, other) = (
      lhs.convertScale(scale, method: .default), rhs.convertScale(scale, method: .default)
    )
    let (value, overflow) = one.value.addingReportingOverflow(sign * other.value)
    guard !overflow else { return one.value > 0 ? .positiveInfinity : .negativeInfinity }
    return CMTime(
      value: value, timescale: scale, flags: one.flags.union(other.flags), epoch: lhs.epoch)
  }

  private static func of(_ seconds: Double) -> CMTime {
    seconds.isNaN ? .invalid : seconds > 0 ? .positiveInfinity : .negativeInfinity
  }

  /// The least scale in which both are whole, if there is one.
  private static func commonScale(_ one: CMTimeScale, _ other: CMTimeScale) -> CMTimeScale {
    var (a, b) = (Int64(one), Int64(other))
    while b != 0 { (a, b) = (b, a % b) }
    let least = Int64(one) / max(a, 1) * Int64(other)
    return least <= Int64(CMTimeScale.max) ? CMTimeScale(least) : max(one, other)
  }

  public static func < (lhs: CMTime, rhs: CMTime) -> Bool { CMTimeCompare(lhs, rhs) < 0 }
  public static func == (lhs: CMTime, rhs: CMTime) -> Bool { CMTimeCompare(lhs, rhs) == 0 }
  public func hash(into hasher: inout Hasher) { hasher.combine(rank) }

  /// Where a time stands among all: -∞, the numbers, +∞, indefinite, invalid.
  fileprivate var rank: Double {
    if !isValid { return .greatestFiniteMagnitude * 2 }
    if isIndefinite { return .greatestFiniteMagnitude }
    if isPositiveInfinity { return .greatestFiniteMagnitude / 2 }
    if isNegativeInfinity { return -.infinity }
    return seconds
  }
}

/// -1, 0 or 1, as the first time is before, at, or after the second.
public func CMTimeCompare(_ one: CMTime, _ other: CMTime) -> Int32 {
  one.rank < other.rank ? -1 : one.rank > other.rank ? 1 : 0
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeAdd(_ one: CMTime, _ other: CMTime) -> CMTime { one + other }
public func CMTimeSubtract(_ one: CMTime, _ other: CMTime) -> CMTime { one - other }
public func CMTimeMinimum(_ one: CMTime, _ other: CMTime) -> CMTime { min(one, other) }
public func CMTimeMaximum(_ one: CMTime, _ other: CMTime) -> CMTime { max(one, other) }

public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
  time < .zero ? .zero - time : time
}

public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  guard time.isNumeric else { return time }
  let (value, overflow) = time.value.multipliedReportingOverflow(by: Int64(multiplier))
  guard !overflow else { return .positiveInfinity }
  return CMTime(value: value, timescale: time.timescale, flags: time.flags, epoch: time.epoch)
}

public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  guard time.isNumeric else { return time }
  return CMTime(
    seconds: time.seconds * multiplier, preferredTimescale: max(time.timescale, 1_000_000))
}

public func CMTimeConvertScale(
  _ time: CMTime, timescale: Int32, method: CMTimeRoundingMethod
) -> CMTime {
  time.convertScale(timescale, method: method)
}

public let kCMTimeZero = CMTime.zero
public let kCMTimeInvalid = CMTime.invalid
public let kCMTimeIndefinite = CMTime.indefinite
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity
