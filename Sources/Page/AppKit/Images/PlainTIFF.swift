@_spi(Pictures) import CoreGraphics
import Foundation

/// Writes pixels as a TIFF file in one strip, not packed: red, green, blue and opacity, a byte each.
enum PlainTIFF {
  private static let rgba = 8

  static func data(_ image: CGImage) -> Data {
    let pixels = image.rgbaBytes
    // Each entry: what it is, its type (3: two bytes, 4: four bytes), how many, its value or place.
    let entries: [(UInt16, UInt16, UInt32, UInt32)] = [
      (256, 4, 1, UInt32(image.width)), (257, 4, 1, UInt32(image.height)),
      (258, 3, 4, UInt32(rgba)), (259, 3, 1, 1), (262, 3, 1, 2),
      (273, 4, 1, 16), (277, 3, 1, 4), (278, 4, 1, UInt32(image.height)),
      (279, 4, 1, UInt32(pixels.count)), (338, 3, 1, 2),
    ]
    var bytes: [UInt8] = []
    func put<Number: FixedWidthInteger>(_ number: Number) {
      withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }
    bytes += [0x49, 0x49, 42, 0]
    put(UInt32(16 + pixels.count))
    for _ in 0..<4 { put(UInt16(8)) }
    bytes += pixels
    put(UInt16(entries.count))
    for (tag, type, count, value) in entries {
      put(tag)
      put(type)
      put(count)
      put(value)
    }
    put(UInt32(0))
    return Data(bytes)
  }

  static func pixel(_ image: CGImage, x: Int, y: Int) -> [UInt8] {
    let start = (y * image.width + x) * 4
    return Array(image.rgbaBytes[start..<start + 4])
  }
}
