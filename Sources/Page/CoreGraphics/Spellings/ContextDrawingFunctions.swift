// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Drawing with a context as the C functions of Swift 2. Each says what it is called now.

import Foundation

@available(*, deprecated, renamed: "CGContext.beginPath(self:)")
public func CGContextBeginPath(_ c: CGContext?) { c?.beginPath() }

@available(*, deprecated, renamed: "CGContext.move(self:to:)")
public func CGContextMoveToPoint(_ c: CGContext?, _ x: CGFloat, _ y: CGFloat) {
  c?.move(to: CGPoint(x: x, y: y))
}

@available(*, deprecated, renamed: "CGContext.addLine(self:to:)")
public func CGContextAddLineToPoint(_ c: CGContext?, _ x: CGFloat, _ y: CGFloat) {
  c?.addLine(to: CGPoint(x: x, y: y))
}

@available(*, deprecated, renamed: "CGContext.addCurve(self:to:control1:control2:)")
public func CGContextAddCurveToPoint(
  _ c: CGContext?, _ cp1x: CGFloat, _ cp1y: CGFloat, _ cp2x: CGFloat, _ cp2y: CGFloat, _ x: CGFloat,
  _ y: CGFloat
) {
  c?.addCurve(
    to: CGPoint(x: x, y: y), control1: CGPoint(x: cp1x, y: cp1y),
    control2: CGPoint(x: cp2x, y: cp2y))
}

@available(*, deprecated, renamed: "CGContext.addQuadCurve(self:to:control:)")
public func CGContextAddQuadCurveToPoint(
  _ c: CGContext?, _ cpx: CGFloat, _ cpy: CGFloat, _ x: CGFloat, _ y: CGFloat
) { c?.addQuadCurve(to: CGPoint(x: x, y: y), control: CGPoint(x: cpx, y: cpy)) }

@available(*, deprecated, renamed: "CGContext.closePath(self:)")
public func CGContextClosePath(_ c: CGContext?) { c?.closePath() }

@available(*, deprecated, renamed: "CGContext.addRect(self:_:)")
public func CGContextAddRect(_ c: CGContext?, _ rect: CGRect) { c?.addRect(rect) }

@available(*, deprecated, renamed: "CGContext.addRects(self:_:)")
public func CGContextAddRects(_ c: CGContext?, _ rects: UnsafePointer<CGRect>?, _ count: Int) {
  c?.addRects(Array(UnsafeBufferPointer(start: rects, count: count)))
}

@available(*, deprecated, renamed: "CGContext.addLines(self:between:)")
public func CGContextAddLines(_ c: CGContext?, _ points: UnsafePointer<CGPoint>?, _ count: Int) {
  c?.addLines(between: Array(UnsafeBufferPointer(start: points, count: count)))
}

@available(*, deprecated, renamed: "CGContext.addEllipse(self:in:)")
public func CGContextAddEllipseInRect(_ c: CGContext?, _ rect: CGRect) { c?.addEllipse(in: rect) }

@available(
  *, deprecated, renamed: "CGContext.addArc(self:center:radius:startAngle:endAngle:clockwise:)"
)
public func CGContextAddArc(
  _ c: CGContext?, _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ startAngle: CGFloat,
  _ endAngle: CGFloat, _ clockwise: Int32
) {
  c?.addArc(
    center: CGPoint(x: x, y: y), radius: radius, startAngle: startAngle, endAngle: endAngle,
    clockwise: clockwise != 0)
}

@available(*, deprecated, renamed: "CGContext.addArc(self:tangent1End:tangent2End:radius:)")
public func CGContextAddArcToPoint(
  _ c: CGContext?, _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ radius: CGFloat
) {
  c?.addArc(tangent1End: CGPoint(x: x1, y: y1), tangent2End: CGPoint(x: x2, y: y2), radius: radius)
}

@available(*, deprecated, renamed: "CGContext.addPath(self:_:)")
public func CGContextAddPath(_ c: CGContext?, _ path: CGPath?) { if let path { c?.addPath(path) } }

@available(*, deprecated, renamed: "CGContext.replacePathWithStrokedPath(self:)")
public func CGContextReplacePathWithStrokedPath(_ c: CGContext?) { c?.replacePathWithStrokedPath() }

@available(*, deprecated, renamed: "getter:CGContext.isPathEmpty(self:)")
public func CGContextIsPathEmpty(_ c: CGContext?) -> Bool { c?.isPathEmpty ?? true }

@available(*, deprecated, renamed: "getter:CGContext.currentPointOfPath(self:)")
public func CGContextGetPathCurrentPoint(_ c: CGContext?) -> CGPoint {
  c?.currentPointOfPath ?? .zero
}

@available(*, deprecated, renamed: "getter:CGContext.boundingBoxOfPath(self:)")
public func CGContextGetPathBoundingBox(_ c: CGContext?) -> CGRect { c?.boundingBoxOfPath ?? .null }

@available(*, deprecated, renamed: "getter:CGContext.path(self:)")
public func CGContextCopyPath(_ c: CGContext?) -> CGPath? { c?.path }

@available(*, deprecated, renamed: "CGContext.pathContains(self:_:mode:)")
public func CGContextPathContainsPoint(_ c: CGContext?, _ point: CGPoint, _ mode: CGPathDrawingMode)
  -> Bool
{ c?.pathContains(point, mode: mode) ?? false }

@available(*, deprecated, renamed: "CGContext.drawPath(self:using:)")
public func CGContextDrawPath(_ c: CGContext?, _ mode: CGPathDrawingMode) {
  c?.drawPath(using: mode)
}

@available(*, deprecated, renamed: "CGContext.fillPath(self:)")
public func CGContextFillPath(_ c: CGContext?) { c?.fillPath() }

@available(*, deprecated)
public func CGContextEOFillPath(_ c: CGContext?) { c?.fillPath(using: .evenOdd) }

@available(*, deprecated, renamed: "CGContext.strokePath(self:)")
public func CGContextStrokePath(_ c: CGContext?) { c?.strokePath() }

@available(*, deprecated, renamed: "CGContext.fill(self:_:)")
public func CGContextFillRect(_ c: CGContext?, _ rect: CGRect) { c?.fill(rect) }

@available(*, deprecated, renamed: "CGContext.fill(self:_:)")
public func CGContextFillRects(_ c: CGContext?, _ rects: UnsafePointer<CGRect>?, _ count: Int) {
  c?.fill(Array(UnsafeBufferPointer(start: rects, count: count)))
}

@available(*, deprecated, renamed: "CGContext.stroke(self:_:)")
public func CGContextStrokeRect(_ c: CGContext?, _ rect: CGRect) { c?.stroke(rect) }

@available(*, deprecated, renamed: "CGContext.stroke(self:_:width:)")
public func CGContextStrokeRectWithWidth(_ c: CGContext?, _ rect: CGRect, _ width: CGFloat) {
  c?.stroke(rect, width: width)
}

@available(*, deprecated, renamed: "CGContext.clear(self:_:)")
public func CGContextClearRect(_ c: CGContext?, _ rect: CGRect) { c?.clear(rect) }

@available(*, deprecated, renamed: "CGContext.fillEllipse(self:in:)")
public func CGContextFillEllipseInRect(_ c: CGContext?, _ rect: CGRect) { c?.fillEllipse(in: rect) }

@available(*, deprecated, renamed: "CGContext.strokeEllipse(self:in:)")
public func CGContextStrokeEllipseInRect(_ c: CGContext?, _ rect: CGRect) {
  c?.strokeEllipse(in: rect)
}

@available(*, deprecated, renamed: "CGContext.strokeLineSegments(self:between:)")
public func CGContextStrokeLineSegments(
  _ c: CGContext?, _ points: UnsafePointer<CGPoint>?, _ count: Int
) { c?.strokeLineSegments(between: Array(UnsafeBufferPointer(start: points, count: count))) }

@available(*, deprecated, renamed: "CGContext.clip(self:)")
public func CGContextClip(_ c: CGContext?) { c?.clip() }

@available(*, deprecated)
public func CGContextEOClip(_ c: CGContext?) { c?.clip(using: .evenOdd) }

@available(*, deprecated, renamed: "CGContext.clip(self:to:mask:)")
public func CGContextClipToMask(_ c: CGContext?, _ rect: CGRect, _ mask: CGImage?) {
  if let mask { c?.clip(to: rect, mask: mask) }
}

@available(*, deprecated, renamed: "getter:CGContext.boundingBoxOfClipPath(self:)")
public func CGContextGetClipBoundingBox(_ c: CGContext?) -> CGRect {
  c?.boundingBoxOfClipPath ?? .null
}

@available(*, deprecated, renamed: "CGContext.clip(self:to:)")
public func CGContextClipToRect(_ c: CGContext?, _ rect: CGRect) { c?.clip(to: rect) }

@available(*, deprecated, renamed: "CGContext.clip(self:to:)")
public func CGContextClipToRects(_ c: CGContext?, _ rects: UnsafePointer<CGRect>, _ count: Int) {
  c?.clip(to: Array(UnsafeBufferPointer(start: rects, count: count)))
}

@available(*, deprecated, renamed: "CGContext.draw(self:_:in:)")
public func CGContextDrawImage(_ c: CGContext?, _ rect: CGRect, _ image: CGImage?) {
  if let image { c?.draw(image, in: rect) }
}

@available(*, deprecated, renamed: "CGContext.draw(self:_:in:byTiling:)")
public func CGContextDrawTiledImage(_ c: CGContext?, _ rect: CGRect, _ image: CGImage?) {
  if let image { c?.draw(image, in: rect, byTiling: true) }
}

@available(*, deprecated, renamed: "CGContext.drawLinearGradient(self:_:start:end:options:)")
public func CGContextDrawLinearGradient(
  _ c: CGContext?, _ gradient: CGGradient?, _ start: CGPoint, _ end: CGPoint,
  _ options: CGGradientDrawingOptions
) { if let gradient { c?.drawLinearGradient(gradient, start: start, end: end, options: options) } }

@available(
  *, deprecated,
  renamed:
    "CGContext.drawRadialGradient(self:_:startCenter:startRadius:endCenter:endRadius:options:)"
)
public func CGContextDrawRadialGradient(
  _ c: CGContext?, _ gradient: CGGradient?, _ startCenter: CGPoint, _ startRadius: CGFloat,
  _ endCenter: CGPoint, _ endRadius: CGFloat, _ options: CGGradientDrawingOptions
) {
  if let gradient {
    c?.drawRadialGradient(
      gradient, startCenter: startCenter, startRadius: startRadius, endCenter: endCenter,
      endRadius: endRadius, options: options)
  }
}

@available(*, deprecated, renamed: "CGContext.drawShading(self:_:)")
public func CGContextDrawShading(_ c: CGContext?, _ shading: CGShading?) {
  if let shading { c?.drawShading(shading) }
}

@available(*, deprecated, renamed: "CGContext.beginTransparencyLayer(self:auxiliaryInfo:)")
public func CGContextBeginTransparencyLayer(_ c: CGContext?, _ auxiliaryInfo: CFDictionary?) {
  c?.beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
}

@available(*, deprecated, renamed: "CGContext.beginTransparencyLayer(self:in:auxiliaryInfo:)")
public func CGContextBeginTransparencyLayerWithRect(
  _ c: CGContext?, _ rect: CGRect, _ auxiliaryInfo: CFDictionary?
) { c?.beginTransparencyLayer(in: rect, auxiliaryInfo: auxiliaryInfo) }

@available(*, deprecated, renamed: "CGContext.endTransparencyLayer(self:)")
public func CGContextEndTransparencyLayer(_ c: CGContext?) { c?.endTransparencyLayer() }

@available(*, deprecated, renamed: "CGContext.flush(self:)")
public func CGContextFlush(_ c: CGContext?) { c?.flush() }

@available(*, deprecated, renamed: "CGContext.synchronize(self:)")
public func CGContextSynchronize(_ c: CGContext?) { c?.synchronize() }

@available(*, deprecated, renamed: "CGContext.draw(self:_:at:)")
public func CGContextDrawLayerAtPoint(_ c: CGContext?, _ point: CGPoint, _ layer: CGLayer?) {
  if let layer { c?.draw(layer, at: point) }
}

@available(*, deprecated, renamed: "CGContext.draw(self:_:in:)")
public func CGContextDrawLayerInRect(_ c: CGContext?, _ rect: CGRect, _ layer: CGLayer?) {
  if let layer { c?.draw(layer, in: rect) }
}

@available(*, deprecated, renamed: "CGLayer.init(_:size:auxiliaryInfo:)")
public func CGLayerCreateWithContext(
  _ c: CGContext?, _ size: CGSize, _ auxiliaryInfo: CFDictionary?
) -> CGLayer? { c.flatMap { CGLayer($0, size: size, auxiliaryInfo: auxiliaryInfo) } }

@available(*, deprecated, renamed: "getter:CGLayer.context(self:)")
public func CGLayerGetContext(_ layer: CGLayer?) -> CGContext? { layer?.context }

@available(*, deprecated, renamed: "getter:CGLayer.size(self:)")
public func CGLayerGetSize(_ layer: CGLayer?) -> CGSize { layer?.size ?? .zero }

@available(
  *, deprecated,
  renamed: "CGContext.init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)"
)
public func CGBitmapContextCreate(
  _ data: UnsafeMutableRawPointer?, _ width: Int, _ height: Int, _ bitsPerComponent: Int,
  _ bytesPerRow: Int, _ space: CGColorSpace?, _ bitmapInfo: UInt32
) -> CGContext? {
  CGContext(
    data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
    bytesPerRow: bytesPerRow, space: space ?? .deviceGray, bitmapInfo: bitmapInfo)
}

@available(*, deprecated, renamed: "CGContext.makeImage(self:)")
public func CGBitmapContextCreateImage(_ c: CGContext?) -> CGImage? { c?.makeImage() }

@available(*, deprecated, renamed: "getter:CGContext.data(self:)")
public func CGBitmapContextGetData(_ c: CGContext?) -> UnsafeMutableRawPointer? { c?.data }

@available(*, deprecated, renamed: "getter:CGContext.width(self:)")
public func CGBitmapContextGetWidth(_ c: CGContext?) -> Int { c?.width ?? 0 }

@available(*, deprecated, renamed: "getter:CGContext.height(self:)")
public func CGBitmapContextGetHeight(_ c: CGContext?) -> Int { c?.height ?? 0 }

@available(*, deprecated, renamed: "getter:CGContext.bitsPerComponent(self:)")
public func CGBitmapContextGetBitsPerComponent(_ c: CGContext?) -> Int { c?.bitsPerComponent ?? 0 }

@available(*, deprecated, renamed: "getter:CGContext.bitsPerPixel(self:)")
public func CGBitmapContextGetBitsPerPixel(_ c: CGContext?) -> Int { c?.bitsPerPixel ?? 0 }

@available(*, deprecated, renamed: "getter:CGContext.bytesPerRow(self:)")
public func CGBitmapContextGetBytesPerRow(_ c: CGContext?) -> Int { c?.bytesPerRow ?? 0 }

@available(*, deprecated, renamed: "getter:CGContext.colorSpace(self:)")
public func CGBitmapContextGetColorSpace(_ c: CGContext?) -> CGColorSpace? { c?.colorSpace }

@available(*, deprecated, renamed: "getter:CGContext.alphaInfo(self:)")
public func CGBitmapContextGetAlphaInfo(_ c: CGContext?) -> CGImageAlphaInfo {
  c?.alphaInfo ?? .none
}

@available(*, deprecated, renamed: "getter:CGContext.bitmapInfo(self:)")
public func CGBitmapContextGetBitmapInfo(_ c: CGContext?) -> CGBitmapInfo { c?.bitmapInfo ?? [] }

@available(*, deprecated, renamed: "CGContext.init(_:mediaBox:_:)")
public func CGPDFContextCreateWithURL(
  _ url: CFURL?, _ mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
) -> CGContext? { url.flatMap { CGContext($0, mediaBox: mediaBox, auxiliaryInfo) } }

@available(*, deprecated, renamed: "CGContext.init(consumer:mediaBox:_:)")
public func CGPDFContextCreate(
  _ consumer: CGDataConsumer?, _ mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
) -> CGContext? {
  consumer.flatMap { CGContext(consumer: $0, mediaBox: mediaBox, auxiliaryInfo) }
}
