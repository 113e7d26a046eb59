extension Animation {
  /// How long one run takes, in seconds.
  var runLength: Double {
    let length: Double =
      switch pace {
      case .curve(_, let duration): max(duration, 0)
      case .spring(let spring, let velocity):
        spring.settlingDuration(target: 1.0, initialVelocity: velocity, epsilon: 0.001)
      case .custom(let box): Animation.length(of: box.base)
      }
    return speed > 0 ? length / speed : .infinity
  }

  /// When it counts as complete: a spring when it seems to have arrived.
  var logicalLength: Double {
    if let completesAfter { return delay + completesAfter }
    guard runs == 1, case .spring(let spring, _) = pace, speed > 0 else { return totalLength }
    return min(delay + spring.duration / speed, totalLength)
  }

  var totalLength: Double { delay + (pause + runLength) * runs }

  /// The share of the way that is left after some seconds; nil when the animation is over.
  func rest(at time: Double) -> Double? {
    let local = time - delay
    if local <= 0 { return 1 }
    let length = pause + runLength
    guard length > 0, local < length * runs else { return nil }
    let run = (local / length).rounded(.down)
    let inside = local - run * length
    let isBackwards = autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
    let moved = (isBackwards ? length - inside : inside) - pause
    return moved > 0 ? 1 - progress(at: moved, of: length - pause) : 1
  }

  /// The share of the way that one run has gone.
  private func progress(at time: Double, of length: Double) -> Double {
    switch pace {
    case .curve(let curve, _): return curve.value(at: time / length)
    case .spring(let spring, let velocity):
      return spring.value(target: 1.0, initialVelocity: velocity, time: time * speed)
    case .custom(let box):
      var context = AnimationContext<Double>(environment: EnvironmentValues())
      return box.base.animate(value: 1.0, time: time * speed, context: &context) ?? 1
    }
  }

  /// When a custom animation says that it has arrived.
  private static func length(of custom: some CustomAnimation) -> Double {
    var context = AnimationContext<Double>(environment: EnvironmentValues())
    var time = 0.0
    while time < longestCustomAnimation {
      if custom.animate(value: 1.0, time: time, context: &context) == nil { return time }
      time += 1.0 / 60
    }
    return time
  }

  private static let longestCustomAnimation = 60.0
}

extension Animation {
  /// How far a value is after some seconds on its way from zero; nil when it has arrived.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if case .custom(let box) = pace, runs == 1 {
      return time < delay
        ? .zero : box.base.animate(value: value, time: (time - delay) * speed, context: &context)
    }
    context.isLogicallyComplete = time >= logicalLength
    return rest(at: time).map { value.scaled(by: 1 - $0) }
  }

  /// How fast a value changes after some seconds.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let step = 1.0 / 240
    guard let before = rest(at: max(time - step, 0)), let after = rest(at: time + step) else {
      return nil
    }
    return value.scaled(by: (before - after) / (time + step - max(time - step, 0)))
  }

  /// Whether the animation takes over what another one has begun: springs do.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    switch pace {
    case .spring: true
    case .curve: false
    case .custom(let box):
      box.base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
  }

  /// The animation itself.
  public var base: any CustomAnimation {
    if case .custom(let box) = pace { return box.base }
    return PlainAnimation(animation: self)
  }
}

/// One of SwiftUI's animations as a custom one.
private struct PlainAnimation: CustomAnimation {
  let animation: Animation

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { animation.animate(value: value, time: time, context: &context) }
}
