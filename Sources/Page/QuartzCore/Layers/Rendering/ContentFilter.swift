@_spi(Contexts) @_spi(Pictures) import CoreGraphics
import Foundation

/// What changes all that a layer shows: its colors first, and then it is blurred.
struct ContentFilter {
  private let matrix: [CGFloat]
  private let blur: CGFloat

  init?(of layer: CALayer) {
    matrix = layer.colorMatrix.count == 20 ? layer.colorMatrix : []
    blur = min(max(layer.contentBlur, 0), 400)
    guard !matrix.isEmpty || blur > 0 else { return nil }
  }

  /// Draws what a closure draws, changed; false if the context has no pixels.
  func draw(in context: CGContext, _ draw: (CGContext) -> Void) -> Bool {
    let map = context.userSpaceToDeviceSpaceTransform
    guard let picture = picture(for: context, map, draw) else { return false }
    let scale = abs(map.a * map.d - map.b * map.c).squareRoot()
    let whole = CGRect(x: 0, y: 0, width: picture.width, height: picture.height)
    guard
      let area = drawnArea(of: picture)?.insetBy(dx: -3 * blur * scale, dy: -3 * blur * scale)
        .integral.intersection(whole), let drawn = picture.cropping(to: area)
    else { return true }
    var pixels = FilteredPixels(drawn)
    pixels.change(by: matrix)
    pixels.blur(deviation: blur * scale)
    guard let shown = pixels.image else { return true }
    context.saveGState()
    context.concatenate(map.inverted())
    context.interpolationQuality = .none
    // Rows of a picture count from above, a context's own points from below.
    context.draw(
      shown,
      in: CGRect(
        x: area.minX, y: whole.height - area.maxY, width: area.width, height: area.height))
    context.restoreGState()
    return true
  }

  /// What a closure draws with the transform of a context, in a picture of the context's size.
  private func picture(
    for context: CGContext, _ map: CGAffineTransform, _ draw: (CGContext) -> Void
  ) -> CGImage? {
    guard context.width > 0, context.height > 0,
      let inner = CGContext(
        data: nil, width: context.width, height: context.height, bitsPerComponent: 8,
        bytesPerRow: 4 * context.width, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    let base = context.baseTransform
    inner.concatenate(base)
    inner.beginUserSpace()
    inner.concatenate(map.concatenating(base.inverted()))
    draw(inner)
    return inner.makeImage()
  }

  /// The smallest rectangle with all pixels that are not clear. A constant of the matrix may color
  /// clear pixels too.
  private func drawnArea(of picture: CGImage) -> CGRect? {
    let (width, height) = (picture.width, picture.height)
    if matrix.count == 20, matrix[19] > 0 {
      return CGRect(x: 0, y: 0, width: width, height: height)
    }
    let bytes = picture.rgbaBytes
    var (left, right, top, bottom) = (width, -1, height, -1)
    for row in 0..<height {
      for column in 0..<width where bytes[(row * width + column) * 4 + 3] > 0 {
        left = min(left, column)
        right = max(right, column)
        top = min(top, row)
        bottom = max(bottom, row)
      }
    }
    guard right >= left else { return nil }
    return CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
