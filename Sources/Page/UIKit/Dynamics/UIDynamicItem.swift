import CoreGraphics
import Foundation

/// How the outline of an item is found that others collide with.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  case rectangle
  case ellipse
  case path
}

/// What a dynamic animator can move: a view, or an object of the page's own.
@MainActor @preconcurrency
public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// A convex outline; its origin is the item's center.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  public var collisionBoundingPath: UIBezierPath { rectangularOutline }

  /// Its bounds about its center.
  var rectangularOutline: UIBezierPath { UIBezierPath(rect: centeredBounds) }

  private var centeredBounds: CGRect {
    let size = bounds.size
    return CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
  }

  /// How far it is turned.
  var turn: CGFloat { atan2(transform.b, transform.a) }

  /// The smallest upright rectangle around it.
  var surroundings: CGRect {
    centeredBounds.applying(transform).offsetBy(dx: center.x, dy: center.y)
  }
}

extension UIView: UIDynamicItem {}
