import CoreGraphics
import Foundation

extension CALayer {
  /// Starts a copy of the animation; one of the same key ends.
  func start(_ animation: CAAnimation, forKey key: String?) {
    let played = animation.copied()
    if played.duration <= 0 { played.duration = CATransaction.animationDuration() }
    let key = played is CATransition ? CATransition.key : key
    if let key { stopAnimation(forKey: key) }
    let entry = AnimationEntry(
      key: key, animation: animation.isOurs ? played : animation, played: played, layer: self)
    entries.append(entry)
    CATransaction.noteChange(of: self)
    markForRecording()
    CATransaction.noteStart(of: entry)
  }

  func stopAnimation(forKey key: String) {
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return }
    let entry = entries.remove(at: index)
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

  /// The values that are on the screen at a moment of the clock.
  func shownValues(at now: Double) -> LayerValues {
    var values = modelValues
    for entry in entries {
      for track in entry.tracks(on: modelValues) {
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
