import Foundation

extension CGImage {
  /// The same picture.
  public func copy() -> CGImage? { self }

  /// The same numbers, read as those of another space.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? {
    guard !isMask, let provider = dataProvider,
      space.numberOfComponents == format.space?.numberOfComponents
    else { return nil }
    return CGImage(
      width: width, height: height, bitsPerComponent: bitsPerComponent,
      bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo,
      provider: provider, decode: nil, shouldInterpolate: shouldInterpolate,
      intent: renderingIntent)
  }

  /// The part of the picture within a rectangle, in pixels from the top left.
  public func cropping(to rect: CGRect) -> CGImage? {
    let area = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !area.isEmpty else { return nil }
    return CGImage(pixels: pixels.part(area), format: format, traits: tight)
  }

  /// The picture where a mask lets it show: a stencil's holes, or the light of a grey picture.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard !isMask else { return nil }
    let (picture, stencil) = (pixels, mask.coverage)
    let (columns, rows) = (stencil.width, stencil.height)
    let masked = PixelBuffer(width: width, height: height) { x, y in
      let (column, row) = (x * columns / self.width, y * rows / self.height)
      let cover = stencil.words[row * columns + column] >> 24
      return picture.words[y * self.width + x].multiplied(by: cover)
    }
    return CGImage(pixels: masked)
  }

  /// The picture without the pixels whose components all lie in a range: pairs from 0 to 255.
  public func copy(maskingColorComponents components: UnsafePointer<CGFloat>) -> CGImage? {
    guard !isMask, format.space?.model == .rgb else { return nil }
    let limits = (0..<3).map { (components[2 * $0], components[2 * $0 + 1]) }
    let changed = pixels.mapped { word in
      for (index, limit) in limits.enumerated() {
        let value = CGFloat(word >> (16 - 8 * UInt32(index)) & 255)
        if value < limit.0 || value > limit.1 { return word }
      }
      return 0
    }
    return CGImage(pixels: changed)
  }

  private var tight: Traits {
    var traits = traits
    traits.bytesPerRow = 0
    return traits
  }

  /// What the picture lets through as a mask, as alpha: a stencil's holes, a picture's alpha, or
  /// the light of a picture that has none.
  var coverage: PixelBuffer {
    if isMask || alphaInfo.hasAlpha { return pixels }
    return pixels.mapped { word in
      let light = (word >> 16 & 255) * 54 + (word >> 8 & 255) * 183 + (word & 255) * 19
      return (light >> 8) << 24
    }
  }
}

extension UInt32 {
  /// Each of a word's four bytes as a share of 255.
  func multiplied(by share: UInt32) -> UInt32 {
    if share == 255 { return self }
    func part(_ shift: UInt32) -> UInt32 {
      PixelBuffer.scaled(self >> shift & 255, by: share) << shift
    }
    return part(24) | part(16) | part(8) | part(0)
  }
}
