import Foundation

extension CGPoint {
  /// Where the transform takes the point.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  /// The size as the transform's linear part changes it.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// The smallest rectangle around the transformed corners.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    let (x0, x1) = (transform.a * minX, transform.a * maxX)
    let (x2, x3) = (transform.c * minY, transform.c * maxY)
    let (y0, y1) = (transform.b * minX, transform.b * maxX)
    let (y2, y3) = (transform.d * minY, transform.d * maxY)
    let left = min(x0, x1) + min(x2, x3)
    let top = min(y0, y1) + min(y2, y3)
    return CGRect(
      x: left + transform.tx, y: top + transform.ty,
      width: max(x0, x1) + max(x2, x3) - left, height: max(y0, y1) + max(y2, y3) - top)
  }
}

extension CGAffineTransform {
  /// Whether there is a transform back.
  var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant.isFinite && determinant != 0 && tx.isFinite && ty.isFinite
  }

  /// How much longer lengths become, both directions taken together.
  var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}
