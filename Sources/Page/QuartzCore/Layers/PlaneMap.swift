import CoreGraphics
import Foundation

/// From the points of one layer to those of another, as both are seen on the screen.
///
/// A plane in space, seen in perspective, is a 3 × 3 matrix: the transform without the row and the
/// column of z. Layers are flattened into their parents' planes one by one, except within a
/// transform layer, where the whole transforms are multiplied first.
struct PlaneMap {
  /// What a point's x, y and 1 give to x, y and the depth.
  private var xx, xy, xd, yx, yy, yd, ox, oy, od: CGFloat

  static let identity = PlaneMap(CATransform3DIdentity)

  init(_ m: CATransform3D) {
    (xx, xy, xd) = (m.m11, m.m12, m.m14)
    (yx, yy, yd) = (m.m21, m.m22, m.m24)
    (ox, oy, od) = (m.m41, m.m42, m.m44)
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
      next = layer.shownSuperlayer ?? layer.maskedLayer
      if next?.kind != .transform {
        map = map.concatenating(PlaneMap(space))
        space = CATransform3DIdentity
      }
    }
    self = map
  }

  /// This map, and then the other.
  func concatenating(_ other: PlaneMap) -> PlaneMap {
    var map = self
    (map.xx, map.xy, map.xd) = other.row(xx, xy, xd)
    (map.yx, map.yy, map.yd) = other.row(yx, yy, yd)
    (map.ox, map.oy, map.od) = other.row(ox, oy, od)
    return map
  }

  private func row(_ x: CGFloat, _ y: CGFloat, _ d: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
    (x * xx + y * yx + d * ox, x * xy + y * yy + d * oy, x * xd + y * yd + d * od)
  }

  /// The map back; none where a plane is seen from its edge.
  var inverse: PlaneMap? {
    let first = yy * od - yd * oy
    let second = yd * ox - yx * od
    let third = yx * oy - yy * ox
    let determinant = xx * first + xy * second + xd * third
    guard determinant != 0, determinant.isFinite else { return nil }
    var map = self
    (map.xx, map.yx, map.ox) =
      (first / determinant, second / determinant, third / determinant)
    map.xy = (xd * oy - xy * od) / determinant
    map.yy = (xx * od - xd * ox) / determinant
    map.oy = (xy * ox - xx * oy) / determinant
    map.xd = (xy * yd - xd * yy) / determinant
    map.yd = (xd * yx - xx * yd) / determinant
    map.od = (xx * yy - xy * yx) / determinant
    return map
  }

  func apply(_ point: CGPoint) -> CGPoint {
    let depth = point.x * xd + point.y * yd + od
    let x = point.x * xx + point.y * yx + ox
    let y = point.x * xy + point.y * yy + oy
    return depth == 1 || depth == 0
      ? CGPoint(x: x, y: y) : CGPoint(x: x / depth, y: y / depth)
  }

  /// The smallest upright rectangle around the four corners.
  func apply(_ rect: CGRect) -> CGRect {
    guard !rect.isNull, !rect.isInfinite else { return rect }
    let one = apply(CGPoint(x: rect.minX, y: rect.minY))
    let two = apply(CGPoint(x: rect.maxX, y: rect.minY))
    let three = apply(CGPoint(x: rect.minX, y: rect.maxY))
    let four = apply(CGPoint(x: rect.maxX, y: rect.maxY))
    let (left, right) =
      (min(one.x, two.x, three.x, four.x), max(one.x, two.x, three.x, four.x))
    let (top, bottom) =
      (min(one.y, two.y, three.y, four.y), max(one.y, two.y, three.y, four.y))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
