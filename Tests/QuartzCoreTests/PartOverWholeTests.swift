import CoreGraphics
import Foundation
import PageProtocol
import Testing

@testable @_spi(UIKit) import QuartzCore

/// What players show where animations of a part and of the whole meet, beside `presentation()`.
@MainActor
@Suite(.serialized)
struct PartOverWholeTests {
  private final class Scene {
    let layer = CALayer()
    private let recorder = LayerTreeRecorder { _ in }
    private var playback = WirePlayback(layer: 1)

    func commit() {
      CATransaction.flush()
      let now = CACurrentMediaTime()
      playback.apply(recorder.commit(root: layer, time: now)?.operations ?? [], at: now)
    }

    func shown(_ key: LayerProperty.Key, unset: [Double]) -> [Double] {
      playback.shown(key, at: CACurrentMediaTime(), unset: unset)
    }

    func step(_ clock: TestClock, _ seconds: Double) {
      clock.advance(by: seconds)
      commit()
    }
  }

  private func move(
    _ path: String, _ from: Any, _ to: Any, _ duration: Double
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: path)
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, duration)
    return animation
  }

  private func expectPosition(_ scene: Scene, _ moment: String) {
    let shown = scene.shown(.position, unset: [0, 0])
    let wanted = scene.layer.presentation()?.position ?? .zero
    #expect(
      abs(shown[0] - wanted.x) < 1e-6 && abs(shown[1] - wanted.y) < 1e-6, "\(moment): \(shown)")
  }

  @Test func aPartReplacesTheRunningWholesAndGivesItBack() {
    TestClock.run { clock in
      let scene = Scene()
      scene.layer.position = CGPoint(x: 5, y: 7)
      scene.commit()
      scene.layer.add(
        move("position", CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 200), 4), forKey: "whole")
      scene.step(clock, 0)
      scene.step(clock, 1)
      scene.layer.add(move("position.x", 300, 400, 1), forKey: "part")
      scene.step(clock, 0)
      for moment in ["begin", "middle", "late", "after", "later"] {
        expectPosition(scene, moment)
        scene.step(clock, 0.4)
      }
    }
  }

  @Test func aPartReplacesARunningDifferenceToo() {
    TestClock.run { clock in
      let scene = Scene()
      scene.layer.position = CGPoint(x: 5, y: 7)
      scene.commit()
      let difference = move("position", CGPoint(x: -50, y: -60), CGPoint.zero, 4)
      difference.isAdditive = true
      scene.layer.add(difference, forKey: "whole")
      scene.layer.add(move("position.y", 30, 40, 1), forKey: "part")
      scene.step(clock, 0)
      for moment in ["begin", "middle", "late", "after"] {
        expectPosition(scene, moment)
        scene.step(clock, 0.4)
      }
    }
  }

  @Test func aScaleThatGrowsForEverGrowsByTheSameEachTime() throws {
    TestClock.run { clock in
      let scene = Scene()
      scene.commit()
      let growth = move("transform.scale", 1, 1.5, 1)
      (growth.isCumulative, growth.repeatCount) = (true, .infinity)
      scene.layer.add(growth, forKey: "growth")
      scene.step(clock, 0)
      let identity = CATransform3DIdentity.rows.map { Double($0) }
      for _ in 0..<5 {
        let shown = scene.shown(.transform, unset: identity)
        let wanted = scene.layer.presentation()?.transform.m11 ?? 0
        #expect(abs(shown[0] - Double(wanted)) < 1e-6, "\(shown[0]), not \(wanted)")
        clock.advance(by: 1.25)
      }
    }
  }

  @Test func anEndlessRotationStillTurnsForEver() {
    TestClock.run { clock in
      let scene = Scene()
      scene.commit()
      let turn = move("transform.rotation.z", 0, 1, 1)
      (turn.isCumulative, turn.repeatCount) = (true, .infinity)
      scene.layer.add(turn, forKey: "turn")
      scene.step(clock, 0)
      clock.advance(by: 1000.5)
      let shown = scene.shown(
        .transform, unset: CATransform3DIdentity.rows.map { Double($0) })
      #expect(abs(shown[0] - cos(1000.5)) < 1e-3)
    }
  }
}
