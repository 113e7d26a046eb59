import Foundation

/// A sheet that is rolled up around a cylinder, from its lower right corner to its upper left.
///
/// The axis of the cylinder lies across the sheet's diagonal and moves over it. Before the axis
/// the sheet lies flat; behind it, it goes up around the cylinder and lies on its back above the
/// flat part. The back is pale, as thin paper is; the roll is darker where it turns away.
struct PageCurl {
  private let back: Homography
  private let corner: Point
  private let direction: Point
  /// Where the sheet leaves the ground, along the direction.
  private let fold: Double
  private let radius: Double
  private let bounds: Box
  private let forth: Homography

  init?(_ bounds: Box, progress: Double, at map: Homography) {
    guard !bounds.isEmpty, let back = map.affine.inverse else { return nil }
    self.back = back
    forth = map.affine
    self.bounds = bounds
    corner = Point(bounds.x, bounds.y)
    // Steeper than the diagonal: sheets are rather turned than torn.
    let raw = Point(bounds.height * 0.6, bounds.width)
    direction = raw * (1 / raw.length)
    let length = direction.x * bounds.width + direction.y * bounds.height
    radius = length * 0.09
    // At the end the roll has left the sheet's upper left corner behind.
    fold = length - Number.clamped(progress, 0, 1) * (length + .pi * radius + radius)
  }

  func draw(_ sheet: Surface, on target: Surface) {
    let sampler = PixelSampler(sheet)
    let stride = target.stride
    let (originX, originY) = (Double(target.area.x) + 0.5, Double(target.area.y) + 0.5)
    target.withPixels { pixels in
      sheet.withPixels { source in
        for row in 0..<target.height {
          for column in 0..<target.width {
            let (x, y) = (originX + Double(column), originY + Double(row))
            let point = Point(back.a * x + back.b * y + back.c, back.d * x + back.e * y + back.f)
            let pixel = pixel(at: point, sampler, source)
            if pixel[3] > 0 { pixels[row * stride + column] = pixel.packed }
          }
        }
      }
    }
  }

  /// What is seen at a point of the sheet's plane, from above: the back, the roll, or the front.
  private func pixel(
    at point: Point, _ sampler: PixelSampler, _ source: UnsafeMutableBufferPointer<UInt32>
  ) -> Pixel {
    let along = (point.x - corner.x) * direction.x + (point.y - corner.y) * direction.y
    let beyond = along - fold
    func sheet(_ distance: Double) -> Pixel? {
      let place = point + direction * (fold + distance - along)
      guard place.x >= bounds.x, place.y >= bounds.y, place.x <= bounds.right,
        place.y <= bounds.bottom
      else { return nil }
      return sampler.at(
        forth.a * place.x + forth.b * place.y + forth.c,
        forth.d * place.x + forth.e * place.y + forth.f, source)
    }
    if beyond <= 0, let over = sheet(.pi * radius - beyond) { return pale(over, shade: 1) }
    if beyond > 0, beyond < radius {
      let angle = asin(beyond / radius)
      if let over = sheet((.pi - angle) * radius) {
        return pale(over, shade: 1 - 0.35 * (beyond / radius))
      }
      return (sheet(angle * radius) ?? .zero).shaded(1 - 0.45 * (beyond / radius))
    }
    guard beyond <= 0 else { return .zero }
    // The roll's shadow on the flat part, just before it.
    return (sheet(beyond) ?? .zero).shaded(
      1 - 0.25 * exp(beyond / (0.8 * radius)) * (fold < 0 ? 0 : 1))
  }

  /// The back of thin paper: white, with what is on the other side shining through.
  private func pale(_ pixel: Pixel, shade: Double) -> Pixel {
    let white = Pixel(repeating: pixel[3])
    var back = (pixel * 0.2 + white * 0.8).shaded(shade)
    back[3] = pixel[3]
    return back
  }
}

extension SIMD4<Float> {
  /// Darker, as covering as before.
  fileprivate func shaded(_ factor: Double) -> Pixel {
    var darker = self * Float(factor)
    darker[3] = self[3]
    return darker
  }
}
