/// How a change becomes visible over time.
///
/// Pass an animation to `withAnimation(_:_:)` or `animation(_:value:)`. Layers play what they can
/// by themselves; only other animatable data is followed frame by frame.
public struct Animation: Equatable, Hashable, Sendable {
  /// How one run moves from its start to its end.
  enum Pace: Hashable, Sendable {
    case curve(UnitCurve, duration: Double)
    case spring(Spring, velocity: Double)
    case custom(CustomAnimationBox)
  }

  var pace: Pace
  /// How long it waits, in seconds, before the first run.
  var delay = 0.0
  /// How long it waits, in seconds, before each run.
  var pause = 0.0
  var speed = 1.0
  /// How many runs there are, each way counted.
  var runs = 1.0
  var autoreverses = false
  /// When it counts as complete, if somebody said so.
  var completesAfter: Double?

  init(_ pace: Pace) {
    self.pace = pace
  }

  /// An animation of your own.
  public init<A: CustomAnimation>(_ base: A) {
    pace = .custom(CustomAnimationBox(base))
  }

  /// A spring without bounce of half a second.
  public static let `default` = Animation.smooth
}

extension Animation {
  /// The same animation, some seconds later.
  public func delay(_ delay: TimeInterval) -> Animation {
    var copy = self
    copy.delay += delay
    return copy
  }

  /// The same animation, faster by a factor.
  public func speed(_ speed: Double) -> Animation {
    var copy = self
    copy.speed *= speed
    if speed > 0 {
      copy.delay /= speed
      copy.pause /= speed
      copy.completesAfter = completesAfter.map { $0 / speed }
    }
    return copy
  }

  /// The same animation several times, there and back again unless you say otherwise. A delay
  /// that was set before comes before each run.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    repeated(Double(max(repeatCount, 0)), autoreverses: autoreverses)
  }

  /// The same animation again and again, until a later change of the same value. A delay that was
  /// set before comes before each run.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    repeated(.infinity, autoreverses: autoreverses)
  }

  private func repeated(_ runs: Double, autoreverses: Bool) -> Animation {
    var copy = self
    copy.pause += delay
    copy.delay = 0
    copy.runs = runs
    copy.autoreverses = autoreverses
    return copy
  }

  /// The same animation, which counts as logically complete after a duration.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    var copy = self
    copy.completesAfter = duration
    return copy
  }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String {
    switch pace {
    case .curve(let curve, let duration): "Animation(\(curve), duration: \(duration))"
    case .spring(let spring, _): "Animation(\(spring))"
    case .custom(let box): "Animation(\(box.base))"
    }
  }

  public var debugDescription: String { description }
}
