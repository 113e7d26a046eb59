import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

/// What a page of Swift 2 says means what it says today.
@MainActor
@Suite(.serialized)
struct DynamicsSpellingTests {
  @Test func itemsMayComeAsAnyObjects() {
    DynamicsStage.run { stage in
      let box = stage.addBox(0, 0)
      let objects: [AnyObject] = [box]
      #expect(UIDynamicItemBehavior(items: objects).items.first === box)
      #expect(UIGravityBehavior(items: objects).items.count == 1)
      #expect(UICollisionBehavior(items: objects).items.count == 1)
      #expect(UIPushBehavior(items: objects, mode: .instantaneous).items.first === box)
    }
  }

  @Test func oldNamesMeanTheNewOnes() {
    DynamicsStage.run { stage in
      let (box, other) = (stage.addBox(0, 0), stage.addBox(200, 0))
      let push = UIPushBehavior(items: [box], mode: UIPushBehaviorMode.Instantaneous)
      push.setTargetOffsetFromCenter(UIOffset(horizontal: 3, vertical: 4), forItem: box)
      #expect(push.mode == .instantaneous)
      #expect(push.targetOffsetFromCenterForItem(box).vertical == 4)
      let material = UIDynamicItemBehavior(items: [box])
      material.addLinearVelocity(CGPoint(x: 5, y: 6), forItem: box)
      material.addAngularVelocity(2, forItem: box)
      material.anchored = false
      #expect(material.linearVelocityForItem(box).y == 6)
      #expect(material.angularVelocityForItem(box) == 2 && !material.anchored)
      let collision = UICollisionBehavior(items: [box])
      collision.collisionMode = UICollisionBehaviorMode.Everything
      collision.addBoundaryWithIdentifier("line", fromPoint: .zero, toPoint: CGPoint(x: 9, y: 0))
      collision.addBoundaryWithIdentifier("path", forPath: UIBezierPath())
      collision.removeBoundaryWithIdentifier("path")
      #expect(collision.boundaryWithIdentifier("line")?.bounds.width == 9)
      #expect(collision.boundaryIdentifiers?.count == 1)
      collision.setTranslatesReferenceBoundsIntoBoundaryWithInsets(UIEdgeInsets())
      #expect(collision.translatesReferenceBoundsIntoBoundary)
      #expect(UISnapBehavior(item: box, snapToPoint: .zero).snapPoint == .zero)
      let attachment = UIAttachmentBehavior(item: box, attachedToItem: other)
      #expect(attachment.attachedBehaviorType == UIAttachmentBehaviorType.Items)
      stage.animator.addBehavior(material)
      #expect(stage.animator.running && stage.animator.itemsInRect(box.frame).count == 1)
    }
  }

  @Test func oldRegionsRangesAndFields() {
    let region = UIRegion.infiniteRegion().regionByIntersectionWithRegion(UIRegion(radius: 3))
    #expect(region.containsPoint(.zero) && !region.inverseRegion().containsPoint(.zero))
    #expect(UIFloatRangeIsInfinite(UIFloatRangeInfinite))
    #expect(UIFloatRangeMake(1, 2) == UIFloatRange(minimum: 1, maximum: 2))
    #expect(UIFieldBehavior.radialGravityFieldWithPosition(CGPoint(x: 3, y: 0)).position.x == 3)
    #expect(UIFieldBehavior.noiseFieldWithSmoothness(0.2, animationSpeed: 3).smoothness == 0.2)
  }
}
