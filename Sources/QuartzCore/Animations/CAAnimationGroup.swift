import CoreGraphics
import Foundation

/// Several animations that begin together and end with the group.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.copied() }
  }

  override var animatedKeys: [String] { (animations ?? []).flatMap(\.animatedKeys) }

  override func tracks(on model: LayerValues) -> [AnimationTrack] {
    let own = AnimationTiming(self)
    return (animations ?? []).flatMap { child -> [AnimationTrack] in
      let part = child.copied()
      if part.duration == 0 { part.duration = duration }
      return part.tracks(on: model).map { track in
        var track = track
        track.timing = track.timing.within(own, delay: child.beginTime)
        if let timingFunction, !timingFunction.isLinear {
          track = track.resampled { timingFunction.progress(at: $0) }
        }
        return track
      }
    }
  }
}
