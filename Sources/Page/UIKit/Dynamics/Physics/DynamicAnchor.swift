import CoreGraphics
import Foundation

@_implementationOnly import CBox2D

/// A place that something hangs on, and that a page may move.
///
/// It travels within a frame instead of jumping, so that what hangs on it gets its velocity.
@MainActor
final class DynamicAnchor {
  let handle: OpaquePointer
  private weak var world: DynamicsWorld?
  private var place: CGPoint
  private var target: CGPoint

  init(at place: CGPoint, in world: DynamicsWorld) {
    (self.world, self.place, target) = (world, place, place)
    handle = physics_body_create(world.handle, PhysicsBodyHandle, 0, PhysicsVector(place), 0)
  }

  func move(to target: CGPoint) {
    guard target != self.target else { return }
    self.target = target
    world?.willMove(self)
  }

  func depart() {
    guard isAlive else { return }
    let frame = DynamicsWorld.step * Double(DynamicsWorld.stepsInFrame)
    let velocity = CGVector(dx: (target.x - place.x) / frame, dy: (target.y - place.y) / frame)
    physics_body_set_velocity(handle, PhysicsVector(velocity), 0)
  }

  func arrive() {
    guard isAlive else { return }
    place = target
    physics_body_set_velocity(handle, PhysicsVector(CGPoint.zero), 0)
    physics_body_place(handle, PhysicsVector(place), 0)
  }

  private(set) var isAlive = true

  func destroy() {
    guard isAlive else { return }
    isAlive = false
    if world != nil { physics_body_destroy(handle) }
  }
}
