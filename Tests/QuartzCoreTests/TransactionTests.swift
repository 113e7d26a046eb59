import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore

@MainActor
struct TransactionTests {
  @Test func defaultsAreCoreAnimations() {
    TestClock.run { _ in
      #expect(CATransaction.animationDuration() == 0.25)
      #expect(!CATransaction.disableActions())
      #expect(CATransaction.animationTimingFunction() == nil)
    }
  }

  @Test func aNestedTransactionInheritsAndGivesBack() {
    TestClock.run { _ in
      CATransaction.begin()
      CATransaction.setAnimationDuration(3)
      CATransaction.setValue("kept", forKey: "note")
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 3)
      #expect(CATransaction.value(forKey: "note") as? String == "kept")
      CATransaction.setAnimationDuration(1)
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 3)
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25)
    }
  }

  @Test func aCommitTooManyIsHarmless() {
    TestClock.run { _ in
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25)
    }
  }

  @Test func withoutAnimationsTheBlockIsCalledAtOnce() {
    TestClock.run { _ in
      var calls = 0
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls += 1 }
      CALayer().opacity = 0
      #expect(calls == 0)
      CATransaction.commit()
      #expect(calls == 1)
    }
  }

  @Test func theBlockWaitsForTheLastAnimation() {
    TestClock.run { clock in
      let layer = CALayer()
      var calls = 0
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls += 1 }
      for (key, duration) in [("opacity", 1.0), ("position", 2.0)] {
        let animation = CABasicAnimation(keyPath: key)
        animation.duration = duration
        layer.add(animation, forKey: key)
      }
      CATransaction.commit()
      clock.advance(by: 1.5)
      #expect(calls == 0)
      layer.removeAnimation(forKey: "position")
      #expect(calls == 1)
      clock.advance(by: 5)
      #expect(calls == 1)
    }
  }

  @Test func aFlushWaitsForExplicitTransactions() {
    TestClock.run { _ in
      let layer = CALayer()
      CATransaction.begin()
      layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "opacity")
      CATransaction.flush()
      #expect(layer.entries.first?.begin == nil)
      CATransaction.commit()
      CATransaction.flush()
      #expect(layer.entries.first?.begin == 1000)
    }
  }
}
