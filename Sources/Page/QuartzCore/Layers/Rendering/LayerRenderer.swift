import CoreGraphics
@_spi(Text) import CoreText
import Foundation

/// Draws layers into a context, as the model says: what `render(in:)` does.
///
/// A context knows the plane only, so a layer that is turned in space is drawn by the transform of
/// the plane that puts three of its corners where they are seen. Particles are not drawn, as Core
/// Animation does not draw them here either. The context's y grows downwards.
struct LayerRenderer {
  let context: CGContext
  /// Masks within masks and sublayers beyond this depth are not drawn.
  private static let deepest = 256

  init(_ context: CGContext) {
    self.context = context
  }

  /// The layer in its own points, its own transform and place left out.
  func draw(_ layer: CALayer) {
    layer.layoutSubtree()
    drawWhole(layer, depth: 0)
  }

  /// A sublayer where it lies in its superlayer.
  private func drawPlaced(_ layer: CALayer, depth: Int) {
    guard depth < Self.deepest, !layer.isHidden, layer.opacity > 0,
      let placement = layer.planeTransform
    else { return }
    context.saveGState()
    context.concatenate(placement)
    drawWhole(layer, depth: depth)
    context.restoreGState()
  }

  private func drawWhole(_ layer: CALayer, depth: Int) {
    guard !layer.isHidden, layer.opacity > 0, depth < Self.deepest else { return }
    layer.displayIfNeeded()
    let mode = CGBlendMode(layerFilter: layer.modelValues.name(.blendMode))
    let isGroup =
      layer.opacity < 1 || mode != .normal || layer.mask != nil || layer.silhouette != nil
    context.saveGState()
    if isGroup {
      context.setAlpha(CGFloat(layer.opacity))
      context.setBlendMode(mode)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    drawFiltered(layer, depth: depth)
    if let shade = layer.silhouette {
      context.setBlendMode(.sourceIn)
      context.setFillColor(shade)
      context.fill(context.boundingBoxOfClipPath)
    }
    if let mask = layer.mask {
      context.setBlendMode(.destinationIn)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      drawPlaced(mask, depth: depth + 1)
      context.endTransparencyLayer()
    }
    if isGroup { context.endTransparencyLayer() }
    context.restoreGState()
  }

  // MARK: Filters and shadow

  private func drawFiltered(_ layer: CALayer, depth: Int) {
    let isDrawn = ContentFilter(of: layer)?.draw(in: context) {
      LayerRenderer($0).drawShadowed(layer, depth: depth)
    }
    if isDrawn != true { drawShadowed(layer, depth: depth) }
  }

  private func drawShadowed(_ layer: CALayer, depth: Int) {
    let color = layer.shadowColor.flatMap {
      $0.copy(alpha: $0.alpha * CGFloat(min(max(layer.shadowOpacity, 0), 1)))
    }
    guard let color, color.alpha > 0, !layer.masksToBounds else {
      return drawParts(of: layer, depth: depth)
    }
    let offset = context.shadowOffset(layer.shadowOffset)
    let blur = 2 * context.shadowLength(layer.shadowRadius)
    context.saveGState()
    if let path = layer.shadowPath {
      context.drawShadowAlone(of: path, offset: offset, blur: blur, color: color)
      drawParts(of: layer, depth: depth)
    } else {
      context.setShadow(offset: offset, blur: blur, color: color)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      drawParts(of: layer, depth: depth)
      context.endTransparencyLayer()
    }
    context.restoreGState()
  }

  // MARK: What a layer is made of

  private func drawParts(of layer: CALayer, depth: Int) {
    let bounds = layer.bounds
    let outline = layer.outline(insetBy: 0)
    if layer.kind != .transform {
      BackdropPainter(context: context).draw(layer, within: outline)
      for case let color? in [layer.backgroundColor, layer.backdropTint] {
        context.setFillColor(color)
        fill(outline)
      }
    }
    context.saveGState()
    if layer.masksToBounds {
      context.beginPath()
      context.addPath(outline)
      context.clip()
    }
    if layer.kind != .transform { drawOwn(layer) }
    drawSublayers(of: layer, depth: depth)
    context.restoreGState()
    guard layer.kind != .transform, layer.borderWidth > 0, let color = layer.borderColor,
      !bounds.isEmpty
    else { return }
    let path = CGMutablePath()
    path.addPath(outline)
    path.addPath(layer.outline(insetBy: layer.borderWidth))
    context.setFillColor(color)
    context.beginPath()
    context.addPath(path)
    context.fillPath(using: .evenOdd)
  }

  private func drawOwn(_ layer: CALayer) {
    if let image = layer.modelValues.contents { ContentsPainter(context, layer).draw(image) }
    switch layer {
    case let shape as CAShapeLayer: ShapePainter(context: context).draw(shape)
    case let gradient as CAGradientLayer: GradientPainter(context: context).draw(gradient)
    default: break
    }
    guard let placement = layer.layerText?.placement else { return }
    context.saveGState()
    context.translateBy(x: layer.bounds.minX, y: layer.bounds.minY)
    placement.draw(in: context)
    context.restoreGState()
  }

  private func fill(_ path: CGPath) {
    context.beginPath()
    context.addPath(path)
    context.fillPath()
  }

  // MARK: Sublayers

  private func drawSublayers(of layer: CALayer, depth: Int) {
    let sublayers = layer.sublayersInDrawingOrder
    guard !sublayers.isEmpty else { return }
    guard let replicator = layer as? CAReplicatorLayer else {
      return sublayers.forEach { drawPlaced($0, depth: depth + 1) }
    }
    let step = replicator.instanceStep
    for index in 0..<min(max(replicator.instanceCount, 0), 1000) {
      context.saveGState()
      for _ in 0..<index { context.concatenate(step) }
      draw(replicator.instanceColor(index)) {
        sublayers.forEach { drawPlaced($0, depth: depth + 1) }
      }
      context.restoreGState()
    }
  }

  /// Draws with every colour multiplied by another.
  private func draw(_ factor: CGColor, _ body: () -> Void) {
    guard factor != CGColor(red: 1, green: 1, blue: 1, alpha: 1) else { return body() }
    context.setAlpha(factor.alpha)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    body()
    if let color = factor.copy(alpha: 1) {
      context.setFillColor(color)
      context.setBlendMode(.multiply)
      context.fill(context.boundingBoxOfClipPath)
      context.setBlendMode(.destinationIn)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      body()
      context.endTransparencyLayer()
    }
    context.endTransparencyLayer()
  }
}
