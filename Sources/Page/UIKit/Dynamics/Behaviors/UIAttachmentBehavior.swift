import CoreGraphics
import Foundation

@_implementationOnly import CBox2D

/// Ties an item to a point of the reference view, or two items to each other.
@MainActor @preconcurrency
open class UIAttachmentBehavior: UIDynamicBehavior {
  public enum AttachmentType: Int, Sendable {
    case items
    case anchor
  }

  open private(set) var items: [any UIDynamicItem]
  open private(set) var attachedBehaviorType: AttachmentType
  let tie: AttachmentTie
  private var joint: DynamicJoint?

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    (items, attachedBehaviorType, anchorPoint) = ([item], .anchor, point)
    tie = AttachmentTie(.rod, from: AttachmentEnd(point), to: AttachmentEnd(item, offset))
    length = tie.distance
    super.init()
  }

  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    (items, attachedBehaviorType, anchorPoint) = ([item1, item2], .items, .zero)
    tie = AttachmentTie(
      .rod, from: AttachmentEnd(item2, offset2), to: AttachmentEnd(item1, offset1))
    length = tie.distance
    super.init()
  }

  init(_ tie: AttachmentTie, items: [UIDynamicItem], anchorPoint: CGPoint = .zero) {
    (self.items, self.anchorPoint, self.tie) = (items, anchorPoint, tie)
    attachedBehaviorType = items.count > 1 ? .items : .anchor
    length = tie.distance
    super.init()
  }

  // MARK: What may change

  /// Where the other end hangs, if that is no item.
  open var anchorPoint: CGPoint {
    didSet {
      joint?.anchor?.move(to: anchorPoint)
      effectChanged(on: items)
    }
  }

  /// How far the ends are from each other; at first as far as they were.
  open var length: CGFloat {
    didSet { tieChanged() }
  }

  /// 1 lets nothing swing.
  open var damping: CGFloat = 0 {
    didSet { tieChanged() }
  }

  /// How often it swings in a second; 0 is stiff.
  open var frequency: CGFloat = 0 {
    didSet { tieChanged() }
  }

  /// What it takes to turn or to slide.
  open var frictionTorque: CGFloat = 0 {
    didSet { tieChanged() }
  }

  /// How far it may turn, in radians, or slide, in points.
  open var attachmentRange = UIFloatRange.infinite {
    didSet { tieChanged() }
  }

  private func tieChanged() {
    guard let joint, let world = joint.world, joint.isThere else { return }
    hold(by: joint, in: world)
    effectChanged(on: items)
  }

  // MARK: In the world

  override var movedItems: [UIDynamicItem] { items }

  override func settle(in world: DynamicsWorld) {
    if let joint, joint.world === world, joint.isThere { return }
    let isAnchored = attachedBehaviorType == .anchor
    let joint = DynamicJoint(
      in: world, anchor: isAnchored ? DynamicAnchor(at: anchorPoint, in: world) : nil)
    self.joint = joint
    hold(by: joint, in: world)
  }

  override func leave(_ world: DynamicsWorld) {
    joint?.destroy()
    joint = nil
  }

  private func hold(by joint: DynamicJoint, in world: DynamicsWorld) {
    guard let moved = world.body(of: items[0])?.handle,
      let held = joint.anchor?.handle ?? items.last.flatMap({ world.body(of: $0)?.handle })
    else { return }
    let terms = AttachmentTerms(
      length: length, damping: damping, frequency: frequency, frictionTorque: frictionTorque,
      range: attachmentRange)
    joint.hold(tie.definition(from: held, to: moved, terms))
  }
}
