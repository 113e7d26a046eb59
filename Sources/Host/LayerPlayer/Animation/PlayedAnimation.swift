import PageProtocol

/// An animation of a layer, and what it makes of a value at a moment.
struct PlayedAnimation {
  let key: LayerValues.Key
  private let animation: LayerAnimation
  let values: [LayerValue]
  /// The page's time of the commit that brought it.
  private let committed: Double

  /// None for what no page of ours sends.
  init?(_ animation: LayerAnimation, committed: Double) {
    guard let first = animation.values.first, animation.values.count == animation.keyTimes.count,
      animation.timings.count >= animation.values.count - 1, committed.isFinite
    else { return nil }
    key = first.key
    guard animation.values.allSatisfy({ $0.key == first.key }) else { return nil }
    self.animation = animation
    self.committed = committed
    values = animation.values.map { LayerValue($0.value) }
  }

  /// Whether it will never show again.
  func isOver(at time: Double) -> Bool {
    guard animation.isRemovedOnCompletion, rate > 0 else { return false }
    return ownTime(at: time) >= length
  }

  /// What becomes of the value so far.
  func apply(to value: LayerValue, at time: Double) -> LayerValue {
    guard let moment = moment(at: time) else { return value }
    var shown = keyframe(at: moment.share)
    if animation.isCumulative, moment.repetition > 0, let last = values.last {
      shown = shown.adding(last, times: moment.repetition)
    }
    return animation.isAdditive ? value.adding(shown, times: 1) : shown
  }

  // MARK: Time

  private var rate: Double { Number.bounded(animation.rate, 1e6) }
  private var duration: Double { Number.clamped(animation.duration, 0, 1e9) }
  private var cycle: Double { animation.autoreverses ? 2 * duration : duration }
  private var repeats: Double {
    animation.repeatCount > 0 ? animation.repeatCount : 1
  }
  private var length: Double { duration == 0 ? 0 : cycle * repeats }

  private func ownTime(at time: Double) -> Double {
    (time - committed) * rate - Number.bounded(animation.delay, 1e9)
  }

  /// Which repetition, and how far in it; none where the animation does not show.
  private func moment(at time: Double) -> (share: Double, repetition: Int)? {
    let own = ownTime(at: time)
    let (before, after) = (
      animation.fill == .backwards || animation.fill == .both,
      animation.fill == .forwards || animation.fill == .both
    )
    if own < 0 { return before ? (0, 0) : nil }
    guard own < length else {
      if animation.isRemovedOnCompletion && rate > 0 || !after { return nil }
      return end
    }
    let repetition = (own / cycle).rounded(.down)
    return (folded(own - repetition * cycle), Int(min(repetition, 1e9)))
  }

  /// Where it stays, having ended.
  private var end: (share: Double, repetition: Int) {
    guard duration > 0, repeats.isFinite else { return (1, 0) }
    let rest = repeats.truncatingRemainder(dividingBy: 1)
    let repetition = Int(min(repeats.rounded(.down), 1e9))
    if rest > 0 { return (folded(rest * cycle), repetition) }
    return (animation.autoreverses ? 0 : 1, max(0, repetition - 1))
  }

  private func folded(_ time: Double) -> Double {
    let share = time / duration
    return share <= 1 ? share : max(0, 2 - share)
  }

  // MARK: Value

  private func keyframe(at share: Double) -> LayerValue {
    let times = animation.keyTimes
    guard values.count > 1 else { return values[0] }
    if animation.mode == .discrete {
      return values[max(0, (times.lastIndex { $0 <= share } ?? 0))]
    }
    if share < times[0] { return values[0] }
    guard let gap = times.indices.dropLast().last(where: { times[$0] <= share }) else {
      return values[0]
    }
    let length = times[gap + 1] - times[gap]
    let within = length > 0 ? min(1, (share - times[gap]) / length) : 1
    return values[gap].mixed(
      with: values[gap + 1], at: animation.timings[gap].progress(at: within))
  }
}
