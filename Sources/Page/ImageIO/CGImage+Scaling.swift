@_spi(Pictures) import CoreGraphics

extension CGImage {
  /// The picture no wider and no higher than `side`.
  func scaled(toFit side: Double) -> CGImage {
    let scale = side / Double(max(width, height, 1))
    guard scale < 1, side > 0 else { return self }
    let (wide, high) = (
      max(1, Int((Double(width) * scale).rounded())),
      max(1, Int((Double(height) * scale).rounded()))
    )
    let context = CGContext(
      data: nil, width: wide, height: high, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.interpolationQuality = .high
    context?.draw(self, in: CGRect(x: 0, y: 0, width: wide, height: high))
    return context?.makeImage() ?? self
  }
}
