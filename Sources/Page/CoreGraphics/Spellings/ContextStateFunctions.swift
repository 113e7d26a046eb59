// swift-format-ignore-file: AlwaysUseLowerCamelCase
// A context's state, colours and lines as the C functions of Swift 2. Each says what it is called now.

import Foundation

@available(*, deprecated, renamed: "getter:CGContext.typeID()")
public func CGContextGetTypeID() -> CFTypeID { CGContext.typeID }

@available(*, deprecated, renamed: "CGContext.saveGState(self:)")
public func CGContextSaveGState(_ c: CGContext?) { c?.saveGState() }

@available(*, deprecated, renamed: "CGContext.restoreGState(self:)")
public func CGContextRestoreGState(_ c: CGContext?) { c?.restoreGState() }

@available(*, deprecated, renamed: "CGContext.scaleBy(self:x:y:)")
public func CGContextScaleCTM(_ c: CGContext?, _ sx: CGFloat, _ sy: CGFloat) {
  c?.scaleBy(x: sx, y: sy)
}

@available(*, deprecated, renamed: "CGContext.translateBy(self:x:y:)")
public func CGContextTranslateCTM(_ c: CGContext?, _ tx: CGFloat, _ ty: CGFloat) {
  c?.translateBy(x: tx, y: ty)
}

@available(*, deprecated, renamed: "CGContext.rotate(self:by:)")
public func CGContextRotateCTM(_ c: CGContext?, _ angle: CGFloat) { c?.rotate(by: angle) }

@available(*, deprecated, renamed: "CGContext.concatenate(self:_:)")
public func CGContextConcatCTM(_ c: CGContext?, _ transform: CGAffineTransform) {
  c?.concatenate(transform)
}

@available(*, deprecated, renamed: "getter:CGContext.ctm(self:)")
public func CGContextGetCTM(_ c: CGContext?) -> CGAffineTransform { c?.ctm ?? .identity }

@available(*, deprecated, renamed: "getter:CGContext.userSpaceToDeviceSpaceTransform(self:)")
public func CGContextGetUserSpaceToDeviceSpaceTransform(_ c: CGContext?) -> CGAffineTransform {
  c?.userSpaceToDeviceSpaceTransform ?? .identity
}

@available(*, deprecated, renamed: "CGContext.convertToDeviceSpace(self:_:)")
public func CGContextConvertPointToDeviceSpace(_ c: CGContext?, _ point: CGPoint) -> CGPoint {
  c?.convertToDeviceSpace(point) ?? point
}

@available(*, deprecated, renamed: "CGContext.convertToUserSpace(self:_:)")
public func CGContextConvertPointToUserSpace(_ c: CGContext?, _ point: CGPoint) -> CGPoint {
  c?.convertToUserSpace(point) ?? point
}

@available(*, deprecated, renamed: "CGContext.convertToDeviceSpace(self:_:)")
public func CGContextConvertSizeToDeviceSpace(_ c: CGContext?, _ size: CGSize) -> CGSize {
  c?.convertToDeviceSpace(size) ?? size
}

@available(*, deprecated, renamed: "CGContext.convertToUserSpace(self:_:)")
public func CGContextConvertSizeToUserSpace(_ c: CGContext?, _ size: CGSize) -> CGSize {
  c?.convertToUserSpace(size) ?? size
}

@available(*, deprecated, renamed: "CGContext.convertToDeviceSpace(self:_:)")
public func CGContextConvertRectToDeviceSpace(_ c: CGContext?, _ rect: CGRect) -> CGRect {
  c?.convertToDeviceSpace(rect) ?? rect
}

@available(*, deprecated, renamed: "CGContext.convertToUserSpace(self:_:)")
public func CGContextConvertRectToUserSpace(_ c: CGContext?, _ rect: CGRect) -> CGRect {
  c?.convertToUserSpace(rect) ?? rect
}

@available(*, deprecated, renamed: "CGContext.setLineWidth(self:_:)")
public func CGContextSetLineWidth(_ c: CGContext?, _ width: CGFloat) { c?.setLineWidth(width) }

@available(*, deprecated, renamed: "CGContext.setLineCap(self:_:)")
public func CGContextSetLineCap(_ c: CGContext?, _ cap: CGLineCap) { c?.setLineCap(cap) }

@available(*, deprecated, renamed: "CGContext.setLineJoin(self:_:)")
public func CGContextSetLineJoin(_ c: CGContext?, _ join: CGLineJoin) { c?.setLineJoin(join) }

@available(*, deprecated, renamed: "CGContext.setMiterLimit(self:_:)")
public func CGContextSetMiterLimit(_ c: CGContext?, _ limit: CGFloat) { c?.setMiterLimit(limit) }

@available(*, deprecated, renamed: "CGContext.setLineDash(self:phase:lengths:)")
public func CGContextSetLineDash(
  _ c: CGContext?, _ phase: CGFloat, _ lengths: UnsafePointer<CGFloat>?, _ count: Int
) {
  c?.setLineDash(phase: phase, lengths: Array(UnsafeBufferPointer(start: lengths, count: count)))
}

@available(*, deprecated, renamed: "CGContext.setFlatness(self:_:)")
public func CGContextSetFlatness(_ c: CGContext?, _ flatness: CGFloat) { c?.setFlatness(flatness) }

@available(*, deprecated, renamed: "CGContext.setAlpha(self:_:)")
public func CGContextSetAlpha(_ c: CGContext?, _ alpha: CGFloat) { c?.setAlpha(alpha) }

@available(*, deprecated, renamed: "CGContext.setBlendMode(self:_:)")
public func CGContextSetBlendMode(_ c: CGContext?, _ mode: CGBlendMode) { c?.setBlendMode(mode) }

@available(*, deprecated, renamed: "CGContext.setFillColor(self:_:)")
public func CGContextSetFillColorWithColor(_ c: CGContext?, _ color: CGColor?) {
  c?.setFillColor(color ?? .clear)
}

@available(*, deprecated, renamed: "CGContext.setStrokeColor(self:_:)")
public func CGContextSetStrokeColorWithColor(_ c: CGContext?, _ color: CGColor?) {
  c?.setStrokeColor(color ?? .clear)
}

@available(*, deprecated, renamed: "CGContext.setFillColorSpace(self:_:)")
public func CGContextSetFillColorSpace(_ c: CGContext?, _ space: CGColorSpace?) {
  c?.setFillColorSpace(space ?? .deviceRGB)
}

@available(*, deprecated, renamed: "CGContext.setStrokeColorSpace(self:_:)")
public func CGContextSetStrokeColorSpace(_ c: CGContext?, _ space: CGColorSpace?) {
  c?.setStrokeColorSpace(space ?? .deviceRGB)
}

@available(*, deprecated, renamed: "CGContext.setFillColor(self:_:)")
public func CGContextSetFillColor(_ c: CGContext?, _ components: UnsafePointer<CGFloat>) {
  c?.setFillColor(components)
}

@available(*, deprecated, renamed: "CGContext.setStrokeColor(self:_:)")
public func CGContextSetStrokeColor(_ c: CGContext?, _ components: UnsafePointer<CGFloat>) {
  c?.setStrokeColor(components)
}

@available(*, deprecated, renamed: "CGContext.setFillPattern(self:_:colorComponents:)")
public func CGContextSetFillPattern(
  _ c: CGContext?, _ pattern: CGPattern?, _ components: UnsafePointer<CGFloat>
) { if let pattern { c?.setFillPattern(pattern, colorComponents: components) } }

@available(*, deprecated, renamed: "CGContext.setStrokePattern(self:_:colorComponents:)")
public func CGContextSetStrokePattern(
  _ c: CGContext?, _ pattern: CGPattern?, _ components: UnsafePointer<CGFloat>
) { if let pattern { c?.setStrokePattern(pattern, colorComponents: components) } }

@available(*, deprecated, renamed: "CGContext.setPatternPhase(self:_:)")
public func CGContextSetPatternPhase(_ c: CGContext?, _ phase: CGSize) { c?.setPatternPhase(phase) }

@available(*, deprecated, renamed: "CGContext.setFillColor(self:gray:alpha:)")
public func CGContextSetGrayFillColor(_ c: CGContext?, _ gray: CGFloat, _ alpha: CGFloat) {
  c?.setFillColor(gray: gray, alpha: alpha)
}

@available(*, deprecated, renamed: "CGContext.setStrokeColor(self:gray:alpha:)")
public func CGContextSetGrayStrokeColor(_ c: CGContext?, _ gray: CGFloat, _ alpha: CGFloat) {
  c?.setStrokeColor(gray: gray, alpha: alpha)
}

@available(*, deprecated, renamed: "CGContext.setFillColor(self:red:green:blue:alpha:)")
public func CGContextSetRGBFillColor(
  _ c: CGContext?, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat
) { c?.setFillColor(red: red, green: green, blue: blue, alpha: alpha) }

@available(*, deprecated, renamed: "CGContext.setStrokeColor(self:red:green:blue:alpha:)")
public func CGContextSetRGBStrokeColor(
  _ c: CGContext?, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat
) { c?.setStrokeColor(red: red, green: green, blue: blue, alpha: alpha) }

@available(*, deprecated, renamed: "CGContext.setFillColor(self:cyan:magenta:yellow:black:alpha:)")
public func CGContextSetCMYKFillColor(
  _ c: CGContext?, _ cyan: CGFloat, _ magenta: CGFloat, _ yellow: CGFloat, _ black: CGFloat,
  _ alpha: CGFloat
) { c?.setFillColor(cyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha) }

@available(
  *, deprecated, renamed: "CGContext.setStrokeColor(self:cyan:magenta:yellow:black:alpha:)"
)
public func CGContextSetCMYKStrokeColor(
  _ c: CGContext?, _ cyan: CGFloat, _ magenta: CGFloat, _ yellow: CGFloat, _ black: CGFloat,
  _ alpha: CGFloat
) { c?.setStrokeColor(cyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha) }

@available(*, deprecated, renamed: "CGContext.setRenderingIntent(self:_:)")
public func CGContextSetRenderingIntent(_ c: CGContext?, _ intent: CGColorRenderingIntent) {
  c?.setRenderingIntent(intent)
}

@available(*, deprecated, renamed: "setter:CGContext.interpolationQuality(self:_:)")
public func CGContextSetInterpolationQuality(_ c: CGContext?, _ quality: CGInterpolationQuality) {
  c?.interpolationQuality = quality
}

@available(*, deprecated, renamed: "getter:CGContext.interpolationQuality(self:)")
public func CGContextGetInterpolationQuality(_ c: CGContext?) -> CGInterpolationQuality {
  c?.interpolationQuality ?? .default
}

@available(*, deprecated, renamed: "CGContext.setShadow(self:offset:blur:color:)")
public func CGContextSetShadowWithColor(
  _ c: CGContext?, _ offset: CGSize, _ blur: CGFloat, _ color: CGColor?
) { c?.setShadow(offset: offset, blur: blur, color: color) }

@available(*, deprecated, renamed: "CGContext.setShadow(self:offset:blur:)")
public func CGContextSetShadow(_ c: CGContext?, _ offset: CGSize, _ blur: CGFloat) {
  c?.setShadow(offset: offset, blur: blur)
}

@available(*, deprecated, renamed: "CGContext.setShouldAntialias(self:_:)")
public func CGContextSetShouldAntialias(_ c: CGContext?, _ shouldAntialias: Bool) {
  c?.setShouldAntialias(shouldAntialias)
}

@available(*, deprecated, renamed: "CGContext.setAllowsAntialiasing(self:_:)")
public func CGContextSetAllowsAntialiasing(_ c: CGContext?, _ allowsAntialiasing: Bool) {
  c?.setAllowsAntialiasing(allowsAntialiasing)
}

@available(*, deprecated, renamed: "CGContext.setShouldSmoothFonts(self:_:)")
public func CGContextSetShouldSmoothFonts(_ c: CGContext?, _ shouldSmoothFonts: Bool) {
  c?.setShouldSmoothFonts(shouldSmoothFonts)
}

@available(*, deprecated, renamed: "CGContext.setAllowsFontSmoothing(self:_:)")
public func CGContextSetAllowsFontSmoothing(_ c: CGContext?, _ allowsFontSmoothing: Bool) {
  c?.setAllowsFontSmoothing(allowsFontSmoothing)
}

@available(*, deprecated, renamed: "CGContext.setCharacterSpacing(self:_:)")
public func CGContextSetCharacterSpacing(_ c: CGContext?, _ spacing: CGFloat) {
  c?.setCharacterSpacing(spacing)
}

@available(*, deprecated, renamed: "setter:CGContext.textPosition(self:_:)")
public func CGContextSetTextPosition(_ c: CGContext?, _ x: CGFloat, _ y: CGFloat) {
  c?.textPosition = CGPoint(x: x, y: y)
}

@available(*, deprecated, renamed: "getter:CGContext.textPosition(self:)")
public func CGContextGetTextPosition(_ c: CGContext?) -> CGPoint { c?.textPosition ?? .zero }

@available(*, deprecated, renamed: "setter:CGContext.textMatrix(self:_:)")
public func CGContextSetTextMatrix(_ c: CGContext?, _ matrix: CGAffineTransform) {
  c?.textMatrix = matrix
}

@available(*, deprecated, renamed: "getter:CGContext.textMatrix(self:)")
public func CGContextGetTextMatrix(_ c: CGContext?) -> CGAffineTransform {
  c?.textMatrix ?? .identity
}

@available(*, deprecated, renamed: "CGContext.setTextDrawingMode(self:_:)")
public func CGContextSetTextDrawingMode(_ c: CGContext?, _ mode: CGTextDrawingMode) {
  c?.setTextDrawingMode(mode)
}

@available(*, deprecated, renamed: "CGContext.setFontSize(self:_:)")
public func CGContextSetFontSize(_ c: CGContext?, _ size: CGFloat) { c?.setFontSize(size) }
