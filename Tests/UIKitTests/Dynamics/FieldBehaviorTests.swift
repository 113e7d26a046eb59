import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct FieldBehaviorTests {
  /// The velocity that a field gives a box of a hundred points within a second.
  private func velocity(
    _ field: UIFieldBehavior, from center: CGPoint = CGPoint(x: 300, y: 200),
    at start: CGPoint = .zero, seconds: Double = 0.1,
    _ set: (UIDynamicItemBehavior) -> Void = { _ in }
  ) -> CGPoint {
    var result = CGPoint.zero
    DynamicsStage.run { stage in
      let box = stage.addBox(center.x - 50, center.y - 50)
      let material = UIDynamicItemBehavior(items: [box])
      set(material)
      field.addItem(box)
      stage.animator.addBehavior(material)
      stage.animator.addBehavior(field)
      material.addLinearVelocity(start, for: box)
      stage.pass(seconds: seconds)
      result = material.linearVelocity(for: box)
      stage.animator.removeBehavior(field)
      field.removeItem(box)
    }
    return result
  }

  private let middle = CGPoint(x: 200, y: 200)

  @Test func defaultsAreAppleS() {
    let field = UIFieldBehavior.dragField()
    #expect(field.strength == 1 && field.falloff == 0 && field.position == .zero)
    #expect(field.direction == .zero && field.smoothness == 0 && field.animationSpeed == 0)
    #expect(field.minimumRadius < 0.001 && field.region.contains(CGPoint(x: 1e6, y: -1e6)))
  }

  @Test func linearGravityFallsAlikeWhateverTheMass() {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 2))
    #expect(DynamicsStage.isNear(velocity(field).y, 20))
    #expect(DynamicsStage.isNear(velocity(field) { $0.density = 5 }.y, 20))
    field.strength = -1
    #expect(DynamicsStage.isNear(velocity(field).y, -20))
  }

  @Test func radialGravityDrawsToItsPositionAndFallsOff() {
    let field = UIFieldBehavior.radialGravityField(position: middle)
    #expect(DynamicsStage.isNear(velocity(field).x, -10))
    field.minimumRadius = 50
    field.falloff = 2
    #expect(DynamicsStage.isNear(velocity(field).x, -2.5))
  }

  @Test func outsideItsRegionAFieldIsNotFelt() {
    let field = UIFieldBehavior.radialGravityField(position: middle)
    field.region = UIRegion(radius: 90)
    #expect(velocity(field) == .zero)
    field.region = field.region.inverse()
    #expect(velocity(field).x < 0)
  }

  @Test func aVortexTurnsCounterclockwiseByTheDistance() {
    let field = UIFieldBehavior.vortexField()
    field.position = middle
    field.strength = 0.01
    // Right of the middle, counterclockwise is upwards.
    #expect(DynamicsStage.isNear(velocity(field).y, -10))
    #expect(DynamicsStage.isNear(velocity(field, from: CGPoint(x: 250, y: 200)).y, -5))
  }

  @Test func dragBrakesByTheVelocity() {
    let field = UIFieldBehavior.dragField()
    field.strength = 2
    let after = velocity(field, at: CGPoint(x: 100, y: 0), seconds: 1).x
    #expect(abs(after - 100 * exp(-2)) < 1)
  }

  @Test func aVelocityFieldOverridesWhatItemsHad() {
    let field = UIFieldBehavior.velocityField(direction: CGVector(dx: 30, dy: 40))
    let after = velocity(field, at: CGPoint(x: -500, y: 0))
    #expect(abs(after.x - 30) < 0.01 && abs(after.y - 40) < 0.01)
  }

  @Test func aSpringFieldLetsItemsSwingAboutItsPosition() {
    DynamicsStage.run { stage in
      let box = stage.addBox(200, 150)
      let field = UIFieldBehavior.springField()
      field.position = middle
      field.strength = .pi * .pi
      field.addItem(box)
      stage.animator.addBehavior(field)
      stage.pass(seconds: 1)
      #expect(abs(box.center.x - 150) < 2)
      stage.pass(seconds: 1)
      #expect(abs(box.center.x - 250) < 3)
    }
  }

  @Test func chargesFeelElectricAndMagneticFields() {
    let electric = UIFieldBehavior.electricField()
    electric.position = middle
    #expect(velocity(electric) == .zero)
    #expect(DynamicsStage.isNear(velocity(electric) { $0.charge = 1 }.x, 10))
    #expect(DynamicsStage.isNear(velocity(electric) { $0.charge = -1 }.x, -10))
    let magnetic = UIFieldBehavior.magneticField()
    let bent = velocity(magnetic, at: CGPoint(x: 100, y: 0), seconds: 0.5) { $0.charge = 1 }
    // To the right, counterclockwise bends upwards; the speed stays.
    #expect(abs(bent.y + 100 * sin(0.5)) < 1.5 && abs(hypot(bent.x, bent.y) - 100) < 1)
    #expect(velocity(magnetic, at: CGPoint(x: 100, y: 0)) == CGPoint(x: 100, y: 0))
  }

  @Test func noiseDrivesWhatRestsAndTurbulenceOnlyWhatMoves() {
    let noise = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1)
    #expect(noise.smoothness == 0.5 && noise.animationSpeed == 1)
    let driven = velocity(noise, seconds: 1)
    #expect(hypot(driven.x, driven.y) > 1)
    #expect(velocity(noise, seconds: 1) == driven)
    let turbulence = UIFieldBehavior.turbulenceField(smoothness: 0.5, animationSpeed: 1)
    #expect(velocity(turbulence, seconds: 1) == .zero)
    let tossed = velocity(turbulence, at: CGPoint(x: 100, y: 0), seconds: 1)
    #expect(abs(tossed.y) > 1)
  }

  @Test func aNoiseKeepsTheAnimatorAwakeAndOneThatStandsStillDoesNot() {
    DynamicsStage.run { stage in
      let box = stage.addBox(150, 300)
      _ = stage.drop([box])
      let noise = UIFieldBehavior.noiseField(smoothness: 1, animationSpeed: 1)
      noise.addItem(box)
      noise.strength = 0.01
      stage.animator.addBehavior(noise)
      stage.pass(seconds: 5)
      #expect(stage.animator.isRunning)
      noise.animationSpeed = 0
      stage.pass(seconds: 3)
      #expect(!stage.animator.isRunning)
    }
  }

  @Test func aBlockOfThePagesOwnSaysTheForce() {
    var seen: (CGPoint, CGFloat, CGFloat, TimeInterval)?
    let field = UIFieldBehavior.field { field, place, velocity, mass, charge, step in
      if seen == nil { seen = (place, mass, charge, step) }
      return CGVector(dx: velocity.dx < 5 ? 1 : 0, dy: 0)
    }
    let after = velocity(field, seconds: 1) {
      $0.density = 2
      $0.charge = 3
    }
    #expect(seen?.0 == CGPoint(x: 300, y: 200) && seen?.1 == 2 && seen?.2 == 3)
    #expect((seen?.3 ?? 0) > 0)
    #expect(abs(after.x - 5) < 0.3)
  }
}
