import Foundation

/// Pixels as Cairo keeps them: a word each, alpha in the highest byte, premultiplied.
struct PixelBuffer {
  let width: Int
  let height: Int
  var words: [UInt32]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    words = [UInt32](repeating: 0, count: width * height)
  }

  /// Rows of words that may have gaps between them.
  init(width: Int, height: Int, rows: UnsafeRawPointer, bytesPerRow: Int) {
    self.width = width
    self.height = height
    words = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      for row in 0..<height {
        let source = (rows + row * bytesPerRow).assumingMemoryBound(to: UInt32.self)
        (buffer.baseAddress! + row * width).initialize(from: source, count: width)
      }
      count = width * height
    }
  }

  /// Bytes of three or four components a pixel, not premultiplied, as picture files have them.
  init(
    width: Int, height: Int, samples: UnsafePointer<UInt8>, bytesPerRow: Int, components: Int
  ) {
    self.init(width: width, height: height)
    words.withUnsafeMutableBufferPointer { target in
      for row in 0..<height {
        var source = samples + row * bytesPerRow
        for column in 0..<width {
          let alpha = components == 4 ? UInt32(source[3]) : 255
          let red = PixelBuffer.scaled(UInt32(source[0]), by: alpha)
          let green = PixelBuffer.scaled(UInt32(source[1]), by: alpha)
          let blue = PixelBuffer.scaled(UInt32(source[2]), by: alpha)
          target[row &* width &+ column] = alpha << 24 | red << 16 | green << 8 | blue
          source += components
        }
      }
    }
  }

  private static func scaled(_ component: UInt32, by alpha: UInt32) -> UInt32 {
    (component &* alpha &+ 127) / 255
  }

  /// Red first, premultiplied, rows without gaps.
  var rgbaBytes: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: words.count * 4) { buffer, count in
      let target = UnsafeMutableRawPointer(buffer.baseAddress!)
      words.withUnsafeBufferPointer { source in
        var index = 0
        while index < source.count {
          let word = source[index]
          let swapped =
            word & 0xff00_ff00 | (word & 0x00ff_0000) >> 16 | (word & 0x0000_00ff) << 16
          target.storeBytes(of: swapped.littleEndian, toByteOffset: index &* 4, as: UInt32.self)
          index &+= 1
        }
      }
      count = words.count * 4
    }
  }

  /// Red first, four bytes a pixel, not premultiplied.
  var straightBytes: [UInt8] {
    var bytes = rgbaBytes
    for index in stride(from: 0, to: bytes.count, by: 4) {
      let alpha = Int(bytes[index + 3])
      guard alpha > 0, alpha < 255 else { continue }
      for component in index..<index + 3 {
        bytes[component] = UInt8(min(255, (Int(bytes[component]) * 255 + alpha / 2) / alpha))
      }
    }
    return bytes
  }

  func part(_ area: CGRect) -> PixelBuffer {
    let (left, top) = (Int(area.minX), Int(area.minY))
    var part = PixelBuffer(width: Int(area.width), height: Int(area.height))
    for row in 0..<part.height {
      let start = (top + row) * width + left
      part.words.replaceSubrange(
        row * part.width..<(row + 1) * part.width, with: words[start..<start + part.width])
    }
    return part
  }
}
