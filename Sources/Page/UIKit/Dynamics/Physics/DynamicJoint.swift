import CoreGraphics
import Foundation

@_implementationOnly import CBox2D

/// What holds two items, or an item and an anchor, in a world.
@MainActor
final class DynamicJoint {
  private(set) weak var world: DynamicsWorld?
  let anchor: DynamicAnchor?
  private var handle: OpaquePointer?

  init(in world: DynamicsWorld, anchor: DynamicAnchor?) {
    (self.world, self.anchor) = (world, anchor)
  }

  /// Takes the place of what held them before.
  func hold(_ definition: PhysicsJointDefinition) {
    release()
    guard let world else { return }
    handle = physics_joint_create(world.handle, definition)
  }

  var isThere: Bool { world != nil && handle != nil }

  private func release() {
    if let handle, world != nil { physics_joint_destroy(handle) }
    handle = nil
  }

  func destroy() {
    release()
    anchor?.destroy()
  }
}
