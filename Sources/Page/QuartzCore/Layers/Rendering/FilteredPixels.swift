@_spi(Pictures) import CoreGraphics
import Foundation

/// Pixels whose colors are changed and that are blurred: red, green, blue and alpha, premultiplied.
@_spi(UIKit) public struct FilteredPixels {
  private let width: Int
  private let height: Int
  private var parts: [Float]

  /// What a blur finds beyond the edges of a picture.
  public enum Surroundings: Sendable {
    case mirrored
    case clear
  }

  /// Three boxes one after the other are as good as a bell.
  private static let runs = 3

  public init(_ image: CGImage) {
    (width, height) = (image.width, image.height)
    parts = image.rgbaBytes.map { Float($0) }
  }

  public var image: CGImage? {
    var bytes = parts.map { UInt8(min(max($0 + 0.5, 0), 255)) }
    let (width, height) = (width, height)
    return bytes.withUnsafeMutableBytes { bytes in
      CGContext(
        data: bytes.baseAddress, width: width, height: height, bitsPerComponent: 8,
        bytesPerRow: 4 * width, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)?.makeImage()
    }
  }

  // MARK: Blur

  public mutating func blur(deviation: CGFloat, beyond surroundings: Surroundings = .mirrored) {
    // Farther than the picture is large, all of it is one mean.
    let deviation = min(max(deviation, 0), CGFloat(max(width, height)))
    let variance = deviation * deviation / CGFloat(Self.runs)
    let radius = Int((((12 * variance + 1).squareRoot() - 1) / 2).rounded())
    guard radius > 0, width > 0, height > 0 else { return }
    for _ in 0..<Self.runs {
      for row in 0..<height {
        blurLine(
          from: row * width * 4, step: 4, count: width, radius: min(radius, width), surroundings)
      }
      for column in 0..<width {
        blurLine(
          from: column * 4, step: width * 4, count: height, radius: min(radius, height),
          surroundings)
      }
    }
  }

  /// The mean of those around each. In a mirror the line goes on beyond its ends.
  private mutating func blurLine(
    from start: Int, step: Int, count: Int, radius: Int, _ surroundings: Surroundings
  ) {
    for part in start..<start + 4 {
      let line = (0..<count).map { parts[part + $0 * step] }
      func value(at place: Int) -> Float {
        if place >= 0, place < count { return line[place] }
        guard surroundings == .mirrored else { return 0 }
        let inside = place < 0 ? -place - 1 : place
        return line[max(inside < count ? inside : 2 * count - 1 - inside, 0)]
      }
      var sum: Float = 0
      for place in -radius...radius { sum += value(at: place) }
      for place in 0..<count {
        parts[part + place * step] = sum / Float(2 * radius + 1)
        sum += value(at: place + radius + 1) - value(at: place - radius)
      }
    }
  }

  // MARK: Colors

  /// Changes each pixel: red, green, blue and alpha from 0 to 1, premultiplied.
  public mutating func change(_ change: (SIMD4<Float>) -> SIMD4<Float>) {
    for start in stride(from: 0, to: parts.count, by: 4) {
      let pixel = SIMD4(parts[start], parts[start + 1], parts[start + 2], parts[start + 3])
      let changed = change(pixel / 255).clamped(lowerBound: .zero, upperBound: .one) * 255
      for part in 0..<4 { parts[start + part] = changed[part] }
    }
  }

  /// What the colors weigh together stays.
  public mutating func saturate(by amount: Float) {
    guard amount != 1 else { return }
    change { pixel in
      let gray = 0.2126 * pixel.x + 0.7152 * pixel.y + 0.0722 * pixel.z
      var result = SIMD4<Float>(repeating: gray) + (pixel - gray) * amount
      result.clamp(lowerBound: .zero, upperBound: SIMD4(repeating: pixel.w))
      result.w = pixel.w
      return result
    }
  }

  /// Changes colors that are not multiplied by their opacity: five numbers for each of red, green,
  /// blue and alpha weigh the four and add a constant.
  public mutating func change(by matrix: [CGFloat]) {
    guard matrix.count == 20 else { return }
    let columns = (0..<5).map { column in
      SIMD4<Float>((0..<4).map { Float(matrix[$0 * 5 + column]) })
    }
    change { pixel in
      let alpha = pixel.w
      let color = alpha > 0 ? pixel / alpha : pixel
      var result = columns[0] * color.x + columns[1] * color.y
      result += columns[2] * color.z + columns[3] * alpha + columns[4]
      result.clamp(lowerBound: .zero, upperBound: .one)
      let opacity = result.w
      result *= opacity
      result.w = opacity
      return result
    }
  }
}
