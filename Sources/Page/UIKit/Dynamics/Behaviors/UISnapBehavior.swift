import CoreGraphics
import Foundation

/// Draws an item to a point, upright, as if by a strong spring.
@MainActor @preconcurrency
open class UISnapBehavior: UIDynamicBehavior {
  private let item: UIDynamicItem
  private static let frequency = 3.0

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    (self.item, snapPoint) = (item, point)
    super.init()
  }

  open var snapPoint: CGPoint {
    didSet { effectChanged(on: [item]) }
  }

  /// From 0, it swings for long, to 1, it hardly does.
  open var damping: CGFloat = 0.5 {
    didSet { effectChanged(on: [item]) }
  }

  override var movedItems: [UIDynamicItem] { [item] }

  override func act(in world: DynamicsWorld, for seconds: Double) {
    let share = min(max(Double(damping), 0), 1)
    world.body(of: item)?.spring(
      to: snapPoint, frequency: UISnapBehavior.frequency, damping: 0.1 + 0.9 * share,
      seconds: seconds)
  }
}
