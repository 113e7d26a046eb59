import Foundation
import PageProtocol

/// The colours of a gradient, and where in it a point lies.
struct GradientPixels {
  private let table: [UInt32]
  private let place: Place

  private static let steps = 4096

  /// How far along a point is; in points of the layer.
  private enum Place {
    case axial(start: Point, direction: Point)
    case radial(middle: Point, across: Double, down: Double)
    case conic(middle: Point, angle: Double)
  }

  /// None without colours, or where it has no extent.
  init?(_ values: LayerValues, in box: Box) {
    guard case .colors(let colors) = values[.colors], !colors.isEmpty else { return nil }
    table = Self.table(colors, values.list(.locations))
    let start = box.at(values.point(.startPoint))
    let end = box.at(values.point(.endPoint))
    let way = end - start
    switch values.choice(.gradientType, GradientType.self) {
    case .axial:
      let square = way.x * way.x + way.y * way.y
      guard square > 1e-12 else { return nil }
      place = .axial(start: start, direction: way * (1 / square))
    case .radial:
      place = .radial(
        middle: start, across: max(1e-6, abs(way.x)), down: max(1e-6, abs(way.y)))
    case .conic: place = .conic(middle: start, angle: atan2(way.y, way.x))
    }
  }

  /// Writes the gradient into all pixels of a surface; `layer` leads from the layer to its plane.
  func fill(_ surface: Surface, layer: Homography) {
    guard let back = layer.affine.inverse else { return }
    let (stride, width, height) = (surface.stride, surface.width, surface.height)
    let (originX, originY) = (Double(surface.area.x) + 0.5, Double(surface.area.y) + 0.5)
    surface.withPixels { pixels in
      for row in 0..<height {
        let y = originY + Double(row)
        for column in 0..<width {
          let x = originX + Double(column)
          let share = share(
            at: back.a * x + back.b * y + back.c, back.d * x + back.e * y + back.f)
          pixels[row * stride + column] =
            table[
              Int(min(1, max(0, share)) * Double(Self.steps) + 0.5)]
        }
      }
    }
  }

  @inline(__always)
  private func share(at x: Double, _ y: Double) -> Double {
    switch place {
    case .axial(let start, let direction):
      return (x - start.x) * direction.x + (y - start.y) * direction.y
    case .radial(let middle, let across, let down):
      let (right, below) = ((x - middle.x) / across, (y - middle.y) / down)
      return (right * right + below * below).squareRoot()
    case .conic(let middle, let angle):
      let turns = (atan2(y - middle.y, x - middle.x) - angle) / (2 * .pi)
      return turns - turns.rounded(.down)
    }
  }

  private static func table(_ colors: [Color], _ locations: [Double]) -> [UInt32] {
    var places = locations
    if places.count != colors.count {
      let last = Double(max(1, colors.count - 1))
      places = colors.indices.map { Double($0) / last }
    }
    // A stop never lies before the one in front of it.
    for index in places.indices {
      let before = index > 0 ? places[index - 1] : 0
      places[index] = max(before, Number.clamped(places[index], 0, 1))
    }
    return (0...steps).map { step in
      let share = Double(step) / Double(steps)
      guard let next = places.firstIndex(where: { $0 > share }) else {
        return packed(colors[colors.count - 1])
      }
      guard next > 0 else { return packed(colors[0]) }
      let gap = places[next] - places[next - 1]
      let within = (share - places[next - 1]) / gap
      return packed(colors[next - 1] + (colors[next] - colors[next - 1]) * within)
    }
  }

  private static func packed(_ color: Color) -> UInt32 {
    let color = color.shown
    let alpha = color[3] * 255
    return Pixel(
      Float(color[2] * alpha), Float(color[1] * alpha), Float(color[0] * alpha), Float(alpha)
    ).packed
  }
}
