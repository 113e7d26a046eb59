import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct ForceBehaviorTests {
  @Test func gravityIsToldAsAVectorOrAsAnAngle() {
    let gravity = UIGravityBehavior(items: [])
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
    #expect(gravity.magnitude == 1 && abs(gravity.angle - .pi / 2) < 1e-12)
    gravity.magnitude = 0.5
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 0.5))
    gravity.setAngle(0, magnitude: 2)
    #expect(gravity.gravityDirection == CGVector(dx: 2, dy: 0))
    gravity.gravityDirection = CGVector(dx: -3, dy: -4)
    #expect(gravity.magnitude == 5)
  }

  @Test func anAngleOutlivesAMagnitudeOfZero() {
    let push = UIPushBehavior(items: [], mode: .continuous)
    #expect(push.magnitude == 0 && push.active && push.pushDirection == .zero)
    push.angle = .pi
    push.magnitude = 2
    #expect(abs(push.pushDirection.dx + 2) < 1e-12)
    push.magnitude = 0
    push.magnitude = 1
    #expect(abs(push.pushDirection.dx + 1) < 1e-12)
  }

  @Test func aPushAtOnceEndsByItselfAndCanBeRepeated() {
    DynamicsStage.run { stage in
      let box = stage.addBox(0, 0)
      let material = UIDynamicItemBehavior(items: [box])
      let push = UIPushBehavior(items: [box], mode: .instantaneous)
      push.pushDirection = CGVector(dx: 1, dy: 0)
      stage.animator.addBehavior(material)
      stage.animator.addBehavior(push)
      #expect(push.active)
      stage.pass(frames: 2)
      #expect(!push.active)
      push.active = true
      stage.pass(frames: 2)
      #expect(!push.active)
      #expect(DynamicsStage.isNear(material.linearVelocity(for: box).x, 200))
    }
  }

  @Test func aPushThatIsNotActiveDoesNothing() {
    DynamicsStage.run { stage in
      let box = stage.addBox(0, 0)
      let push = UIPushBehavior(items: [box], mode: .continuous)
      push.pushDirection = CGVector(dx: 1, dy: 0)
      push.active = false
      stage.animator.addBehavior(push)
      stage.pass(seconds: 0.4)
      #expect(box.center.x == 50)
      push.active = true
      stage.pass(seconds: 1)
      #expect(DynamicsStage.isNear(box.center.x - 50, 50))
    }
  }

  @Test func aPushBesideTheCenterTurnsAnItem() {
    DynamicsStage.run { stage in
      let box = stage.addBox(150, 150)
      let material = UIDynamicItemBehavior(items: [box])
      let push = UIPushBehavior(items: [box], mode: .instantaneous)
      push.pushDirection = CGVector(dx: 0, dy: 1)
      let offset = UIOffset(horizontal: 30, vertical: 0)
      push.setTargetOffsetFromCenter(offset, for: box)
      #expect(push.targetOffsetFromCenter(for: box) == offset)
      stage.animator.addBehavior(material)
      stage.animator.addBehavior(push)
      stage.pass(frames: 1)
      // A square of side a turns as hard as its mass times a²/6.
      #expect(DynamicsStage.isNear(material.angularVelocity(for: box), 30 * 100 * 6 / 10_000))
    }
  }

  @Test func aSnapEndsUprightAtItsPointAndTheAnimatorPauses() {
    DynamicsStage.run { stage in
      let box = stage.addBox(0, 0)
      box.transform = CGAffineTransform(rotationAngle: 1)
      let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 300, y: 200))
      #expect(snap.damping == 0.5)
      stage.animator.addBehavior(snap)
      stage.pass(seconds: 0.2)
      #expect(box.center.x > 200)
      stage.pass(seconds: 3)
      #expect(abs(box.center.x - 300) < 0.05 && abs(box.center.y - 200) < 0.05)
      #expect(abs(box.turn) < 0.001 && !stage.animator.isRunning)
      snap.snapPoint = CGPoint(x: 100, y: 100)
      stage.pass(seconds: 3)
      #expect(abs(box.center.x - 100) < 0.05)
    }
  }

  @Test func dampingSaysHowFarASnapSwingsBeyond() {
    func overshoot(_ damping: CGFloat) -> CGFloat {
      var farthest: CGFloat = 0
      DynamicsStage.run { stage in
        let box = stage.addBox(0, 0)
        let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 250, y: 50))
        snap.damping = damping
        stage.animator.addBehavior(snap)
        for _ in 0..<60 {
          stage.pass(frames: 1)
          farthest = max(farthest, box.center.x - 250)
        }
      }
      return farthest
    }
    #expect(overshoot(0) > 80)
    #expect(overshoot(0.5) > 10 && overshoot(0.5) < 40)
    #expect(overshoot(1) < 1)
  }
}
