import Foundation

@_implementationOnly import CCairo

/// A sheet to draw on, its origin at the lower left, as Core Graphics has it.
///
/// Cairo's sheets have their origin at the upper left; a base transform turns them over, and
/// every transform a page sets comes on top of it.
public final class CGContext {
  public let width: Int
  public let height: Int
  let surface: OpaquePointer
  let cairo: OpaquePointer
  var states = [DrawingState()]

  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    // Cairo keeps its pixels in an order of its own, so it cannot draw into a caller's memory.
    guard data == nil, width > 0, height > 0, bitsPerComponent == 8, max(width, height) < 32768,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface)
    else { return nil }
    self.width = width
    self.height = height
    self.surface = surface
    self.cairo = cairo
    cairo_translate(cairo, 0, Double(height))
    cairo_scale(cairo, 1, -1)
    cairo_set_line_width(cairo, 1)
    cairo_set_miter_limit(cairo, 10)
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  var state: DrawingState {
    get { states[states.count - 1] }
    set { states[states.count - 1] = newValue }
  }

  public func saveGState() {
    cairo_save(cairo)
    states.append(state)
  }

  public func restoreGState() {
    guard states.count > 1 else { return }
    cairo_restore(cairo)
    states.removeLast()
  }

  /// What has been drawn so far, as a picture.
  public func makeImage() -> CGImage? {
    cairo_surface_flush(surface)
    guard let rows = cairo_image_surface_get_data(surface) else { return nil }
    let bytesPerRow = Int(cairo_image_surface_get_stride(surface))
    return CGImage(
      pixels: PixelBuffer(width: width, height: height, rows: rows, bytesPerRow: bytesPerRow))
  }

  // MARK: Transforms

  public func translateBy(x: CGFloat, y: CGFloat) {
    cairo_translate(cairo, Double(x), Double(y))
  }

  public func scaleBy(x: CGFloat, y: CGFloat) {
    guard x != 0, y != 0 else { return }
    cairo_scale(cairo, Double(x), Double(y))
  }

  public func rotate(by angle: CGFloat) {
    cairo_rotate(cairo, Double(angle))
  }

  public func concatenate(_ transform: CGAffineTransform) {
    guard transform.a * transform.d != transform.b * transform.c else { return }
    var matrix = cairo_matrix_t(transform)
    cairo_transform(cairo, &matrix)
  }

  /// The transform from what a page draws with to pixels, origin at the lower left.
  public var ctm: CGAffineTransform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    let base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    return CGAffineTransform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0
    ).concatenating(base)
  }
}

/// What a context remembers beside what Cairo does.
struct DrawingState {
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  var alpha: CGFloat = 1
  var interpolation = CGInterpolationQuality.default
}
