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
  public var mode: Mode
  /// Whether each repetition goes on from the last value of the one before.
  public var isCumulative: Bool
  /// How fast its own time runs; at rate 0 it is held where it is: at `-delay`.
  public var rate: Double

  public enum Fill: UInt8, Sendable, CaseIterable {
    case removed = 0, forwards = 1, backwards = 2, both = 3
  }

  /// Whether values run into each other or follow each other.
  public enum Mode: UInt8, Sendable, CaseIterable {
    case linear = 0, discrete = 1
  }

  public init(
    values: [LayerProperty], keyTimes: [Double], timings: [TimingCurve], isAdditive: Bool = false,
    delay: Double = 0, duration: Double, repeatCount: Double = 1, autoreverses: Bool = false,
    fill: Fill = .backwards, isRemovedOnCompletion: Bool = true, mode: Mode = .linear,
    isCumulative: Bool = false, rate: Double = 1
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
    self.mode = mode
    self.isCumulative = isCumulative
    self.rate = rate
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
  /// Where a push, a move in or a reveal comes from; others have none.
  public var direction: Direction?
  public var delay: Double
  public var duration: Double
  public var timing: TimingCurve

  /// As UIKit names them: "from left" brings the left side to the front.
  public enum Kind: UInt8, Sendable, CaseIterable {
    case flipFromLeft = 1
    case flipFromRight = 2, curlUp = 3, curlDown = 4, crossDissolve = 5, flipFromTop = 6
    case flipFromBottom = 7
    case push = 8, moveIn = 9, reveal = 10

    /// Whether it comes from a side.
    public var hasDirection: Bool { rawValue >= Kind.push.rawValue }
  }

  public enum Direction: UInt8, Sendable, CaseIterable {
    case fromRight = 0, fromLeft = 1, fromTop = 2, fromBottom = 3
  }

  public init(
    kind: Kind, direction: Direction? = nil, delay: Double = 0, duration: Double,
    timing: TimingCurve
  ) {
    self.kind = kind
    self.direction = kind.hasDirection ? direction ?? .fromRight : nil
    self.delay = delay
    self.duration = duration
    self.timing = timing
  }
}
