import CPlayerDrawing

/// A finished picture.
public struct Drawing: Sendable {
  public let width: Int
  public let height: Int
  /// Red, green, blue and alpha of each pixel, row by row; all opaque.
  public let pixels: [UInt8]

  init(_ surface: Surface) {
    (width, height) = (surface.width, surface.height)
    pixels = Self.pixels(of: surface)
  }

  /// A PNG file.
  public var png: [UInt8] {
    let area = PixelBox(x: 0, y: 0, width: width, height: height)
    guard let surface = Surface(area) else { return [] }
    surface.write(pixels, rowBytes: width * 4, isPremultiplied: true, hasAlpha: true)
    return Self.encode(surface) ?? []
  }

  /// Red, green, blue and alpha of one pixel.
  public func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let start = 4 * (y * width + x)
    return Array(pixels[start..<start + 4])
  }

  private static func pixels(of surface: Surface) -> [UInt8] {
    let stride = surface.stride
    return surface.withPixels { pixels in
      [UInt8](unsafeUninitializedCapacity: surface.width * surface.height * 4) { bytes, count in
        for row in 0..<surface.height {
          for column in 0..<surface.width {
            let pixel = pixels[row * stride + column]
            bytes[count] = UInt8(truncatingIfNeeded: pixel >> 16)
            bytes[count + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
            bytes[count + 2] = UInt8(truncatingIfNeeded: pixel)
            bytes[count + 3] = UInt8(truncatingIfNeeded: pixel >> 24)
            count += 4
          }
        }
      }
    }
  }

  /// Without its alpha: the ground is opaque.
  private static func encode(_ surface: Surface) -> [UInt8]? {
    surface.withPixels { pixels -> [UInt8]? in
      guard
        let opaque = cairo_image_surface_create_for_data(
          UnsafeMutableRawPointer(pixels.baseAddress!).assumingMemoryBound(to: UInt8.self),
          CAIRO_FORMAT_RGB24, Int32(surface.width), Int32(surface.height),
          Int32(surface.stride * 4))
      else { return nil }
      defer { cairo_surface_destroy(opaque) }
      let file = File()
      let status = cairo_surface_write_to_png_stream(
        opaque,
        { file, bytes, count in
          let file = Unmanaged<File>.fromOpaque(file!).takeUnretainedValue()
          file.bytes += UnsafeBufferPointer(start: bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(file).toOpaque())
      return status == CAIRO_STATUS_SUCCESS ? file.bytes : nil
    }
  }

  private final class File {
    var bytes: [UInt8] = []
  }
}
