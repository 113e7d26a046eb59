import CoreGraphics
import Foundation

/// A layer that moves its sublayers together by its bounds' origin.
open class CAScrollLayer: CALayer {
  open var scrollMode = CAScrollLayerScrollMode.both

  public override init() {
    super.init()
    masksToBounds = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAScrollLayer { scrollMode = other.scrollMode }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Moves the point to the corner, as far as the mode allows.
  open override func scroll(_ point: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = point.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = point.y }
    bounds.origin = origin
  }

  /// Moves as little as it needs to until the rectangle can be seen.
  open func scroll(to rect: CGRect) {
    scroll(
      CGPoint(
        x: nearest(rect.minX, rect.maxX, bounds.minX, bounds.maxX),
        y: nearest(rect.minY, rect.maxY, bounds.minY, bounds.maxY)))
  }

  private func nearest(
    _ low: CGFloat, _ high: CGFloat, _ first: CGFloat, _ last: CGFloat
  ) -> CGFloat {
    if low < first || high - low > last - first { return low }
    return high > last ? first + high - last : first
  }
}
