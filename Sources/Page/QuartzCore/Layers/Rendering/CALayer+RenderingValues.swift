@_spi(Colors) import CoreGraphics
import Foundation

extension CALayer {
  /// The edge of the layer, moved inwards.
  func outline(insetBy inset: CGFloat) -> CGPath {
    let rect = bounds.insetBy(dx: min(inset, bounds.width / 2), dy: min(inset, bounds.height / 2))
    return .outline(
      rect, radius: cornerRadius - inset, corners: maskedCorners, curve: cornerCurve)
  }

  /// The transform of the plane that puts three corners of the bounds where they are seen; none
  /// where the layer is seen from its edge, or from a back it does not have.
  var planeTransform: CGAffineTransform? {
    let space = toSuperlayerSpace
    let map = PlaneMap(space)
    let bounds = bounds
    let (width, height) = (max(bounds.width, 1), max(bounds.height, 1))
    let origin = map.apply(bounds.origin)
    let right = map.apply(CGPoint(x: bounds.minX + width, y: bounds.minY))
    let below = map.apply(CGPoint(x: bounds.minX, y: bounds.minY + height))
    var transform = CGAffineTransform(
      a: (right.x - origin.x) / width, b: (right.y - origin.y) / width,
      c: (below.x - origin.x) / height, d: (below.y - origin.y) / height, tx: 0, ty: 0)
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard determinant != 0, determinant.isFinite, determinant > 0 || isDoubleSided else {
      return nil
    }
    let start = bounds.origin.applying(transform)
    (transform.tx, transform.ty) = (origin.x - start.x, origin.y - start.y)
    return transform
  }
}

extension CAReplicatorLayer {
  /// From one copy to the next, in the layer's points.
  var instanceStep: CGAffineTransform {
    CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(CATransform3DGetAffineTransform(instanceTransform))
      .concatenating(CGAffineTransform(translationX: bounds.midX, y: bounds.midY))
  }

  /// What the colours of a copy are multiplied by.
  func instanceColor(_ index: Int) -> CGColor {
    let first = (instanceColor ?? .white).rgba
    func part(_ value: CGFloat, _ offset: Float) -> CGFloat {
      min(max(value + CGFloat(index) * CGFloat(offset), 0), 1)
    }
    return CGColor(
      red: part(first.red, instanceRedOffset), green: part(first.green, instanceGreenOffset),
      blue: part(first.blue, instanceBlueOffset), alpha: part(first.alpha, instanceAlphaOffset))
  }
}
