import CoreGraphics
import Foundation

/// Shows what a context has already got beneath a layer again, blurred and with other colours. Only
/// contexts of pixels can be asked what is there.
struct BackdropPainter {
  let context: CGContext

  func draw(_ layer: CALayer, within outline: CGPath) {
    let map = context.userSpaceToDeviceSpaceTransform
    let place = layer.bounds.applying(map).standardized
    let scale = abs(map.a * map.d - map.b * map.c).squareRoot()
    let changes = layer.backdropBlur > 0 || layer.backdropSaturation != 1
    guard changes, !place.isEmpty, let whole = context.makeImage() else { return }
    let area = place.integral.intersection(
      CGRect(x: 0, y: 0, width: CGFloat(whole.width), height: CGFloat(whole.height)))
    // Rows of a picture count from above, a context's own points from below.
    let rows = CGRect(
      x: area.minX, y: CGFloat(whole.height) - area.maxY, width: area.width, height: area.height)
    guard !area.isEmpty, let beneath = whole.cropping(to: rows) else { return }
    var pixels = FilteredPixels(beneath)
    pixels.blur(deviation: layer.backdropBlur * scale)
    pixels.saturate(by: Float(layer.backdropSaturation))
    guard let shown = pixels.image else { return }
    context.saveGState()
    context.beginPath()
    context.addPath(outline)
    context.clip()
    context.concatenate(map.inverted())
    context.interpolationQuality = .none
    context.draw(shown, in: area)
    context.restoreGState()
  }
}
