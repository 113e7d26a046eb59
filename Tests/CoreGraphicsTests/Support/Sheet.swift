@_spi(Pictures) import CoreGraphics
import Foundation
import Testing

/// A small context, and its pixels counted from the upper left.
struct Sheet {
  let context: CGContext

  init(_ width: Int, _ height: Int, background: CGColor? = nil) throws {
    context = try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
          | CGBitmapInfo.byteOrder32Little.rawValue))
    guard let background else { return }
    context.setFillColor(background)
    context.fill(bounds)
    context.setFillColor(.black)
  }

  var bounds: CGRect { CGRect(x: 0, y: 0, width: context.width, height: context.height) }

  /// Red, green, blue, alpha of every pixel.
  func pixels() throws -> [[UInt8]] {
    let bytes = try #require(context.makeImage()).rgbaBytes
    return stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 4]) }
  }

  func pixel(_ x: Int, _ y: Int) throws -> [UInt8] {
    try pixels()[y * context.width + x]
  }

  /// The alphas of a row.
  func alphas(row y: Int) throws -> [UInt8] {
    try pixels()[y * context.width..<(y + 1) * context.width].map { $0[3] }
  }
}

extension CGColor {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

/// The same numbers in every run.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var word = state
    word = (word ^ word >> 30) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ word >> 27) &* 0x94d0_49bb_1331_11eb
    return word ^ word >> 31
  }
}

/// Whether two lists of numbers are the same but for a little.
func near(_ one: [UInt8], _ other: [UInt8], by difference: Int = 2) -> Bool {
  one.count == other.count && zip(one, other).allSatisfy { abs(Int($0) - Int($1)) <= difference }
}

func near(_ one: CGFloat, _ other: CGFloat, by difference: CGFloat = 1e-6) -> Bool {
  abs(one - other) <= difference
}
