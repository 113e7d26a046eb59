/// A filter that changes pixels one by one, or blurs them.
enum PixelFilter {
  case matrix(ColorMatrix)
  case blur(CGFloat)
  case threshold(Float, Float, Color.Resolved)

  init?(_ filter: GraphicsContext.Filter, in environment: EnvironmentValues) {
    switch filter.kind {
    case .shadow, .projection: return nil
    case .matrix(let matrix): self = .matrix(matrix)
    case .multiply(let color): self = .matrix(.multiplication(color.resolve(in: environment)))
    case .blur(let radius): self = .blur(radius)
    case .threshold(let low, let high, let color):
      self = .threshold(Float(low), Float(high), color.resolve(in: environment))
    }
  }

  /// Changes a picture by filters, one after the other.
  static func apply(_ filters: [PixelFilter], to image: CGImage, scale: CGFloat) -> CGImage? {
    let (width, height) = (image.width, image.height)
    let context = CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    guard let context, width > 0, height > 0 else { return nil }
    context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    guard let data = context.data else { return nil }
    let bytes = data.assumingMemoryBound(to: UInt8.self)
    let count = width * height * 4
    for filter in filters {
      switch filter {
      case .matrix(let matrix): matrix.apply(to: bytes, count: count)
      case .threshold(let low, let high, let color):
        for index in stride(from: 0, to: count, by: 4) {
          let alpha = Float(bytes[index + 3]) / 255
          let isInside = alpha >= low && alpha <= high
          let opacity = isInside ? color.opacity : 0
          for (part, value) in [color.red, color.green, color.blue, 1].enumerated() {
            bytes[index + part] = UInt8(min(max(value * opacity, 0), 1) * 255)
          }
        }
      case .blur(let radius):
        PixelBlur(width: width, height: height).blur(bytes, deviation: radius * scale)
      }
    }
    return context.makeImage()
  }
}

extension ColorMatrix {
  /// Changes pixels whose components are multiplied by their opacity.
  func apply(to bytes: UnsafeMutablePointer<UInt8>, count: Int) {
    let m = values
    for index in stride(from: 0, to: count, by: 4) {
      let alpha = Float(bytes[index + 3]) / 255
      guard alpha > 0 || m[19] > 0 else { continue }
      let divisor = 255 * max(alpha, 0.001)
      let (r, g, b) = (
        Float(bytes[index]) / divisor, Float(bytes[index + 1]) / divisor,
        Float(bytes[index + 2]) / divisor
      )
      func row(_ start: Int) -> Float {
        let colors = m[start] * r + m[start + 1] * g + m[start + 2] * b
        return min(max(colors + m[start + 3] * alpha + m[start + 4], 0), 1)
      }
      let opacity = row(15)
      bytes[index] = UInt8(row(0) * opacity * 255 + 0.5)
      bytes[index + 1] = UInt8(row(5) * opacity * 255 + 0.5)
      bytes[index + 2] = UInt8(row(10) * opacity * 255 + 0.5)
      bytes[index + 3] = UInt8(opacity * 255 + 0.5)
    }
  }
}

/// Blurs pixels by three running means, which together come near a bell curve.
struct PixelBlur {
  let width: Int
  let height: Int

  func blur(_ bytes: UnsafeMutablePointer<UInt8>, deviation: CGFloat) {
    let ideal = (4 * deviation * deviation + 1).squareRoot()
    let radius = Int(((ideal - 1) / 2).rounded())
    guard radius > 0 else { return }
    for _ in 0..<3 {
      for row in 0..<height {
        for part in 0..<4 {
          mean(bytes + row * width * 4 + part, step: 4, count: width, radius: radius)
        }
      }
      for column in 0..<width {
        for part in 0..<4 {
          mean(bytes + column * 4 + part, step: width * 4, count: height, radius: radius)
        }
      }
    }
  }

  private func mean(
    _ line: UnsafeMutablePointer<UInt8>, step: Int, count: Int, radius: Int
  ) {
    let before = (0..<count).map { Int(line[$0 * step]) }
    let window = 2 * radius + 1
    var sum = before.prefix(radius).reduce(0, +)
    for place in 0..<count {
      if place + radius < count { sum += before[place + radius] }
      line[place * step] = UInt8(sum / window)
      if place >= radius { sum -= before[place - radius] }
    }
  }
}
