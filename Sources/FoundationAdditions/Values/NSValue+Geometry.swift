import Foundation

// UIKit's names for what Foundation here calls `point`, `size` and `rect`.

extension NSValue {
  /// A value that holds a point.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }

  /// A value that holds a size.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

  /// A value that holds a rectangle.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

  /// The point it was made of.
  public var cgPointValue: CGPoint { pointValue }

  /// The size it was made of.
  public var cgSizeValue: CGSize { sizeValue }

  /// The rectangle it was made of.
  public var cgRectValue: CGRect { rectValue }
}
