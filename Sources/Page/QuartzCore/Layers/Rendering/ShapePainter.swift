@_spi(Paths) import CoreGraphics
import Foundation

/// Draws a shape layer's path.
struct ShapePainter {
  let context: CGContext

  func draw(_ layer: CAShapeLayer) {
    guard let path = layer.path else { return }
    context.saveGState()
    if let color = layer.fillColor {
      context.setFillColor(color)
      context.beginPath()
      context.addPath(path)
      context.fillPath(using: layer.fillRule == .evenOdd ? .evenOdd : .winding)
    }
    if let color = layer.strokeColor, layer.lineWidth > 0 {
      let (start, end) = (layer.strokeStart, layer.strokeEnd)
      let line = start > 0 || end < 1 ? PathTrimmer.part(of: path, from: start, to: end) : path
      setStyle(of: layer)
      context.setStrokeColor(color)
      context.beginPath()
      context.addPath(line)
      context.strokePath()
    }
    context.restoreGState()
  }

  private func setStyle(of layer: CAShapeLayer) {
    context.setLineWidth(layer.lineWidth)
    context.setMiterLimit(layer.miterLimit)
    switch layer.lineCap {
    case .round: context.setLineCap(.round)
    case .square: context.setLineCap(.square)
    default: context.setLineCap(.butt)
    }
    switch layer.lineJoin {
    case .round: context.setLineJoin(.round)
    case .bevel: context.setLineJoin(.bevel)
    default: context.setLineJoin(.miter)
    }
    let pattern = (layer.lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
    let isDashed = !pattern.isEmpty && pattern.allSatisfy { $0 >= 0 } && pattern.contains { $0 > 0 }
    context.setLineDash(phase: layer.lineDashPhase, lengths: isDashed ? pattern : [])
  }
}
