import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct ItemGroupTests {
  @Test func itemsOfAGroupMoveAsOne() {
    DynamicsStage.run { stage in
      let (left, right) = (stage.addBox(100, 100), stage.addBox(200, 100))
      let group = UIDynamicItemGroup(items: [left, right])
      #expect(group.center == CGPoint(x: 200, y: 150))
      #expect(group.bounds.size == CGSize(width: 200, height: 100) && group.items.count == 2)
      let material = UIDynamicItemBehavior(items: [group])
      stage.animator.addBehavior(material)
      material.addAngularVelocity(.pi / 2, for: group)
      material.addLinearVelocity(CGPoint(x: 0, y: 50), for: group)
      stage.pass(seconds: 1)
      #expect(abs(left.turn - .pi / 2) < 0.02 && abs(right.turn - .pi / 2) < 0.02)
      #expect(abs(left.center.x - 200) < 1.5 && abs(left.center.y - 150) < 1.5)
      #expect(abs(right.center.x - 200) < 1.5 && abs(right.center.y - 250) < 1.5)
    }
  }

  @Test func aGroupHitsWithTheOutlinesOfItsItems() {
    DynamicsStage.run { stage in
      // An arch: a ball fits through its middle.
      let pillars = [stage.addBox(60, 250, 40, 100), stage.addBox(300, 250, 40, 100)]
      let beam = stage.addBox(60, 210, 280, 40)
      let ball = RoundView(frame: CGRect(x: 180, y: 340, width: 40, height: 40))
      stage.room.addSubview(ball)
      let group = UIDynamicItemGroup(items: pillars + [beam])
      let items: [UIDynamicItem] = [group, ball]
      stage.animator.addBehavior(UIGravityBehavior(items: items))
      let collision = UICollisionBehavior(items: items)
      collision.translatesReferenceBoundsIntoBoundary = true
      stage.animator.addBehavior(collision)
      stage.pass(seconds: 4)
      #expect(abs(pillars[0].center.y - 350) < 1 && abs(pillars[1].center.y - 350) < 1)
      #expect(abs(beam.center.y - 280) < 1)
      #expect(abs(ball.center.y - 380) < 1 && abs(ball.center.x - 200) < 30)
    }
  }
}
