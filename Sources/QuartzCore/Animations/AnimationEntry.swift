import CoreGraphics
import Foundation

/// One animation on one layer, from its start to its end.
///
/// It begins with the commit that first carries it; until then it has no begin time.
final class AnimationEntry {
  let key: String
  let animation: CAAnimation
  private(set) weak var layer: CALayer?
  /// Counts all animations of the process; tells two of the same key apart.
  let number: Int
  private(set) var begin: Double?
  private(set) var hasEnded = false
  /// The transactions that wait for it.
  var waiting: [TransactionCompletion] = []

  enum Ending {
    case ranOut, interrupted
  }

  nonisolated(unsafe) private static var count = 0

  init(key: String, animation: CAAnimation, layer: CALayer) {
    AnimationEntry.count += 1
    number = AnimationEntry.count
    (self.key, self.animation, self.layer) = (key, animation, layer)
  }

  static func nextAnonymousKey() -> String { "animation-\(count + 1)" }

  /// When it begins on the clock, if the commit came now.
  func beginsAt(_ now: Double) -> Double { begin ?? planned(now) }

  private func planned(_ now: Double) -> Double {
    guard let layer, animation.beginTime > 0 else { return now + animation.delay }
    return layer.convertTime(animation.beginTime, to: nil)
  }

  /// When it has run out; infinite where it never does.
  var endsAt: Double { (begin ?? .infinity) + AnimationTiming(animation).total }

  func tracks(on model: LayerValues) -> [AnimationTrack] { animation.tracks(on: model) }

  /// The commit that carries it was made.
  func start(at now: Double) {
    guard begin == nil, !hasEnded else { return }
    begin = planned(now)
    AnimationSchedule.shared.add(self)
    animation.delegate?.animationDidStart(animation)
  }

  func end(_ ending: Ending) {
    guard !hasEnded else { return }
    hasEnded = true
    AnimationSchedule.shared.remove(self)
    animation.delegate?.animationDidStop(animation, finished: ending == .ranOut)
    let completions = waiting
    waiting = []
    for completion in completions { completion.animationEnded() }
  }
}
