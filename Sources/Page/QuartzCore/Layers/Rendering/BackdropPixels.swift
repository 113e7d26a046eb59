@_spi(Pictures) import CoreGraphics
import Foundation

/// Pixels that are blurred and saturated: red, green, blue and alpha, premultiplied.
struct BackdropPixels {
  private let width: Int
  private let height: Int
  private var parts: [Float]

  /// Three boxes one after the other are as good as a bell.
  private static let runs = 3

  init(_ image: CGImage) {
    (width, height) = (image.width, image.height)
    parts = image.rgbaBytes.map { Float($0) }
  }

  var image: CGImage? {
    var bytes = parts.map { UInt8(min(max($0 + 0.5, 0), 255)) }
    let (width, height) = (width, height)
    return bytes.withUnsafeMutableBytes { bytes in
      CGContext(
        data: bytes.baseAddress, width: width, height: height, bitsPerComponent: 8,
        bytesPerRow: 4 * width, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)?.makeImage()
    }
  }

  mutating func blur(deviation: CGFloat) {
    // Farther than the picture is large, all of it is one mean.
    let deviation = min(max(deviation, 0), CGFloat(max(width, height)))
    let variance = deviation * deviation / CGFloat(Self.runs)
    let radius = Int((((12 * variance + 1).squareRoot() - 1) / 2).rounded())
    guard radius > 0, width > 0, height > 0 else { return }
    for _ in 0..<Self.runs {
      for row in 0..<height {
        blurLine(from: row * width * 4, step: 4, count: width, radius: min(radius, width))
      }
      for column in 0..<width {
        blurLine(from: column * 4, step: width * 4, count: height, radius: min(radius, height))
      }
    }
  }

  /// The mean of those around each; beyond the ends the line goes on in a mirror.
  private mutating func blurLine(from start: Int, step: Int, count: Int, radius: Int) {
    func mirrored(_ place: Int) -> Int {
      let inside = place < 0 ? -place - 1 : place
      return max(inside < count ? inside : 2 * count - 1 - inside, 0)
    }
    for part in start..<start + 4 {
      let line = (0..<count).map { parts[part + $0 * step] }
      var sum: Float = 0
      for place in -radius...radius { sum += line[mirrored(place)] }
      for place in 0..<count {
        parts[part + place * step] = sum / Float(2 * radius + 1)
        sum += line[mirrored(place + radius + 1)] - line[mirrored(place - radius)]
      }
    }
  }

  /// What the colours weigh together stays.
  mutating func saturate(by amount: Float) {
    guard amount != 1 else { return }
    for start in stride(from: 0, to: parts.count, by: 4) {
      let grey =
        0.2126 * parts[start] + 0.7152 * parts[start + 1] + 0.0722 * parts[start + 2]
      for part in start..<start + 3 {
        parts[part] = min(max(grey + (parts[part] - grey) * amount, 0), parts[start + 3])
      }
    }
  }
}
