import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

/// What is known of completions, touches, springs and raw values of UIView's animations.
@MainActor
@Suite(.serialized)
struct AnimationLawTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() {
    root.addSubview(view)
  }

  private func animation(_ key: String) -> CABasicAnimation? {
    view.layer.animation(forKey: key) as? CABasicAnimation
  }

  // MARK: Completion

  @Test(arguments: [0, -1])
  func withoutDurationTheCompletionComesWithTheNextTurn(duration: Double) {
    TestStage.run(showing: root) { stage in
      var ends: [Bool] = []
      UIView.animate(withDuration: duration, animations: { view.alpha = 0 }) { ends.append($0) }
      #expect(ends.isEmpty)
      stage.advance(by: 0)
      #expect(ends == [true])
    }
  }

  @Test func aBlockThatChangesNothingCompletesAtOnceWithTrue() {
    TestStage.run(showing: root) { _ in
      var ends: [Bool] = []
      UIView.animate(withDuration: 5, animations: {}) { ends.append($0) }
      #expect(ends == [true])
    }
  }

  @Test func positionAnimatedAgainDoesNotStopTheFirstWhichCompletesNormally() {
    TestStage.run(showing: root) { stage in
      var ends: [String] = []
      UIView.animate(withDuration: 1, animations: { view.center.x = 100 }) {
        ends.append("1 \($0)")
      }
      stage.advance(by: 0.5)
      UIView.animate(withDuration: 1, animations: { view.center.x = 50 }) { ends.append("2 \($0)") }
      stage.advance(by: 0.6)
      #expect(ends == ["1 true"])
      stage.advance(by: 0.5)
      #expect(ends == ["1 true", "2 true"])
    }
  }

  @Test func alphaAnimatedAgainReplacesTheFirstWhichHasNotFinished() {
    TestStage.run(showing: root) { stage in
      var ends: [Bool] = []
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { ends.append($0) }
      stage.advance(by: 0.5)
      UIView.animate(withDuration: 1) { view.alpha = 1 }
      #expect(ends == [false])
    }
  }

  // MARK: Touches

  @Test func duringAnAnimationInteractionIsOffUnlessItIsAllowed() {
    TestStage.run(showing: root) { stage in
      let place = CGPoint(x: 10, y: 10)
      UIView.animate(withDuration: 1) { view.alpha = 0.5 }
      #expect(root.hitTest(place, with: nil) === root)
      stage.advance(by: 1.1)
      UIView.animate(
        withDuration: 1, delay: 0, options: .allowUserInteraction, animations: { view.alpha = 1 })
      #expect(root.hitTest(place, with: nil) === view)
    }
  }

  @Test func hitTestingUsesTheModelsGeometryAndNotThePresentations() {
    TestStage.run(showing: root) { stage in
      UIView.animate(
        withDuration: 1, delay: 0, options: .allowUserInteraction,
        animations: { view.center.x = 150 })
      stage.advance(by: 0.2)
      #expect(root.hitTest(CGPoint(x: 150, y: 10), with: nil) === view)
      #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === root)
    }
  }

  // MARK: Springs

  @Test(arguments: [(0.2, 1.0), (0.5, 1.0), (0.7, 0.3), (0.9, 2.0)])
  func aSpringWithoutVelocityFollowsTheLaw(ratio: Double, duration: Double) {
    let frequency = log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * duration)
    let fit = Spring.fitting(dampingRatio: ratio, duration: duration, velocity: 0)
    #expect(abs(fit.stiffness / (frequency * frequency) - 1) < 1e-6)
    #expect(abs(fit.damping / (2 * ratio * frequency) - 1) < 1e-6)
  }

  @Test(arguments: [(0.3, 5.0), (0.6, -3.0), (1.0, 0.0), (1.0, 4.0)])
  func aSpringIsWithinAThousandthOfItsEndAfterItsDuration(ratio: Double, velocity: Double) {
    let fit = Spring.fitting(dampingRatio: ratio, duration: 1.5, velocity: velocity)
    let (frequency, decay) = (fit.stiffness.squareRoot(), fit.damping / 2)
    let rest =
      if ratio == 1 {
        (1 + (frequency - velocity) * 1.5) * exp(-frequency * 1.5)
      } else {
        abs((velocity - decay) / (frequency * (1 - ratio * ratio).squareRoot())) * exp(-decay * 1.5)
      }
    #expect(abs(abs(rest) - 0.001) < 1e-9)
  }

  @Test func aViewsSpringHasTheLawsStiffnessAndDamping() {
    TestStage.run(showing: root) { _ in
      UIView.animate(
        withDuration: 2, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
        animations: { view.center.x = 100 })
      let frequency = log(500 / 0.75.squareRoot())
      let spring = animation("position") as? CASpringAnimation
      #expect(abs(Double(spring?.stiffness ?? 0) - frequency * frequency) < 1e-3)
      #expect(spring?.mass == 1 && spring?.duration == 2)
    }
  }

  // MARK: Raw values

  @Test func curvesAreShiftedBySixteenBits() {
    let curves: [UIView.AnimationOptions] = [
      .curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear,
    ]
    #expect(curves.map(\.rawValue) == [0, 1 << 16, 2 << 16, 3 << 16])
    let cases: [UIView.AnimationCurve] = [.easeInOut, .easeIn, .easeOut, .linear]
    #expect(cases.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test func transitionsAreShiftedByTwentyBits() {
    let transitions: [UIView.AnimationOptions] = [
      .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp, .transitionCurlDown,
      .transitionCrossDissolve, .transitionFlipFromTop, .transitionFlipFromBottom,
    ]
    #expect(transitions.map(\.rawValue) == (1...7).map { UInt($0) << 20 })
  }

  @Test func otherOptionsHaveTheirBits() {
    let options: [UIView.AnimationOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent,
      .showHideTransitionViews, .overrideInheritedOptions,
    ]
    #expect(options.map(\.rawValue) == (0..<10).map { 1 << UInt($0) })
    let modes: [UIView.KeyframeAnimationOptions] = [
      .calculationModeLinear, .calculationModeDiscrete, .calculationModePaced,
      .calculationModeCubic, .calculationModeCubicPaced,
    ]
    #expect(modes.map(\.rawValue) == (0...4).map { UInt($0) << 10 })
    #expect(UIView.AnimationOptions.preferredFramesPerSecond60.rawValue == 3 << 24)
    #expect(UIView.AnimationOptions.preferredFramesPerSecond30.rawValue == 7 << 24)
  }

  @Test func theKeyboardsCurveIsNumberSeven() {
    TestStage.run(showing: root) { _ in
      UIView.animate(
        withDuration: 1, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16),
        animations: { view.center.x = 100 })
      let curve = animation("position")?.timingFunction
      #expect(curve == CAMediaTimingFunction(controlPoints: 0.38, 0.7, 0.125, 1))
    }
  }
}
