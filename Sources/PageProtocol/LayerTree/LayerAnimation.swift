/// An animation as it crosses the boundary: sent once, played by the compositor.
public struct LayerAnimation: Equatable, Sendable {
  /// Values over time, each of the property that is animated; two or more, or a lone one that is
  /// held. For an additive animation they are differences that are added to the model value.
  public var values: [LayerProperty]
  /// 0 to 1, one for each value.
  public var keyTimes: [Double]
  /// How time runs between two values: one for each gap.
  public var timings: [TimingCurve]
  public var isAdditive: Bool
  /// Seconds from the commit's time to its beginning; negative where it is under way.
  public var delay: Double
  public var duration: Double
  /// How often; infinity for ever.
  public var repeatCount: Double
  public var autoreverses: Bool
  public var fill: Fill
  /// Whether it stays after its end.
  public var isRemovedOnCompletion: Bool

  public enum Fill: UInt8, Sendable, CaseIterable {
    case removed, forwards, backwards, both
  }

  public init(
    values: [LayerProperty], keyTimes: [Double], timings: [TimingCurve], isAdditive: Bool = false,
    delay: Double = 0, duration: Double, repeatCount: Double = 1, autoreverses: Bool = false,
    fill: Fill = .backwards, isRemovedOnCompletion: Bool = true
  ) {
    self.values = values
    self.keyTimes = keyTimes
    self.timings = timings
    self.isAdditive = isAdditive
    self.delay = delay
    self.duration = duration
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
    self.fill = fill
    self.isRemovedOnCompletion = isRemovedOnCompletion
  }
}

/// How fast time runs between two values.
public enum TimingCurve: Equatable, Sendable {
  case linear
  /// The two control points of a cubic from (0, 0) to (1, 1).
  case cubic(Double, Double, Double, Double)
  /// Progress at equal steps of time, first and last included: springs.
  case samples([Double])
}

/// A change of what a layer shows, played with the picture of what it showed before.
public struct LayerTransition: Equatable, Sendable {
  public var kind: Kind
  public var delay: Double
  public var duration: Double
  public var timing: TimingCurve

  /// As UIKit names them: "from left" brings the left side to the front.
  public enum Kind: UInt8, Sendable, CaseIterable {
    case flipFromLeft = 1
    case flipFromRight, curlUp, curlDown, crossDissolve, flipFromTop, flipFromBottom
  }

  public init(kind: Kind, delay: Double = 0, duration: Double, timing: TimingCurve) {
    self.kind = kind
    self.delay = delay
    self.duration = duration
    self.timing = timing
  }
}
