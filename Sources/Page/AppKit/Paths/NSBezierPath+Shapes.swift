import CoreGraphics
import Foundation

extension NSBezierPath {
  public func append(_ path: NSBezierPath) {
    let other = path.cgPath
    change { $0.addPath(other) }
  }

  public func appendRect(_ rect: NSRect) {
    change { $0.addRect(rect) }
  }

  public func appendOval(in rect: NSRect) {
    change { $0.addEllipse(in: rect) }
  }

  /// Corners no larger than the rectangle has room for.
  public func appendRoundedRect(_ rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
    let rect = rect.standardized
    let (width, height) = (min(xRadius, rect.width / 2), min(yRadius, rect.height / 2))
    guard width > 0, height > 0 else { return appendRect(rect) }
    change { $0.addRoundedRect(in: rect, cornerWidth: width, cornerHeight: height) }
  }

  /// Lines from point to point.
  public func appendPoints(_ points: UnsafeMutablePointer<NSPoint>, count: Int) {
    for point in UnsafeBufferPointer(start: points, count: count) {
      if isEmpty { move(to: point) } else { line(to: point) }
    }
  }

  /// Part of a circle; angles in degrees, against the clock where y grows upwards.
  public func appendArc(
    withCenter center: NSPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool = false
  ) {
    change {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle * .pi / 180,
        endAngle: endAngle * .pi / 180, clockwise: clockwise)
    }
  }

  /// Part of a circle that the lines to and from a corner touch.
  public func appendArc(from point1: NSPoint, to point2: NSPoint, radius: CGFloat) {
    change { $0.addArc(tangent1End: point1, tangent2End: point2, radius: radius) }
  }

  // MARK: Drawn at once

  public class func fill(_ rect: NSRect) {
    NSBezierPath(rect: rect).fill()
  }

  public class func stroke(_ rect: NSRect) {
    NSBezierPath(rect: rect).stroke()
  }

  public class func clip(_ rect: NSRect) {
    NSBezierPath(rect: rect).addClip()
  }

  public class func strokeLine(from point1: NSPoint, to point2: NSPoint) {
    let path = NSBezierPath()
    path.move(to: point1)
    path.line(to: point2)
    path.stroke()
  }
}
