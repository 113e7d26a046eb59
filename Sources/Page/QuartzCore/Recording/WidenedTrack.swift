import CoreGraphics
import Foundation

extension AnimationTrack {
  /// Repetitions that go on from each other are written out up to this many.
  private static let mostWrittenOut = 64.0
  /// A scale that grows for ever grows by the same amount each time, which whole transforms do
  /// not; after so many repetitions it stands still.
  private static let mostGrowth = 240.0

  /// What a transform's translation is sent as.
  enum Translation {
    case asPosition, asTransform
  }

  /// The same as an additive animation of the whole value, so that animations of two parts of one
  /// value (`position.x`, `position.y`) run beside each other.
  func widened(on model: LayerValues, _ translation: Translation) -> AnimationTrack {
    let track = writtenOut(on: model)
    return track.made(on: model, translation).growing(as: track, on: model)
  }

  private func made(on model: LayerValues, _ translation: Translation) -> AnimationTrack {
    let track = self
    if translation == .asPosition, let moved = track.moved(on: model) { return moved }
    return track.differences(on: model) ?? track.wholes(on: model)
  }

  /// What every repetition adds is the part's last value, and not its difference from the model:
  /// a jump at the very end, which is never seen, says so.
  private func growing(as part: AnimationTrack, on model: LayerValues) -> AnimationTrack {
    guard isCumulative, isAdditive, path.key == part.path.key, let last = part.values.last,
      let current = part.path.read(from: model)
    else { return self }
    let step = part.whole(part.isAdditive ? last : current.adding(last), on: model)
    guard let growth = step.difference(from: model[path.key]) else { return self }
    var track = self
    track.values.append(growth)
    track.keyTimes.append(1)
    track.paces.append(.linear)
    return track
  }

  /// Differences do not add up as parts do, so what is cumulative becomes one long stretch.
  private func writtenOut(on model: LayerValues) -> AnimationTrack {
    let isTooLong = timing.repeats > AnimationTrack.mostWrittenOut
    guard isCumulative, !isTooLong || path.isScale, let rest = rest(on: model) else { return self }
    var once = self
    once.timing.delay = 0
    once.timing.repeats = min(timing.repeats, AnimationTrack.mostGrowth)
    let length = once.timing.total
    var timing = self.timing
    if timing.repeats > AnimationTrack.mostGrowth {
      (timing.fill, timing.isRemovedOnCompletion) = (.both, false)
    }
    (timing.repeats, timing.autoreverses) = (1, false)
    var track = laid(
      once.timeline(length: length, rest: rest, mostCycles: AnimationTrack.mostGrowth),
      length: length, timing: timing)
    track.timing.delay = self.timing.delay
    return track
  }

  /// A transform's translation is the last thing it does: the same as another position. So it
  /// does not matter in which order it and a rotation were added.
  private func moved(on model: LayerValues) -> AnimationTrack? {
    guard path.key == .transform, model.transform.isAffineInSpace,
      path.part == .translation || path.part == .translationX || path.part == .translationY,
      let current = path.read(from: model)
    else { return nil }
    var track = self
    track.path = LayerKeyPath(.position)
    track.isAdditive = true
    return track.mapped { value in
      guard let way = isAdditive ? value : value.difference(from: current) else { return nil }
      return switch (path.part, way) {
      case (.translation, .size(let size)): .point(CGPoint(x: size.width, y: size.height))
      case (.translationX, .number(let x)): .point(CGPoint(x: x, y: 0))
      case (.translationY, .number(let y)): .point(CGPoint(x: 0, y: y))
      default: nil
      }
    }
  }

  /// The whole value with the part as the animation has it.
  private func whole(_ value: LayerValue, on model: LayerValues) -> LayerValue {
    var values = model
    if isAdditive, let part = path.read(from: model) {
      path.write(part.adding(value), to: &values)
    } else {
      path.write(value, to: &values)
    }
    return values[path.key]
  }

  /// With values close enough to each other that whole transforms between them go the same way.
  private var inSteps: AnimationTrack {
    if path.isRotation { return turningInSteps }
    guard path.key == .transform, path.changesSign(from: values) else { return self }
    return inPieces
  }

  private func differences(on model: LayerValues) -> AnimationTrack? {
    let track = inSteps
    var widened = track
    widened.path = LayerKeyPath(path.key)
    widened.isAdditive = true
    let current = model[path.key]
    widened.values = track.values.compactMap { whole($0, on: model).difference(from: current) }
    return widened.values.count == track.values.count ? widened : nil
  }

  /// Where there are no differences: a layer that is scaled to nothing has none.
  private func wholes(on model: LayerValues) -> AnimationTrack {
    let track = inSteps
    var widened = track
    widened.path = LayerKeyPath(path.key)
    widened.isAdditive = false
    widened.values = track.values.map { whole($0, on: model) }
    return widened
  }
}

extension LayerKeyPath {
  fileprivate var isRotation: Bool {
    part == .rotation || part == .rotationX || part == .rotationY || part == .rotationZ
  }

  fileprivate var isScale: Bool {
    part == .scale || part == .scaleX || part == .scaleY || part == .scaleZ
  }

  /// Whether a scale turns its layer over on its way.
  fileprivate func changesSign(from values: [LayerValue]) -> Bool {
    guard isScale else { return false }
    let numbers = values.compactMap { $0.components?.first }
    return numbers.contains { $0 < 0 } && numbers.contains { $0 > 0 }
  }
}

extension CATransform3D {
  /// Whether nothing of it is perspective.
  fileprivate var isAffineInSpace: Bool { m14 == 0 && m24 == 0 && m34 == 0 && m44 == 1 }
}
