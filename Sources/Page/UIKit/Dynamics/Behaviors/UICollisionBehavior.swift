import CoreGraphics
import Foundation

/// Lets items hit each other, and boundaries.
@MainActor @preconcurrency
open class UICollisionBehavior: UIDynamicBehavior {
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let items = Mode(rawValue: 1 << 0)
    public static let boundaries = Mode(rawValue: 1 << 1)
    public static let everything = Mode(rawValue: .max)
  }

  private var list: DynamicItems
  private var boundaries: [CollisionBoundary] = []
  private var frameInsets: UIEdgeInsets?
  private var frameBoundary: CollisionBoundary?
  private var frame = CGRect.null
  /// Items and boundaries of one group hit each other.
  let group: UInt64
  private static var lastGroup: UInt64 = 0

  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    UICollisionBehavior.lastGroup += 1
    group = UICollisionBehavior.lastGroup
    super.init()
  }

  public convenience override init() {
    self.init(items: [])
  }

  open weak var collisionDelegate: UICollisionBehaviorDelegate?

  open var collisionMode = Mode.everything {
    didSet {
      dynamicAnimator?.world.updateGroups()
      effectChanged(on: list.all)
    }
  }

  // MARK: Items

  open var items: [any UIDynamicItem] { list.all }

  open func addItem(_ item: any UIDynamicItem) {
    if list.add(item) { itemsChanged() }
  }

  open func removeItem(_ item: any UIDynamicItem) {
    if list.remove(item) { itemsChanged() }
  }

  // MARK: The reference view's bounds

  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { frameInsets != nil }
    set { followReferenceBounds(newValue ? .zero : nil) }
  }

  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    followReferenceBounds(insets)
  }

  private func followReferenceBounds(_ insets: UIEdgeInsets?) {
    frameInsets = insets
    frame = .null
    frameBoundary?.remove()
    frameBoundary = nil
    boundariesChanged()
  }

  /// The bounds may have changed since the last step.
  private func updateFrame(in world: DynamicsWorld) {
    guard let frameInsets, let view = dynamicAnimator?.referenceView else { return }
    let wanted = view.bounds.inset(by: frameInsets)
    guard wanted != frame || frameBoundary?.isThere != true else { return }
    frame = wanted
    frameBoundary?.remove()
    frameBoundary = CollisionBoundary(nil, path: UIBezierPath(rect: wanted), of: self)
    frameBoundary?.put(in: world, group: group)
  }

  // MARK: Boundaries

  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    let path = bezierPath.copy() as? UIBezierPath ?? bezierPath
    removeBoundary(identifier)
    boundaries.append(CollisionBoundary(identifier, path: path, of: self))
    boundariesChanged()
  }

  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    let line = UIBezierPath()
    line.move(to: p1)
    line.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: line)
  }

  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    let key = BoundaryKey.of(identifier)
    return boundaries.first { BoundaryKey.of($0.identifier) == key }?.path
  }

  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    removeBoundary(identifier)
    boundariesChanged()
  }

  open var boundaryIdentifiers: [any NSCopying]? { boundaries.compactMap(\.identifier) }

  open func removeAllBoundaries() {
    for boundary in boundaries { boundary.remove() }
    boundaries = []
    boundariesChanged()
  }

  private func removeBoundary(_ identifier: NSCopying) {
    let key = BoundaryKey.of(identifier)
    guard let index = boundaries.firstIndex(where: { BoundaryKey.of($0.identifier) == key })
    else { return }
    boundaries.remove(at: index).remove()
  }

  private func boundariesChanged() {
    itemsChanged()
    effectChanged(on: list.all)
  }

  // MARK: In the world

  override var movedItems: [UIDynamicItem] { list.all }

  override func settle(in world: DynamicsWorld) {
    updateFrame(in: world)
    for boundary in boundaries { boundary.put(in: world, group: group) }
  }

  override func leave(_ world: DynamicsWorld) {
    frameBoundary?.remove()
    for boundary in boundaries { boundary.remove() }
  }

  override func act(in world: DynamicsWorld, for seconds: Double) {
    updateFrame(in: world)
  }

  // MARK: Contacts

  func tell(_ phase: ContactPhase, _ first: UIDynamicItem, with second: UIDynamicItem) {
    guard collisionMode.contains(.items), list.contains(first), list.contains(second) else {
      return
    }
    switch phase {
    case .began(let point):
      collisionDelegate?.collisionBehavior(
        self, beganContactFor: first, with: second, at: point)
    case .ended:
      collisionDelegate?.collisionBehavior(self, endedContactFor: first, with: second)
    }
  }

  func tell(_ phase: ContactPhase, _ item: UIDynamicItem, at boundary: CollisionBoundary) {
    guard collisionMode.contains(.boundaries), list.contains(item) else { return }
    let identifier = boundary.identifier
    switch phase {
    case .began(let point):
      collisionDelegate?.collisionBehavior(
        self, beganContactFor: item, withBoundaryIdentifier: identifier, at: point)
    case .ended:
      collisionDelegate?.collisionBehavior(
        self, endedContactFor: item, withBoundaryIdentifier: identifier)
    }
  }
}
