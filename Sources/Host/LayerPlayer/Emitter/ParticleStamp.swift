import PageProtocol

/// A picture that is drawn many times, small and in many colours.
///
/// It is kept in halves of its size, so that a small one is as smooth as a large one.
struct ParticleStamp {
  enum Mixing { case over, adding }

  private let levels: [Surface]
  private let part: Box

  /// The middle of the part that is drawn, in pixels.
  var middle: Point { part.middle }

  init?(_ picture: Surface, part rect: LayerRect) {
    let unit = SIMD4(rect)
    let (width, height) = (Double(picture.width), Double(picture.height))
    let part = Box(
      x: unit[0] * width, y: unit[1] * height, width: unit[2] * width, height: unit[3] * height
    ).intersection(Box(x: 0, y: 0, width: width, height: height))
    guard !part.isEmpty else { return nil }
    self.part = part
    var levels = [picture]
    while let last = levels.last, min(last.width, last.height) > 1, levels.count < 12,
      let half = last.half
    {
      levels.append(half)
    }
    self.levels = levels
  }

  /// Draws it through a map from the picture's pixels; gives the number of pixels that took.
  func draw(_ map: Homography, color: Color, _ mixing: Mixing, on target: Surface) -> Int {
    guard color[3] > 0, map.isAffine, let image = map.image(of: part.grown(by: 0.5)) else {
      return 1
    }
    let area = PixelBox(around: image).intersection(target.area)
    guard !area.isEmpty else { return 1 }
    let shrinking = 1 / max(1e-6, map.lengthFactor)
    var level = 0
    while level + 1 < levels.count, shrinking >= 1.5 * Double(1 << level) { level += 1 }
    let picture = levels[level]
    let toLevel = Homography.scale(
      Double(picture.width) / Double(levels[0].width),
      Double(picture.height) / Double(levels[0].height))
    guard let inverse = map.affine.inverse else { return 1 }
    fill(area, of: target, with: picture, back: inverse, toLevel: toLevel, color, mixing)
    return area.width * area.height
  }

  private func fill(
    _ area: PixelBox, of target: Surface, with picture: Surface, back: Homography,
    toLevel: Homography, _ color: Color, _ mixing: Mixing
  ) {
    let tint = Pixel(
      Float(color[2] * color[3]), Float(color[1] * color[3]), Float(color[0] * color[3]),
      Float(color[3]))
    let sampler = PixelSampler(picture)
    let stride = target.stride
    let (scaleX, scaleY) = (toLevel.a, toLevel.e)
    target.withPixels { pixels in
      picture.withPixels { source in
        for row in area.y..<area.y + area.height {
          for column in area.x..<area.x + area.width {
            let (x, y) = (Double(column) + 0.5, Double(row) + 0.5)
            let (u, v) = (
              back.a * x + back.b * y + back.c, back.d * x + back.e * y + back.f
            )
            guard u > part.x - 0.5, u < part.right + 0.5, v > part.y - 0.5, v < part.bottom + 0.5
            else { continue }
            let pixel = sampler.at(u * scaleX, v * scaleY, source) * tint
            guard pixel[3] > 0 else { continue }
            let index = (row - target.area.y) * stride + column - target.area.x
            let under = Pixel(packed: pixels[index])
            pixels[index] =
              (mixing == .adding ? pixel + under : pixel + under * (1 - pixel[3] / 255)).packed
          }
        }
      }
    }
  }
}

extension Surface {
  /// The same in half the size, four pixels to one.
  fileprivate var half: Surface? {
    let area = PixelBox(x: 0, y: 0, width: max(1, width / 2), height: max(1, height / 2))
    guard let half = Surface(area) else { return nil }
    let (stride, ownStride) = (half.stride, self.stride)
    half.withPixels { pixels in
      withPixels { source in
        for row in 0..<half.height {
          for column in 0..<half.width {
            var sum = Pixel.zero
            for (right, down) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
              let (x, y) = (min(width - 1, 2 * column + right), min(height - 1, 2 * row + down))
              sum += Pixel(packed: source[y * ownStride + x])
            }
            pixels[row * stride + column] = (sum / 4).packed
          }
        }
      }
    }
    return half
  }
}
