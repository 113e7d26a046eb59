import CoreGraphics
import Foundation

extension CALayer {
  /// Starts a copy of the animation; one of the same key ends.
  func start(_ animation: CAAnimation, forKey key: String?) {
    let played = animation.copied()
    if played.duration <= 0 { played.duration = CATransaction.animationDuration() }
    let key = (played as? CATransition)?.animatedKey ?? key
    if let key { stopAnimation(forKey: key) }
    let entry = AnimationEntry(
      key: key, animation: animation.isOurs ? played : animation, played: played, layer: self)
    entries.append(entry)
    CATransaction.noteChange(of: self)
    markForRecording()
    CATransaction.noteStart(of: entry)
  }

  func stopAnimation(forKey key: String) {
    if let entry = entries.first(where: { $0.key == key }) { stop(entry) }
  }

  func stop(_ entry: AnimationEntry) {
    guard let index = entries.firstIndex(where: { $0 === entry }) else { return }
    entries.remove(at: index)
    CATransaction.noteChange(of: self)
    markForRecording()
    entry.end(.interrupted)
  }

  /// The entry's time has run out.
  func finish(_ entry: AnimationEntry) {
    if entry.animation.isRemovedOnCompletion { entries.removeAll { $0 === entry } }
    markForRecording()
    entry.end(.ranOut)
  }

  /// What plays under a key, for who wants to have its time in hand.
  @_spi(UIKit) public func animationEntry(forKey key: String) -> AnimationEntry? {
    entries.last { $0.key == key }
  }

  /// The model value with what some of the layer's animations do to it now.
  @_spi(UIKit) public func shownValue(forKey key: String, by some: [AnimationEntry]) -> Any? {
    guard let path = LayerKeyPath(key) else { return nil }
    let model = animatedModel
    var values = model
    let now = CACurrentMediaTime()
    for entry in entries where some.contains(where: { $0 === entry }) {
      let time = entry.ownTime(at: now)
      for track in entry.tracks(on: model) { track.apply(to: &values, at: time) }
    }
    return path.read(from: values)?.boxed
  }

  /// The values that are on the screen at a moment of the clock.
  func shownValues(at now: Double) -> LayerValues {
    let model = animatedModel
    var values = model
    for entry in entries {
      for track in entry.tracks(on: model) {
        track.apply(to: &values, at: entry.ownTime(at: now))
      }
    }
    return values
  }

  /// Animations that are under way on this layer and all below it.
  @_spi(UIKit) public var runningAnimationsInSubtree: Int {
    sublayerList.reduce(entries.filter { !$0.hasEnded }.count) {
      $0 + $1.runningAnimationsInSubtree
    }
  }

  /// What is animated on this layer now, each name once: transitions first, then values.
  @_spi(UIKit) public var runningAnimationNames: [String] {
    let running = entries.filter { !$0.hasEnded }
    var names: Set<String> = []
    for entry in running { names.formUnion(entry.animation.animatedKeys) }
    let order = [CATransition.key] + LayerKey.allCases.map(\.rawValue)
    return order.filter(names.contains) + names.subtracting(order).sorted()
  }

  /// The first free of `key`, `key-2`, `key-3` …: additive animations run beside each other.
  @_spi(UIKit) public func freeAnimationKey(for key: String) -> String {
    guard animation(forKey: key) != nil else { return key }
    var number = 2
    while animation(forKey: "\(key)-\(number)") != nil { number += 1 }
    return "\(key)-\(number)"
  }
}
