import CoreGraphics
import Foundation
import PageProtocol
import Testing

@testable @_spi(UIKit) import QuartzCore

/// Animations whose time somebody else has in hand.
@MainActor
@Suite(.serialized)
struct DriveTests {
  private let layer = CALayer()

  private func entry(_ set: (CABasicAnimation) -> Void = { _ in }) -> AnimationEntry {
    let animation = CABasicAnimation(keyPath: "position")
    (animation.fromValue, animation.toValue) = (CGPoint(x: -100, y: 0), CGPoint.zero)
    (animation.isAdditive, animation.duration, animation.fillMode) = (true, 2, .both)
    set(animation)
    layer.add(animation, forKey: "move")
    return layer.animationEntry(forKey: "move")!
  }

  private var shown: CGFloat { layer.presentation()?.position.x ?? .nan }

  private func run(_ test: (TestClock) -> Void) {
    TestClock.run { clock in
      layer.setNeedsLayout()
      clock.advance(by: 0)
      test(clock)
    }
  }

  @Test func heldItStandsStill() {
    run { clock in
      let entry = entry()
      entry.play(.held(.asSaid, at: 0.5))
      clock.advance(by: 10)
      #expect(shown == -75 && !entry.hasCome)
    }
  }

  @Test func aStretchTakesTheTimeItIsGiven() {
    run { clock in
      let entry = entry()
      entry.play(AnimationDrive(.asSaid, from: 0.5, to: 2, seconds: 6))
      clock.advance(by: 2)
      #expect(abs(shown + 50) < 1e-9)
      clock.advance(by: 4.01)
      #expect(entry.hasCome && layer.animationKeys() == nil)
    }
  }

  @Test func backwardsItFollowsItsOwnCurveBack() {
    run { clock in
      let entry = entry { $0.timingFunction = CAMediaTimingFunction(name: .easeIn) }
      entry.play(AnimationDrive(.asSaid, from: 2, to: 0, seconds: 2), then: .remains)
      clock.advance(by: 0.5)
      let progress = CAMediaTimingFunction(name: .easeIn).progress(at: 0.75)
      #expect(abs(shown - (-100 + 100 * CGFloat(progress))) < 0.1)
      clock.advance(by: 5)
      #expect(abs(shown + 100) < 1e-6 && entry.hasCome && layer.animationKeys() == ["move"])
    }
  }

  @Test func evenlyItForgetsItsCurveAndMayTakeAnother() {
    run { clock in
      let entry = entry { $0.timingFunction = CAMediaTimingFunction(name: .easeIn) }
      entry.play(.held(.evenly, at: 1))
      clock.advance(by: 0)
      #expect(shown == -50)
      let ease = CAMediaTimingFunction(name: .easeOut)
      entry.play(AnimationDrive(.evenly, from: 1, to: 2, seconds: 4, pacing: .function(ease)))
      clock.advance(by: 1)
      #expect(abs(shown - (-50 + 50 * CGFloat(ease.progress(at: 0.25)))) < 1e-6)
    }
  }

  @Test func anAnimationThatEndedPlaysAgain() {
    run { clock in
      var entry: AnimationEntry?
      let log = StopLog()
      entry = self.entry { ($0.delegate, $0.isRemovedOnCompletion) = (log, false) }
      clock.advance(by: 2.01)
      #expect(log.stops == [true])
      entry?.play(AnimationDrive(.asSaid, from: 2, to: 1, seconds: 1))
      clock.advance(by: 0.5)
      #expect(abs(shown + 25) < 1e-9)
      clock.advance(by: 0.51)
      #expect(log.stops == [true, true])
    }
  }

  private static let drives = [
    AnimationDrive(.asSaid, from: 0.3, to: 1.9, seconds: 3),
    AnimationDrive(.asSaid, from: 1.7, to: 0.1, seconds: 1, wait: 0.5),
    AnimationDrive(.evenly, from: 0.4, to: 2, seconds: 2, pacing: .spring(CASpringAnimation())),
    .held(.asSaid, at: 1.2), .held(.evenly, at: 0.9),
  ]

  @Test(arguments: 0..<5)
  func playersShowWhatThePresentationSays(number: Int) {
    run { clock in
      let drive = DriveTests.drives[number]
      let recorder = LayerTreeRecorder { _ in }
      var playback = WirePlayback(layer: 1)
      @MainActor func commit() {
        CATransaction.flush()
        let now = CACurrentMediaTime()
        playback.apply(recorder.commit(root: layer, time: now)?.operations ?? [], at: now)
      }
      let entry = entry { $0.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut) }
      commit()
      clock.advance(by: 0.7)
      entry.play(drive, then: .remains)
      commit()
      for _ in 0..<8 {
        let wire = playback.shown(.position, at: CACurrentMediaTime(), unset: [0, 0])
        #expect(abs(wire[0] - Double(shown)) < 0.1, "\(wire[0]), not \(shown)")
        clock.advance(by: 0.27)
      }
    }
  }

  @Test func steppedAnimationsKeepTheirSteps() {
    run { clock in
      let animation = CAKeyframeAnimation(keyPath: "opacity")
      animation.values = [0.2, 0.4, 0.6, 0.8]
      (animation.calculationMode, animation.duration) = (.discrete, 4)
      layer.add(animation, forKey: "steps")
      let entry = layer.animationEntry(forKey: "steps")
      entry?.play(AnimationDrive(.asSaid, from: 4, to: 0, seconds: 2))
      clock.advance(by: 0.25)
      #expect(abs((layer.presentation()?.opacity ?? 0) - 0.8) < 1e-6)
      clock.advance(by: 0.5)
      #expect(abs((layer.presentation()?.opacity ?? 0) - 0.6) < 1e-6)
    }
  }
}
