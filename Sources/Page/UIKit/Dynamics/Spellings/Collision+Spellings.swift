// swift-format-ignore-file: AlwaysUseLowerCamelCase
// How Swift 2 called what collisions have.

import CoreGraphics
import Foundation

@available(*, deprecated, renamed: "UICollisionBehavior.Mode")
public typealias UICollisionBehaviorMode = UICollisionBehavior.Mode

extension UICollisionBehavior.Mode {
  @available(*, deprecated, renamed: "items")
  public static var Items: UICollisionBehavior.Mode { .items }

  @available(*, deprecated, renamed: "boundaries")
  public static var Boundaries: UICollisionBehavior.Mode { .boundaries }

  @available(*, deprecated, renamed: "everything")
  public static var Everything: UICollisionBehavior.Mode { .everything }
}

extension UICollisionBehavior {
  @available(*, deprecated, renamed: "setTranslatesReferenceBoundsIntoBoundary(with:)")
  public func setTranslatesReferenceBoundsIntoBoundaryWithInsets(_ insets: UIEdgeInsets) {
    setTranslatesReferenceBoundsIntoBoundary(with: insets)
  }

  @available(*, deprecated, renamed: "addBoundary(withIdentifier:for:)")
  public func addBoundaryWithIdentifier(
    _ identifier: any NSCopying, forPath bezierPath: UIBezierPath
  ) {
    addBoundary(withIdentifier: identifier, for: bezierPath)
  }

  @available(*, deprecated, renamed: "addBoundary(withIdentifier:from:to:)")
  public func addBoundaryWithIdentifier(
    _ identifier: any NSCopying, fromPoint p1: CGPoint, toPoint p2: CGPoint
  ) {
    addBoundary(withIdentifier: identifier, from: p1, to: p2)
  }

  @available(*, deprecated, renamed: "boundary(withIdentifier:)")
  public func boundaryWithIdentifier(_ identifier: any NSCopying) -> UIBezierPath? {
    boundary(withIdentifier: identifier)
  }

  @available(*, deprecated, renamed: "removeBoundary(withIdentifier:)")
  public func removeBoundaryWithIdentifier(_ identifier: any NSCopying) {
    removeBoundary(withIdentifier: identifier)
  }
}
