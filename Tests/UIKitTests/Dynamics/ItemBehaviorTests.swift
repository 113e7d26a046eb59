import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct ItemBehaviorTests {
  private func material(_ item: UIView, _ stage: DynamicsStage) -> UIDynamicItemBehavior {
    let material = UIDynamicItemBehavior(items: [item])
    stage.animator.addBehavior(material)
    return material
  }

  @Test func defaultsAreAppleS() {
    let material = UIDynamicItemBehavior(items: [])
    #expect(material.elasticity == 0 && material.friction == 0 && material.density == 1)
    #expect(material.resistance == 0 && material.angularResistance == 0)
    #expect(material.charge == 0 && !material.isAnchored && material.allowsRotation)
  }

  @Test func velocitiesWaitForAnAnimatorAndAddUp() {
    DynamicsStage.run { stage in
      let box = stage.addBox(0, 0)
      let material = UIDynamicItemBehavior(items: [box])
      material.addLinearVelocity(CGPoint(x: 60, y: 0), for: box)
      material.addLinearVelocity(CGPoint(x: 40, y: 20), for: box)
      material.addAngularVelocity(1, for: box)
      #expect(material.linearVelocity(for: box) == CGPoint(x: 100, y: 20))
      #expect(material.angularVelocity(for: box) == 1)
      stage.animator.addBehavior(material)
      stage.pass(seconds: 1)
      #expect(DynamicsStage.isNear(box.center.x, 150) && DynamicsStage.isNear(box.center.y, 70))
      #expect(abs(box.turn - 1) < 0.01)
      material.addLinearVelocity(CGPoint(x: -100, y: -20), for: box)
      #expect(abs(material.linearVelocity(for: box).x) < 0.01)
    }
  }

  @Test func resistanceBrakes() {
    DynamicsStage.run { stage in
      let box = stage.addBox(0, 0)
      let material = material(box, stage)
      material.resistance = 2
      material.angularResistance = 1
      material.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
      material.addAngularVelocity(2, for: box)
      stage.pass(seconds: 1)
      #expect(abs(material.linearVelocity(for: box).x - 100 * exp(-2)) < 0.5)
      #expect(abs(material.angularVelocity(for: box) - 2 * exp(-1)) < 0.01)
    }
  }

  @Test func elasticityOfOneLosesNothing() {
    DynamicsStage.run { stage in
      let box = stage.addBox(150, 100)
      _ = stage.drop([box])
      let material = material(box, stage)
      material.elasticity = 1
      material.allowsRotation = false
      var highest: CGFloat = 400
      stage.pass(seconds: 0.75)
      for _ in 0..<90 {
        stage.pass(frames: 1)
        highest = min(highest, box.center.y)
      }
      #expect(abs(highest - 150) < 10)
      material.elasticity = 0
      stage.pass(seconds: 1.5)
      #expect(abs(box.center.y - 350) < 0.5 && !stage.animator.isRunning)
    }
  }

  @Test func frictionHoldsAnItemOnASlope() {
    func slid(_ friction: CGFloat) -> CGFloat {
      var slid: CGFloat = 0
      DynamicsStage.run { stage in
        let box = stage.addBox(180, 155, 40, 40)
        box.transform = CGAffineTransform(rotationAngle: 0.2)
        let collision = UICollisionBehavior(items: [box])
        collision.addBoundary(
          withIdentifier: "slope", from: CGPoint(x: 0, y: 200 - 200 * tan(0.2)),
          to: CGPoint(x: 400, y: 200 + 200 * tan(0.2)))
        stage.animator.addBehavior(collision)
        stage.animator.addBehavior(UIGravityBehavior(items: [box]))
        material(box, stage).friction = friction
        stage.pass(seconds: 0.5)
        slid = box.center.x - 200
      }
      return slid
    }
    #expect(slid(1) < 2)
    #expect(slid(0) > 15)
  }

  @Test func anAnchoredItemIsHitAndStays() {
    DynamicsStage.run { stage in
      let (shelf, box) = (stage.addBox(100, 250, 200, 20), stage.addBox(150, 100))
      _ = stage.drop([shelf, box])
      let material = material(shelf, stage)
      material.isAnchored = true
      stage.pass(seconds: 3)
      #expect(shelf.center == CGPoint(x: 200, y: 260))
      #expect(abs(box.center.y - 200) < 0.5 && !stage.animator.isRunning)
      material.isAnchored = false
      stage.pass(seconds: 3)
      #expect(abs(shelf.center.y - 390) < 0.5)
    }
  }

  @Test func whatMayNotTurnStaysUpright() {
    DynamicsStage.run { stage in
      let box = stage.addBox(150, 100)
      let collision = UICollisionBehavior(items: [box])
      collision.addBoundary(
        withIdentifier: "edge", from: CGPoint(x: 0, y: 250), to: CGPoint(x: 160, y: 250))
      stage.animator.addBehavior(collision)
      stage.animator.addBehavior(UIGravityBehavior(items: [box]))
      let material = material(box, stage)
      material.allowsRotation = false
      stage.pass(seconds: 1)
      #expect(box.turn == 0 && abs(box.center.y - 200) < 0.5)
      material.allowsRotation = true
      stage.pass(seconds: 0.5)
      #expect(box.turn > 0.2)
    }
  }

  @Test func theLastBehaviorThatSaysSomethingCounts() {
    DynamicsStage.run { stage in
      let box = stage.addBox(0, 0)
      let first = material(box, stage)
      first.density = 4
      let second = material(box, stage)
      second.resistance = 0
      let push = UIPushBehavior(items: [box], mode: .instantaneous)
      push.pushDirection = CGVector(dx: 4, dy: 0)
      stage.animator.addBehavior(push)
      stage.pass(frames: 1)
      #expect(DynamicsStage.isNear(second.linearVelocity(for: box).x, 100))
      second.density = 1
      push.active = true
      stage.pass(frames: 1)
      #expect(DynamicsStage.isNear(second.linearVelocity(for: box).x, 500))
      stage.animator.removeBehavior(second)
      push.active = true
      stage.pass(frames: 1)
      #expect(DynamicsStage.isNear(first.linearVelocity(for: box).x, 600))
    }
  }
}
