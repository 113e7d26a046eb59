import CoreGraphics
import Foundation

/// Says what items are made of, and gives them velocities.
///
/// What was never set leaves an item as it is, or as another behavior says.
@MainActor @preconcurrency
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private struct Velocities {
    var linear = CGPoint.zero
    var angular: CGFloat = 0
  }

  private var list: DynamicItems
  private var said = SaidProperties()
  /// Of items that are in no world yet.
  private var awaited: [ObjectIdentifier: Velocities] = [:]

  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  public convenience override init() {
    self.init(items: [])
  }

  open var items: [any UIDynamicItem] { list.all }

  open func addItem(_ item: any UIDynamicItem) {
    if list.add(item) { itemsChanged() }
  }

  open func removeItem(_ item: any UIDynamicItem) {
    guard list.remove(item) else { return }
    awaited[ObjectIdentifier(item)] = nil
    itemsChanged()
  }

  // MARK: What they are made of

  /// From 0, nothing bounces, to 1, nothing is lost by bouncing.
  open var elasticity: CGFloat {
    get { said.elasticity ?? 0 }
    set { say(\.elasticity, newValue) }
  }

  /// What brakes items that slide along each other.
  open var friction: CGFloat {
    get { said.friction ?? 0 }
    set { say(\.friction, newValue) }
  }

  /// A view of 100 by 100 points has this mass.
  open var density: CGFloat {
    get { said.density ?? 1 }
    set { say(\.density, newValue) }
  }

  /// What brakes them wherever they are.
  open var resistance: CGFloat {
    get { said.resistance ?? 0 }
    set { say(\.resistance, newValue) }
  }

  open var angularResistance: CGFloat {
    get { said.angularResistance ?? 0 }
    set { say(\.angularResistance, newValue) }
  }

  /// How electric and magnetic fields affect them.
  open var charge: CGFloat {
    get { said.charge ?? 0 }
    set { say(\.charge, newValue) }
  }

  /// Whether they stay where they are, like a boundary that others hit.
  open var isAnchored: Bool {
    get { said.isAnchored ?? false }
    set { say(\.isAnchored, newValue) }
  }

  open var allowsRotation: Bool {
    get { said.allowsRotation ?? true }
    set { say(\.allowsRotation, newValue) }
  }

  private func say<Value>(_ property: WritableKeyPath<SaidProperties, Value?>, _ value: Value) {
    said[keyPath: property] = value
    dynamicAnimator?.world.updateProperties()
    effectChanged(on: list.all)
  }

  func change(_ properties: inout ItemProperties) {
    said.change(&properties)
  }

  // MARK: Velocities

  /// In points per second; what is added before there is an animator waits for it.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    guard list.contains(item) else { return }
    awaited[ObjectIdentifier(item), default: Velocities()].linear.x += velocity.x
    awaited[ObjectIdentifier(item), default: Velocities()].linear.y += velocity.y
    giveVelocities()
  }

  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let waiting = awaited[ObjectIdentifier(item)]?.linear ?? .zero
    guard let body = dynamicAnimator?.world.body(of: item) else { return waiting }
    return CGPoint(x: body.velocity.dx + waiting.x, y: body.velocity.dy + waiting.y)
  }

  /// In radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    guard list.contains(item) else { return }
    awaited[ObjectIdentifier(item), default: Velocities()].angular += velocity
    giveVelocities()
  }

  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    let waiting = awaited[ObjectIdentifier(item)]?.angular ?? 0
    guard let body = dynamicAnimator?.world.body(of: item) else { return waiting }
    return body.angularVelocity + waiting
  }

  private func giveVelocities() {
    guard let dynamicAnimator else { return }
    settle(in: dynamicAnimator.world)
    effectChanged(on: list.all)
  }

  override var movedItems: [UIDynamicItem] { list.all }

  override func settle(in world: DynamicsWorld) {
    for item in list.all {
      guard let body = world.body(of: item),
        let velocities = awaited.removeValue(forKey: ObjectIdentifier(item))
      else { continue }
      let linear = CGVector(
        dx: body.velocity.dx + velocities.linear.x, dy: body.velocity.dy + velocities.linear.y)
      body.set(velocity: linear, angularVelocity: body.angularVelocity + velocities.angular)
    }
  }
}
