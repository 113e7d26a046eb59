import Foundation

/// When an animation plays, and how often, in seconds of its own time.
///
/// Its own time is 0 where it begins, and runs at the speed of the animation, of its layer and of
/// all layers above.
struct AnimationTiming: Equatable {
  var delay = 0.0
  var duration: Double
  var repeats: Double
  var autoreverses: Bool
  var fill: CAMediaTimingFillMode
  var isRemovedOnCompletion: Bool

  init(_ animation: CAAnimation) {
    duration = max(animation.duration, 0)
    autoreverses = animation.autoreverses
    let cycle = autoreverses ? duration * 2 : duration
    if animation.repeatDuration > 0, cycle > 0 {
      repeats = animation.repeatDuration / cycle
    } else {
      repeats = animation.repeatCount > 0 ? Double(animation.repeatCount) : 1
    }
    // A huge count is how pages of old write "for ever".
    if repeats >= 1e9 { repeats = .infinity }
    fill = animation.fillMode
    isRemovedOnCompletion = animation.isRemovedOnCompletion
  }

  var cycle: Double { autoreverses ? duration * 2 : duration }

  /// From the beginning of its own time to its end, delay included.
  var total: Double { delay + (cycle > 0 ? cycle * repeats : 0) }

  var fillsBackwards: Bool { fill == .backwards || fill == .both }
  var fillsForwards: Bool { fill == .forwards || fill == .both }

  /// Which share of a cycle, and how many repetitions are over.
  struct Moment: Equatable {
    var progress: Double
    var repetition: Double = 0
  }

  /// Where it is at a moment of its own time; none where nothing shows.
  func moment(at time: Double) -> Moment? {
    let local = time - delay
    if local < 0 { return fillsBackwards ? Moment(progress: 0) : nil }
    guard cycle > 0 else { return fillsForwards ? end : nil }
    if local >= cycle * repeats { return fillsForwards ? end : nil }
    guard cycle.isFinite else { return Moment(progress: 0) }
    let repetition = (local / cycle).rounded(.down)
    return Moment(progress: folded(local - repetition * cycle), repetition: repetition)
  }

  /// How it ends: in the middle of a cycle, if so many repetitions say so.
  private var end: Moment {
    guard repeats.isFinite, cycle.isFinite else { return Moment(progress: 1) }
    let whole = repeats.rounded(.down)
    let rest = repeats - whole
    if rest < 1e-9 { return Moment(progress: autoreverses ? 0 : 1, repetition: max(whole - 1, 0)) }
    return Moment(progress: folded(rest * cycle), repetition: whole)
  }

  private func folded(_ time: Double) -> Double {
    guard duration > 0 else { return 1 }
    return min(max(time <= duration ? time / duration : 2 - time / duration, 0), 1)
  }

  /// The timing of one uninterrupted stretch that plays as another animation says.
  func playing(_ duration: Double) -> AnimationTiming {
    var timing = self
    (timing.delay, timing.duration) = (0, duration)
    return timing
  }
}
