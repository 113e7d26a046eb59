import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore

/// What is known of Core Animation's transactions, statement by statement.
@MainActor
struct TransactionStatementTests {
  private func flushed(_ clock: TestClock) -> CALayer {
    let layer = CALayer()
    layer.zPosition = 1
    clock.advance(by: 1)
    return layer
  }

  @Test func aChangeWithoutATransactionOpensOneThatTheNextTurnCommits() {
    TestClock.run { clock in
      let layer = flushed(clock)
      layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
      #expect(CATransaction.levels.count == 1 && layer.entries[0].begin == nil)
      clock.advance(by: 0)
      #expect(CATransaction.levels.isEmpty && layer.entries[0].begin == CACurrentMediaTime())
    }
  }

  @Test func aFlushWaitsForNestedExplicitTransactions() {
    TestClock.run { _ in
      let layer = CALayer()
      CATransaction.begin()
      CATransaction.begin()
      layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
      CATransaction.commit()
      CATransaction.flush()
      #expect(layer.entries[0].begin == nil)
      CATransaction.commit()
      CATransaction.flush()
      #expect(layer.entries[0].begin != nil)
    }
  }

  @Test func theDefaultsAreAQuarterOfASecondActionsAndNoCurve() {
    TestClock.run { _ in
      #expect(CATransaction.animationDuration() == 0.25)
      #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 0.25)
      #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == false)
      #expect(CATransaction.animationTimingFunction() == nil)
      #expect(CATransaction.completionBlock() == nil)
    }
  }

  @Test func aNestedTransactionInheritsValuesAndItsCommitRestoresThem() {
    TestClock.run { _ in
      let curve = CAMediaTimingFunction(name: .easeIn)
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setDisableActions(true)
      CATransaction.setAnimationTimingFunction(curve)
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
      #expect(CATransaction.animationTimingFunction() === curve)
      CATransaction.setAnimationDuration(9)
      CATransaction.setDisableActions(false)
      CATransaction.setAnimationTimingFunction(nil)
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
      #expect(CATransaction.animationTimingFunction() === curve)
      CATransaction.commit()
    }
  }

  @Test func anyKeyMayHaveAValue() {
    TestClock.run { _ in
      CATransaction.begin()
      CATransaction.setValue(42, forKey: "answer")
      #expect(CATransaction.value(forKey: "answer") as? Int == 42)
      CATransaction.commit()
      #expect(CATransaction.value(forKey: "answer") == nil)
    }
  }

  @Test func valuesMayBeSetByTheirKeys() {
    TestClock.run { _ in
      var calls = 0
      CATransaction.begin()
      CATransaction.setValue(NSNumber(value: 1.5), forKey: kCATransactionAnimationDuration)
      CATransaction.setValue(NSNumber(value: true), forKey: kCATransactionDisableActions)
      CATransaction.setValue({ calls += 1 } as () -> Void, forKey: kCATransactionCompletionBlock)
      #expect(CATransaction.animationDuration() == 1.5 && CATransaction.disableActions())
      CATransaction.commit()
      #expect(calls == 1)
    }
  }

  @Test func anUnmatchedCommitIsHarmless() {
    TestClock.run { clock in
      CATransaction.commit()
      CATransaction.commit()
      let layer = flushed(clock)
      layer.opacity = 0
      #expect(layer.animationKeys() == ["opacity"])
    }
  }

  @Test func theCompletionBlockIsCalledOnceWhenAllHaveEndedOrBeenRemoved() {
    TestClock.run { clock in
      let (one, other) = (flushed(clock), flushed(clock))
      var calls = 0
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      CATransaction.setCompletionBlock { calls += 1 }
      one.opacity = 0
      other.opacity = 0
      CATransaction.commit()
      clock.advance(by: 0.5)
      other.removeAllAnimations()
      #expect(calls == 0)
      clock.advance(by: 0.6)
      #expect(calls == 1)
      clock.advance(by: 5)
      #expect(calls == 1)
    }
  }

  @Test func theCompletionBlockOfATransactionWithoutAnimationsIsCalledAtOnce() {
    TestClock.run { _ in
      var calls = 0
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls += 1 }
      CATransaction.commit()
      #expect(calls == 1)
    }
  }

  @Test func anAnimationAddedBeforeTheBlockIsNotWaitedFor() {
    TestClock.run { clock in
      let layer = flushed(clock)
      var calls = 0
      CATransaction.begin()
      layer.opacity = 0
      CATransaction.setCompletionBlock { calls += 1 }
      CATransaction.commit()
      #expect(calls == 1)
    }
  }

  @Test func aBlockSetInPlaceOfAnotherLetsThatOneGo() {
    TestClock.run { clock in
      let layer = flushed(clock)
      var calls: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls.append("first") }
      CATransaction.setCompletionBlock { calls.append("second") }
      #expect(calls == ["first"])
      layer.opacity = 0
      CATransaction.commit()
      clock.advance(by: 0.3)
      #expect(calls == ["first", "second"])
    }
  }

  @Test func anOuterBlockWaitsForTheAnimationsOfInnerTransactions() {
    TestClock.run { clock in
      let layer = flushed(clock)
      var calls = 0
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls += 1 }
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      layer.opacity = 0
      CATransaction.commit()
      CATransaction.commit()
      clock.advance(by: 0.9)
      #expect(calls == 0)
      clock.advance(by: 0.2)
      #expect(calls == 1)
    }
  }

  @Test func aStandaloneLayerAnimatesForAQuarterOfASecondByTheDefaultCurve() {
    TestClock.run { clock in
      let layer = flushed(clock)
      layer.position = CGPoint(x: 100, y: 0)
      let animation = layer.animation(forKey: "position") as? CABasicAnimation
      #expect(animation?.duration == 0.25)
      #expect(animation?.timingFunction == CAMediaTimingFunction(name: .default))
      #expect(animation?.fromValue as? CGPoint == .zero && animation?.toValue == nil)
    }
  }

  @Test func anImplicitAnimationStartsWhereTheScreenIs() {
    TestClock.run { clock in
      let layer = flushed(clock)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.opacity = 0
      clock.advance(by: 0.125)
      layer.opacity = 1
      let animation = layer.animation(forKey: "opacity") as? CABasicAnimation
      #expect(animation?.fromValue as? CGFloat == 0.5)
    }
  }

  @Test func aColourThatWasNotThereFadesIn() {
    TestClock.run { clock in
      let layer = flushed(clock)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      clock.advance(by: 0.125)
      #expect(layer.presentation()?.backgroundColor?.components == [1, 0, 0, 0.5])
    }
  }

  @Test func anActionWithoutEndsRunsFromTheOldValueToTheNewOne() {
    TestClock.run { clock in
      let layer = flushed(clock)
      let action = CABasicAnimation()
      action.duration = 2
      layer.actions = ["position": action]
      layer.position = CGPoint(x: 100, y: 0)
      clock.advance(by: 0.5)
      #expect(layer.presentation()?.position == CGPoint(x: 25, y: 0))
    }
  }

  @Test func whoIsToldOfAStartMayAddAnother() {
    final class Chain: CAAnimationDelegate {
      let layer: CALayer
      init(_ layer: CALayer) { self.layer = layer }
      func animationDidStart(_ anim: CAAnimation) {
        guard layer.animation(forKey: "next") == nil else { return }
        layer.add(CABasicAnimation(keyPath: "position"), forKey: "next")
      }
    }
    TestClock.run { clock in
      let layer = flushed(clock)
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.delegate = Chain(layer)
      layer.add(animation, forKey: "first")
      clock.advance(by: 0.1)
      #expect(layer.entries.allSatisfy { $0.begin != nil } && layer.entries.count == 2)
      clock.advance(by: 0.3)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func nothingIsPresentedBeforeACommit() {
    TestClock.run { clock in
      let (layer, child) = (CALayer(), CALayer())
      layer.addSublayer(child)
      #expect(layer.presentation() == nil)
      clock.advance(by: 0)
      #expect(layer.presentation() != nil && child.presentation() != nil)
      #expect(layer.presentation()?.sublayers?.first?.model() === child)
    }
  }
}
