import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

/// Long because every way to take an animator in hand has its test.
@MainActor
@Suite(.serialized)
struct PropertyAnimatorTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() {
    root.addSubview(view)
  }

  private var shownX: CGFloat { view.layer.presentation()?.position.x ?? -1 }

  /// From 10 to 110.
  private func linear(_ duration: Double = 1) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: .linear) { view.center.x = 110 }
  }

  private func isNear(_ one: CGFloat, _ other: CGFloat, _ tolerance: CGFloat = 0.01) -> Bool {
    abs(one - other) <= tolerance
  }

  @Test func itRunsFromStartToEndAndIsInactiveAgain() {
    TestStage.run(showing: root) { stage in
      let animator = linear()
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      #expect(animator.state == .inactive && !animator.isRunning && view.center.x == 10)
      animator.startAnimation()
      #expect(animator.state == .active && animator.isRunning && view.center.x == 110)
      stage.advance(by: 0.25)
      #expect(isNear(shownX, 35) && isNear(animator.fractionComplete, 0.25))
      stage.advance(by: 0.8)
      #expect(ends == [.end] && animator.state == .inactive && !animator.isRunning)
      #expect(view.layer.animationKeys() == nil && view.center.x == 110)
    }
  }

  @Test func aPauseHoldsEverythingAndGoesOnFromThere() {
    TestStage.run(showing: root) { stage in
      let animator = linear()
      animator.startAnimation()
      stage.advance(by: 0.4)
      animator.pauseAnimation()
      #expect(animator.state == .active && !animator.isRunning)
      stage.advance(by: 5)
      #expect(isNear(shownX, 50) && isNear(animator.fractionComplete, 0.4))
      animator.startAnimation()
      #expect(animator.isRunning)
      stage.advance(by: 0.3)
      #expect(isNear(shownX, 80))
      stage.advance(by: 0.31)
      #expect(animator.state == .inactive)
    }
  }

  @Test func scrubbingFollowsTheFingerEvenlyWhateverTheCurve() {
    TestStage.run(showing: root) { stage in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 110 }
      animator.fractionComplete = 0.3
      #expect(animator.state == .active && !animator.isRunning)
      stage.advance(by: 0)
      #expect(isNear(shownX, 40))
      animator.fractionComplete = 0.5
      stage.advance(by: 0)
      #expect(isNear(shownX, 60) && isNear(animator.fractionComplete, 0.5))
    }
  }

  @Test func notLinearlyScrubbedItFollowsItsCurve() {
    TestStage.run(showing: root) { stage in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 110 }
      animator.scrubsLinearly = false
      animator.fractionComplete = 0.5
      stage.advance(by: 0)
      let progress = CAMediaTimingFunction(name: .easeIn).progress(at: 0.5)
      #expect(isNear(shownX, 10 + 100 * progress) && progress < 0.4)
    }
  }

  @Test func pausingMovesNothing() {
    TestStage.run(showing: root) { stage in
      let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.4) {
        view.center.x = 110
      }
      animator.startAnimation()
      for _ in 0..<3 {
        stage.advance(by: 0.1)
        let before = shownX
        animator.pauseAnimation()
        stage.advance(by: 1)
        #expect(isNear(shownX, before, 0.05))
        animator.startAnimation()
        stage.advance(by: 0)
        #expect(isNear(shownX, before, 0.05))
      }
    }
  }

  @Test func reversedItGoesBackAndTheModelIsAsItWas() {
    TestStage.run(showing: root) { stage in
      let animator = linear()
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      stage.advance(by: 0.6)
      animator.isReversed = true
      #expect(isNear(animator.fractionComplete, 0.4))
      stage.advance(by: 0.2)
      #expect(isNear(shownX, 50))
      stage.advance(by: 0.41)
      #expect(ends == [.start] && view.center.x == 10 && view.layer.animationKeys() == nil)
    }
  }

  @Test func stoppedWithoutFinishingTheViewStaysWhereItIsSeen() {
    TestStage.run(showing: root) { stage in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.center.x = 110
        view.alpha = 0
        view.backgroundColor = .red
      }
      animator.addCompletion { _ in Issue.record("must not be told") }
      animator.startAnimation()
      stage.advance(by: 0.25)
      animator.stopAnimation(true)
      #expect(animator.state == .inactive)
      #expect(isNear(view.center.x, 35) && isNear(view.alpha, 0.75))
      #expect(isNear(view.backgroundColor?.cgColor.alpha ?? 0, 0.25))
      stage.advance(by: 2)
      #expect(isNear(view.center.x, 35) && view.layer.animationKeys() == nil)
    }
  }

  @Test(arguments: [UIViewAnimatingPosition.start, .current, .end])
  func stoppedItIsFinishedWhereItIsTold(position: UIViewAnimatingPosition) {
    TestStage.run(showing: root) { stage in
      let animator = linear()
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      stage.advance(by: 0.5)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped && ends.isEmpty)
      animator.finishAnimation(at: position)
      let places: [UIViewAnimatingPosition: CGFloat] = [.start: 10, .current: 60, .end: 110]
      #expect(ends == [position] && isNear(view.center.x, places[position] ?? 0))
      #expect(animator.state == .inactive)
    }
  }

  @Test func delayedAnimationsBeginWithTheirShareOfTheTime() {
    TestStage.run(showing: root) { stage in
      let animator = linear(2)
      animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
      animator.startAnimation()
      stage.advance(by: 1)
      #expect(isNear(shownX, 60) && view.layer.presentation()?.opacity == 1)
      stage.advance(by: 0.5)
      #expect(isNear(CGFloat(view.layer.presentation()?.opacity ?? 0), 0.5))
      animator.pauseAnimation()
      animator.fractionComplete = 0.25
      stage.advance(by: 0)
      #expect(isNear(shownX, 35) && view.layer.presentation()?.opacity == 1)
    }
  }

  @Test func addedWhileItRunsTheyHaveTheTimeThatIsLeft() {
    TestStage.run(showing: root) { stage in
      let animator = linear(2)
      animator.startAnimation()
      stage.advance(by: 1)
      animator.addAnimations { view.alpha = 0 }
      stage.advance(by: 0.5)
      #expect(isNear(CGFloat(view.layer.presentation()?.opacity ?? 0), 0.5))
      #expect(isNear(shownX, 85))
      stage.advance(by: 0.51)
      #expect(animator.state == .inactive)
    }
  }

  @Test func itGoesOnWithAnotherPaceAndDuration() {
    TestStage.run(showing: root) { stage in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
        view.center.x = 110
      }
      animator.fractionComplete = 0.5
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)
      stage.advance(by: 1)
      #expect(isNear(shownX, 85))
      stage.advance(by: 1.01)
      #expect(animator.state == .inactive && view.center.x == 110)
    }
  }

  @Test func itMayPauseAtItsEnd() {
    TestStage.run(showing: root) { stage in
      let animator = linear()
      animator.pausesOnCompletion = true
      animator.addCompletion { _ in Issue.record("must not be told") }
      animator.startAnimation()
      stage.advance(by: 3)
      #expect(animator.state == .active && !animator.isRunning)
      #expect(animator.fractionComplete == 1 && isNear(shownX, 110))
      animator.isReversed = true
      animator.startAnimation()
      stage.advance(by: 0.5)
      #expect(isNear(shownX, 60))
    }
  }

  @Test func aDelayedStartWaits() {
    TestStage.run(showing: root) { stage in
      let animator = linear()
      animator.startAnimation(afterDelay: 2)
      #expect(animator.state == .active && animator.delay == 2)
      stage.advance(by: 1.9)
      #expect(shownX == 10 && animator.fractionComplete == 0)
      stage.advance(by: 0.6)
      #expect(isNear(shownX, 60))
    }
  }

  @Test func aRunningAnimatorRunsAtOnceWithItsOptions() {
    TestStage.run(showing: root) { stage in
      var ends: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0.5, options: [.curveLinear],
        animations: { view.center.x = 110 }, completion: { ends.append($0) })
      #expect(animator.isRunning)
      stage.advance(by: 1)
      #expect(isNear(shownX, 60))
      stage.advance(by: 0.6)
      #expect(ends == [.end])
    }
  }

  @Test func blocksWithinHaveItsTimeAndAreToldOfTheirEnd() {
    TestStage.run(showing: root) { stage in
      var told: [String] = []
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
        #expect(UIView.inheritedAnimationDuration == 2)
        UIView.animate(withDuration: 0.1, animations: { view.center.x = 110 }) {
          told.append("inner \($0)")
        }
      }
      animator.addCompletion { _ in told.append("animator") }
      animator.startAnimation()
      stage.advance(by: 1)
      #expect(isNear(shownX, 60))
      animator.pauseAnimation()
      stage.advance(by: 5)
      animator.startAnimation()
      stage.advance(by: 1.01)
      #expect(told == ["inner true", "animator"])
    }
  }

  @Test func keyframesWithinCanBeScrubbed() {
    TestStage.run(showing: root) { stage in
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
        UIView.animateKeyframes(
          withDuration: 0, delay: 0,
          animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
              view.center.x = 110
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
              view.center.y = 60
            }
          })
      }
      animator.fractionComplete = 0.25
      stage.advance(by: 0)
      #expect(isNear(shownX, 60) && view.layer.presentation()?.position.y == 10)
      animator.fractionComplete = 0.75
      stage.advance(by: 0)
      #expect(isNear(shownX, 110) && isNear(view.layer.presentation()?.position.y ?? 0, 35))
    }
  }

  @Test func itsViewsAreTouchedWhereTheyAreSeen() {
    TestStage.run(showing: root) { stage in
      let animator = linear()
      animator.startAnimation()
      stage.advance(by: 0.5)
      #expect(root.hitTest(CGPoint(x: 60, y: 10), with: nil) === view)
      #expect(root.hitTest(CGPoint(x: 110, y: 10), with: nil) === root)
      stage.advance(by: 0.6)
      #expect(root.hitTest(CGPoint(x: 110, y: 10), with: nil) === view)
      #expect(!MovingViews.contains(view))
    }
  }

  @Test func withManualHitTestingTheyAreWhereTheModelIs() {
    TestStage.run(showing: root) { stage in
      let animator = linear()
      animator.isManualHitTestingEnabled = true
      animator.startAnimation()
      stage.advance(by: 0.5)
      #expect(root.hitTest(CGPoint(x: 110, y: 10), with: nil) === view)
    }
  }

  @Test func withoutInteractionItsViewsAreNotTouched() {
    TestStage.run(showing: root) { stage in
      let animator = linear()
      animator.isUserInteractionEnabled = false
      animator.startAnimation()
      stage.advance(by: 0.5)
      #expect(root.hitTest(CGPoint(x: 60, y: 10), with: nil) === root)
      stage.advance(by: 1)
      #expect(root.hitTest(CGPoint(x: 110, y: 10), with: nil) === view)
    }
  }

  @Test func withoutDurationItIsThereAtOnceAndToldInTheNextTurn() {
    TestStage.run(showing: root) { stage in
      let animator = linear(0)
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      #expect(view.center.x == 110 && ends.isEmpty && view.layer.animationKeys() == nil)
      stage.advance(by: 0)
      #expect(ends == [.end])
    }
  }

  @Test func aSpringThatIsNotMadeForADurationTakesItsOwn() {
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
    let wanted = CASpringAnimation(keyPath: "position").settlingDuration
    #expect(abs(animator.duration - wanted) < 1e-9)
    let other = UIViewPropertyAnimator(
      duration: 9, timingParameters: UISpringTimingParameters(dampingRatio: 0.5))
    #expect(other.duration == 9)
  }

  @Test func scrubbingSendsOneAnimationForEachMove() throws {
    try TestStage.run(showing: root) { stage in
      let recorder = LayerTreeRecorder { _ in }
      _ = recorder.commit(root: root.layer, time: 0)
      let animator = linear()
      animator.pauseAnimation()
      stage.stage.turnEnded()
      _ = recorder.commit(root: root.layer, time: 0)
      for fraction in [0.1, 0.2, 0.3] {
        animator.fractionComplete = CGFloat(fraction)
        stage.stage.turnEnded()
        let operations = try #require(recorder.commit(root: root.layer, time: 0)).operations
        #expect(operations.count == 1)
        guard case .addAnimation(_, _, let wire)? = operations.first else {
          Issue.record("not an animation: \(operations)")
          return
        }
        #expect(wire.rate == 0 && wire.isAdditive)
      }
      stage.advance(by: 1)
      #expect(recorder.commit(root: root.layer, time: 0) == nil)
    }
  }
}
