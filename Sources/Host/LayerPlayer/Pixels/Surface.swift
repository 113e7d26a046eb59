import CPlayerDrawing

/// Pixels that can be drawn on: a rectangle of the picture's plane.
///
/// Four bytes a pixel, blue first, premultiplied, as Cairo has them. A place is told in the plane's
/// pixels; `area` says which of them are here.
final class Surface {
  let area: PixelBox
  let surface: OpaquePointer
  let context: OpaquePointer

  /// Larger ones are not made.
  static let mostSide = 16_384
  static let mostPixels = 1 << 25

  init?(_ area: PixelBox) {
    guard area.width > 0, area.height > 0, area.width <= Self.mostSide,
      area.height <= Self.mostSide, area.width * area.height <= Self.mostPixels,
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(area.width), Int32(area.height))
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let context = cairo_create(surface)
    else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.area = area
    self.surface = surface
    self.context = context
    cairo_set_antialias(context, CAIRO_ANTIALIAS_BEST)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  var width: Int { area.width }
  var height: Int { area.height }
  /// Pixels from one row to the next.
  var stride: Int { Int(cairo_image_surface_get_stride(surface)) / 4 }

  /// Gives the pixels, all drawing done.
  func withPixels<Result>(
    _ body: (UnsafeMutableBufferPointer<UInt32>) -> Result
  ) -> Result {
    cairo_surface_flush(surface)
    defer { cairo_surface_mark_dirty(surface) }
    let count = stride * height
    let bytes = cairo_image_surface_get_data(surface)!
    return bytes.withMemoryRebound(to: UInt32.self, capacity: count) {
      body(UnsafeMutableBufferPointer(start: $0, count: count))
    }
  }

  /// Draws with a plane's coordinates.
  func inPlane(_ body: (OpaquePointer) -> Void) {
    inSpace(.identity, body)
  }

  /// Draws with the coordinates of a layer; what is set while drawing does not stay.
  func inSpace(_ place: Homography, _ body: (OpaquePointer) -> Void) {
    cairo_save(context)
    var matrix = place.cairo
    matrix.x0 -= Double(area.x)
    matrix.y0 -= Double(area.y)
    cairo_set_matrix(context, &matrix)
    body(context)
    cairo_restore(context)
  }

  /// Lays another surface of the same plane over this one.
  func lay(
    _ other: Surface, alpha: Double = 1, mode: cairo_operator_t = CAIRO_OPERATOR_OVER
  ) {
    cairo_save(context)
    cairo_identity_matrix(context)
    let (x, y) = (Double(other.area.x - area.x), Double(other.area.y - area.y))
    // Modes that change what lies beside the picture too are kept to the picture.
    cairo_rectangle(context, x, y, Double(other.width), Double(other.height))
    cairo_clip(context)
    cairo_set_source_surface(context, other.surface, x, y)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_set_operator(context, mode)
    if alpha < 1 { cairo_paint_with_alpha(context, alpha) } else { cairo_paint(context) }
    cairo_restore(context)
  }

  /// Keeps only what a mask of the same plane covers.
  func keep(within mask: Surface?) {
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
    if let mask {
      cairo_set_source_surface(
        context, mask.surface, Double(mask.area.x - area.x), Double(mask.area.y - area.y))
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    } else {
      cairo_set_source_rgba(context, 0, 0, 0, 0)
    }
    cairo_paint(context)
    cairo_restore(context)
  }
}

extension Homography {
  /// Of an affine map.
  var cairo: cairo_matrix_t {
    let map = affine
    return cairo_matrix_t(xx: map.a, yx: map.d, xy: map.b, yy: map.e, x0: map.c, y0: map.f)
  }
}
