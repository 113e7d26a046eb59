import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

/// The laws that the reference names.
@MainActor
@Suite(.serialized)
struct DynamicsStatementTests {
  private func pushed(_ mode: UIPushBehavior.Mode, by magnitude: CGFloat, _ item: UIView)
    -> UIPushBehavior
  {
    let push = UIPushBehavior(items: [item], mode: mode)
    push.setAngle(0, magnitude: magnitude)
    return push
  }

  @Test func aPushOfOneAcceleratesAHundredPointSquareByAHundredPointsPerSecondSquared() {
    DynamicsStage.run { stage in
      let box = stage.addBox(0, 0)
      let material = UIDynamicItemBehavior(items: [box])
      stage.animator.addBehavior(material)
      stage.animator.addBehavior(pushed(.continuous, by: 1, box))
      stage.pass(seconds: 1)
      #expect(DynamicsStage.isNear(material.linearVelocity(for: box).x, 100))
      #expect(DynamicsStage.isNear(box.center.x - 50, 50))
      #expect(box.center.y == 50)
    }
  }

  @Test func aPushAtOnceOfOneGivesAHundredPointsPerSecondAfterTheFirstFrame() {
    DynamicsStage.run { stage in
      let box = stage.addBox(0, 0)
      let material = UIDynamicItemBehavior(items: [box])
      stage.animator.addBehavior(material)
      stage.animator.addBehavior(pushed(.instantaneous, by: 1, box))
      stage.pass(frames: 1)
      #expect(DynamicsStage.isNear(material.linearVelocity(for: box).x, 100))
      stage.pass(seconds: 1)
      #expect(DynamicsStage.isNear(material.linearVelocity(for: box).x, 100))
    }
  }

  @Test func gravityOfOneIsAThousandPointsPerSecondSquared() {
    DynamicsStage.run { stage in
      let box = stage.addBox(0, 0)
      let material = UIDynamicItemBehavior(items: [box])
      stage.animator.addBehavior(material)
      stage.animator.addBehavior(UIGravityBehavior(items: [box]))
      stage.pass(seconds: 1)
      #expect(DynamicsStage.isNear(material.linearVelocity(for: box).y, 1000))
      #expect(DynamicsStage.isNear(box.center.y - 50, 500))
      #expect(box.center.x == 50)
    }
  }

  @Test func whatIsFourTimesAsHeavyIsPushedAQuarterAsFarAndFallsAlike() {
    DynamicsStage.run { stage in
      let (dense, large) = (stage.addBox(0, 0), stage.addBox(0, 150, 200, 200))
      let material = UIDynamicItemBehavior(items: [dense])
      material.density = 4
      stage.animator.addBehavior(material)
      for box in [dense, large] {
        stage.animator.addBehavior(pushed(.continuous, by: 1, box))
      }
      stage.animator.addBehavior(UIGravityBehavior(items: [dense, large]))
      stage.pass(seconds: 1)
      #expect(DynamicsStage.isNear(dense.center.x - 50, 12.5))
      #expect(DynamicsStage.isNear(large.center.x - 100, 12.5))
      #expect(DynamicsStage.isNear(dense.center.y - 50, 500))
      #expect(DynamicsStage.isNear(large.center.y - 250, 500))
    }
  }
}
