import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore

/// A page's own kind of animation.
private final class Wobble: CABasicAnimation {
  let strength: Int

  override init() {
    strength = 3
    super.init()
    keyPath = "position.x"
  }

  required init?(coder: NSCoder) { nil }

  override class func defaultValue(forKey key: String) -> Any? {
    key == "duration" ? 1.5 : super.defaultValue(forKey: key)
  }
}

/// Animations as objects: copies, names, keys, who is told.
@MainActor
struct AnimationObjectTests {
  @Test func aLayerTakesACopy() {
    TestClock.run { _ in
      let (layer, animation) = (CALayer(), CABasicAnimation(keyPath: "opacity"))
      animation.duration = 2
      layer.add(animation, forKey: "fade")
      animation.duration = 9
      #expect(layer.animation(forKey: "fade") !== animation)
      #expect(layer.animation(forKey: "fade")?.duration == 2)
    }
  }

  @Test func aCopyHasEverything() throws {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.values = [1, 2]
    animation.keyTimes = [0, 1]
    animation.rotationMode = .rotateAuto
    animation.tensionValues = [0.5]
    (animation.speed, animation.timeOffset, animation.isCumulative) = (2, 3, true)
    animation.setValue("mine", forKey: "note")
    let copy = try #require(animation.copy() as? CAKeyframeAnimation)
    #expect(copy.keyTimes == [0, 1] && copy.rotationMode == .rotateAuto)
    #expect(copy.tensionValues == [0.5] && copy.keyPath == "position")
    #expect(copy.speed == 2 && copy.timeOffset == 3 && copy.isCumulative)
    #expect(copy.value(forKey: "note") as? String == "mine")
  }

  @Test func keyValueCodingKnowsAnAnimationsOwnValues() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue(2.5, forKey: "duration")
    animation.setValue(NSNumber(value: 3), forKey: "repeatCount")
    animation.setValue(false, forKey: "removedOnCompletion")
    animation.setValue(0.5, forKey: "toValue")
    animation.setValue("hop", forKey: "name")
    #expect(animation.duration == 2.5 && animation.repeatCount == 3)
    #expect(!animation.isRemovedOnCompletion && animation.toValue as? Double == 0.5)
    #expect(animation.value(forKey: "duration") as? Double == 2.5)
    #expect(animation.value(forKey: "name") as? String == "hop")
    #expect(animation.value(forKey: "nothing") == nil)
  }

  @Test func aNewAnimationHasApplesValues() {
    let animation = CABasicAnimation()
    #expect(animation.duration == 0 && animation.speed == 1 && animation.beginTime == 0)
    #expect(animation.isRemovedOnCompletion && animation.fillMode == .removed)
    #expect(animation.timingFunction == nil && animation.delegate == nil)
    #expect(!animation.isAdditive && !animation.isCumulative && animation.keyPath == nil)
    let spring = CASpringAnimation()
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    #expect(CATransition().type == .fade && CATransition().endProgress == 1)
    #expect(CAAnimation.defaultValue(forKey: "removedOnCompletion") as? Bool == true)
  }

  @Test func aPagesOwnClassStaysItself() {
    TestClock.run { clock in
      let (layer, wobble) = (CALayer(), Wobble())
      #expect(wobble.duration == 1.5)
      (wobble.fromValue, wobble.toValue) = (0, 30)
      layer.add(wobble, forKey: "wobble")
      #expect((layer.animation(forKey: "wobble") as? Wobble)?.strength == 3)
      clock.advance(by: 0.5)
      #expect(layer.presentation()?.position.x == 10)
    }
  }

  @Test func aPresentationIsInATreeOfPresentations() {
    TestClock.run { clock in
      let (root, parent, child) = (CALayer(), CALayer(), CALayer())
      for layer in [root, parent, child] {
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.anchorPoint = .zero
      }
      root.addSublayer(parent)
      parent.addSublayer(child)
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 300, 2)
      parent.add(animation, forKey: "slide")
      clock.advance(by: 1)
      #expect(child.presentation()?.convert(CGPoint.zero, to: nil) == CGPoint(x: 150, y: 0))
      let hit = root.presentation()?.hitTest(CGPoint(x: 200, y: 50))
      #expect(hit !== child && hit?.model() === child)
      #expect(root.hitTest(CGPoint(x: 50, y: 50)) === child)
    }
  }

  @Test func withoutAKeyNobodyFindsIt() {
    TestClock.run { clock in
      let (layer, log) = (CALayer(), StopLog())
      for _ in 0..<2 {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.duration, animation.delegate) = (1, log)
        layer.add(animation, forKey: nil)
      }
      #expect(layer.animationKeys() == nil && layer.entries.count == 2)
      layer.removeAllAnimations()
      #expect(log.stops == [false, false] && layer.entries.isEmpty)
    }
  }

  @Test func theDelegateIsToldOfTheStartWithTheCommitAndOfTheEnd() {
    final class Log: CAAnimationDelegate {
      var told: [String] = []
      func animationDidStart(_ anim: CAAnimation) {
        told.append("start \(anim.value(forKey: "name") as? String ?? "")")
      }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        told.append("stop \(anim.value(forKey: "name") as? String ?? "") \(flag)")
      }
    }
    TestClock.run { clock in
      let (layer, log) = (CALayer(), Log())
      for (name, duration) in [("long", 2.0), ("short", 1.0)] {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.duration, animation.delegate) = (duration, log)
        animation.setValue(name, forKey: "name")
        layer.add(animation, forKey: name)
      }
      #expect(log.told.isEmpty)
      clock.advance(by: 3)
      #expect(log.told == ["start long", "start short", "stop short true", "stop long true"])
    }
  }

  @Test func anAnimationIsAnActionOfItsOwn() {
    TestClock.run { _ in
      let layer = CALayer()
      let action: CAAction = CABasicAnimation(keyPath: "opacity")
      action.run(forKey: "onOrderIn", object: layer, arguments: nil)
      #expect(layer.animationKeys() == ["onOrderIn"])
    }
  }

  @Test func aTimingFunctionTellsItsPoints() {
    let function = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    var point: [Float] = [0, 0]
    let points = (0..<4).map { index -> [Float] in
      function.getControlPoint(at: index, values: &point)
      return point
    }
    #expect(points == [[0, 0], [0.1, 0.2], [0.3, 0.4], [1, 1]])
    #expect(
      CAMediaTimingFunction(name: .easeIn) == CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1))
  }

  @Test func frameRatesAreRanges() {
    let range = CAFrameRateRange(minimum: 30, maximum: 60, preferred: 60)
    #expect(CAFrameRateRangeIsEqualToRange(range, CAFrameRateRangeMake(30, 60, 60)))
    #expect(CABasicAnimation().preferredFrameRateRange == .default)
  }
}
