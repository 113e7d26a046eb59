// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// How many frames a second something would like to have.
public struct CAFrameRateRange: Equatable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init() {
    self.init(minimum: 0, maximum: 0, preferred: 0)
  }

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// Whatever the screen has.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  /// How many frames of a screen with sixty a second go by for each of these.
  var frameStep: Int {
    let rate = preferred.flatMap { $0 > 0 ? $0 : nil } ?? maximum
    return rate > 0 ? max(Int((60 / rate).rounded()), 1) : 1
  }
}

public func CAFrameRateRangeMake(
  _ minimum: Float, _ maximum: Float, _ preferred: Float
) -> CAFrameRateRange {
  CAFrameRateRange(minimum: minimum, maximum: maximum, preferred: preferred)
}

public func CAFrameRateRangeIsEqualToRange(
  _ range: CAFrameRateRange, _ other: CAFrameRateRange
) -> Bool {
  range == other
}

/// Whatever the screen has.
public let CAFrameRateRangeDefault = CAFrameRateRange.default
