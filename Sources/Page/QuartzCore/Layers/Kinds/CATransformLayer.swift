import CoreGraphics
import Foundation
import PageProtocol

/// A layer whose sublayers keep their places in space instead of being flattened into its plane.
///
/// It shows nothing of its own, and cannot be hit itself.
open class CATransformLayer: CALayer {
  override var kind: LayerKind { .transform }

  /// There is no plane a point could lie in.
  open override func hitTest(_ point: CGPoint) -> CALayer? {
    let found = super.hitTest(point)
    return found === self ? nil : found
  }
}
