import CoreGraphics
import Foundation
import PageProtocol

/// One animation of a layer as a player is told of it.
struct WireAnimation {
  let key: String
  /// Which animation it is, and which of its layer's times it was told with.
  let version: Version
  /// When a player takes it away by itself, on the clock; infinite if it stays.
  let removesItselfAt: Double
  let animation: LayerAnimation

  struct Version: Equatable {
    var number: Int
    var revision: Int
  }
}

extension CALayer {
  /// All that moves on this layer now.
  func wireAnimations(picture: (CGImage) -> UInt64) -> [WireAnimation] {
    let shown = entries.filter { !($0.animation is CATransition) }
    let hidden = coveredEntries(of: shown)
    let parts = coveringParts(of: shown)
    let model = animatedModel
    let lastPlacing = shown.last { $0.played.replacesPosition }?.number ?? 0
    return shown.flatMap { entry -> [WireAnimation] in
      if hidden.contains(entry.number) { return [] }
      let translation: AnimationTrack.Translation =
        entry.number < lastPlacing ? .asTransform : .asPosition
      let animations = entry.wireAnimations(
        on: model, translation: translation,
        without: parts.filter { $0.number > entry.number }.map(\.path), picture: picture)
      return animations.enumerated().map { index, animation in
        WireAnimation(
          key: animations.count > 1 ? "\(entry.key).\(index)" : entry.key,
          version: .init(number: entry.number, revision: entry.revision),
          removesItselfAt: entry.played.isRemovedOnCompletion ? entry.endsAt : .infinity,
          animation: animation)
      }
    }
  }

  /// Animations of a part (`position.x`) that a later one of the same part covers now. Parts are
  /// sent as differences, which would add up; when the later one ends, the other is sent again.
  private func coveredEntries(of entries: [AnimationEntry]) -> Set<Int> {
    guard entries.count > 1 else { return [] }
    let now = CATransaction.lastFlush
    var (covering, hidden): (Set<String>, Set<Int>) = ([], [])
    for entry in entries.reversed() {
      guard let animation = entry.played as? CAPropertyAnimation, !animation.isAdditive,
        let name = animation.keyPath, name.contains(".")
      else { continue }
      if covering.contains(name) { hidden.insert(entry.number) }
      let time = entry.ownTime(at: now)
      if !entry.hasEnded, AnimationTiming(animation).moment(at: time) != nil {
        covering.insert(name)
      }
    }
    return hidden
  }

  /// Parts (`position.x`) that animations replace now. What runs below them has no say in these;
  /// when they end, it is sent again.
  private func coveringParts(of entries: [AnimationEntry]) -> [(number: Int, path: LayerKeyPath)] {
    guard entries.count > 1 else { return [] }
    let now = CATransaction.lastFlush
    return entries.compactMap { entry in
      guard let animation = entry.played as? CAPropertyAnimation, !animation.isAdditive,
        let path = animation.keyPath.flatMap({ LayerKeyPath($0) }), path.part != .whole,
        !entry.hasEnded,
        AnimationTiming(animation).moment(at: entry.ownTime(at: now)) != nil
      else { return nil }
      return (entry.number, path)
    }
  }
}

extension AnimationEntry {
  /// The transition it is, if it is one.
  var wireTransition: LayerTransition? {
    guard let transition = animation as? CATransition else { return nil }
    return LayerTransition(
      kind: transition.wireKind, direction: transition.wireDirection,
      delay: AnimationEntry.rounded(-ownTime(at: CATransaction.lastFlush)),
      duration: transition.duration / max(rate, 1e-3), timing: transition.wireTiming)
  }

  /// A clock of nanoseconds in a Double is not exact to the last bit.
  private static func rounded(_ seconds: Double) -> Double { (seconds * 1e6).rounded() / 1e6 + 0 }

  /// What it does, each value of the layer for itself, counted from the last flush.
  fileprivate func wireAnimations(
    on model: LayerValues, translation: AnimationTrack.Translation, without parts: [LayerKeyPath],
    picture: (CGImage) -> UInt64
  ) -> [LayerAnimation] {
    let time = ownTime(at: CATransaction.lastFlush)
    return tracks(on: model).compactMap { track in
      // The layer draws it by itself.
      if track.path.key == .own { return nil }
      let left = parts.reduce(track) { $0.without($1, on: model) }
      let track = left.path.part == .whole ? left : left.widened(on: model, translation)
      let values = track.values.compactMap { LayerProperty(track.path.key, $0, picture: picture) }
      guard values.count == track.values.count else { return nil }
      let timing = track.timing
      return LayerAnimation(
        values: values, keyTimes: track.keyTimes, timings: track.wireTimings,
        isAdditive: track.isAdditive, delay: AnimationEntry.rounded(timing.delay - time),
        duration: timing.duration, repeatCount: timing.repeats,
        autoreverses: timing.autoreverses, fill: .init(timing.fill),
        isRemovedOnCompletion: timing.isRemovedOnCompletion,
        mode: track.mode == .discrete ? .discrete : .linear, isCumulative: track.isCumulative,
        rate: rate)
    }
  }
}

extension CAAnimation {
  /// Whether what ran before it has no say in where the layer is.
  fileprivate var replacesPosition: Bool {
    if let group = self as? CAAnimationGroup {
      return group.animations?.contains(where: \.replacesPosition) ?? false
    }
    guard let animation = self as? CAPropertyAnimation else { return false }
    return animation.keyPath == "position" && !animation.isAdditive
  }
}

extension AnimationTrack {
  /// The same with a part of its values standing still, because another animation has it.
  fileprivate func without(_ part: LayerKeyPath, on model: LayerValues) -> AnimationTrack {
    guard path.key == part.key, path.part == .whole else { return self }
    return mapped { value in
      if isAdditive {
        if case .transform = value { return value }
        return value.part(part.part)?.neutral.flatMap { value.replacing(part.part, by: $0) }
          ?? value
      }
      return part.read(from: model).flatMap { value.replacing(part.part, by: $0) } ?? value
    } ?? self
  }

  fileprivate var wireTimings: [TimingCurve] {
    paces.enumerated().map { gap, pace in
      TimingCurve(pace, seconds: (keyTimes[gap + 1] - keyTimes[gap]) * timing.duration)
    }
  }
}

extension TimingCurve {
  init(_ function: CAMediaTimingFunction) {
    let points = function.points
    self = function.isLinear ? .linear : .cubic(points.x1, points.y1, points.x2, points.y2)
  }

  init(_ pace: Pace, seconds: Double) {
    switch pace {
    case .linear: self = .linear
    case .curve(let function): self.init(function)
    case .part(let from, let to, let whole) where whole.isLinear: self = .samples([from, to])
    case .spring, .part:
      let count = AnimationTrack.pieces(for: seconds)
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
