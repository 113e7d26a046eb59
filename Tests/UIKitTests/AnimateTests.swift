import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

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
}
