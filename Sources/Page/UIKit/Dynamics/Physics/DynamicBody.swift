import CoreGraphics
import Foundation

@_implementationOnly import CBox2D

/// An item as the physics know it.
@MainActor
final class DynamicBody {
  let item: UIDynamicItem
  let tag: UInt64
  let handle: OpaquePointer
  private var outline = ItemOutline()
  private var size: CGSize?
  private var weight = Weight()
  private(set) var properties = ItemProperties()
  private(set) var itemGroups: [UInt64] = []
  private(set) var boundaryGroups: [UInt64] = []
  /// What the item was last given, or had when it was last read.
  private var (known, knownTurn) = (CGPoint.zero, CGFloat.zero)

  init(item: UIDynamicItem, tag: UInt64, world: OpaquePointer) {
    (self.item, self.tag) = (item, tag)
    handle = physics_body_create(
      world, PhysicsBodyItem, tag, PhysicsVector(item.center), Double(item.turn))
    (known, knownTurn) = (item.center, item.turn)
    readOutline()
  }

  // MARK: Item to body

  /// The item is where it says now, as large as it says now.
  func readItem() {
    (known, knownTurn) = (item.center, item.turn)
    physics_body_place(handle, PhysicsVector(known), Double(knownTurn))
    readOutline()
  }

  private func readOutline() {
    // Paths may change without the size.
    guard size != item.bounds.size || item.collisionBoundsType == .path else { return }
    size = item.bounds.size
    outline = ItemOutline(of: item)
    weight = outline.weight
    physics_body_remove_shapes(handle)
    for piece in outline.pieces {
      switch piece {
      case .circle(let center, let radius):
        physics_body_add_circle(handle, PhysicsVector(center), Double(radius))
      case .figure(let figure):
        for part in figure.parts(ofCorners: 8) {
          let corners = part.map { PhysicsVector($0) }
          physics_body_add_polygon(handle, corners, Int32(corners.count))
        }
      }
    }
    send()
  }

  func set(_ properties: ItemProperties) {
    guard properties != self.properties else { return }
    self.properties = properties
    send()
    wake()
  }

  func set(itemGroups: [UInt64], boundaryGroups: [UInt64]) {
    guard itemGroups != self.itemGroups || boundaryGroups != self.boundaryGroups else { return }
    (self.itemGroups, self.boundaryGroups) = (itemGroups, boundaryGroups)
    physics_body_set_groups(
      handle, itemGroups, Int32(itemGroups.count), boundaryGroups, Int32(boundaryGroups.count))
  }

  /// A view of 100 by 100 points and density 1 has the mass 1.
  var mass: CGFloat { max(weight.area * properties.density / 10_000, 1e-6) }

  private func send() {
    let share = weight.area > 0 ? Double(mass / weight.area) : 0
    physics_body_set_properties(
      handle,
      PhysicsProperties(
        mass: Double(mass), inertia: Double(weight.inertia) * share,
        massCenter: PhysicsVector(weight.center), elasticity: Double(properties.elasticity),
        friction: Double(properties.friction), resistance: Double(properties.resistance),
        angularResistance: Double(properties.angularResistance),
        rotates: properties.allowsRotation, anchored: properties.isAnchored))
  }

  // MARK: Body to item

  var state: PhysicsState { physics_body_state(handle) }
  var isAwake: Bool { state.awake }
  var position: CGPoint { CGPoint(state.position) }
  var velocity: CGVector { CGVector(dx: state.velocity.x, dy: state.velocity.y) }
  var angularVelocity: CGFloat { CGFloat(state.angularVelocity) }

  /// Gives the item what has changed. An item keeps a scale of its own as long as it does not turn.
  func writeItem() {
    let state = state
    let (center, turn) = (CGPoint(state.position), CGFloat(state.angle))
    if abs(center.x - known.x) > 1e-4 || abs(center.y - known.y) > 1e-4 {
      known = center
      item.center = center
    }
    if abs(turn - knownTurn) > 1e-6 {
      knownTurn = turn
      item.transform = CGAffineTransform(rotationAngle: turn)
    }
  }

  // MARK: Forces

  func wake() {
    physics_body_wake(handle)
  }

  func accelerate(by vector: CGVector) {
    push(CGVector(dx: vector.dx * mass, dy: vector.dy * mass))
  }

  func push(_ force: CGVector) {
    physics_body_push(handle, PhysicsVector(force))
  }

  /// At a place that is fixed to the item, or in the middle of its mass.
  func push(_ force: CGVector, at offset: UIOffset?) {
    guard let offset else { return push(force) }
    physics_body_push_at(handle, PhysicsVector(force), PhysicsVector(place(of: offset)))
  }

  func hit(_ impulse: CGVector, at offset: UIOffset?) {
    let middle = UIOffset(horizontal: weight.center.x, vertical: weight.center.y)
    physics_body_hit_at(
      handle, PhysicsVector(impulse), PhysicsVector(place(of: offset ?? middle)))
  }

  private func place(of offset: UIOffset) -> CGPoint {
    let state = state
    let turned = CGPoint(x: offset.horizontal, y: offset.vertical)
      .applying(CGAffineTransform(rotationAngle: CGFloat(state.angle)))
    return CGPoint(x: state.position.x + turned.x, y: state.position.y + turned.y)
  }

  func set(velocity: CGVector, angularVelocity: CGFloat) {
    physics_body_set_velocity(handle, PhysicsVector(velocity), Double(angularVelocity))
  }

  func spring(
    to place: CGPoint, frequency: Double, damping: Double, seconds: Double
  ) {
    physics_body_spring(handle, PhysicsVector(place), 0, frequency, damping, seconds)
  }
}
