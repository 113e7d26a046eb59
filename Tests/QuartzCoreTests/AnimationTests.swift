import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore

@MainActor
struct AnimationTests {
  private func fade(_ from: CGFloat?, _ to: CGFloat?, duration: Double = 2) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue) = (from, to)
    animation.duration = duration
    return animation
  }

  private func shownOpacity(_ layer: CALayer) -> Float { layer.presentation()?.opacity ?? -1 }

  @Test func thePresentationMovesAndTheModelDoesNot() {
    TestClock.run { clock in
      let layer = CALayer()
      layer.add(fade(0, 1), forKey: "fade")
      clock.advance(by: 0.5)
      #expect(shownOpacity(layer) == 0.25)
      #expect(layer.opacity == 1)
      layer.opacity = 0.8
      clock.advance(by: 2)
      #expect(shownOpacity(layer) == 0.8)
    }
  }

  @Test func whatIsNotSetComesFromTheModel() {
    TestClock.run { clock in
      let layer = CALayer()
      layer.opacity = 0.5
      layer.add(fade(nil, 1), forKey: "fade")
      clock.advance(by: 1)
      #expect(shownOpacity(layer) == 0.75)
      layer.add(fade(0, nil), forKey: "fade")
      clock.advance(by: 1)
      #expect(shownOpacity(layer) == 0.25)
    }
  }

  @Test func thereAndBackAndAgain() {
    TestClock.run { clock in
      let (layer, log) = (CALayer(), StopLog())
      let animation = fade(0, 1, duration: 1)
      animation.autoreverses = true
      animation.repeatCount = 2
      animation.delegate = log
      layer.add(animation, forKey: nil)
      clock.advance(by: 1.25)
      #expect(shownOpacity(layer) == 0.75)
      clock.advance(by: 1)
      #expect(shownOpacity(layer) == 0.25)
      #expect(log.stops.isEmpty)
      clock.advance(by: 2)
      #expect(log.stops == [true])
    }
  }

  @Test func fillingKeepsTheEnds() {
    TestClock.run { clock in
      let layer = CALayer()
      let animation = fade(0.2, 0.6, duration: 1)
      animation.beginTime = CACurrentMediaTime() + 1
      animation.fillMode = .both
      animation.isRemovedOnCompletion = false
      layer.add(animation, forKey: "fade")
      clock.advance(by: 0.5)
      #expect(abs(shownOpacity(layer) - 0.2) < 1e-6)
      clock.advance(by: 5)
      #expect(abs(shownOpacity(layer) - 0.6) < 1e-6)
      #expect(layer.runningAnimationsInSubtree == 0)
    }
  }

  @Test func oneOfTheSameKeyEndsTheOther() {
    TestClock.run { clock in
      let (layer, log) = (CALayer(), StopLog())
      let animation = fade(0, 1)
      animation.delegate = log
      layer.add(animation, forKey: "fade")
      clock.advance(by: 0.5)
      layer.add(fade(1, 0), forKey: "fade")
      #expect(log.stops == [false])
    }
  }

  @Test func differencesAddUp() {
    TestClock.run { clock in
      let layer = CALayer()
      layer.position = CGPoint(x: 100, y: 0)
      for (key, reach) in [("one", -100.0), ("two", -20.0)] {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.isAdditive = true
        (animation.fromValue, animation.toValue) = (reach, 0)
        animation.duration = 2
        layer.add(animation, forKey: key)
      }
      clock.advance(by: 1)
      #expect(layer.presentation()?.position == CGPoint(x: 40, y: 0))
    }
  }

  @Test func keyframesHaveTheirTimes() {
    TestClock.run { clock in
      let layer = CALayer()
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      animation.values = [0, 10, 50]
      animation.keyTimes = [0, 0.75, 1]
      animation.duration = 4
      layer.add(animation, forKey: nil)
      clock.advance(by: 1.5)
      #expect(layer.presentation()?.position.x == 5)
      clock.advance(by: 2)
      #expect(layer.presentation()?.position.x == 30)
    }
  }

  @Test func aGroupEndsWhatRunsLonger() {
    TestClock.run { clock in
      let (layer, log) = (CALayer(), StopLog())
      let group = CAAnimationGroup()
      group.animations = [fade(0, 1, duration: 10)]
      group.duration = 1
      group.delegate = log
      layer.add(group, forKey: "group")
      clock.advance(by: 0.5)
      #expect(abs(shownOpacity(layer) - 0.05) < 1e-6)
      clock.advance(by: 0.6)
      #expect(log.stops == [true])
      #expect(shownOpacity(layer) == 1)
    }
  }

  @Test func easingIsSlowAtItsEnds() {
    let function = CAMediaTimingFunction(name: .easeInEaseOut)
    #expect(function.progress(at: 0.1) < 0.05)
    #expect(abs(function.progress(at: 0.5) - 0.5) < 1e-9)
    #expect(function.progress(at: 0.9) > 0.95)
    #expect(CAMediaTimingFunction(name: .linear).progress(at: 0.3) == 0.3)
  }

  @Test(arguments: [0.3, 0.5, 0.8])
  func aSpringFitsItsDuration(ratio: Double) {
    let duration = 1.5
    let fit = Spring.fitting(dampingRatio: ratio, duration: duration, velocity: 0)
    let root = (1 - ratio * ratio).squareRoot()
    let omega = log(1000 * ratio / root) / (ratio * duration)
    #expect(abs(fit.stiffness - omega * omega) < 1e-3 * fit.stiffness)
    #expect(abs(fit.damping - 2 * ratio * omega) < 1e-3 * fit.damping)
    let spring = Spring(
      mass: 1, stiffness: fit.stiffness, damping: fit.damping, velocity: 0)
    #expect(abs(spring.progress(at: duration) - 1) < 0.004)
    let peak = stride(from: 0, to: duration, by: 0.01).map(spring.progress).max() ?? 0
    #expect(peak > 1)
  }

  @Test func turningFollowsTheAngleAndNotTheShortestWay() {
    TestClock.run { clock in
      let layer = CALayer()
      let animation = CABasicAnimation(keyPath: "transform.rotation.z")
      (animation.fromValue, animation.toValue) = (0, CGFloat.pi * 2)
      animation.duration = 4
      layer.add(animation, forKey: nil)
      clock.advance(by: 1)
      let transform = layer.presentation()?.transform ?? CATransform3DIdentity
      #expect(abs(transform.m11) < 1e-9 && abs(transform.m12 - 1) < 1e-9)
    }
  }
}
