import CoreGraphics
import Foundation

/// Draws a layer's contents: their part, their place, their nine parts, their tint.
struct ContentsPainter {
  private let context: CGContext
  private let layer: CALayer

  init(_ context: CGContext, _ layer: CALayer) {
    self.context = context
    self.layer = layer
  }

  func draw(_ image: CGImage) {
    let part = layer.contentsRect
    let pixels = CGSize(width: CGFloat(image.width), height: CGFloat(image.height))
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    var shown: CGImage? = image
    if part != unit {
      shown = image.cropping(
        to: CGRect(
          x: part.minX * pixels.width, y: part.minY * pixels.height,
          width: part.width * pixels.width, height: part.height * pixels.height))
    }
    guard let shown, !layer.bounds.isEmpty else { return }
    context.saveGState()
    context.interpolationQuality = isSharp(shown) ? .none : .default
    if let tint = layer.contentsTint {
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      place(shown)
      context.setBlendMode(.sourceIn)
      context.setFillColor(tint)
      context.fill(context.boundingBoxOfClipPath)
      context.endTransparencyLayer()
    } else {
      place(shown)
    }
    context.restoreGState()
  }

  private func isSharp(_ image: CGImage) -> Bool {
    let isLarger = layer.bounds.width * layer.contentsScale > CGFloat(image.width)
    let filter = isLarger ? layer.magnificationFilter : layer.minificationFilter
    return filter == .nearest
  }

  private func place(_ image: CGImage) {
    let center = layer.contentsCenter
    let isStretched = center != CGRect(x: 0, y: 0, width: 1, height: 1)
    if isStretched, layer.contentsGravity == .resize {
      drawNineParts(of: image, center: center)
    } else {
      draw(image, in: target(of: image))
    }
  }

  /// Where the contents lie, as their gravity says.
  private func target(of image: CGImage) -> CGRect {
    let bounds = layer.bounds
    let scale = max(layer.contentsScale, 1e-6)
    let own = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    guard own.width > 0, own.height > 0 else { return bounds }
    let (across, down) = (bounds.width / own.width, bounds.height / own.height)
    let gravity = layer.contentsGravity
    switch gravity {
    case .resize: return bounds
    case .resizeAspect: return centered(own, by: min(across, down))
    case .resizeAspectFill: return centered(own, by: max(across, down))
    default: break
    }
    var rect = centered(own, by: 1)
    if [.left, .topLeft, .bottomLeft].contains(gravity) { rect.origin.x = bounds.minX }
    if [.right, .topRight, .bottomRight].contains(gravity) {
      rect.origin.x = bounds.maxX - own.width
    }
    if [.top, .topLeft, .topRight].contains(gravity) { rect.origin.y = bounds.minY }
    if [.bottom, .bottomLeft, .bottomRight].contains(gravity) {
      rect.origin.y = bounds.maxY - own.height
    }
    return rect
  }

  private func centered(_ size: CGSize, by factor: CGFloat) -> CGRect {
    let (width, height) = (size.width * factor, size.height * factor)
    return CGRect(
      x: layer.bounds.midX - width / 2, y: layer.bounds.midY - height / 2, width: width,
      height: height)
  }

  /// Corners keep their size, edges stretch one way, the middle both ways.
  private func drawNineParts(of image: CGImage, center: CGRect) {
    let scale = max(layer.contentsScale, 1e-6)
    let columns = cuts(CGFloat(image.width), center.minX, center.maxX, layer.bounds.width, scale)
    let rows = cuts(CGFloat(image.height), center.minY, center.maxY, layer.bounds.height, scale)
    for row in 0..<3 {
      for column in 0..<3 {
        let (x, y) = (columns[column], rows[row])
        let (endX, endY) = (columns[column + 1], rows[row + 1])
        let source = CGRect(
          x: x.source, y: y.source, width: endX.source - x.source, height: endY.source - y.source)
        guard source.width > 0, source.height > 0, let part = image.cropping(to: source) else {
          continue
        }
        draw(
          part,
          in: CGRect(
            x: layer.bounds.minX + x.target, y: layer.bounds.minY + y.target,
            width: endX.target - x.target, height: endY.target - y.target))
      }
    }
  }

  private func cuts(
    _ pixels: CGFloat, _ low: CGFloat, _ high: CGFloat, _ length: CGFloat, _ scale: CGFloat
  ) -> [(source: CGFloat, target: CGFloat)] {
    let (first, last) = ((low * pixels).rounded(), (high * pixels).rounded())
    let ends = (first / scale, (pixels - last) / scale)
    // Where there is no room for both ends, they share what there is.
    let shrink = min(1, length / max(ends.0 + ends.1, 1e-6))
    return [
      (0, 0), (first, ends.0 * shrink), (last, length - ends.1 * shrink), (pixels, length),
    ]
  }

  /// A context draws pictures upright where y grows upwards; here it grows downwards.
  private func draw(_ image: CGImage, in rect: CGRect) {
    context.saveGState()
    context.translateBy(x: 0, y: rect.minY + rect.maxY)
    context.scaleBy(x: 1, y: -1)
    context.draw(image, in: rect)
    context.restoreGState()
  }
}
