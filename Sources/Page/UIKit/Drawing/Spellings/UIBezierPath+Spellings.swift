// How Swift 2 called what UIBezierPath has.

import CoreGraphics
import Foundation

extension UIBezierPath {
  @available(*, deprecated, renamed: "init(ovalIn:)")
  public convenience init(ovalInRect rect: CGRect) {
    self.init(ovalIn: rect)
  }

  @available(*, deprecated, renamed: "init(cgPath:)")
  public convenience init(CGPath path: CoreGraphics.CGPath) {
    self.init(cgPath: path)
  }

  @available(*, deprecated, renamed: "isEmpty")
  public var empty: Bool { isEmpty }

  @available(*, deprecated, renamed: "move(to:)")
  public func moveToPoint(_ point: CGPoint) {
    move(to: point)
  }

  @available(*, deprecated, renamed: "addLine(to:)")
  public func addLineToPoint(_ point: CGPoint) {
    addLine(to: point)
  }

  @available(*, deprecated, renamed: "addCurve(to:controlPoint1:controlPoint2:)")
  public func addCurveToPoint(
    _ endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
  }

  @available(*, deprecated, renamed: "addQuadCurve(to:controlPoint:)")
  public func addQuadCurveToPoint(_ endPoint: CGPoint, controlPoint: CGPoint) {
    addQuadCurve(to: endPoint, controlPoint: controlPoint)
  }

  @available(
    *, deprecated, renamed: "addArc(withCenter:radius:startAngle:endAngle:clockwise:)"
  )
  public func addArcWithCenter(
    _ center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  @available(*, deprecated, renamed: "close()")
  public func closePath() {
    close()
  }

  @available(*, deprecated, renamed: "append(_:)")
  public func appendPath(_ path: UIBezierPath) {
    append(path)
  }

  @available(*, deprecated, renamed: "apply(_:)")
  public func applyTransform(_ transform: CGAffineTransform) {
    apply(transform)
  }

  @available(*, deprecated, renamed: "reversing()")
  public func bezierPathByReversingPath() -> UIBezierPath { reversing() }

  @available(*, deprecated, renamed: "contains(_:)")
  public func containsPoint(_ point: CGPoint) -> Bool { contains(point) }

  @available(*, deprecated, renamed: "fill(with:alpha:)")
  public func fillWithBlendMode(_ blendMode: CGBlendMode, alpha: CGFloat) {
    fill(with: blendMode, alpha: alpha)
  }

  @available(*, deprecated, renamed: "stroke(with:alpha:)")
  public func strokeWithBlendMode(_ blendMode: CGBlendMode, alpha: CGFloat) {
    stroke(with: blendMode, alpha: alpha)
  }
}
