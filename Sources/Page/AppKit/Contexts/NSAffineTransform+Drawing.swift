import CoreGraphics
import Foundation

extension NSAffineTransform {
  private var matrix: CGAffineTransform {
    let parts = transformStruct
    return CGAffineTransform(
      a: parts.m11, b: parts.m12, c: parts.m21, d: parts.m22, tx: parts.tX, ty: parts.tY)
  }

  /// Moves what is drawn from now on.
  public func concat() {
    NSGraphicsContext.current?.cgContext.concatenate(matrix)
  }

  /// Moves what is drawn from now on, and nothing as was said before.
  public func set() {
    guard let context = NSGraphicsContext.current?.cgContext else { return }
    context.concatenate(context.ctm.inverted())
    context.concatenate(matrix)
  }

  /// A path moved.
  public func transform(_ path: NSBezierPath) -> NSBezierPath {
    let moved = path.copy() as! NSBezierPath
    moved.moved(by: matrix)
    return moved
  }
}

extension NSBezierPath {
  /// Moves the path's points.
  public func transform(using transform: AffineTransform) {
    moved(
      by: CGAffineTransform(
        a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22,
        tx: transform.tX, ty: transform.tY))
  }

  /// Moves the path's points.
  public func transform(using transform: NSAffineTransform) {
    self.transform(using: transform as AffineTransform)
  }
}
