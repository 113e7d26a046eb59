import CoreGraphics
import Foundation

/// From the points of one layer to those of another, as both are seen on the screen.
///
/// A plane in space, seen in perspective, is a 3 × 3 matrix: the transform without the row and the
/// column of z. Layers are flattened into their parents' planes one by one, except within a
/// transform layer, where the whole transforms are multiplied first.
struct PlaneMap {
  /// Rows of a point's x, y and 1.
  private var rows: [[CGFloat]]

  static let identity = PlaneMap(rows: [[1, 0, 0], [0, 1, 0], [0, 0, 1]])

  private init(rows: [[CGFloat]]) {
    self.rows = rows
  }

  init(_ m: CATransform3D) {
    rows = [[m.m11, m.m12, m.m14], [m.m21, m.m22, m.m24], [m.m41, m.m42, m.m44]]
  }

  /// From one layer's points to another's; none stands for the top of the tree.
  init(from source: CALayer?, to target: CALayer?) {
    let up = source.map { PlaneMap(toTopFrom: $0) } ?? .identity
    let down = target.map { PlaneMap(toTopFrom: $0) }
    self = down.map { up.concatenating($0.inverse ?? .identity) } ?? up
  }

  /// From a layer's points to those of the top of its tree.
  private init(toTopFrom layer: CALayer) {
    var map = PlaneMap.identity
    var space = CATransform3DIdentity
    var next: CALayer? = layer
    while let layer = next {
      space = CATransform3DConcat(space, layer.toSuperlayerSpace)
      next = layer.superlayer ?? layer.maskedLayer
      if next?.kind != .transform {
        map = map.concatenating(PlaneMap(space))
        space = CATransform3DIdentity
      }
    }
    self = map
  }

  /// This map, and then the other.
  func concatenating(_ other: PlaneMap) -> PlaneMap {
    PlaneMap(
      rows: rows.map { row in
        (0..<3).map { column in
          row[0] * other.rows[0][column] + row[1] * other.rows[1][column] + row[2]
            * other.rows[2][column]
        }
      })
  }

  /// The map back; none where a plane is seen from its edge.
  var inverse: PlaneMap? {
    let r = rows
    func minor(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> CGFloat {
      r[a][c] * r[b][d] - r[a][d] * r[b][c]
    }
    let first = minor(1, 2, 1, 2)
    let second = minor(1, 2, 0, 2)
    let third = minor(1, 2, 0, 1)
    let determinant = r[0][0] * first - r[0][1] * second + r[0][2] * third
    guard determinant != 0, determinant.isFinite else { return nil }
    let cofactors = [
      [first, -minor(0, 2, 1, 2), minor(0, 1, 1, 2)],
      [-second, minor(0, 2, 0, 2), -minor(0, 1, 0, 2)],
      [third, -minor(0, 2, 0, 1), minor(0, 1, 0, 1)],
    ]
    return PlaneMap(rows: cofactors.map { $0.map { $0 / determinant } })
  }

  func apply(_ point: CGPoint) -> CGPoint {
    let (r, x, y) = (rows, point.x, point.y)
    let depth = x * r[0][2] + y * r[1][2] + r[2][2]
    let scale = depth == 0 ? 1 : 1 / depth
    return CGPoint(
      x: (x * r[0][0] + y * r[1][0] + r[2][0]) * scale,
      y: (x * r[0][1] + y * r[1][1] + r[2][1]) * scale)
  }

  /// The smallest upright rectangle around the four corners.
  func apply(_ rect: CGRect) -> CGRect {
    guard !rect.isNull, !rect.isInfinite else { return rect }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(apply)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min()!, ys.min()!)
    return CGRect(x: left, y: top, width: xs.max()! - left, height: ys.max()! - top)
  }
}
