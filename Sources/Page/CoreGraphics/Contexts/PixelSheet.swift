import Foundation

@_implementationOnly import CCairo

/// Pixels to draw on that lie somewhere on a larger sheet: places on it keep their numbers.
///
/// A context's own sheet is one, and so is each transparency layer and each object that is drawn
/// by itself before it gets its shadow or is mixed with what is there.
final class PixelSheet {
  let surface: OpaquePointer
  let cairo: OpaquePointer
  let box: DeviceBox

  /// Transparent pixels; none where there is no memory for so many.
  init?(_ box: DeviceBox, format: cairo_format_t = CAIRO_FORMAT_ARGB32) {
    guard !box.isEmpty,
      let surface = cairo_image_surface_create(format, Int32(box.width), Int32(box.height)),
      let cairo = PixelSheet.begin(surface, box)
    else { return nil }
    (self.surface, self.cairo, self.box) = (surface, cairo, box)
  }

  /// The caller's memory.
  init?(
    memory: UnsafeMutableRawPointer, format: cairo_format_t, width: Int, height: Int,
    bytesPerRow: Int
  ) {
    let bytes = memory.assumingMemoryBound(to: UInt8.self)
    let box = DeviceBox(left: 0, top: 0, right: width, bottom: height)
    guard
      let surface = cairo_image_surface_create_for_data(
        bytes, format, Int32(width), Int32(height), Int32(bytesPerRow)),
      let cairo = PixelSheet.begin(surface, box)
    else { return nil }
    (self.surface, self.cairo, self.box) = (surface, cairo, box)
  }

  /// A surface that is no memory of pixels; it is the sheet's from now on.
  init?(taking surface: OpaquePointer, box: DeviceBox) {
    guard let cairo = PixelSheet.begin(surface, box) else { return nil }
    (self.surface, self.cairo, self.box) = (surface, cairo, box)
  }

  private static func begin(_ surface: OpaquePointer, _ box: DeviceBox) -> OpaquePointer? {
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    cairo_surface_set_device_offset(surface, -Double(box.left), -Double(box.top))
    return cairo_create(surface)
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  /// The first byte of the pixels, ready to be read; none if the surface has no pixels.
  var bytes: UnsafeMutablePointer<UInt8>? {
    cairo_surface_flush(surface)
    return cairo_image_surface_get_data(surface)
  }

  var bytesPerRow: Int { Int(cairo_image_surface_get_stride(surface)) }

  /// Says that pixels were changed without Cairo.
  func markChanged() {
    cairo_surface_mark_dirty(surface)
  }

  /// The row's pixels; the row is counted on the larger sheet.
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32>? {
    guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
    return UnsafeMutableRawPointer(bytes + (y - box.top) * bytesPerRow)
      .assumingMemoryBound(to: UInt32.self)
  }

  /// The pixels that lie within the clip of now.
  var clipBox: DeviceBox {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    return DeviceBox(CGRect(x: left, y: top, width: right - left, height: bottom - top))
  }
}

/// How much of each pixel is let through: a byte each, nothing outside its box.
final class AlphaMask {
  let sheet: PixelSheet

  init(_ sheet: PixelSheet) {
    self.sheet = sheet
  }
}
