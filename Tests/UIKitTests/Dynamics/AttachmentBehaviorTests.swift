import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct AttachmentBehaviorTests {
  private func distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
    hypot(first.x - second.x, first.y - second.y)
  }

  private func anchor(_ item: UIView, _ stage: DynamicsStage) {
    let material = UIDynamicItemBehavior(items: [item])
    material.isAnchored = true
    stage.animator.addBehavior(material)
  }

  @Test func aStiffAttachmentIsAPendulum() {
    DynamicsStage.run { stage in
      let box = stage.addBox(250, 50, 40, 40)
      let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 170, y: 70))
      #expect(attachment.length == 100 && attachment.attachedBehaviorType == .anchor)
      stage.animator.addBehavior(attachment)
      stage.animator.addBehavior(UIGravityBehavior(items: [box]))
      var lowest: CGFloat = 0
      for _ in 0..<60 {
        stage.pass(frames: 1)
        #expect(abs(distance(box.center, CGPoint(x: 170, y: 70)) - 100) < 0.5)
        lowest = max(lowest, box.center.y)
      }
      #expect(lowest > 169 && box.center.x < 120)
    }
  }

  @Test func aSpringSwingsAsOftenAsItSays() {
    DynamicsStage.run { stage in
      let box = stage.addBox(150, 150)
      let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 200, y: 50))
      attachment.frequency = 2
      attachment.length = 140
      stage.animator.addBehavior(attachment)
      stage.pass(seconds: 0.25)
      #expect(abs(box.center.y - 180) < 2)
      stage.pass(seconds: 0.25)
      #expect(abs(box.center.y - 200) < 2)
      attachment.damping = 1
      stage.pass(seconds: 3)
      #expect(abs(box.center.y - 190) < 0.5 && !stage.animator.isRunning)
    }
  }

  @Test func anItemFollowsTheAnchorByTheGrippedPoint() {
    DynamicsStage.run { stage in
      let box = stage.addBox(150, 150)
      let attachment = UIAttachmentBehavior(
        item: box, offsetFromCenter: UIOffset(horizontal: 40, vertical: 40),
        attachedToAnchor: CGPoint(x: 240, y: 240))
      #expect(attachment.length == 0)
      stage.animator.addBehavior(attachment)
      for step in 1...20 {
        let finger = CGPoint(x: 240 + 5 * step, y: 240)
        attachment.anchorPoint = finger
        stage.pass(frames: 1)
        #expect(distance(box.convert(CGPoint(x: 90, y: 90), to: stage.room), finger) < 0.5)
      }
      #expect(box.turn < -0.2)
    }
  }

  @Test func aSpringWithoutLengthDrawsThePointToTheAnchor() {
    DynamicsStage.run { stage in
      let box = stage.addBox(150, 150)
      let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: box.center)
      attachment.frequency = 3
      attachment.damping = 0.7
      stage.animator.addBehavior(attachment)
      attachment.anchorPoint = CGPoint(x: 300, y: 60)
      stage.pass(frames: 4)
      #expect(distance(box.center, CGPoint(x: 300, y: 60)) > 40)
      stage.pass(seconds: 3)
      #expect(distance(box.center, CGPoint(x: 300, y: 60)) < 0.5)
    }
  }

  @Test func twoItemsKeepTheirDistance() {
    DynamicsStage.run { stage in
      let (left, right) = (stage.addBox(50, 0, 40, 40), stage.addBox(150, 0, 40, 40))
      let attachment = UIAttachmentBehavior(item: left, attachedTo: right)
      #expect(attachment.length == 100 && attachment.attachedBehaviorType == .items)
      #expect(attachment.items.count == 2)
      anchor(right, stage)
      stage.animator.addBehavior(attachment)
      stage.animator.addBehavior(UIGravityBehavior(items: [left]))
      for _ in 0..<40 {
        stage.pass(frames: 1)
        #expect(abs(distance(left.center, right.center) - 100) < 0.5)
      }
      #expect(left.center.y > 60)
      attachment.length = 60
      stage.pass(seconds: 0.5)
      #expect(abs(distance(left.center, right.center) - 60) < 0.5)
    }
  }

  @Test func aRopeHoldsOnlyWhenItIsTight() {
    DynamicsStage.run { stage in
      let (lower, upper) = (stage.addBox(100, 50, 40, 40), stage.addBox(100, 0, 40, 40))
      anchor(upper, stage)
      let rope = UIAttachmentBehavior.limitAttachment(
        with: lower, offsetFromCenter: .zero, attachedTo: upper, offsetFromCenter: .zero)
      rope.length = 200
      stage.animator.addBehavior(rope)
      stage.animator.addBehavior(UIGravityBehavior(items: [lower]))
      stage.pass(seconds: 0.3)
      #expect(DynamicsStage.isNear(lower.center.y, 70 + 45))
      stage.pass(seconds: 2)
      #expect(abs(distance(lower.center, upper.center) - 200) < 0.5)
    }
  }

  @Test func aPinTurnsWithinItsRange() {
    DynamicsStage.run { stage in
      let (wing, body) = (stage.addBox(100, 100), stage.addBox(220, 100))
      anchor(body, stage)
      let pin = UIAttachmentBehavior.pinAttachment(
        with: wing, attachedTo: body, attachmentAnchor: CGPoint(x: 220, y: 150))
      pin.attachmentRange = UIFloatRange(minimum: -1, maximum: 1)
      stage.animator.addBehavior(pin)
      stage.animator.addBehavior(UIGravityBehavior(items: [wing]))
      stage.pass(seconds: 4)
      #expect(abs(wing.turn + 1) < 0.04)
      #expect(abs(distance(wing.center, CGPoint(x: 220, y: 150)) - 70) < 0.5)
      pin.attachmentRange = .infinite
      stage.pass(seconds: 0.5)
      #expect(wing.turn < -1.3)
    }
  }

  @Test func frictionHoldsAPinWhereItIs() {
    DynamicsStage.run { stage in
      let (wing, body) = (stage.addBox(100, 100), stage.addBox(220, 100))
      anchor(body, stage)
      let pin = UIAttachmentBehavior.pinAttachment(
        with: wing, attachedTo: body, attachmentAnchor: CGPoint(x: 220, y: 150))
      pin.frictionTorque = 8
      stage.animator.addBehavior(pin)
      stage.animator.addBehavior(UIGravityBehavior(items: [wing]))
      stage.pass(seconds: 1)
      #expect(abs(wing.turn) < 0.02)
      // It weighs 10 at 70 points from the pin: that is a torque of 7.
      pin.frictionTorque = 6
      stage.pass(seconds: 1)
      #expect(wing.turn < -0.2)
    }
  }

  @Test func aSliderStaysOnItsAxis() {
    DynamicsStage.run { stage in
      let box = stage.addBox(100, 100)
      let slide = UIAttachmentBehavior.slidingAttachment(
        with: box, attachmentAnchor: box.center, axisOfTranslation: CGVector(dx: 1, dy: 1))
      slide.attachmentRange = UIFloatRange(minimum: 0, maximum: 100)
      stage.animator.addBehavior(slide)
      stage.animator.addBehavior(UIGravityBehavior(items: [box]))
      for _ in 0..<30 {
        stage.pass(frames: 1)
        #expect(abs(box.center.x - box.center.y) < 0.1 && box.turn == 0)
      }
      stage.pass(seconds: 2)
      #expect(abs(box.center.x - 150 - 100 / 2.0.squareRoot()) < 0.5)
    }
  }

  @Test func glueHoldsItemsTogether() {
    DynamicsStage.run { stage in
      let (left, right) = (stage.addBox(50, 0), stage.addBox(150, 0))
      stage.animator.addBehavior(
        UIAttachmentBehavior.fixedAttachment(
          with: left, attachedTo: right, attachmentAnchor: CGPoint(x: 150, y: 50)))
      let push = UIPushBehavior(items: [left], mode: .instantaneous)
      push.pushDirection = CGVector(dx: 0, dy: 2)
      stage.animator.addBehavior(push)
      stage.pass(seconds: 1)
      #expect(left.turn < -0.1 && abs(left.turn - right.turn) < 0.01)
      #expect(abs(distance(left.center, right.center) - 100) < 0.5)
    }
  }

  @Test func withoutItsAttachmentAnItemFlies() {
    DynamicsStage.run { stage in
      let box = stage.addBox(100, 0, 40, 40)
      let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 120, y: 0))
      stage.animator.addBehavior(attachment)
      stage.animator.addBehavior(UIGravityBehavior(items: [box]))
      stage.pass(seconds: 1)
      #expect(abs(box.center.y - 20) < 0.5)
      stage.animator.removeBehavior(attachment)
      stage.pass(seconds: 0.5)
      #expect(box.center.y > 130)
    }
  }
}
