@_spi(Pictures) import CoreGraphics

/// Writes pictures one after the other into a GIF.
struct GIFWriter {
  private var bytes: [UInt8] = []

  init(width: Int, height: Int, loopCount: Int?) {
    bytes = Array("GIF89a".utf8) + Self.word(width) + Self.word(height) + [0x70, 0, 0]
    if let loopCount {
      bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + Self.word(loopCount) + [0]
    }
  }

  /// A picture that stays for `delay` seconds.
  mutating func add(_ image: CGImage, delay: Double) {
    let flat = image.rgbaBytes
    let pixels = stride(from: 0, to: flat.count - 3, by: 4).map {
      SIMD4(flat[$0], flat[$0 + 1], flat[$0 + 2], flat[$0 + 3])
    }
    let table = ColourTable(pixels: pixels)
    // Each picture takes the one before it away, so that what shines through shows the ground.
    bytes += [0x21, 0xF9, 4, 0b1001]
    bytes += Self.word(Int((delay * 100).rounded())) + [UInt8(ColourTable.transparent), 0]
    bytes += [0x2C] + Self.word(0) + Self.word(0) + Self.word(image.width) + Self.word(image.height)
    bytes += [0x87]
    for place in 0..<256 {
      let colour = place < table.colours.count ? table.colours[place] : SIMD3()
      bytes += [colour.x, colour.y, colour.z]
    }
    bytes.append(8)
    let packed = GIFPacker.pack(pixels.map(table.place))
    for start in stride(from: 0, to: packed.count, by: 255) {
      let block = packed[start..<min(start + 255, packed.count)]
      bytes.append(UInt8(block.count))
      bytes += block
    }
    bytes.append(0)
  }

  /// The whole file.
  var file: [UInt8] { bytes + [0x3B] }

  private static func word(_ value: Int) -> [UInt8] {
    let value = min(max(value, 0), 0xFFFF)
    return [UInt8(value & 0xFF), UInt8(value >> 8)]
  }
}

/// Packs bytes as a GIF does: what was seen before is written as its number.
private enum GIFPacker {
  private static let (clear, end) = (256, 257)

  static func pack(_ values: [UInt8]) -> [UInt8] {
    var bits = BitWriter()
    var known: [Int: Int] = [:]
    var (next, width) = (end + 1, 9)
    bits.append(clear, width: width)
    guard var current = values.first.map(Int.init) else {
      bits.append(end, width: width)
      return bits.bytes
    }
    for value in values.dropFirst() {
      let pair = current << 8 | Int(value)
      if let number = known[pair] {
        current = number
        continue
      }
      bits.append(current, width: width)
      known[pair] = next
      if next == 1 << width { width += 1 }
      next += 1
      if next == 4096 {
        bits.append(clear, width: 12)
        known.removeAll(keepingCapacity: true)
        (next, width) = (end + 1, 9)
      }
      current = Int(value)
    }
    bits.append(current, width: width)
    bits.append(end, width: next == 1 << width && width < 12 ? width + 1 : width)
    return bits.bytes
  }
}

/// Numbers of any width, the lowest bit first.
private struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var filled = 0

  mutating func append(_ number: Int, width: Int) {
    for bit in 0..<width {
      if filled % 8 == 0 { bytes.append(0) }
      if number >> bit & 1 == 1 { bytes[bytes.count - 1] |= 1 << UInt8(filled % 8) }
      filled += 1
    }
  }
}
