import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct KeyframeAnimationTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  private static let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  init() {
    root.addSubview(view)
  }

  private var shown: CGPoint { view.layer.presentation()?.position ?? .zero }

  private func frame(_ start: Double, _ length: Double, _ changes: @escaping () -> Void) {
    UIView.addKeyframe(
      withRelativeStartTime: start, relativeDuration: length, animations: changes)
  }

  private func threeFrames() {
    frame(0, 0.25) { view.center.x = 110 }
    frame(0.5, 0.25) { view.center.x = 60 }
    frame(0.75, 0.25) { view.alpha = 0 }
  }

  @Test func eachKeyframeHasItsShareOfTheTimeAndValuesAreHeldBetween() {
    TestStage.run(showing: root) { stage in
      var ends: [Bool] = []
      UIView.animateKeyframes(
        withDuration: 4, delay: 0, options: Self.linear, animations: threeFrames
      ) { ends.append($0) }
      #expect(view.center.x == 60 && view.alpha == 0)
      stage.advance(by: 0.5)
      #expect(shown.x == 60)
      stage.advance(by: 1)
      #expect(shown.x == 110)
      stage.advance(by: 1)
      #expect(shown.x == 85 && view.layer.presentation()?.opacity == 1)
      stage.advance(by: 1)
      #expect(shown.x == 60 && view.layer.presentation()?.opacity == 0.5)
      stage.advance(by: 0.6)
      #expect(ends == [true] && view.layer.animationKeys() == nil)
    }
  }

  @Test func oneAnimationRunsForEachValue() {
    TestStage.run(showing: root) { _ in
      UIView.animateKeyframes(withDuration: 4, delay: 0, animations: threeFrames)
      #expect(view.layer.animationKeys() == ["position", "opacity"])
      let animation = view.layer.animation(forKey: "position") as? CAKeyframeAnimation
      #expect(animation?.keyTimes == [0, 0.25, 0.5, 0.75, 1])
      #expect(animation?.isAdditive == true && animation?.duration == 4)
      #expect(animation?.timingFunction == CAMediaTimingFunction(name: .easeInEaseOut))
    }
  }

  @Test(arguments: [
    (UIView.KeyframeAnimationOptions.calculationModeLinear, CAAnimationCalculationMode.linear),
    (.calculationModeDiscrete, .discrete), (.calculationModePaced, .paced),
    (.calculationModeCubic, .cubic), (.calculationModeCubicPaced, .cubicPaced),
  ])
  func everyCalculationModeIsTheAnimations(
    option: UIView.KeyframeAnimationOptions, mode: CAAnimationCalculationMode
  ) {
    TestStage.run(showing: root) { _ in
      UIView.animateKeyframes(withDuration: 4, delay: 0, options: option, animations: threeFrames)
      let animation = view.layer.animation(forKey: "position") as? CAKeyframeAnimation
      #expect(animation?.calculationMode == mode)
    }
  }

  @Test func discreteValuesAreThereWhenTheirKeyframeBegins() {
    TestStage.run(showing: root) { stage in
      UIView.animateKeyframes(
        withDuration: 4, delay: 0, options: [.calculationModeDiscrete, Self.linear],
        animations: threeFrames)
      stage.advance(by: 0.1)
      #expect(shown.x == 110)
      stage.advance(by: 1.8)
      #expect(shown.x == 110)
      stage.advance(by: 0.2)
      #expect(shown.x == 60)
    }
  }

  @Test func pacedValuesFollowEachOtherEvenly() {
    TestStage.run(showing: root) { stage in
      UIView.animateKeyframes(
        withDuration: 3, delay: 0, options: [.calculationModePaced, Self.linear],
        animations: {
          frame(0, 0.1) { view.center.x = 110 }
          frame(0.1, 0.1) { view.center.x = 60 }
        })
      stage.advance(by: 1)
      #expect(abs(shown.x - 60) < 0.01)
      stage.advance(by: 1)
      #expect(abs(shown.x - 110) < 0.01)
    }
  }

  @Test func withinABlockKeyframesTakeItsDuration() {
    TestStage.run(showing: root) { _ in
      UIView.animate(withDuration: 7) {
        UIView.animateKeyframes(withDuration: 1, delay: 0, animations: threeFrames)
      }
      #expect(view.layer.animation(forKey: "position")?.duration == 7)
    }
  }

  @Test func whatIsNestedHasTheKeyframesTime() {
    TestStage.run(showing: root) { stage in
      var ends: [String] = []
      UIView.animateKeyframes(
        withDuration: 4, delay: 0, options: Self.linear,
        animations: {
          frame(0.5, 0.5) {
            UIView.animate(withDuration: 9, animations: { view.center.x = 110 }) {
              ends.append("block \($0)")
            }
            UIView.animateKeyframes(
              withDuration: 9, delay: 0,
              animations: { frame(0.5, 0.5) { view.center.y = 50 } })
          }
        }
      ) { ends.append("whole \($0)") }
      stage.advance(by: 3)
      #expect(shown == CGPoint(x: 60, y: 10))
      stage.advance(by: 0.5)
      #expect(shown == CGPoint(x: 85, y: 30))
      stage.advance(by: 0.6)
      #expect(ends == ["block true", "whole true"])
    }
  }

  @Test func aKeyframeOutsideOfAnAnimationOnlyChanges() {
    TestStage.run(showing: root) { _ in
      frame(0.5, 0.5) { view.center.x = 99 }
      #expect(view.center.x == 99 && view.layer.animationKeys() == nil)
    }
  }

  @Test func theyRepeatAndReturn() {
    TestStage.run(showing: root) { stage in
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: [.repeat, .autoreverse, Self.linear],
        animations: { frame(0, 1) { view.center.x = 110 } })
      stage.advance(by: 1.25)
      #expect(abs(shown.x - 85) < 0.01)
      stage.advance(by: 1)
      #expect(abs(shown.x - 35) < 0.01)
    }
  }
}
