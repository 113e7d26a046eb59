import CoreGraphics
import Foundation

/// A layer for large drawings. Here it is drawn in one piece, so nothing has to fade in.
open class CATiledLayer: CALayer {
  open var levelsOfDetail = 1
  open var levelsOfDetailBias = 0
  open var tileSize = CGSize(width: 256, height: 256)

  /// How long a new tile takes to fade in.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
