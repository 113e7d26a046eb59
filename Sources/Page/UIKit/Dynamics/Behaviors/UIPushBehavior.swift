import CoreGraphics
import Foundation

/// A force on items, all the time or just once.
///
/// A magnitude of 1 accelerates a view of 100 by 100 points and density 1 by 100 points per
/// second squared, or gives it 100 points per second at once.
@MainActor @preconcurrency
open class UIPushBehavior: UIDynamicBehavior {
  public enum Mode: Int, Sendable {
    case continuous
    case instantaneous
  }

  open private(set) var mode: Mode
  private var list: DynamicItems
  private var bearing = ForceBearing(.zero)
  private var isActive = true
  private var offsets: [ObjectIdentifier: UIOffset] = [:]
  private static let forceOfOne: CGFloat = 100

  public init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) {
    (list, self.mode) = (DynamicItems(items), mode)
    super.init()
  }

  public convenience override init() {
    self.init(items: [], mode: .continuous)
  }

  open var items: [any UIDynamicItem] { list.all }

  open func addItem(_ item: any UIDynamicItem) {
    if list.add(item) { itemsChanged() }
  }

  open func removeItem(_ item: any UIDynamicItem) {
    guard list.remove(item) else { return }
    offsets[ObjectIdentifier(item)] = nil
    itemsChanged()
  }

  /// Whether it pushes; a push at once ends by itself.
  open var active: Bool {
    get { isActive }
    set {
      isActive = newValue
      effectChanged(on: list.all)
    }
  }

  open var pushDirection: CGVector {
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

  /// Where the item is pushed; beside its center it begins to turn.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    guard list.contains(item) else { return }
    offsets[ObjectIdentifier(item)] = o
    effectChanged(on: [item])
  }

  override var movedItems: [UIDynamicItem] { list.all }

  override func act(in world: DynamicsWorld, for seconds: Double) {
    guard isActive else { return }
    let one = UIPushBehavior.forceOfOne
    let force = CGVector(dx: bearing.vector.dx * one, dy: bearing.vector.dy * one)
    for item in list.all {
      guard let body = world.body(of: item) else { continue }
      let offset = offsets[ObjectIdentifier(item)]
      switch mode {
      case .instantaneous: body.hit(force, at: offset)
      case .continuous: body.push(force, at: offset)
      }
    }
    if mode == .instantaneous { isActive = false }
  }
}
