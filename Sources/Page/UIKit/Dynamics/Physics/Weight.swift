import CoreGraphics
import Foundation

/// An area, the middle of it, and how hard it is to turn.
struct Weight {
  private(set) var area: CGFloat = 0
  private(set) var center = CGPoint.zero
  /// About the origin, of an area that weighs one for each square point.
  private(set) var inertia: CGFloat = 0

  init() {}

  /// An area whose inertia is known about its own center.
  init(area: CGFloat, center: CGPoint, ownInertia: CGFloat) {
    (self.area, self.center) = (area, center)
    inertia = ownInertia + area * (center.x * center.x + center.y * center.y)
  }

  /// An area whose inertia is known about the origin.
  init(area: CGFloat, center: CGPoint, inertia: CGFloat) {
    (self.area, self.center, self.inertia) = (area, center, inertia)
  }

  mutating func add(_ other: Weight) {
    let sum = area + other.area
    guard sum > 0 else { return }
    center.x = (center.x * area + other.center.x * other.area) / sum
    center.y = (center.y * area + other.center.y * other.area) / sum
    area = sum
    inertia += other.inertia
  }
}
