import CoreGraphics
import Foundation

/// Fills a gradient layer's bounds.
struct GradientPainter {
  let context: CGContext

  func draw(_ layer: CAGradientLayer) {
    let bounds = layer.bounds
    let colors = layer.modelValues.colors(.colors)
    guard !bounds.isEmpty, !colors.isEmpty else { return }
    let given = layer.modelValues.numbers(.locations)
    let places = given.count == colors.count ? given : nil
    let gradient = CGGradient(
      colorsSpace: nil, colors: colors as CFArray, locations: places)
    guard let gradient else { return }
    context.saveGState()
    context.beginPath()
    context.addPath(layer.outline(insetBy: 0))
    context.clip()
    draw(gradient, of: layer)
    context.restoreGState()
  }

  private func draw(_ gradient: CGGradient, of layer: CAGradientLayer) {
    let bounds = layer.bounds
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
    }
    let (start, end) = (place(layer.startPoint), place(layer.endPoint))
    let everywhere: CGGradientDrawingOptions = [
      .drawsBeforeStartLocation, .drawsAfterEndLocation,
    ]
    switch layer.type {
    case .radial:
      let (across, down) = (abs(end.x - start.x), abs(end.y - start.y))
      guard across > 0, down > 0 else { return }
      context.translateBy(x: start.x, y: start.y)
      context.scaleBy(x: across, y: down)
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1,
        options: everywhere)
    case .conic:
      context.drawConicGradient(
        gradient, center: start, angle: atan2(end.y - start.y, end.x - start.x))
    default:
      context.drawLinearGradient(gradient, start: start, end: end, options: everywhere)
    }
  }
}
