import Foundation

@_implementationOnly import CCairo

/// Pixels as Cairo keeps them: a word each, alpha in the highest byte, premultiplied.
///
/// They are written while the buffer is made and never again, so that pictures can share it and
/// Cairo can draw from it without a copy.
final class PixelBuffer: @unchecked Sendable {
  let width: Int
  let height: Int
  let surface: OpaquePointer
  let words: UnsafeMutableBufferPointer<UInt32>

  /// Transparent pixels; none where there is no memory for so many.
  private init(width: Int, height: Int, fill: (UnsafeMutableBufferPointer<UInt32>) -> Void) {
    self.width = width
    self.height = height
    // A row of words has no gaps in Cairo either; pictures larger than its limit are not made.
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))!
    let data = cairo_image_surface_get_data(surface)
    words =
      data.map {
        let count = width * height
        let start = UnsafeMutableRawPointer($0).bindMemory(to: UInt32.self, capacity: count)
        return UnsafeMutableBufferPointer(start: start, count: count)
      } ?? UnsafeMutableBufferPointer(start: nil, count: 0)
    cairo_surface_flush(surface)
    if !words.isEmpty { fill(words) }
    cairo_surface_mark_dirty(surface)
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  convenience init(width: Int, height: Int) {
    self.init(width: width, height: height) { _ in }
  }

  /// Rows that may have gaps between them, each turned into words by `decode`.
  convenience init(
    width: Int, height: Int, rows: UnsafeRawPointer, bytesPerRow: Int,
    decode: (UnsafeRawPointer, UnsafeMutablePointer<UInt32>) -> Void
  ) {
    self.init(width: width, height: height) { target in
      for row in 0..<height {
        decode(rows + row * bytesPerRow, target.baseAddress! + row * width)
      }
    }
  }

  /// Rows of words that may have gaps between them.
  convenience init(width: Int, height: Int, rows: UnsafeRawPointer, bytesPerRow: Int) {
    self.init(width: width, height: height) { target in
      let start = UnsafeMutableRawPointer(target.baseAddress!)
      if bytesPerRow == width * 4 {
        memcpy(start, rows, width * height * 4)
        return
      }
      for row in 0..<height { memcpy(start + row * width * 4, rows + row * bytesPerRow, width * 4) }
    }
  }

  /// Bytes of three or four components a pixel, not premultiplied, as picture files have them.
  convenience init(
    width: Int, height: Int, samples: UnsafePointer<UInt8>, bytesPerRow: Int, components: Int
  ) {
    self.init(width: width, height: height, rows: samples, bytesPerRow: bytesPerRow) {
      row, target in
      var source = row.assumingMemoryBound(to: UInt8.self)
      for column in 0..<width {
        let alpha = components == 4 ? UInt32(source[3]) : 255
        let red = PixelBuffer.scaled(UInt32(source[0]), by: alpha)
        let green = PixelBuffer.scaled(UInt32(source[1]), by: alpha)
        let blue = PixelBuffer.scaled(UInt32(source[2]), by: alpha)
        target[column] = alpha << 24 | red << 16 | green << 8 | blue
        source += components
      }
    }
  }

  @inline(__always)
  static func scaled(_ component: UInt32, by alpha: UInt32) -> UInt32 {
    (component &* alpha &+ 127) / 255
  }

  /// Red first, premultiplied, rows without gaps.
  var rgbaBytes: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: words.count * 4) { buffer, count in
      let target = UnsafeMutableRawPointer(buffer.baseAddress!)
        .bindMemory(to: UInt32.self, capacity: words.count)
      for index in 0..<words.count {
        let word = words[index]
        target[index] = word & 0xff00_ff00 | (word >> 16) & 0xff | (word & 0xff) << 16
      }
      count = words.count * 4
    }
  }

  /// Red first, four bytes a pixel, not premultiplied.
  var straightBytes: [UInt8] {
    var bytes = rgbaBytes
    bytes.withUnsafeMutableBufferPointer { bytes in
      for index in stride(from: 0, to: bytes.count, by: 4) {
        let alpha = Int(bytes[index + 3])
        guard alpha > 0, alpha < 255 else { continue }
        for component in index..<index + 3 {
          bytes[component] = UInt8(min(255, (Int(bytes[component]) * 255 + alpha / 2) / alpha))
        }
      }
    }
    return bytes
  }

  func part(_ area: CGRect) -> PixelBuffer {
    let start = Int(area.minY) * width + Int(area.minX)
    return PixelBuffer(
      width: Int(area.width), height: Int(area.height), rows: words.baseAddress! + start,
      bytesPerRow: width * 4)
  }

  /// The same pixels, each changed.
  func mapped(_ change: (UInt32) -> UInt32) -> PixelBuffer {
    PixelBuffer(width: width, height: height) { target in
      for index in 0..<words.count { target[index] = change(words[index]) }
    }
  }

  /// Pixels that are made one by one, from the upper left.
  convenience init(width: Int, height: Int, pixel: (_ x: Int, _ y: Int) -> UInt32) {
    self.init(width: width, height: height) { target in
      for y in 0..<height {
        for x in 0..<width { target[y * width + x] = pixel(x, y) }
      }
    }
  }
}
