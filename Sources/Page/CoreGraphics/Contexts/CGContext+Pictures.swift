import Foundation

@_implementationOnly import CCairo

extension CGContext {
  /// Draws a picture, upright where y grows upwards; a stencil is painted in the fill colour.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let matrix = imageMatrix(image, rect)
    guard matrix.isInvertible, image.width > 0, image.height > 0 else { return }
    let (width, height) = (Double(image.width), Double(image.height))
    let pixels = image.pixels
    paint(within: CGRect(x: 0, y: 0, width: width, height: height).applying(matrix)) { cairo, ink in
      if image.isMask {
        use(state.fillColor, ink, in: cairo)
        _ = matrix.set(in: cairo)
        cairo_mask_surface(cairo, pixels.surface, 0, 0)
      } else {
        _ = matrix.set(in: cairo)
        cairo_rectangle(cairo, 0, 0, width, height)
        usePixels(of: image, pixels, ink, in: cairo)
        if ink == .paint, state.alpha < 1 {
          cairo_save(cairo)
          cairo_clip(cairo)
          cairo_paint_with_alpha(cairo, Double(state.alpha))
          cairo_restore(cairo)
        } else {
          cairo_fill(cairo)
        }
      }
      cairo_identity_matrix(cairo)
    }
  }

  /// Draws a picture, once or again and again over all that is drawn.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
    guard byTiling else { return draw(image, in: rect) }
    let area = boundingBoxOfClipPath
    let rect = rect.standardized
    guard !area.isNull, rect.width > 0, rect.height > 0 else { return }
    let first = ((area.minX - rect.minX) / rect.width).rounded(.down)
    let lowest = ((area.minY - rect.minY) / rect.height).rounded(.down)
    var y = rect.minY + lowest * rect.height
    while y < area.maxY {
      var x = rect.minX + first * rect.width
      while x < area.maxX {
        draw(image, in: CGRect(x: x, y: y, width: rect.width, height: rect.height))
        x += rect.width
      }
      y += rect.height
    }
  }

  private func usePixels(
    of image: CGImage, _ pixels: PixelBuffer, _ ink: Ink, in cairo: OpaquePointer
  ) {
    guard ink == .paint else { return cairo_set_source_rgba(cairo, 1, 1, 1, 1) }
    cairo_set_source_surface(cairo, pixels.surface, 0, 0)
    let pattern = cairo_get_source(cairo)
    let isSharp = state.interpolation == .default && !image.shouldInterpolate
    cairo_pattern_set_filter(
      pattern, isSharp ? CAIRO_FILTER_NEAREST : state.interpolation.cairoValue)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
  }

  /// From the picture's pixels, counted from its upper left, to those of the sheet.
  func imageMatrix(_ image: CGImage, _ rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height),
      tx: rect.minX, ty: rect.maxY
    ).concatenating(state.matrix)
  }
}
