import CoreGraphics
import Foundation
import PageProtocol

extension AnimationEntry {
  /// Seconds from the last flush, which a commit follows, to the beginning.
  private var wireDelay: Double {
    let begin = beginsAt(CATransaction.lastFlush)
    let delay = begin - CATransaction.lastFlush
    // A clock of nanoseconds in a Double is not exact to the last bit.
    return (delay * 1e6).rounded() / 1e6
  }

  /// When a player takes it away by itself; infinite if it stays.
  var removesItselfAt: Double { animation.isRemovedOnCompletion ? endsAt : .infinity }

  /// The transition it is, if it is one.
  var wireTransition: LayerTransition? {
    guard let transition = animation as? CATransition else { return nil }
    return LayerTransition(
      kind: transition.wireKind, delay: wireDelay, duration: transition.duration,
      timing: transition.timingFunction.map { TimingCurve($0) } ?? .linear)
  }

  /// What it does, each value of the layer for itself.
  func wireAnimations(
    on model: LayerValues, picture: (CGImage) -> UInt64
  ) -> [LayerAnimation] {
    tracks(on: model).compactMap { track in
      var track = track.path.part == .whole ? track : track.widened(on: model)
      if track.paces.contains(where: \.isHeld) { track = track.withSteps }
      let values = track.values.compactMap { LayerProperty(track.path.key, $0, picture: picture) }
      guard values.count == track.values.count else { return nil }
      return LayerAnimation(
        values: values, keyTimes: track.keyTimes, timings: track.paces.map { TimingCurve($0) },
        isAdditive: track.isAdditive, delay: wireDelay + track.timing.delay,
        duration: track.timing.duration, repeatCount: track.timing.repeats,
        autoreverses: track.timing.autoreverses, fill: .init(track.timing.fill),
        isRemovedOnCompletion: track.timing.isRemovedOnCompletion)
    }
  }
}

extension AnimationTrack {
  /// The same as an additive animation of the whole value, so that animations of two parts of one
  /// value (`position.x`, `position.y`) run beside each other.
  func widened(on model: LayerValues) -> AnimationTrack {
    let whole = LayerKeyPath(path.key)
    let current = model[path.key]
    // Whole transforms take the shorter way round; many small steps follow every turn.
    let track = path.isRotation ? resampled { $0 } : self
    var widened = track
    widened.path = whole
    widened.isAdditive = true
    let differences = track.values.compactMap { value -> LayerValue? in
      var values = model
      if track.isAdditive, let part = path.read(from: model) {
        path.write(part.adding(value), to: &values)
      } else {
        path.write(value, to: &values)
      }
      return values[path.key].difference(from: current)
    }
    widened.values = differences
    return widened
  }

  /// Steps as pairs of keyframes at one time.
  var withSteps: AnimationTrack {
    var track = self
    (track.values, track.keyTimes, track.paces) = ([values[0]], [keyTimes[0]], [])
    for gap in paces.indices {
      if paces[gap].isHeld {
        track.values.append(values[gap])
        track.keyTimes.append(keyTimes[gap + 1])
        track.paces.append(.linear)
      }
      track.values.append(values[gap + 1])
      track.keyTimes.append(keyTimes[gap + 1])
      track.paces.append(paces[gap].isHeld ? .linear : paces[gap])
    }
    return track
  }
}

extension LayerKeyPath {
  fileprivate var isRotation: Bool {
    part == .rotation || part == .rotationX || part == .rotationY || part == .rotationZ
  }
}

extension Pace {
  fileprivate var isHeld: Bool {
    if case .held = self { return true }
    return false
  }
}

extension TimingCurve {
  init(_ function: CAMediaTimingFunction) {
    let points = function.points
    self = function.isLinear ? .linear : .cubic(points.x1, points.y1, points.x2, points.y2)
  }

  init(_ pace: Pace) {
    switch pace {
    case .linear, .held: self = .linear
    case .curve(let function): self.init(function)
    case .spring(_, let duration):
      let count = AnimationTrack.pieces(for: duration)
      self = .samples((0...count).map { pace.progress(at: Double($0) / Double(count)) })
    }
  }
}

extension LayerAnimation.Fill {
  init(_ mode: CAMediaTimingFillMode) {
    switch mode {
    case .forwards: self = .forwards
    case .backwards: self = .backwards
    case .both: self = .both
    default: self = .removed
    }
  }
}

extension CATransition {
  /// Kinds a player does not know are cross-fades.
  fileprivate var wireKind: LayerTransition.Kind {
    switch type.rawValue {
    case "oglFlip", "flip":
      switch subtype {
      case CATransitionSubtype.fromRight: .flipFromRight
      case CATransitionSubtype.fromTop: .flipFromTop
      case CATransitionSubtype.fromBottom: .flipFromBottom
      default: .flipFromLeft
      }
    case "pageCurl": .curlUp
    case "pageUnCurl": .curlDown
    default: .crossDissolve
    }
  }
}
