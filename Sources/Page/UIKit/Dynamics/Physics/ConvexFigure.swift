import CoreGraphics
import Foundation

/// A figure without dents, its corners in the order of growing angles.
struct ConvexFigure: Equatable {
  let corners: [CGPoint]

  private init?(checked corners: [CGPoint]) {
    self.corners = corners
    guard corners.count > 2, weight.area > 0.01 else { return nil }
  }

  init?(rectangleOf size: CGSize) {
    let (x, y) = (size.width / 2, size.height / 2)
    self.init(checked: [
      CGPoint(x: -x, y: -y), CGPoint(x: x, y: -y), CGPoint(x: x, y: y), CGPoint(x: -x, y: y),
    ])
  }

  init?(ellipseOf size: CGSize) {
    let count = 32
    self.init(
      checked: (0..<count).map { index in
        let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(count)
        return CGPoint(x: size.width / 2 * cos(angle), y: size.height / 2 * sin(angle))
      })
  }

  /// What a string drawn tight around a path encloses.
  init?(around path: CGPath) {
    var points: [CGPoint] = []
    path.flattened(threshold: 0.25).applyWithBlock { element in
      switch element.pointee.type {
      case .moveToPoint, .addLineToPoint: points.append(element.pointee.points[0])
      default: break
      }
    }
    self.init(checked: ConvexFigure.hull(of: points.filter { $0.x.isFinite && $0.y.isFinite }))
  }

  func applying(_ transform: CGAffineTransform) -> ConvexFigure {
    ConvexFigure(moved: corners.map { $0.applying(transform) })
  }

  private init(moved corners: [CGPoint]) {
    self.corners = corners
  }

  // MARK: Hull

  private static func hull(of points: [CGPoint]) -> [CGPoint] {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    var lower: [CGPoint] = []
    for point in sorted { extend(&lower, to: point) }
    var upper: [CGPoint] = []
    for point in sorted.reversed() { extend(&upper, to: point) }
    return thinned(lower.dropLast() + upper.dropLast())
  }

  /// Adds a point to a line that only ever turns one way.
  private static func extend(_ line: inout [CGPoint], to point: CGPoint) {
    while line.count > 1, doubleArea(line[line.count - 2], line[line.count - 1], point) <= 1e-6 {
      line.removeLast()
    }
    line.append(point)
  }

  /// The corners that matter: those go first that would take the least area with them.
  private static func thinned(_ corners: [CGPoint]) -> [CGPoint] {
    var corners = corners
    func loss(_ index: Int) -> CGFloat {
      let count = corners.count
      return doubleArea(
        corners[(index + count - 1) % count], corners[index], corners[(index + 1) % count])
    }
    while corners.count > 32, let least = corners.indices.min(by: { loss($0) < loss($1) }) {
      corners.remove(at: least)
    }
    return corners
  }

  private static func doubleArea(_ first: CGPoint, _ second: CGPoint, _ third: CGPoint) -> CGFloat {
    (second.x - first.x) * (third.y - first.y) - (second.y - first.y) * (third.x - first.x)
  }

  // MARK: Parts and weight

  /// The figure cut into parts of so many corners at most, which are fans from its first corner.
  func parts(ofCorners most: Int) -> [[CGPoint]] {
    stride(from: 1, to: corners.count - 1, by: most - 2).map { start in
      [corners[0]] + corners[start...min(start + most - 2, corners.count - 1)]
    }
  }

  var weight: Weight {
    var (area, x, y, inertia) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    for (index, a) in corners.enumerated() {
      let b = corners[(index + 1) % corners.count]
      let cross = a.x * b.y - a.y * b.x
      area += cross / 2
      x += (a.x + b.x) * cross / 6
      y += (a.y + b.y) * cross / 6
      let squares = a.x * a.x + a.x * b.x + b.x * b.x + a.y * a.y + a.y * b.y + b.y * b.y
      inertia += cross * squares / 12
    }
    guard area > 0 else { return Weight() }
    return Weight(area: area, center: CGPoint(x: x / area, y: y / area), inertia: inertia)
  }
}
