import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

private final class Reporter: NSObject, UICollisionBehaviorDelegate {
  var reports: [String] = []
  var points: [CGPoint] = []
  private let names: [UIView]

  init(_ names: [UIView]) {
    self.names = names
  }

  private func name(_ item: UIDynamicItem) -> Int { names.firstIndex { $0 === item } ?? -1 }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {
    reports.append("\(name(item1)) hits \(name(item2))")
    points.append(p)
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {
    reports.append("\(name(item1)) leaves \(name(item2))")
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    reports.append("\(name(item)) hits \(identifier as? String ?? "room")")
    points.append(p)
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    reports.append("\(name(item)) leaves \(identifier as? String ?? "room")")
  }
}

@MainActor
@Suite(.serialized)
struct CollisionBehaviorTests {
  private func throwing(_ item: UIView, _ velocity: CGPoint, _ stage: DynamicsStage)
    -> UIDynamicItemBehavior
  {
    let material = UIDynamicItemBehavior(items: [item])
    material.elasticity = 1
    material.friction = 0
    stage.animator.addBehavior(material)
    material.addLinearVelocity(velocity, for: item)
    return material
  }

  @Test func itemsThatMeetAreReportedWithThePlace() {
    DynamicsStage.run { stage in
      let (left, right) = (stage.addBox(0, 0), stage.addBox(200, 0))
      let reporter = Reporter([left, right])
      let collision = UICollisionBehavior(items: [left, right])
      collision.collisionDelegate = reporter
      stage.animator.addBehavior(collision)
      let material = throwing(left, CGPoint(x: 200, y: 0), stage)
      stage.pass(seconds: 1)
      #expect(reporter.reports == ["0 hits 1", "0 leaves 1"])
      #expect(abs(reporter.points[0].x - 200) < 2 && abs(reporter.points[0].y - 50) < 2)
      #expect(abs(material.linearVelocity(for: left).x) < 4)
      #expect(right.center.x > 300)
    }
  }

  @Test func theRoomsOwnBoundaryHasNoIdentifier() {
    DynamicsStage.run { stage in
      let box = stage.addBox(150, 200)
      let reporter = Reporter([box])
      let collision = stage.drop([box])
      collision.collisionDelegate = reporter
      stage.pass(seconds: 3)
      #expect(reporter.reports.first == "0 hits room")
      #expect(abs(reporter.points[0].y - 400) < 2)
    }
  }

  @Test func boundariesAreHitByTheirNames() {
    DynamicsStage.run { stage in
      let box = stage.addBox(0, 0, 40, 40)
      let reporter = Reporter([box])
      let collision = UICollisionBehavior(items: [box])
      collision.collisionDelegate = reporter
      collision.addBoundary(
        withIdentifier: "wall" as NSCopying, from: CGPoint(x: 100, y: -50),
        to: CGPoint(x: 100, y: 100))
      stage.animator.addBehavior(collision)
      let material = throwing(box, CGPoint(x: 100, y: 0), stage)
      stage.pass(seconds: 1.5)
      #expect(reporter.reports == ["0 hits wall", "0 leaves wall"])
      #expect(DynamicsStage.isNear(material.linearVelocity(for: box).x, -100))
    }
  }

  @Test func theModeSaysWhatIsHit() {
    func reports(_ mode: UICollisionBehavior.Mode) -> Set<String> {
      var reports: Set<String> = []
      DynamicsStage.run { stage in
        let (upper, lower) = (stage.addBox(150, 50), stage.addBox(150, 200))
        let reporter = Reporter([upper, lower])
        let collision = stage.drop([upper, lower])
        collision.collisionMode = mode
        collision.collisionDelegate = reporter
        stage.pass(seconds: 1)
        reports = Set(reporter.reports.filter { $0.contains("hits") })
      }
      return reports
    }
    #expect(reports(.items).isEmpty)
    #expect(reports(.boundaries) == ["0 hits room", "1 hits room"])
    #expect(reports(.everything) == ["1 hits room", "0 hits 1"])
  }

  @Test func itemsOfDifferentBehaviorsPassThroughEachOther() {
    DynamicsStage.run { stage in
      let (upper, lower) = (stage.addBox(150, 50), stage.addBox(150, 200))
      _ = stage.drop([upper])
      _ = stage.drop([lower])
      stage.pass(seconds: 3)
      #expect(abs(upper.center.y - 350) < 0.5 && abs(lower.center.y - 350) < 0.5)
    }
  }

  @Test func insetsDrawTheRoomIn() {
    DynamicsStage.run { stage in
      let box = stage.addBox(150, 100)
      let collision = stage.drop([box])
      collision.setTranslatesReferenceBoundsIntoBoundary(
        with: UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 0))
      #expect(collision.translatesReferenceBoundsIntoBoundary)
      stage.pass(seconds: 3)
      #expect(abs(box.center.y - 300) < 0.5)
    }
  }

  @Test func theRoomMayGrowWhileItemsFallAndWhenTheyRest() {
    DynamicsStage.run { stage in
      let box = stage.addBox(150, 100)
      _ = stage.drop([box])
      stage.pass(frames: 3)
      stage.room.bounds.size.height = 600
      stage.pass(seconds: 3)
      #expect(abs(box.center.y - 550) < 0.5 && !stage.animator.isRunning)
      stage.room.frame.size.height = 800
      stage.pass(seconds: 3)
      #expect(abs(box.center.y - 750) < 0.5)
    }
  }

  @Test func boundariesAreListedReplacedAndRemoved() {
    DynamicsStage.run { stage in
      let box = stage.addBox(150, 0)
      let collision = UICollisionBehavior(items: [box])
      stage.animator.addBehavior(UIGravityBehavior(items: [box]))
      stage.animator.addBehavior(collision)
      @MainActor func floor(at y: CGFloat) {
        collision.addBoundary(
          withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: y),
          to: CGPoint(x: 400, y: y))
      }
      collision.addBoundary(
        withIdentifier: 7 as NSNumber,
        for: UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)))
      floor(at: 200)
      stage.pass(seconds: 2)
      #expect(abs(box.center.y - 150) < 0.5)
      floor(at: 300)
      stage.pass(seconds: 2)
      #expect(abs(box.center.y - 250) < 0.5)
      #expect(collision.boundaryIdentifiers?.count == 2)
      #expect(collision.boundary(withIdentifier: "floor")?.bounds.minY == 300)
      #expect(collision.boundary(withIdentifier: NSNumber(value: 7)) != nil)
      collision.removeBoundary(withIdentifier: "floor")
      #expect(collision.boundary(withIdentifier: "floor") == nil)
      stage.pass(seconds: 1)
      #expect(box.center.y > 600)
      collision.removeAllBoundaries()
      #expect(collision.boundaryIdentifiers?.isEmpty == true)
    }
  }

  @Test func aCurveIsHitFromBothSides() {
    DynamicsStage.run { stage in
      let (inner, outer) = (stage.addBox(190, 190, 20, 20), stage.addBox(190, 0, 20, 20))
      let collision = UICollisionBehavior(items: [inner, outer])
      collision.collisionMode = .boundaries
      let circle = UIBezierPath(ovalIn: CGRect(x: 100, y: 100, width: 200, height: 200))
      collision.addBoundary(withIdentifier: "circle", for: circle)
      stage.animator.addBehavior(collision)
      stage.animator.addBehavior(UIGravityBehavior(items: [inner, outer]))
      for _ in 0..<40 {
        stage.pass(frames: 1)
        let distances = [inner, outer].map { hypot($0.center.x - 200, $0.center.y - 200) }
        #expect(distances[0] < 93 && distances[1] > 107)
      }
      stage.pass(seconds: 2)
      #expect(abs(inner.center.y - 290) < 2 && abs(inner.center.x - 200) < 15)
    }
  }

  @Test func roundItemsTouchLaterAtTheirCornersAndRoll() {
    DynamicsStage.run { stage in
      let ball = RoundView(frame: CGRect(x: 50, y: 50, width: 60, height: 60))
      stage.room.addSubview(ball)
      let collision = UICollisionBehavior(items: [ball])
      collision.addBoundary(
        withIdentifier: "slope", from: CGPoint(x: 0, y: 100), to: CGPoint(x: 400, y: 300))
      stage.animator.addBehavior(collision)
      stage.animator.addBehavior(UIGravityBehavior(items: [ball]))
      stage.pass(seconds: 0.7)
      let distance = (ball.center.x - 2 * ball.center.y + 200) / 5.0.squareRoot()
      #expect(abs(distance - 30) < 0.5)
      #expect(ball.turn > 0.2)
    }
  }

  @Test func aFastItemDoesNotPassAWall() {
    DynamicsStage.run { stage in
      let box = stage.addBox(0, 150, 10, 10)
      let collision = UICollisionBehavior(items: [box])
      collision.translatesReferenceBoundsIntoBoundary = true
      stage.animator.addBehavior(collision)
      _ = throwing(box, CGPoint(x: 15000, y: 3000), stage)
      for _ in 0..<120 {
        stage.pass(frames: 1)
        #expect(stage.room.bounds.insetBy(dx: 4, dy: 4).contains(box.center))
      }
    }
  }

  @Test func aPathGivesAnItemItsOutline() {
    final class Wedge: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
      override var collisionBoundingPath: UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: -50, y: 20))
        path.addLine(to: CGPoint(x: 50, y: 20))
        path.addLine(to: CGPoint(x: 0, y: -20))
        path.close()
        return path
      }
    }
    DynamicsStage.run { stage in
      let wedge = Wedge(frame: CGRect(x: 150, y: 200, width: 100, height: 100))
      stage.room.addSubview(wedge)
      _ = stage.drop([wedge])
      stage.pass(seconds: 3)
      #expect(abs(wedge.center.y - 380) < 0.5 && abs(wedge.turn) < 0.01)
    }
  }
}
