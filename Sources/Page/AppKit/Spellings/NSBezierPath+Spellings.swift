// How Swift 2 and 3 called what NSBezierPath and its like have.

import CoreGraphics
import Foundation

extension NSBezierPath {
  @available(*, deprecated, renamed: "init(ovalIn:)")
  public convenience init(ovalInRect rect: NSRect) {
    self.init(ovalIn: rect)
  }

  @available(*, deprecated, renamed: "move(to:)")
  public func moveToPoint(_ point: NSPoint) { move(to: point) }

  @available(*, deprecated, renamed: "line(to:)")
  public func lineToPoint(_ point: NSPoint) { line(to: point) }

  @available(*, deprecated, renamed: "curve(to:controlPoint1:controlPoint2:)")
  public func curveToPoint(
    _ endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint
  ) {
    curve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
  }

  @available(*, deprecated, renamed: "close()")
  public func closePath() { close() }

  @available(*, deprecated, renamed: "relativeLine(to:)")
  public func relativeLineToPoint(_ point: NSPoint) { relativeLine(to: point) }

  @available(*, deprecated, renamed: "relativeMove(to:)")
  public func relativeMoveToPoint(_ point: NSPoint) { relativeMove(to: point) }

  @available(*, deprecated, renamed: "append(_:)")
  public func appendBezierPath(_ path: NSBezierPath) { append(path) }

  @available(*, deprecated, renamed: "appendRect(_:)")
  public func appendBezierPathWithRect(_ rect: NSRect) { appendRect(rect) }

  @available(*, deprecated, renamed: "appendOval(in:)")
  public func appendBezierPathWithOvalInRect(_ rect: NSRect) { appendOval(in: rect) }

  @available(*, deprecated, renamed: "appendRoundedRect(_:xRadius:yRadius:)")
  public func appendBezierPathWithRoundedRect(
    _ rect: NSRect, xRadius: CGFloat, yRadius: CGFloat
  ) {
    appendRoundedRect(rect, xRadius: xRadius, yRadius: yRadius)
  }

  @available(*, deprecated, renamed: "appendArc(withCenter:radius:startAngle:endAngle:clockwise:)")
  public func appendBezierPathWithArcWithCenter(
    _ center: NSPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool = false
  ) {
    appendArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  @available(*, deprecated, renamed: "fill(_:)")
  public class func fillRect(_ rect: NSRect) { fill(rect) }

  @available(*, deprecated, renamed: "stroke(_:)")
  public class func strokeRect(_ rect: NSRect) { stroke(rect) }

  @available(*, deprecated, renamed: "strokeLine(from:to:)")
  public class func strokeLineFromPoint(_ point1: NSPoint, toPoint point2: NSPoint) {
    strokeLine(from: point1, to: point2)
  }
}

extension NSCompositingOperation {
  @available(*, deprecated, renamed: "sourceOver")
  public static var SourceOver: NSCompositingOperation { .sourceOver }

  @available(*, deprecated, renamed: "copy")
  public static var CompositeCopy: NSCompositingOperation { .copy }

  @available(*, deprecated, renamed: "sourceOver")
  public static var CompositeSourceOver: NSCompositingOperation { .sourceOver }
}

extension NSGraphicsContext {
  @available(*, deprecated, renamed: "getter:current()")
  public class func currentContext() -> NSGraphicsContext? { current }

  @available(*, deprecated, renamed: "setter:current(_:)")
  public class func setCurrent(_ context: NSGraphicsContext?) { current = context }

  @available(*, deprecated, renamed: "setter:current(_:)")
  public class func setCurrentContext(_ context: NSGraphicsContext?) { current = context }
}
