import Foundation

@_implementationOnly import CCairo

extension CGContext {
  /// Draws a picture, upright where y grows upwards.
  public func draw(_ image: CGImage, in rect: CGRect) {
    var words = image.pixels.words
    words.withUnsafeMutableBytes { bytes in
      let data = bytes.bindMemory(to: UInt8.self).baseAddress
      guard image.width > 0, image.height > 0, rect.width != 0, rect.height != 0,
        let picture = cairo_image_surface_create_for_data(
          data, CAIRO_FORMAT_ARGB32, Int32(image.width), Int32(image.height),
          Int32(image.width * 4))
      else { return }
      defer { cairo_surface_destroy(picture) }
      paint(picture, width: image.width, height: image.height, in: rect)
    }
  }

  private func paint(_ picture: OpaquePointer, width: Int, height: Int, in rect: CGRect) {
    cairo_save(cairo)
    cairo_translate(cairo, Double(rect.minX), Double(rect.maxY))
    cairo_scale(
      cairo, Double(rect.width) / Double(width), -Double(rect.height) / Double(height))
    cairo_new_path(cairo)
    cairo_rectangle(cairo, 0, 0, Double(width), Double(height))
    cairo_clip(cairo)
    cairo_set_source_surface(cairo, picture, 0, 0)
    let pattern = cairo_get_source(cairo)
    let isSharp = state.interpolation == .none
    cairo_pattern_set_filter(pattern, isSharp ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_paint_with_alpha(cairo, Double(state.alpha))
    cairo_restore(cairo)
  }

  // MARK: Gradients

  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let pattern = cairo_pattern_create_linear(
      Double(start.x), Double(start.y), Double(end.x), Double(end.y))
    paint(gradient, with: pattern, options: options)
  }

  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let pattern = cairo_pattern_create_radial(
      Double(startCenter.x), Double(startCenter.y), Double(startRadius), Double(endCenter.x),
      Double(endCenter.y), Double(endRadius))
    paint(gradient, with: pattern, options: options)
  }

  private func paint(
    _ gradient: CGGradient, with pattern: OpaquePointer?, options: CGGradientDrawingOptions
  ) {
    guard let pattern else { return }
    defer { cairo_pattern_destroy(pattern) }
    // Cairo extends to both sides or to none; a clear stop at an end cuts the one not wanted.
    if !options.isEmpty { cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD) }
    if !options.isEmpty, !options.contains(.drawsBeforeStartLocation) {
      cairo_pattern_add_color_stop_rgba(pattern, 0, 0, 0, 0, 0)
    }
    for stop in gradient.stops {
      let (red, green, blue, alpha) = stop.color.rgba
      cairo_pattern_add_color_stop_rgba(
        pattern, Double(stop.location), Double(red), Double(green), Double(blue), Double(alpha))
    }
    if !options.isEmpty, !options.contains(.drawsAfterEndLocation) {
      cairo_pattern_add_color_stop_rgba(pattern, 1, 0, 0, 0, 0)
    }
    if options.isEmpty { cairo_pattern_set_extend(pattern, CAIRO_EXTEND_NONE) }
    cairo_set_source(cairo, pattern)
    cairo_paint_with_alpha(cairo, Double(state.alpha))
  }
}
