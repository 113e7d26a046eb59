import Foundation

/// When an animation plays, and how often, in seconds from its beginning.
struct AnimationTiming: Equatable {
  var delay = 0.0
  var duration: Double
  var repeats: Double
  var autoreverses: Bool
  var fill: CAMediaTimingFillMode
  var isRemovedOnCompletion: Bool

  init(_ animation: CAAnimation) {
    let speed = animation.speed > 0 ? Double(animation.speed) : 1
    duration = animation.duration / speed
    autoreverses = animation.autoreverses
    let cycle = autoreverses ? duration * 2 : duration
    if animation.repeatDuration > 0, cycle > 0 {
      repeats = animation.repeatDuration / speed / cycle
    } else {
      repeats = animation.repeatCount > 0 ? Double(animation.repeatCount) : 1
    }
    // A huge count is how pages of old write "for ever".
    if repeats >= 1e9 { repeats = .infinity }
    fill = animation.fillMode
    isRemovedOnCompletion = animation.isRemovedOnCompletion
  }

  /// From its beginning to its end, delay included.
  var total: Double { delay + (autoreverses ? duration * 2 : duration) * repeats }

  /// A child's timing as it plays inside a group.
  func within(_ group: AnimationTiming, delay: Double) -> AnimationTiming {
    var timing = self
    timing.delay = delay
    let cycle = autoreverses ? duration * 2 : duration
    if cycle > 0 { timing.repeats = min(repeats, max(group.duration - delay, 0) / cycle) }
    timing.isRemovedOnCompletion = group.isRemovedOnCompletion
    if fill == .removed { timing.fill = group.fill }
    return timing
  }

  /// The share of a cycle that is played at a time; none where nothing shows.
  func progress(at time: Double) -> Double? {
    let local = time - delay
    if local < 0 { return fill == .backwards || fill == .both ? 0 : nil }
    let cycle = autoreverses ? duration * 2 : duration
    guard cycle > 0 else { return 1 }
    if local >= cycle * repeats {
      guard fill == .forwards || fill == .both else { return nil }
      let rest = repeats.truncatingRemainder(dividingBy: 1)
      return rest == 0 ? (autoreverses ? 0 : 1) : folded(rest * cycle)
    }
    return folded(local.truncatingRemainder(dividingBy: cycle))
  }

  private func folded(_ time: Double) -> Double {
    time <= duration ? time / duration : 2 - time / duration
  }
}
