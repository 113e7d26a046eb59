import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

/// Not a view.
private final class Thing: NSObject, UIDynamicItem {
  var center = CGPoint(x: 10, y: 20)
  var bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
  var transform = CGAffineTransform.identity
}

private final class Bundle: UIDynamicBehavior {
  var moves: [UIDynamicAnimator?] = []

  init(_ item: UIDynamicItem) {
    super.init()
    addChildBehavior(UIGravityBehavior(items: [item]))
  }

  override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
    super.willMove(to: dynamicAnimator)
    moves.append(dynamicAnimator)
  }
}

@MainActor
@Suite(.serialized)
struct DynamicAnimatorTests {
  @Test func anObjectOfThePagesOwnIsMoved() {
    DynamicsStage.run { stage in
      let (thing, animator) = (Thing(), UIDynamicAnimator())
      animator.addBehavior(UIGravityBehavior(items: [thing]))
      stage.pass(seconds: 1)
      #expect(DynamicsStage.isNear(thing.center.y - 20, 500))
    }
  }

  @Test func behaviorsWithinABehaviorAct() {
    DynamicsStage.run { stage in
      let box = stage.addBox(0, 0)
      let bundle = Bundle(box)
      stage.animator.addBehavior(bundle)
      #expect(stage.animator.behaviors == [bundle])
      #expect(bundle.moves == [stage.animator])
      #expect(bundle.childBehaviors[0].dynamicAnimator === stage.animator)
      stage.pass(seconds: 0.5)
      let fallen = box.center.y
      #expect(fallen > 150)
      bundle.removeChildBehavior(bundle.childBehaviors[0])
      stage.pass(seconds: 0.5)
      #expect(box.center.y == fallen)
      stage.animator.removeBehavior(bundle)
      #expect(bundle.moves == [stage.animator, nil] && bundle.dynamicAnimator == nil)
    }
  }

  @Test func aBehaviorWithinOneIsAddedWhileItRuns() {
    DynamicsStage.run { stage in
      let box = stage.addBox(0, 0)
      let bundle = UIDynamicBehavior()
      stage.animator.addBehavior(bundle)
      bundle.addChildBehavior(UIGravityBehavior(items: [box]))
      stage.pass(seconds: 0.5)
      #expect(box.center.y > 150)
    }
  }

  @Test func actionsAreCalledOnceAFrameAfterItemsHaveMoved() {
    DynamicsStage.run { stage in
      let box = stage.addBox(0, 0)
      let gravity = UIGravityBehavior(items: [box])
      var seen: [CGFloat] = []
      gravity.action = { seen.append(box.center.y) }
      stage.animator.addBehavior(gravity)
      stage.pass(frames: 10)
      #expect(seen.count == 10)
      #expect(seen.last == box.center.y && seen == seen.sorted() && seen[0] > 50)
      #expect(abs(stage.animator.elapsedTime - 10 / 60) < 1e-9)
    }
  }

  @Test func itemsMoveWithoutAnimationEvenWithinABlock() {
    DynamicsStage.run { stage in
      let box = stage.addBox(0, 0)
      stage.animator.addBehavior(UIGravityBehavior(items: [box]))
      UIView.animate(withDuration: 1) { stage.animator.step(frames: 5) }
      #expect(box.center.y > 50 && box.layer.animationKeys() == nil)
    }
  }

  @Test func anActionMayAnimate() {
    DynamicsStage.run { stage in
      let (box, other) = (stage.addBox(0, 0), stage.addBox(200, 0))
      let gravity = UIGravityBehavior(items: [box])
      gravity.action = {
        if other.alpha == 1 { UIView.animate(withDuration: 1) { other.alpha = 0 } }
      }
      stage.animator.addBehavior(gravity)
      stage.pass(frames: 2)
      #expect(other.layer.animationKeys() == ["opacity"])
    }
  }

  @Test func anActionMayRemoveEverything() {
    DynamicsStage.run { stage in
      let box = stage.addBox(0, 0)
      let collision = stage.drop([box])
      collision.action = { stage.animator.removeAllBehaviors() }
      stage.pass(frames: 5)
      #expect(stage.animator.behaviors.isEmpty && !stage.animator.isRunning)
      #expect(collision.dynamicAnimator == nil)
      #expect(stage.animator.elapsedTime < 0.02)
    }
  }

  @Test func itemsAreFoundByTheirPlace() {
    DynamicsStage.run { stage in
      let (left, right) = (stage.addBox(0, 0), stage.addBox(300, 300))
      left.transform = CGAffineTransform(rotationAngle: .pi / 4)
      stage.animator.addBehavior(UIDynamicItemBehavior(items: [left, right]))
      @MainActor func found(_ x: CGFloat, _ y: CGFloat) -> [UIView] {
        stage.animator.items(in: CGRect(x: x, y: y, width: 10, height: 10))
          .compactMap { $0 as? UIView }
      }
      #expect(found(320, 320) == [right])
      #expect(found(110, 50) == [left])
      #expect(found(200, 200).isEmpty)
      #expect(stage.animator.items(in: stage.room.bounds).count == 2)
    }
  }

  @Test func theAnimatorOverwritesACenterItWasNotToldOf() {
    DynamicsStage.run { stage in
      let box = stage.addBox(0, 0)
      stage.animator.addBehavior(UIGravityBehavior(items: [box]))
      stage.pass(frames: 10)
      box.center = CGPoint(x: 300, y: 300)
      stage.pass(frames: 1)
      #expect(box.center.x == 50 && box.center.y < 100)
      box.center = CGPoint(x: 300, y: 300)
      box.transform = CGAffineTransform(rotationAngle: 1)
      stage.animator.updateItem(usingCurrentState: box)
      stage.pass(frames: 1)
      #expect(abs(box.center.x - 300) < 0.1 && box.center.y > 300)
      #expect(abs(box.turn - 1) < 1e-4)
    }
  }

  @Test func aNewSizeCountsOnceTheAnimatorIsToldOfIt() {
    DynamicsStage.run { stage in
      let box = stage.addBox(150, 100)
      _ = stage.drop([box])
      stage.pass(seconds: 2)
      box.bounds.size = CGSize(width: 40, height: 40)
      stage.animator.updateItem(usingCurrentState: box)
      stage.pass(seconds: 2)
      #expect(abs(box.center.y - 380) < 0.5)
    }
  }

  @Test func anItemKeepsItsScaleWhileItDoesNotTurn() {
    DynamicsStage.run { stage in
      let box = stage.addBox(0, 0)
      box.transform = CGAffineTransform(scaleX: 2, y: 2)
      stage.animator.addBehavior(UIGravityBehavior(items: [box]))
      stage.pass(seconds: 0.5)
      #expect(box.transform == CGAffineTransform(scaleX: 2, y: 2))
    }
  }

  @Test func aViewThatLeavesItsRoomGoesOnFalling() {
    DynamicsStage.run { stage in
      let box = stage.addBox(0, 0)
      _ = stage.drop([box])
      stage.pass(frames: 5)
      box.removeFromSuperview()
      stage.pass(seconds: 3)
      #expect(abs(box.center.y - 350) < 0.5 && !stage.animator.isRunning)
    }
  }

  @Test func anAnimatorThatNobodyKeepsStops() {
    DynamicsStage.run { stage in
      let box = stage.addBox(0, 0)
      let gravity = UIGravityBehavior(items: [box])
      let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: .zero)
      weak var gone: UIDynamicAnimator?
      do {
        let animator = UIDynamicAnimator(referenceView: stage.room)
        gone = animator
        animator.addBehavior(gravity)
        animator.addBehavior(attachment)
        stage.pass(frames: 5)
      }
      #expect(gone == nil && gravity.dynamicAnimator == nil)
      let place = box.center
      attachment.anchorPoint = CGPoint(x: 100, y: 100)
      attachment.length = 10
      stage.pass(frames: 5)
      #expect(box.center == place)
      stage.animator.addBehavior(gravity)
      stage.animator.addBehavior(attachment)
      stage.pass(frames: 5)
      #expect(box.center != place)
    }
  }

  @Test func aBehaviorBelongsToTheAnimatorItWasAddedToLast() {
    DynamicsStage.run { stage in
      let box = stage.addBox(150, 0)
      let collision = stage.drop([box])
      let other = UIDynamicAnimator(referenceView: stage.room)
      other.addBehavior(collision)
      #expect(stage.animator.behaviors.count == 1 && other.behaviors == [collision])
      #expect(collision.dynamicAnimator === other)
      stage.pass(seconds: 2)
    }
  }

  @Test func numbersThatAreNoneLeaveThingsWhereTheyAre() {
    DynamicsStage.run { stage in
      let (box, flat) = (stage.addBox(150, 0), stage.addBox(0, 0, 0, 0))
      let collision = stage.drop([box, flat])
      collision.addBoundary(
        withIdentifier: "nowhere", from: CGPoint(x: CGFloat.nan, y: 0),
        to: CGPoint(x: 10, y: 10))
      collision.addBoundary(withIdentifier: "point", from: .zero, to: .zero)
      collision.addBoundary(withIdentifier: "nothing", for: UIBezierPath())
      let push = UIPushBehavior(items: [box], mode: .continuous)
      push.setAngle(.nan, magnitude: .infinity)
      stage.animator.addBehavior(push)
      let attachment = UIAttachmentBehavior(
        item: flat, attachedToAnchor: CGPoint(x: CGFloat.infinity, y: 0))
      stage.animator.addBehavior(attachment)
      attachment.length = .nan
      attachment.frequency = .infinity
      stage.pass(seconds: 2)
      #expect(abs(box.center.y - 350) < 0.5)
      let thing = Thing()
      thing.center.x = .nan
      stage.animator.addBehavior(UIGravityBehavior(items: [thing]))
      stage.pass(frames: 5)
      stage.animator.removeAllBehaviors()
    }
  }

  @Test func twoRunsGiveTheSameToTheLastBit() {
    func run() -> [CGFloat] {
      var numbers: [CGFloat] = []
      DynamicsStage.run { stage in
        let boxes = (0..<12).map { index -> UIView in
          let side = CGFloat(20 + index % 4 * 10)
          return stage.addBox(CGFloat(index % 5) * 70, CGFloat(index / 5) * 60, side, side)
        }
        _ = stage.drop(boxes)
        let field = UIFieldBehavior.turbulenceField(smoothness: 0.3, animationSpeed: 2)
        for box in boxes { field.addItem(box) }
        stage.animator.addBehavior(field)
        for _ in 0..<120 {
          stage.pass(frames: 1)
          numbers += boxes.flatMap { [$0.center.x, $0.center.y, $0.turn] }
        }
      }
      return numbers
    }
    let first = run()
    #expect(first == run())
    #expect(first.prefix(36) != first.suffix(36))
  }
}
