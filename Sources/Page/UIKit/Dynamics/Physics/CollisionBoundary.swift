import CoreGraphics
import Foundation

@_implementationOnly import CBox2D

/// Lines that items hit.
@MainActor
final class CollisionBoundary {
  /// None for the reference view's bounds.
  let identifier: NSCopying?
  let path: UIBezierPath
  private(set) weak var behavior: UICollisionBehavior?
  private weak var world: DynamicsWorld?
  private var handle: OpaquePointer?
  private var tag: UInt64 = 0

  init(_ identifier: NSCopying?, path: UIBezierPath, of behavior: UICollisionBehavior) {
    (self.identifier, self.path, self.behavior) = (identifier, path, behavior)
  }

  var isThere: Bool { handle != nil && world != nil }

  func put(in world: DynamicsWorld, group: UInt64) {
    guard self.world !== world || handle == nil else { return }
    (self.world, tag) = (world, world.nextTag())
    let handle: OpaquePointer = physics_body_create(
      world.handle, PhysicsBodyBoundary, tag, PhysicsVector(CGPoint.zero), 0)
    self.handle = handle
    for line in PathLines(of: path.cgPath).lines { add(line, to: handle) }
    // Items say how much they bounce and rub; a boundary takes after them.
    var properties = PhysicsProperties()
    properties.friction = Double(ItemProperties().friction)
    physics_body_set_properties(handle, properties)
    physics_body_set_groups(handle, nil, 0, [group], 1)
    world.add(self, tag: tag)
  }

  private func add(_ line: PathLines.Line, to handle: OpaquePointer) {
    let points = line.points.map { PhysicsVector($0) }
    // Straight sides are hit alike from within and without, up to their corners.
    if line.isClosed, points.count <= 4 {
      for (index, point) in points.enumerated() {
        physics_body_add_edge(handle, point, points[(index + 1) % points.count])
      }
    } else {
      physics_body_add_chain(handle, points, Int32(points.count), line.isClosed)
    }
  }

  func remove() {
    guard let handle else { return }
    self.handle = nil
    guard let world else { return }
    world.removeBoundary(tag: tag)
    physics_body_destroy(handle)
  }
}
