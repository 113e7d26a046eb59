/// A pixel as four numbers from 0 to 255: blue, green, red, alpha, premultiplied.
typealias Pixel = SIMD4<Float>

extension SIMD4<Float> {
  @inline(__always)
  init(packed: UInt32) {
    self.init(
      Float(packed & 255), Float((packed >> 8) & 255), Float((packed >> 16) & 255),
      Float(packed >> 24))
  }

  @inline(__always)
  var packed: UInt32 {
    let whole = SIMD4<UInt32>(
      truncatingIfNeeded: SIMD4<Int32>(
        (self + 0.5).clamped(lowerBound: .zero, upperBound: Pixel(repeating: 255))))
    return whole[0] | whole[1] << 8 | whole[2] << 16 | whole[3] << 24
  }
}

extension Surface {
  /// Multiplies every pixel by a colour, its alpha included.
  func multiply(by color: Color) {
    let shown = color.shown
    let alpha = Float(shown[3])
    let factors = Pixel(
      Float(shown[2]) * alpha, Float(shown[1]) * alpha, Float(shown[0]) * alpha, alpha)
    let stride = stride
    withPixels { pixels in
      for row in 0..<height {
        for column in 0..<width {
          let index = row * stride + column
          guard pixels[index] != 0 else { continue }
          pixels[index] = (Pixel(packed: pixels[index]) * factors).packed
        }
      }
    }
  }

  /// Mixes another surface of the same area in: this·(1 − share) + other·share.
  func mix(with other: Surface, share: Double) {
    guard other.area == area else { return }
    let (part, stride, otherStride) = (Float(share), stride, other.stride)
    withPixels { pixels in
      other.withPixels { others in
        for row in 0..<height {
          for column in 0..<width {
            let index = row * stride + column
            let mine = Pixel(packed: pixels[index])
            let theirs = Pixel(packed: others[row * otherStride + column])
            pixels[index] = (mine + (theirs - mine) * part).packed
          }
        }
      }
    }
  }
}
