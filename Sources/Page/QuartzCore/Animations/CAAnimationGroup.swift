import CoreGraphics
import Foundation

/// Several animations that begin together and end with the group.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.copied() }
  }

  override func makePlain() -> CAAnimation { CAAnimationGroup() }

  override var animatedKeys: [String] { (animations ?? []).flatMap(\.animatedKeys) }

  override var properties: [CAPropertyAnimation] { (animations ?? []).flatMap(\.properties) }

  override func tracks(on model: LayerValues) -> [AnimationTrack] {
    (animations ?? []).flatMap { child -> [AnimationTrack] in
      let part = child.copied()
      if part.duration <= 0 { part.duration = duration }
      return part.tracks(on: model).compactMap { place($0, of: part, on: model) }
    }
  }

  /// A child's track on the group's clock.
  private func place(
    _ track: AnimationTrack, of child: CAAnimation, on model: LayerValues
  ) -> AnimationTrack? {
    guard let rest = track.rest(on: model) else { return nil }
    let own = AnimationTiming(self)
    var track = child.speed < 0 && !child.autoreverses ? track.backwards : track
    if child.timeOffset != 0, child.speed != 0 {
      track = track.rotated(by: child.timeOffset, rest: rest)
    }
    let speed = Double(abs(child.speed))
    guard speed > 0 else {
      let held = track.value(atTime: child.timeOffset) ?? rest
      let pieces = [TimelinePiece.held(held, from: 0, to: own.duration)]
      return track.laid(pieces, length: own.duration, timing: own)
    }
    track.timing.delay = track.timing.delay / speed + child.beginTime + child.delay
    track.timing.duration /= speed
    if let clipped = clip(track) { return clipped }
    let pieces = track.timeline(length: own.duration, rest: rest)
    return track.laid(pieces, length: own.duration, timing: own).bent(by: timingFunction)
  }

  /// The track as it is, if the group does nothing to it but end it.
  private func clip(_ track: AnimationTrack) -> AnimationTrack? {
    let (own, child) = (AnimationTiming(self), track.timing)
    guard own.repeats == 1, !own.autoreverses, timingFunction?.isLinear ?? true,
      child.cycle > 0, child.delay >= 0, child.delay < own.duration,
      child.delay == 0 || !child.fillsBackwards,
      child.total >= own.duration || !child.fillsForwards
    else { return nil }
    var track = track
    track.timing.repeats = min(child.repeats, (own.duration - child.delay) / child.cycle)
    let before = child.delay == 0 && own.fillsBackwards
    let after = child.total >= own.duration && own.fillsForwards
    track.timing.fill = before ? (after ? .both : .backwards) : (after ? .forwards : .removed)
    track.timing.isRemovedOnCompletion = own.isRemovedOnCompletion
    return track
  }
}

extension AnimationTrack {
  /// What shows where the animation shows nothing.
  func rest(on model: LayerValues) -> LayerValue? {
    let current = path.read(from: model)
    return isAdditive ? current?.neutral : current
  }
}
