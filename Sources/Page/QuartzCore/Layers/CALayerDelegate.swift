import CoreGraphics

/// Who draws a layer, lays it out and chooses its actions.
public protocol CALayerDelegate: AnyObject {
  /// Sets the layer's contents.
  func display(_ layer: CALayer)
  /// Draws the layer's contents.
  func draw(_ layer: CALayer, in context: CGContext)
  /// Told before the layer draws.
  func layerWillDraw(_ layer: CALayer)
  /// Places the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// What happens when a value changes; a null stops the search.
  func action(for layer: CALayer, forKey event: String) -> CAAction?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) {
    layer.drawContents()
  }

  public func draw(_ layer: CALayer, in context: CGContext) {}

  public func layerWillDraw(_ layer: CALayer) {}

  public func layoutSublayers(of layer: CALayer) {}

  public func action(for layer: CALayer, forKey event: String) -> CAAction? { nil }
}
