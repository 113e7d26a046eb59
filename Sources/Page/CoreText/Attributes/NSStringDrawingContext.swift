import CoreGraphics
import Foundation

/// What is asked of a drawing of text, and what came of it.
open class NSStringDrawingContext: NSObject {
  /// How small text may become to fit; nothing below one is asked where it is zero.
  open var minimumScaleFactor: CGFloat = 0
  /// How small it was made.
  @_spi(Text) public var usedScaleFactor: CGFloat = 1
  @_spi(Text) public var usedBounds = CGRect.zero

  open var actualScaleFactor: CGFloat { usedScaleFactor }
  open var totalBounds: CGRect { usedBounds }
}
