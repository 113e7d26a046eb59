/// Draws a picture through a map of planes: each pixel asks where in the picture it comes from.
///
/// Between the picture's pixels it mixes four of them; where many of them fall into one pixel it
/// looks at several places in that pixel. Beyond its edge the picture is transparent, so edges are
/// as smooth as a pixel of the picture.
struct ProjectedSurface {
  let picture: Surface
  /// From the target's plane to the picture's.
  private let back: Homography
  private let samples: Int

  /// None where the picture is seen from its edge. `place` leads from the picture's plane to the
  /// target's.
  init?(_ picture: Surface, place: Homography, near middle: Point) {
    guard let back = place.inverse else { return nil }
    self.picture = picture
    self.back = back
    let shrinking = back.magnification(at: middle) ?? 1
    samples = Int(Number.clamped((shrinking * 1.2).rounded(.up), 1, 4))
  }

  /// Writes it into a target, over what is there.
  func draw(on target: Surface) {
    let (stride, width, height) = (target.stride, target.width, target.height)
    let (originX, originY) = (Double(target.area.x), Double(target.area.y))
    let step = 1 / Double(samples)
    let share = Float(step * step)
    let sampler = PixelSampler(picture)
    target.withPixels { pixels in
      picture.withPixels { source in
        for row in 0..<height {
          for column in 0..<width {
            var sum = Pixel.zero
            for down in 0..<samples {
              for across in 0..<samples {
                let x = originX + Double(column) + (Double(across) + 0.5) * step
                let y = originY + Double(row) + (Double(down) + 0.5) * step
                let divisor = back.g * x + back.h * y + back.i
                guard divisor > 1e-12 else { continue }
                sum += sampler.at(
                  (back.a * x + back.b * y + back.c) / divisor,
                  (back.d * x + back.e * y + back.f) / divisor, source)
              }
            }
            let pixel = sum * share
            guard pixel[3] > 0 else { continue }
            let index = row * stride + column
            pixels[index] =
              pixels[index] == 0
              ? pixel.packed
              : (pixel + Pixel(packed: pixels[index]) * (1 - pixel[3] / 255)).packed
          }
        }
      }
    }
  }
}

/// Looks up what a picture shows between its pixels.
struct PixelSampler {
  private let stride: Int
  private let area: PixelBox
  private let (originX, originY): (Double, Double)

  init(_ picture: Surface) {
    stride = picture.stride
    area = picture.area
    (originX, originY) = (Double(area.x) + 0.5, Double(area.y) + 0.5)
  }

  @inline(__always)
  func at(_ x: Double, _ y: Double, _ pixels: UnsafeMutableBufferPointer<UInt32>) -> Pixel {
    let (left, top) = (x - originX, y - originY)
    guard left > -1, top > -1, left < Double(area.width), top < Double(area.height) else {
      return .zero
    }
    let (column, row) = (left.rounded(.down), top.rounded(.down))
    let (partX, partY) = (Float(left - column), Float(top - row))
    let (i, j) = (Int(column), Int(row))
    let upper =
      pixel(i, j, pixels) * (1 - partX) + pixel(i + 1, j, pixels) * partX
    let lower =
      pixel(i, j + 1, pixels) * (1 - partX) + pixel(i + 1, j + 1, pixels) * partX
    return upper * (1 - partY) + lower * partY
  }

  @inline(__always)
  private func pixel(
    _ x: Int, _ y: Int, _ pixels: UnsafeMutableBufferPointer<UInt32>
  ) -> Pixel {
    guard x >= 0, y >= 0, x < area.width, y < area.height else { return .zero }
    return Pixel(packed: pixels[y * stride + x])
  }
}
