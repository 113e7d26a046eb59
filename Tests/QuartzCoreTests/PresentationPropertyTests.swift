import CoreGraphics
import Foundation
import PageProtocol
import Testing

@testable @_spi(UIKit) import QuartzCore

/// What a page reads from `presentation()` is what a player shows of the commits, at any moment.
@MainActor
struct PresentationPropertyTests {
  private final class Scene {
    let recorder = LayerTreeRecorder { _ in }
    let (root, layer) = (CALayer(), CALayer())
    var playback = WirePlayback(layer: 2)

    init() {
      layer.bounds = CGRect(x: 0, y: 0, width: 1, height: 2)
      layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      root.addSublayer(layer)
      commit()
    }

    func commit() {
      CATransaction.flush()
      let operations = recorder.commit(root: root, time: CACurrentMediaTime())?.operations ?? []
      playback.apply(operations, at: CATransaction.lastFlush)
    }

    /// The greatest difference between both sides.
    func difference() -> (key: LayerKey, by: Double) {
      let now = CACurrentMediaTime()
      let shown = layer.shownValues(at: now)
      let keys: [LayerKey] = [
        .opacity, .cornerRadius, .zPosition, .shadowRadius, .anchorPoint, .bounds,
        .backgroundColor,
      ]
      var worst: (key: LayerKey, by: Double) = (.opacity, 0)
      func note(_ key: LayerKey, _ one: [Double], _ other: [Double]) {
        let by = zip(one, other).map { abs($0 - $1) }.max() ?? 0
        if by > worst.by || by.isNaN { worst = (key, by) }
      }
      for key in keys {
        let (mine, unset) = (numbers(shown, key), numbers(LayerValues(), key))
        note(key, mine, playback.shown(Scene.wire(key), at: now, unset: unset))
      }
      // A translation may be played as another position: what counts is where points come to.
      note(.transform, place(numbers(shown, .transform), numbers(shown, .position)), wirePlace(now))
      return worst
    }

    private func numbers(_ values: LayerValues, _ key: LayerKey) -> [Double] {
      LayerProperty(key, values[key], picture: { _ in 0 })?.numbers ?? []
    }

    private static func wire(_ key: LayerKey) -> LayerProperty.Key {
      LayerProperty(key, LayerValues()[key], picture: { _ in 0 })!.key
    }

    private func place(_ rows: [Double], _ position: [Double]) -> [Double] {
      var rows = rows
      rows[12] += position[0]
      rows[13] += position[1]
      return rows
    }

    private func wirePlace(_ now: Double) -> [Double] {
      place(
        playback.shown(
          .transform, at: now, unset: CATransform3DIdentity.rows.map { Double($0) }),
        playback.shown(.position, at: now, unset: [0, 0]))
    }
  }

  @Test(arguments: 1...50)
  func thePresentationIsWhatAPlayerShows(seed: Int) {
    TestClock.run { clock in
      let scene = Scene()
      var made = RandomAnimation(random: SeededRandom(seed: UInt64(seed)))
      for step in 0..<40 {
        change(scene, &made, step)
        scene.commit()
        clock.advance(by: made.random.number(0.01...0.4))
        let found = scene.difference()
        let tolerance = made.isSampled ? 0.12 : 1e-5
        #expect(found.by < tolerance, "step \(step): \(found.key) \(found.by)")
        if !(found.by < tolerance) { return }
      }
    }
  }

  private func change(_ scene: Scene, _ made: inout RandomAnimation, _ step: Int) {
    let layer = scene.layer
    switch made.random.whole(0...9) {
    case 0...3:
      let (path, sort) = made.random.one(of: RandomAnimation.paths)
      // Two animations of one value are their own subject.
      let whole = path.split(separator: ".")[0]
      guard !(layer.animationKeys() ?? []).contains(where: { $0.hasPrefix(whole) }) else { return }
      layer.add(made.animation(path, sort), forKey: path)
    case 4:
      guard let key = layer.animationKeys()?.first else { return }
      layer.removeAnimation(forKey: key)
    case 5:
      let target = made.random.chance(50) ? layer : scene.root
      target.speed = Float(made.random.one(of: [0, 0.5, 1, 2]))
    case 6: layer.timeOffset = made.random.number(0...1)
    case 7:
      CATransaction.setDisableActions(true)
      layer.position.x = CGFloat(made.random.number(0...3))
      layer.opacity = Float(made.random.number(0...1))
    default: break
    }
  }
}
