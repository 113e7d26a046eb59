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
        let (one, two) = (alpha.baseAddress!, other.baseAddress!)
        for box in widths(deviation: deviation) where box > 1 {
          meanOfRows(one, two, width, height, box)
          meanOfColumns(two, one, width, height, box)
        }
      }
    }
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

  /// A sum is divided by multiplying, which is exact enough for bytes and much quicker.
  private static func factor(_ box: Int) -> UInt32 { UInt32((1 << 20) / box + 1) }

  @inline(__always)
  private static func byte(_ sum: UInt32, _ factor: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: min(255, (sum &* factor) >> 20))
  }

  private static func meanOfRows(
    _ input: UnsafeMutablePointer<UInt8>, _ output: UnsafeMutablePointer<UInt8>, _ width: Int,
    _ height: Int, _ box: Int
  ) {
    let (half, factor) = (box / 2, factor(box))
    for row in 0..<height {
      let (source, target) = (input + row &* width, output + row &* width)
      var sum: UInt32 = 0
      for index in 0..<min(half, width) { sum &+= UInt32(source[index]) }
      for index in 0..<width {
        if index &+ half < width { sum &+= UInt32(source[index &+ half]) }
        target[index] = byte(sum, factor)
        if index >= half { sum &-= UInt32(source[index &- half]) }
      }
    }
  }

  /// All columns at a time, row by row, as memory lies.
  private static func meanOfColumns(
    _ input: UnsafeMutablePointer<UInt8>, _ output: UnsafeMutablePointer<UInt8>, _ width: Int,
    _ height: Int, _ box: Int
  ) {
    let (half, factor) = (box / 2, factor(box))
    var columns = [UInt32](repeating: 0, count: width)
    columns.withUnsafeMutableBufferPointer { columns in
      let sums = columns.baseAddress!
      func add(_ row: Int) {
        let source = input + row &* width
        for index in 0..<width { sums[index] &+= UInt32(source[index]) }
      }
      for row in 0..<min(half, height) { add(row) }
      for row in 0..<height {
        if row &+ half < height { add(row &+ half) }
        let target = output + row &* width
        for index in 0..<width { target[index] = byte(sums[index], factor) }
        guard row >= half else { continue }
        let source = input + (row &- half) &* width
        for index in 0..<width { sums[index] &-= UInt32(source[index]) }
      }
    }
  }
}
