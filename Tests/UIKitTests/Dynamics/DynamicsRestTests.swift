import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

private final class Listener: NSObject, UIDynamicAnimatorDelegate {
  var heard: [String] = []

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
    heard.append("resume")
  }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    heard.append("pause")
  }
}

@MainActor
@Suite(.serialized)
struct DynamicsRestTests {
  @Test func aStackOfTenBoxesSettlesAndTheAnimatorPauses() {
    DynamicsStage.run { stage in
      let listener = Listener()
      stage.animator.delegate = listener
      let boxes = (0..<10).map { stage.addBox(180, 364 - CGFloat($0) * 39, 36, 36) }
      _ = stage.drop(boxes)
      #expect(listener.heard == ["resume"])
      stage.pass(seconds: 5)
      #expect(listener.heard == ["resume", "pause"])
      #expect(!stage.animator.isRunning)
      for (index, box) in boxes.enumerated() {
        #expect(abs(box.center.y - (382 - CGFloat(index) * 36)) < 2)
        #expect(abs(box.center.x - 198) < 1)
        #expect(abs(box.turn) < 0.02)
      }
    }
  }

  @Test func whatRestsOnABoundaryNeitherSinksNorTrembles() {
    DynamicsStage.run { stage in
      let box = stage.addBox(150, 100)
      _ = stage.drop([box])
      stage.pass(seconds: 1)
      var places: [CGFloat] = []
      for _ in 0..<30 {
        places.append(box.center.y)
        stage.pass(frames: 1)
      }
      #expect(abs(box.center.y - 350) < 0.25)
      #expect(places.max()! - places.min()! < 0.02)
    }
  }

  @Test func anAnimatorAtRestWaitsForNoFrame() {
    DynamicsStage.run { stage in
      let box = stage.addBox(150, 300)
      _ = stage.drop([box])
      #expect(MediaClock.waitingTimers == 1)
      stage.pass(seconds: 2)
      #expect(!stage.animator.isRunning && MediaClock.waitingTimers == 0)
      let time = stage.animator.elapsedTime
      stage.pass(seconds: 1)
      #expect(stage.animator.elapsedTime == time)
    }
  }

  @Test func whatChangesWakesWhatRests() {
    DynamicsStage.run { stage in
      let box = stage.addBox(150, 300)
      let collision = stage.drop([box])
      let gravity = stage.animator.behaviors[0] as! UIGravityBehavior
      @MainActor func expectToMove(_ change: () -> Void) {
        stage.pass(seconds: 3)
        #expect(!stage.animator.isRunning)
        let before = box.center
        change()
        #expect(stage.animator.isRunning)
        stage.pass(seconds: 0.5)
        #expect(hypot(box.center.x - before.x, box.center.y - before.y) > 10)
      }
      expectToMove { gravity.gravityDirection = CGVector(dx: 0, dy: -1) }
      expectToMove { gravity.setAngle(0, magnitude: 1) }
      expectToMove { gravity.angle = .pi / 2 }
      expectToMove {
        let material = UIDynamicItemBehavior(items: [box])
        stage.animator.addBehavior(material)
        material.addLinearVelocity(CGPoint(x: -300, y: -300), for: box)
      }
      expectToMove {
        box.center = CGPoint(x: 200, y: 100)
        stage.animator.updateItem(usingCurrentState: box)
      }
      expectToMove { collision.translatesReferenceBoundsIntoBoundary = false }
    }
  }

  @Test func whatLosesItsGroundFalls() {
    DynamicsStage.run { stage in
      let (lower, upper) = (stage.addBox(150, 300), stage.addBox(150, 190))
      let collision = stage.drop([lower, upper])
      stage.pass(seconds: 3)
      #expect(!stage.animator.isRunning)
      for behavior in stage.animator.behaviors {
        (behavior as? UIGravityBehavior)?.removeItem(lower)
      }
      collision.removeItem(lower)
      stage.pass(seconds: 1)
      #expect(abs(upper.center.y - 350) < 1)
    }
  }

  @Test func aPausedAnimatorResumesByItself() {
    DynamicsStage.run { stage in
      let listener = Listener()
      stage.animator.delegate = listener
      let box = stage.addBox(150, 300)
      _ = stage.drop([box])
      stage.pass(seconds: 2)
      let push = UIPushBehavior(items: [box], mode: .instantaneous)
      push.pushDirection = CGVector(dx: 0, dy: -3)
      stage.animator.addBehavior(push)
      stage.pass(seconds: 3)
      push.active = true
      #expect(listener.heard == ["resume", "pause", "resume", "pause", "resume"])
    }
  }
}
