import Foundation

/// Blurs bytes by a bell curve, as three running means that together come near it.
enum AlphaBlur {
  /// How far a blurred spot reaches.
  static func margin(deviation: CGFloat) -> Int {
    widths(deviation: deviation).reduce(0) { $0 + ($1 - 1) / 2 + 1 } * (deviation > 0 ? 1 : 0)
  }

  static func blur(_ alpha: inout [UInt8], width: Int, height: Int, deviation: CGFloat) {
    guard deviation > 0.05, width > 0, height > 0 else { return }
    var other = [UInt8](repeating: 0, count: alpha.count)
    alpha.withUnsafeMutableBufferPointer { alpha in
      other.withUnsafeMutableBufferPointer { other in
        for box in widths(deviation: deviation) where box > 1 {
          mean(
            alpha, other, width, height, box,
            Lines(count: height, step: width, length: width, stride: 1))
          mean(
            other, alpha, width, height, box,
            Lines(count: width, step: 1, length: height, stride: width))
        }
      }
    }
  }

  /// Rows or columns.
  private struct Lines {
    let count: Int
    let step: Int
    let length: Int
    let stride: Int
  }

  /// Odd widths of three means whose deviations together are the one asked for.
  private static func widths(deviation: CGFloat) -> [Int] {
    let ideal = (12 * deviation * deviation / 3 + 1).squareRoot()
    var lower = Int(ideal)
    if lower.isMultiple(of: 2) { lower -= 1 }
    lower = max(1, lower)
    let width = CGFloat(lower)
    let count = (12 * deviation * deviation - 3 * width * width - 12 * width - 9) / (-4 * width - 4)
    return (0..<3).map { CGFloat($0) < count.rounded() ? lower : lower + 2 }
  }

  private static func mean(
    _ source: UnsafeMutableBufferPointer<UInt8>, _ target: UnsafeMutableBufferPointer<UInt8>,
    _ width: Int, _ height: Int, _ box: Int, _ lines: Lines
  ) {
    let (input, output) = (source.baseAddress!, target.baseAddress!)
    let half = box / 2
    // A sum is divided by multiplying, which is exact enough for bytes and much quicker.
    let factor = (1 << 24) / box + 1
    for line in 0..<lines.count {
      let start = line * lines.step
      var sum = 0
      for index in 0..<min(half, lines.length) { sum += Int(input[start + index * lines.stride]) }
      for index in 0..<lines.length {
        if index + half < lines.length { sum += Int(input[start + (index + half) * lines.stride]) }
        output[start + index * lines.stride] = UInt8(
          truncatingIfNeeded: min(255, (sum * factor) >> 24))
        if index >= half { sum -= Int(input[start + (index - half) * lines.stride]) }
      }
    }
  }
}
