import CoreGraphics
import Foundation

/// What an animation comes down to: values of one part of a layer, each at its time.
///
/// `presentation()` and the recorder both read tracks, so they cannot disagree.
struct AnimationTrack {
  var path: LayerKeyPath
  var values: [LayerValue]
  var keyTimes: [Double]
  /// One for each gap.
  var paces: [Pace]
  var isAdditive: Bool
  var timing: AnimationTiming

  /// The value at a share of the duration.
  func value(at progress: Double) -> LayerValue {
    guard progress > keyTimes[0] else { return values[0] }
    guard let next = keyTimes.firstIndex(where: { $0 > progress }) else {
      let last = paces.count - 1
      let end = paces[last].progress(at: 1)
      return end == 1
        ? values[values.count - 1]
        : values[last].mixed(with: values[last + 1], at: CGFloat(end))
    }
    let gap = next - 1
    let share = (progress - keyTimes[gap]) / (keyTimes[next] - keyTimes[gap])
    return values[gap].mixed(
      with: values[next], at: CGFloat(paces[gap].progress(at: share)))
  }

  /// Changes the values as they are that many seconds after the beginning.
  func apply(to values: inout LayerValues, at time: Double) {
    guard let progress = timing.progress(at: time) else { return }
    let value = value(at: progress)
    if isAdditive, let current = path.read(from: values) {
      path.write(current.adding(value), to: &values)
    } else {
      path.write(value, to: &values)
    }
  }

  /// The same movement with its time bent, as many short straight pieces.
  func resampled(_ bend: (Double) -> Double) -> AnimationTrack {
    let count = AnimationTrack.pieces(for: timing.duration)
    var track = self
    track.keyTimes = (0...count).map { Double($0) / Double(count) }
    track.values = track.keyTimes.map { value(at: bend($0)) }
    track.paces = [Pace](repeating: .linear, count: count)
    return track
  }

  /// Sixty pieces a second, within reason.
  static func pieces(for duration: Double) -> Int {
    min(max(Int((duration * 60).rounded(.up)), 2), 240)
  }
}

/// How time runs between two values.
enum Pace {
  case linear
  case curve(CAMediaTimingFunction)
  case spring(Spring, duration: Double)
  /// The first value until the end of the gap.
  case held

  func progress(at time: Double) -> Double {
    switch self {
    case .linear: time
    case .curve(let function): function.progress(at: time)
    case .spring(let spring, let duration): spring.progress(at: time * duration)
    case .held: time < 1 ? 0 : 1
    }
  }
}
