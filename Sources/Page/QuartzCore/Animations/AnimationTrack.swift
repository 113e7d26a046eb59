import CoreGraphics
import Foundation

/// What an animation comes down to: values of one part of a layer, each at its time.
///
/// `presentation()` and the recorder both read tracks, so they cannot disagree. Two values at the
/// same time are a jump.
struct AnimationTrack {
  var path: LayerKeyPath
  var values: [LayerValue]
  /// From 0 to 1, one for each value.
  var keyTimes: [Double]
  /// One for each gap.
  var paces: [Pace]
  var mode = Mode.linear
  var isAdditive: Bool
  var isCumulative = false
  var timing: AnimationTiming

  enum Mode {
    case linear
    /// Each value stays until the next one's time.
    case discrete
  }

  /// The value at a share of the duration.
  func value(at progress: Double) -> LayerValue {
    guard progress >= keyTimes[0] else { return values[0] }
    guard let next = keyTimes.firstIndex(where: { $0 > progress }) else { return lastValue }
    let gap = next - 1
    if mode == .discrete { return values[gap] }
    let share = (progress - keyTimes[gap]) / (keyTimes[next] - keyTimes[gap])
    return values[gap].mixed(with: values[next], at: CGFloat(paces[gap].progress(at: share)))
  }

  /// Where the last gap ends: a spring may end beside its goal.
  var lastValue: LayerValue {
    guard mode == .linear, let pace = paces.last else { return values[values.count - 1] }
    let end = pace.progress(at: 1)
    if end == 1 { return values[values.count - 1] }
    return values[values.count - 2].mixed(with: values[values.count - 1], at: CGFloat(end))
  }

  /// The value at a moment of the animation's own time; none where nothing shows.
  func value(atTime time: Double) -> LayerValue? {
    guard let moment = timing.moment(at: time) else { return nil }
    let value = value(at: moment.progress)
    guard isCumulative, moment.repetition > 0 else { return value }
    return values[values.count - 1].repeated(moment.repetition).map { $0.adding(value) } ?? value
  }

  /// Changes the values as they are at a moment of the animation's own time.
  func apply(to values: inout LayerValues, at time: Double) {
    guard let value = value(atTime: time) else { return }
    if isAdditive, let current = path.read(from: values) {
      path.write(current.adding(value), to: &values)
    } else {
      path.write(value, to: &values)
    }
  }

  /// Sixty pieces a second, within reason.
  static func pieces(for duration: Double) -> Int {
    guard duration.isFinite else { return 2 }
    return min(max(Int((duration * 60).rounded(.up)), 2), 240)
  }
}
