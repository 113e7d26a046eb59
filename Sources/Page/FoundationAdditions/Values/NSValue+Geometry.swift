import Foundation

// UIKit's names for what Foundation here calls `point`, `size` and `rect`; where UIKit itself is
// imported, its own come first.

extension NSValue {
  /// A value that holds a point.
  @_disfavoredOverload public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }

  /// A value that holds a size.
  @_disfavoredOverload public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

  /// A value that holds a rectangle.
  @_disfavoredOverload public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

  /// The point it was made of.
  @_disfavoredOverload public var cgPointValue: CGPoint { pointValue }

  /// The size it was made of.
  @_disfavoredOverload public var cgSizeValue: CGSize { sizeValue }

  /// The rectangle it was made of.
  @_disfavoredOverload public var cgRectValue: CGRect { rectValue }
}
