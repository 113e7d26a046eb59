import CoreGraphics
import Foundation

@_implementationOnly import CBox2D

/// The bodies of an animator's items, and time.
///
/// It is told the behaviors, and makes itself such that each item of theirs has a body, made of
/// what its item behaviors say, that hits what its collision behaviors say. What comes and goes
/// during a step is taken in after it.
@MainActor
final class DynamicsWorld {
  let handle: OpaquePointer = physics_world_create()
  private(set) var bodies: [DynamicBody] = []
  private var bodiesByItem: [ObjectIdentifier: DynamicBody] = [:]
  private var bodiesByTag: [UInt64: DynamicBody] = [:]
  private var boundariesByTag: [UInt64: () -> CollisionBoundary?] = [:]
  private var behaviors: [UIDynamicBehavior] = []
  private var awaited: [UIDynamicBehavior]?
  private var isStepping = false
  private var movingAnchors: [DynamicAnchor] = []
  private var lastTag: UInt64 = 0
  private var steps = 0

  /// A frame is four steps: what falls is then half a hundredth off after a second.
  static let stepsInFrame = 4
  static let step = 1 / 240.0

  deinit {
    physics_world_destroy(handle)
  }

  var time: TimeInterval { Double(steps) * DynamicsWorld.step }

  func nextTag() -> UInt64 {
    lastTag += 1
    return lastTag
  }

  func body(of item: UIDynamicItem) -> DynamicBody? {
    bodiesByItem[ObjectIdentifier(item)]
  }

  // MARK: Behaviors

  func update(to new: [UIDynamicBehavior]) {
    guard !isStepping else {
      awaited = new
      return
    }
    let kept = Set(new.map { ObjectIdentifier($0) })
    let gone = behaviors.filter { !kept.contains(ObjectIdentifier($0)) }
    behaviors = new
    for behavior in gone { behavior.leave(self) }
    updateBodies()
    updateProperties()
    updateGroups()
    for behavior in new { behavior.settle(in: self) }
    for body in bodies { body.wake() }
  }

  private func updateBodies() {
    var items: [UIDynamicItem] = []
    var known: Set<ObjectIdentifier> = []
    for item in behaviors.flatMap(\.movedItems)
    where known.insert(ObjectIdentifier(item)).inserted {
      items.append(item)
    }
    for body in bodies where !known.contains(ObjectIdentifier(body.item)) {
      bodiesByItem[ObjectIdentifier(body.item)] = nil
      bodiesByTag[body.tag] = nil
      physics_body_destroy(body.handle)
    }
    bodies = items.map { item in
      if let body = body(of: item) { return body }
      let body = DynamicBody(item: item, tag: nextTag(), world: handle)
      bodiesByItem[ObjectIdentifier(item)] = body
      bodiesByTag[body.tag] = body
      return body
    }
  }

  /// The last behavior that says something of an item counts.
  func updateProperties() {
    var properties: [ObjectIdentifier: ItemProperties] = [:]
    for case let behavior as UIDynamicItemBehavior in behaviors {
      for item in behavior.items {
        behavior.change(&properties[ObjectIdentifier(item), default: ItemProperties()])
      }
    }
    for body in bodies {
      body.set(properties[ObjectIdentifier(body.item)] ?? ItemProperties())
    }
  }

  func updateGroups() {
    var groups: [ObjectIdentifier: (items: [UInt64], boundaries: [UInt64])] = [:]
    for case let behavior as UICollisionBehavior in behaviors {
      for item in behavior.items {
        let key = ObjectIdentifier(item)
        if behavior.collisionMode.contains(.items) {
          groups[key, default: ([], [])].items.append(behavior.group)
        }
        if behavior.collisionMode.contains(.boundaries) {
          groups[key, default: ([], [])].boundaries.append(behavior.group)
        }
      }
    }
    for body in bodies {
      let own = groups[ObjectIdentifier(body.item)] ?? ([], [])
      body.set(itemGroups: own.items, boundaryGroups: own.boundaries)
    }
  }

  // MARK: Time

  /// One frame passes.
  func advance() {
    isStepping = true
    for anchor in movingAnchors { anchor.depart() }
    for _ in 0..<DynamicsWorld.stepsInFrame {
      for behavior in behaviors { behavior.act(in: self, for: DynamicsWorld.step) }
      physics_world_step(handle, DynamicsWorld.step)
      steps += 1
    }
    for anchor in movingAnchors { anchor.arrive() }
    movingAnchors = []
    isStepping = false
    if let awaited {
      self.awaited = nil
      update(to: awaited)
    }
  }

  func willMove(_ anchor: DynamicAnchor) {
    guard !movingAnchors.contains(where: { $0 === anchor }) else { return }
    movingAnchors.append(anchor)
  }

  func writeItems() {
    for body in bodies where !body.properties.isAnchored { body.writeItem() }
  }

  /// Nothing moves, and nothing will unless somebody changes something.
  var isAtRest: Bool {
    movingAnchors.isEmpty && !bodies.contains(where: \.isAwake)
      && (bodies.isEmpty || !behaviors.contains(where: \.isRestless))
  }

  // MARK: Contacts

  func add(_ boundary: CollisionBoundary, tag: UInt64) {
    boundariesByTag[tag] = { [weak boundary] in boundary }
  }

  func removeBoundary(tag: UInt64) {
    boundariesByTag[tag] = nil
  }

  /// Tells the delegates what has touched and parted since the last time.
  func tellContacts() {
    var contact = PhysicsContact()
    while physics_world_next_contact(handle, &contact) {
      let phase: ContactPhase = contact.began ? .began(CGPoint(contact.point)) : .ended
      let tags = [contact.first, contact.second]
      let bodies = tags.compactMap { bodiesByTag[$0] }
      if bodies.count == 2 {
        for case let behavior as UICollisionBehavior in behaviors {
          behavior.tell(phase, bodies[0].item, with: bodies[1].item)
        }
      } else if let body = bodies.first,
        let boundary = tags.compactMap({ boundariesByTag[$0]?() }).first
      {
        boundary.behavior?.tell(phase, body.item, at: boundary)
      }
    }
  }
}

/// What happens between two that touch.
enum ContactPhase {
  case began(CGPoint)
  case ended
}
