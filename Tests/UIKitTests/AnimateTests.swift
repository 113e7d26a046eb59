import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

/// Long because each form of `UIView.animate` has its test.
@MainActor
@Suite(.serialized)
struct AnimateTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() {
    root.addSubview(view)
  }

  @Test func theModelIsThereAtOnceAndTheScreenFollows() {
    TestStage.run(showing: root) { stage in
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 110 })
      #expect(view.center.x == 110)
      stage.advance(by: 0.25)
      #expect(view.layer.presentation()?.position.x == 35)
    }
  }

  @Test func differencesRunBesideEachOtherAndBothFinish() {
    TestStage.run(showing: root) { stage in
      var ends: [String] = []
      UIView.animate(withDuration: 1, animations: { view.center.x = 110 }) {
        ends.append("first \($0)")
      }
      stage.advance(by: 0.5)
      UIView.animate(withDuration: 1, animations: { view.center.x = 60 }) {
        ends.append("second \($0)")
      }
      #expect(view.layer.animationKeys() == ["position", "position-2"])
      stage.advance(by: 0.6)
      #expect(ends == ["first true"])
      stage.advance(by: 0.5)
      #expect(ends == ["first true", "second true"])
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test func anAlphaThatIsAnimatedAgainStopsTheFirst() {
    TestStage.run(showing: root) { stage in
      var ends: [String] = []
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { ends.append("first \($0)") }
      stage.advance(by: 0.5)
      UIView.animate(withDuration: 1, animations: { view.alpha = 1 }) {
        ends.append("second \($0)")
      }
      #expect(ends == ["first false"])
      let animation = view.layer.animation(forKey: "opacity") as? CABasicAnimation
      #expect(animation?.fromValue as? CGFloat == 0 && animation?.isAdditive == false)
      stage.advance(by: 1.1)
      #expect(ends == ["first false", "second true"])
    }
  }

  @Test func fromTheCurrentStateStartsWhereTheScreenIs() {
    TestStage.run(showing: root) { stage in
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 0 })
      stage.advance(by: 0.25)
      UIView.animate(
        withDuration: 1, delay: 0, options: [.beginFromCurrentState], animations: { view.alpha = 1 }
      )
      let animation = view.layer.animation(forKey: "opacity") as? CABasicAnimation
      #expect(animation?.fromValue as? CGFloat == 0.75)
    }
  }

  @Test func aBlockThatChangesNothingIsCompleteAtOnce() {
    TestStage.run(showing: root) { _ in
      var ends: [Bool] = []
      UIView.animate(withDuration: 1, animations: {}) { ends.append($0) }
      UIView.animate(withDuration: 1, animations: { view.alpha = 1 }) { ends.append($0) }
      #expect(ends == [true, true])
    }
  }

  @Test func withoutDurationTheCompletionComesInTheNextTurn() {
    TestStage.run(showing: root) { stage in
      var ends: [Bool] = []
      UIView.animate(withDuration: 0, animations: { view.alpha = 0 }) { ends.append($0) }
      #expect(view.alpha == 0 && view.layer.animationKeys() == nil && ends.isEmpty)
      stage.advance(by: 0)
      #expect(ends == [true])
    }
  }

  @Test func whatIsTakenAwayHasNotFinished() {
    TestStage.run(showing: root) { stage in
      var ends: [Bool] = []
      UIView.animate(
        withDuration: 1,
        animations: {
          view.alpha = 0
          view.center.x = 50
        }, completion: { ends.append($0) })
      stage.advance(by: 0.5)
      view.layer.removeAllAnimations()
      #expect(ends == [false])
    }
  }

  @Test func nestedBlocksTakeTheOuterDurationUnlessTheySayOtherwise() {
    TestStage.run(showing: root) { _ in
      let other = UIView()
      root.addSubview(other)
      UIView.animate(withDuration: 3) {
        UIView.animate(withDuration: 1) { view.alpha = 0 }
        UIView.animate(
          withDuration: 1, delay: 0, options: [.overrideInheritedDuration],
          animations: { other.alpha = 0 })
      }
      #expect(view.layer.animation(forKey: "opacity")?.duration == 3)
      #expect(other.layer.animation(forKey: "opacity")?.duration == 1)
    }
  }

  @Test func someChangesDoNotAnimate() {
    TestStage.run(showing: root) { _ in
      UIView.animate(withDuration: 1) {
        view.layer.borderWidth = 3
        view.layer.zPosition = 3
        view.isHidden = true
        UIView.performWithoutAnimation { view.alpha = 0.3 }
        UIView.setAnimationsEnabled(false)
        view.center.x = 90
        UIView.setAnimationsEnabled(true)
      }
      #expect(view.layer.animationKeys() == nil)
      view.alpha = 0.9
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test func touchesAreKeptAwayWhileAViewMoves() {
    TestStage.run(showing: root) { stage in
      let point = CGPoint(x: 110, y: 10)
      UIView.animate(withDuration: 1) { view.center.x = 110 }
      #expect(root.hitTest(point, with: nil) === root)
      stage.advance(by: 1.1)
      #expect(root.hitTest(point, with: nil) === view)
      UIView.animate(
        withDuration: 1, delay: 0, options: [.allowUserInteraction],
        animations: { view.center.x = 60 })
      #expect(root.hitTest(CGPoint(x: 60, y: 10), with: nil) === view)
    }
  }

  @Test func aDelayHoldsTheOldValue() {
    TestStage.run(showing: root) { stage in
      UIView.animate(
        withDuration: 1, delay: 2, options: [.curveLinear], animations: { view.alpha = 0 })
      stage.advance(by: 1)
      #expect(view.layer.presentation()?.opacity == 1)
      stage.advance(by: 1.5)
      #expect(view.layer.presentation()?.opacity == 0.5)
    }
  }

  @Test func aSpringPassesItsEnd() {
    TestStage.run(showing: root) { stage in
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0,
        animations: { view.center.x = 110 })
      var peak: CGFloat = 0
      for _ in 0..<20 {
        stage.advance(by: 0.04)
        peak = max(peak, view.layer.presentation()?.position.x ?? 0)
      }
      #expect(peak > 115)
    }
  }

  @Test func aTransformRunsBetweenItsValues() {
    TestStage.run(showing: root) { stage in
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: { view.transform = CGAffineTransform(scaleX: 3, y: 3) })
      stage.advance(by: 0.5)
      let transform = view.layer.presentation()?.affineTransform() ?? .identity
      #expect(abs(transform.a - 2) < 1e-9 && abs(transform.d - 2) < 1e-9)
    }
  }

  @Test func aSpringMayBeSaidByHowItFeels() {
    TestStage.run(showing: root) { stage in
      var ends: [Bool] = []
      UIView.animate(springDuration: 0.5, bounce: 0.3) {
        view.center.x = 110
      } completion: {
        ends.append($0)
      }
      let spring = view.layer.animation(forKey: "position") as? CASpringAnimation
      #expect(abs((spring?.bounce ?? 0) - 0.3) < 1e-9)
      #expect(spring?.duration == spring?.settlingDuration)
      stage.advance(by: 0.5)
      #expect(ends.isEmpty && abs((view.layer.presentation()?.position.x ?? 0) - 110) < 10)
      stage.advance(by: 2)
      #expect(ends == [true])
    }
  }

  @Test func whatLayoutMovesAnimatesToo() {
    final class Row: UIView {
      let child = UIView()

      override func layoutSubviews() {
        if child.superview == nil { addSubview(child) }
        child.frame = CGRect(x: bounds.width - 10, y: 0, width: 10, height: 10)
      }
    }
    let row = Row(frame: CGRect(x: 0, y: 0, width: 50, height: 10))
    root.addSubview(row)
    TestStage.run(showing: root) { _ in
      UIView.animate(withDuration: 2) {
        row.frame.size.width = 150
        row.layoutIfNeeded()
      }
      #expect(row.child.layer.animation(forKey: "position")?.duration == 2)
      row.child.layer.removeAllAnimations()
      row.frame.size.width = 50
      row.layoutIfNeeded()
      #expect(row.child.layer.animationKeys() == nil)
      UIView.animate(
        withDuration: 2, delay: 0, options: .layoutSubviews,
        animations: { row.frame.size.width = 90 })
      #expect(row.child.layer.animation(forKey: "position")?.duration == 2)
    }
  }

  @Test func afterGoingThereAndBackTheViewIsWhereTheModelIs() {
    TestStage.run(showing: root) { stage in
      var ends: [Bool] = []
      UIView.animate(
        withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear],
        animations: { view.center.x = 110 }, completion: { ends.append($0) })
      stage.advance(by: 1.75)
      #expect(view.layer.presentation()?.position.x == 35)
      stage.advance(by: 0.3)
      #expect(ends == [true] && view.layer.presentation()?.position.x == 110)
    }
  }

  @Test func anEndlessAnimationEndsWhenItIsTakenAway() {
    TestStage.run(showing: root) { stage in
      var ends: [Bool] = []
      UIView.animate(
        withDuration: 1, delay: 0, options: [.repeat, .autoreverse],
        animations: { view.alpha = 0 }, completion: { ends.append($0) })
      stage.advance(by: 1000)
      #expect(ends.isEmpty)
      view.layer.removeAllAnimations()
      #expect(ends == [false])
    }
  }

  @Test func aNestedBlockHasItsOwnCurveIfItSaysSo() {
    TestStage.run(showing: root) { _ in
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveEaseIn,
        animations: {
          UIView.animate(
            withDuration: 1, delay: 0, options: [.overrideInheritedCurve, .curveLinear],
            animations: { view.alpha = 0 })
          UIView.animate(withDuration: 1) { view.center.x = 50 }
        })
      let linear = CAMediaTimingFunction(name: .linear)
      #expect(view.layer.animation(forKey: "opacity")?.timingFunction == linear)
      let easeIn = CAMediaTimingFunction(name: .easeIn)
      #expect(view.layer.animation(forKey: "position")?.timingFunction == easeIn)
    }
  }

  @Test func whoWaitsIsToldWhetherItFinished() async {
    // Nothing changes, so nothing has to pass.
    let finished = await UIView.animate(withDuration: 1) {}
    let swung = await UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
      animations: {})
    let stepped = await UIView.animateKeyframes(withDuration: 1, delay: 0, animations: {})
    #expect(finished && swung && stepped)
  }

  @Test func allAnimationsOfOneTurnBeginTogether() {
    TestStage.run(showing: root) { stage in
      let other = UIView(frame: CGRect(x: 0, y: 50, width: 20, height: 20))
      root.addSubview(other)
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 110 })
      MediaClock.advance(by: 0.05)
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { other.center.x = 110 })
      stage.advance(by: 0.5)
      #expect(view.layer.presentation()?.position.x == other.layer.presentation()?.position.x)
    }
  }
}
