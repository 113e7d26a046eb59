import CoreGraphics
import Foundation

/// Lets items fall: a magnitude of 1 is 1,000 points per second squared.
@MainActor @preconcurrency
open class UIGravityBehavior: UIDynamicBehavior {
  private var list: DynamicItems
  private var bearing = ForceBearing(CGVector(dx: 0, dy: 1))
  private static let accelerationOfOne: CGFloat = 1000

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
    if list.remove(item) { itemsChanged() }
  }

  open var gravityDirection: CGVector {
    get { bearing.vector }
    set { change { $0.set(newValue) } }
  }

  /// Clockwise from the positive x axis.
  open var angle: CGFloat {
    get { bearing.angle }
    set { change { $0.set(angle: newValue) } }
  }

  open var magnitude: CGFloat {
    get { bearing.magnitude }
    set { change { $0.set(magnitude: newValue) } }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    change { $0.set(angle: angle, magnitude: magnitude) }
  }

  private func change(_ change: (inout ForceBearing) -> Void) {
    change(&bearing)
    effectChanged(on: list.all)
  }

  override var movedItems: [UIDynamicItem] { list.all }

  override func act(in world: DynamicsWorld, for seconds: Double) {
    let one = UIGravityBehavior.accelerationOfOne
    let acceleration = CGVector(dx: bearing.vector.dx * one, dy: bearing.vector.dy * one)
    for item in list.all { world.body(of: item)?.accelerate(by: acceleration) }
  }
}
