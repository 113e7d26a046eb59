import CoreGraphics
import Foundation

@_implementationOnly import CBox2D

/// One end of an attachment: a place, and where that is within what it belongs to.
@MainActor
struct AttachmentEnd {
  let place: CGPoint
  /// Within the item; nothing for an anchor.
  let offset: CGPoint
  let turn: CGFloat

  init(_ anchor: CGPoint) {
    (place, offset, turn) = (anchor, .zero, 0)
  }

  /// An offset is told in the item's own directions.
  init(_ item: UIDynamicItem, _ offset: UIOffset) {
    self.offset = CGPoint(x: offset.horizontal, y: offset.vertical)
    turn = item.turn
    let turned = self.offset.applying(CGAffineTransform(rotationAngle: turn))
    place = CGPoint(x: item.center.x + turned.x, y: item.center.y + turned.y)
  }

  init(_ item: UIDynamicItem, at place: CGPoint) {
    (self.place, turn) = (place, item.turn)
    offset = CGPoint(x: place.x - item.center.x, y: place.y - item.center.y)
      .applying(CGAffineTransform(rotationAngle: -turn))
  }
}

/// What may change of an attachment at any time.
struct AttachmentTerms {
  let length: CGFloat
  let damping: CGFloat
  let frequency: CGFloat
  let frictionTorque: CGFloat
  let range: UIFloatRange
}

/// How two ends are tied, as it was when the attachment was made.
@MainActor
struct AttachmentTie {
  enum Kind {
    case rod
    case rope
    case pin
    case weld
    case slide(axis: CGVector)
  }

  private let kind: Kind
  private let from: AttachmentEnd
  private let to: AttachmentEnd

  init(_ kind: Kind, from: AttachmentEnd, to: AttachmentEnd) {
    (self.kind, self.from, self.to) = (kind, from, to)
  }

  var distance: CGFloat { hypot(to.place.x - from.place.x, to.place.y - from.place.y) }

  func definition(
    from held: OpaquePointer, to moved: OpaquePointer, _ terms: AttachmentTerms
  ) -> PhysicsJointDefinition {
    var definition = PhysicsJointDefinition()
    (definition.first, definition.second) = (held, moved)
    definition.firstPoint = PhysicsVector(from.offset)
    definition.secondPoint = PhysicsVector(to.offset)
    definition.referenceAngle = Double(to.turn - from.turn)
    definition.length = Double(terms.length)
    definition.damping = Double(terms.damping)
    definition.frequency = Double(terms.frequency)
    describe(terms, &definition)
    return definition
  }

  private func describe(_ terms: AttachmentTerms, _ definition: inout PhysicsJointDefinition) {
    // A torque of 1 is a force of 1 at 100 points from the center.
    let torque = Double(terms.frictionTorque) * 100
    switch kind {
    case .rod: describeRod(terms, &definition)
    case .rope:
      definition.kind = PhysicsJointRope
      definition.collides = true
    case .pin:
      definition.kind = PhysicsJointPin
      definition.frictionForce = torque * 100
      limit(to: terms.range, &definition)
    case .weld: definition.kind = PhysicsJointWeld
    case .slide(let axis):
      definition.kind = PhysicsJointSlide
      definition.frictionForce = torque
      definition.axis = PhysicsVector(direction(of: axis))
      limit(to: terms.range, &definition)
    }
  }

  /// Without a length there is no direction in which a rod could push or pull.
  private func describeRod(_ terms: AttachmentTerms, _ definition: inout PhysicsJointDefinition) {
    let (isShort, isStiff) = (terms.length < 0.5, terms.frequency <= 0)
    definition.kind = PhysicsJointRod
    if isShort { definition.kind = isStiff ? PhysicsJointPin : PhysicsJointTether }
    definition.collides = !isShort
  }

  private func limit(to range: UIFloatRange, _ definition: inout PhysicsJointDefinition) {
    guard !range.isInfinite else { return }
    definition.limited = true
    definition.minimum = max(Double(range.minimum), -1e6)
    definition.maximum = min(Double(range.maximum), 1e6)
  }

  private func direction(of axis: CGVector) -> CGPoint {
    let length = hypot(axis.dx, axis.dy)
    guard length > 0 else { return CGPoint(x: 1, y: 0) }
    return CGPoint(x: axis.dx / length, y: axis.dy / length)
      .applying(CGAffineTransform(rotationAngle: -from.turn))
  }
}
