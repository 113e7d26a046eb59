// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Paths as the C functions of Swift 2. Each says what it is called now.

import Foundation

@available(*, deprecated, renamed: "CGMutablePath.init()")
public func CGPathCreateMutable() -> CGMutablePath { CGMutablePath() }

@available(*, deprecated, renamed: "CGPath.copy(self:)")
public func CGPathCreateCopy(_ path: CGPath?) -> CGPath? { path?.copy() }

@available(*, deprecated, renamed: "CGPath.mutableCopy(self:)")
public func CGPathCreateMutableCopy(_ path: CGPath?) -> CGMutablePath? { path?.mutableCopy() }

@available(*, deprecated, renamed: "CGPath.copy(self:using:)")
public func CGPathCreateCopyByTransformingPath(
  _ path: CGPath?, _ transform: UnsafePointer<CGAffineTransform>?
) -> CGPath? { path?.copy(using: transform) }

@available(*, deprecated, renamed: "CGPath.mutableCopy(self:using:)")
public func CGPathCreateMutableCopyByTransformingPath(
  _ path: CGPath?, _ transform: UnsafePointer<CGAffineTransform>?
) -> CGMutablePath? { path?.mutableCopy(using: transform) }

@available(*, deprecated, renamed: "CGPath.init(rect:transform:)")
public func CGPathCreateWithRect(_ rect: CGRect, _ transform: UnsafePointer<CGAffineTransform>?)
  -> CGPath
{ CGPath(rect: rect, transform: transform) }

@available(*, deprecated, renamed: "CGPath.init(ellipseIn:transform:)")
public func CGPathCreateWithEllipseInRect(
  _ rect: CGRect, _ transform: UnsafePointer<CGAffineTransform>?
) -> CGPath { CGPath(ellipseIn: rect, transform: transform) }

@available(*, deprecated, renamed: "CGPath.init(roundedRect:cornerWidth:cornerHeight:transform:)")
public func CGPathCreateWithRoundedRect(
  _ rect: CGRect, _ cornerWidth: CGFloat, _ cornerHeight: CGFloat,
  _ transform: UnsafePointer<CGAffineTransform>?
) -> CGPath {
  CGPath(
    roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform)
}

@available(
  *, deprecated,
  renamed: "CGPath.copy(self:strokingWithWidth:lineCap:lineJoin:miterLimit:transform:)"
)
public func CGPathCreateCopyByStrokingPath(
  _ path: CGPath?, _ transform: UnsafePointer<CGAffineTransform>?, _ lineWidth: CGFloat,
  _ lineCap: CGLineCap, _ lineJoin: CGLineJoin, _ miterLimit: CGFloat
) -> CGPath? {
  path?.copy(
    strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
    transform: transform?.pointee ?? .identity)
}

@available(*, deprecated, renamed: "CGPath.copy(self:dashingWithPhase:lengths:transform:)")
public func CGPathCreateCopyByDashingPath(
  _ path: CGPath?, _ transform: UnsafePointer<CGAffineTransform>?, _ phase: CGFloat,
  _ lengths: UnsafePointer<CGFloat>?, _ count: Int
) -> CGPath? {
  path?.copy(
    dashingWithPhase: phase, lengths: Array(UnsafeBufferPointer(start: lengths, count: count)),
    transform: transform?.pointee ?? .identity)
}

@available(*, deprecated, renamed: "CGMutablePath.move(self:to:transform:)")
public func CGPathMoveToPoint(
  _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ x: CGFloat, _ y: CGFloat
) { path?.move(to: CGPoint(x: x, y: y), transform: transform?.pointee ?? .identity) }

@available(*, deprecated, renamed: "CGMutablePath.addLine(self:to:transform:)")
public func CGPathAddLineToPoint(
  _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ x: CGFloat, _ y: CGFloat
) { path?.addLine(to: CGPoint(x: x, y: y), transform: transform?.pointee ?? .identity) }

@available(*, deprecated, renamed: "CGMutablePath.addQuadCurve(self:to:control:transform:)")
public func CGPathAddQuadCurveToPoint(
  _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ cpx: CGFloat,
  _ cpy: CGFloat, _ x: CGFloat, _ y: CGFloat
) {
  path?.addQuadCurve(
    to: CGPoint(x: x, y: y), control: CGPoint(x: cpx, y: cpy),
    transform: transform?.pointee ?? .identity)
}

@available(*, deprecated, renamed: "CGMutablePath.addCurve(self:to:control1:control2:transform:)")
public func CGPathAddCurveToPoint(
  _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ cp1x: CGFloat,
  _ cp1y: CGFloat, _ cp2x: CGFloat, _ cp2y: CGFloat, _ x: CGFloat, _ y: CGFloat
) {
  path?.addCurve(
    to: CGPoint(x: x, y: y), control1: CGPoint(x: cp1x, y: cp1y),
    control2: CGPoint(x: cp2x, y: cp2y), transform: transform?.pointee ?? .identity)
}

@available(*, deprecated, renamed: "CGMutablePath.closeSubpath(self:)")
public func CGPathCloseSubpath(_ path: CGMutablePath?) { path?.closeSubpath() }

@available(*, deprecated, renamed: "CGMutablePath.addRect(self:_:transform:)")
public func CGPathAddRect(
  _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ rect: CGRect
) { path?.addRect(rect, transform: transform?.pointee ?? .identity) }

@available(*, deprecated, renamed: "CGMutablePath.addRects(self:_:transform:)")
public func CGPathAddRects(
  _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?,
  _ rects: UnsafePointer<CGRect>?, _ count: Int
) {
  path?.addRects(
    Array(UnsafeBufferPointer(start: rects, count: count)),
    transform: transform?.pointee ?? .identity)
}

@available(*, deprecated, renamed: "CGMutablePath.addLines(self:between:transform:)")
public func CGPathAddLines(
  _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?,
  _ points: UnsafePointer<CGPoint>?, _ count: Int
) {
  path?.addLines(
    between: Array(UnsafeBufferPointer(start: points, count: count)),
    transform: transform?.pointee ?? .identity)
}

@available(*, deprecated, renamed: "CGMutablePath.addEllipse(self:in:transform:)")
public func CGPathAddEllipseInRect(
  _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ rect: CGRect
) { path?.addEllipse(in: rect, transform: transform?.pointee ?? .identity) }

@available(
  *, deprecated,
  renamed: "CGMutablePath.addRoundedRect(self:in:cornerWidth:cornerHeight:transform:)"
)
public func CGPathAddRoundedRect(
  _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ rect: CGRect,
  _ cornerWidth: CGFloat, _ cornerHeight: CGFloat
) {
  path?.addRoundedRect(
    in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
    transform: transform?.pointee ?? .identity)
}

@available(
  *, deprecated,
  renamed: "CGMutablePath.addArc(self:center:radius:startAngle:endAngle:clockwise:transform:)"
)
public func CGPathAddArc(
  _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ x: CGFloat,
  _ y: CGFloat, _ radius: CGFloat, _ startAngle: CGFloat, _ endAngle: CGFloat, _ clockwise: Bool
) {
  path?.addArc(
    center: CGPoint(x: x, y: y), radius: radius, startAngle: startAngle, endAngle: endAngle,
    clockwise: clockwise, transform: transform?.pointee ?? .identity)
}

@available(
  *, deprecated,
  renamed: "CGMutablePath.addRelativeArc(self:center:radius:startAngle:delta:transform:)"
)
public func CGPathAddRelativeArc(
  _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ x: CGFloat,
  _ y: CGFloat, _ radius: CGFloat, _ startAngle: CGFloat, _ delta: CGFloat
) {
  path?.addRelativeArc(
    center: CGPoint(x: x, y: y), radius: radius, startAngle: startAngle, delta: delta,
    transform: transform?.pointee ?? .identity)
}

@available(
  *, deprecated, renamed: "CGMutablePath.addArc(self:tangent1End:tangent2End:radius:transform:)"
)
public func CGPathAddArcToPoint(
  _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ x1: CGFloat,
  _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ radius: CGFloat
) {
  path?.addArc(
    tangent1End: CGPoint(x: x1, y: y1), tangent2End: CGPoint(x: x2, y: y2), radius: radius,
    transform: transform?.pointee ?? .identity)
}

@available(*, deprecated, renamed: "CGMutablePath.addPath(self:_:transform:)")
public func CGPathAddPath(
  _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ other: CGPath?
) { if let other { path?.addPath(other, transform: transform?.pointee ?? .identity) } }

@available(*, deprecated, renamed: "getter:CGPath.isEmpty(self:)")
public func CGPathIsEmpty(_ path: CGPath?) -> Bool { path?.isEmpty ?? true }

@available(*, deprecated, renamed: "CGPath.isRect(self:_:)")
public func CGPathIsRect(_ path: CGPath?, _ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
  path?.isRect(rect) ?? false
}

@available(*, deprecated, renamed: "getter:CGPath.currentPoint(self:)")
public func CGPathGetCurrentPoint(_ path: CGPath?) -> CGPoint { path?.currentPoint ?? .zero }

@available(*, deprecated, renamed: "getter:CGPath.boundingBox(self:)")
public func CGPathGetBoundingBox(_ path: CGPath?) -> CGRect { path?.boundingBox ?? .null }

@available(*, deprecated, renamed: "getter:CGPath.boundingBoxOfPath(self:)")
public func CGPathGetPathBoundingBox(_ path: CGPath?) -> CGRect { path?.boundingBoxOfPath ?? .null }

@available(*, deprecated, renamed: "CGPath.contains(self:_:using:transform:)")
public func CGPathContainsPoint(
  _ path: CGPath?, _ transform: UnsafePointer<CGAffineTransform>?, _ point: CGPoint, _ eoFill: Bool
) -> Bool {
  path?.contains(
    point, using: eoFill ? .evenOdd : .winding, transform: transform?.pointee ?? .identity) ?? false
}

@available(*, deprecated)
public func CGPathEqualToPath(_ one: CGPath?, _ other: CGPath?) -> Bool { one == other }

@available(*, deprecated, renamed: "CGPath.apply(self:info:function:)")
public func CGPathApply(
  _ path: CGPath?, _ info: UnsafeMutableRawPointer?, _ function: CGPathApplierFunction
) { path?.apply(info: info, function: function) }

@available(*, deprecated, renamed: "getter:CGPath.typeID()")
public func CGPathGetTypeID() -> CFTypeID { CGPath.typeID }
