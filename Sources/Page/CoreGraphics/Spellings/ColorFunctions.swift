// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Colours, their spaces and gradients as the C functions of Swift 2. Each says what it is called now.

import Foundation

@available(*, deprecated, renamed: "CGColor.init(colorSpace:components:)")
public func CGColorCreate(_ space: CGColorSpace?, _ components: UnsafePointer<CGFloat>) -> CGColor?
{ space.flatMap { CGColor(colorSpace: $0, components: components) } }

@available(*, deprecated, renamed: "CGColor.init(red:green:blue:alpha:)")
public func CGColorCreateGenericRGB(
  _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat
) -> CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

@available(*, deprecated, renamed: "CGColor.init(gray:alpha:)")
public func CGColorCreateGenericGray(_ gray: CGFloat, _ alpha: CGFloat) -> CGColor {
  CGColor(gray: gray, alpha: alpha)
}

@available(*, deprecated, renamed: "CGColor.copy(self:)")
public func CGColorCreateCopy(_ color: CGColor?) -> CGColor? { color?.copy() }

@available(*, deprecated, renamed: "CGColor.copy(self:alpha:)")
public func CGColorCreateCopyWithAlpha(_ color: CGColor?, _ alpha: CGFloat) -> CGColor? {
  color?.copy(alpha: alpha)
}

@available(*, deprecated, renamed: "CGColor.init(patternSpace:pattern:components:)")
public func CGColorCreateWithPattern(
  _ space: CGColorSpace?, _ pattern: CGPattern?, _ components: UnsafePointer<CGFloat>
) -> CGColor? {
  space.flatMap { space in
    pattern.flatMap { CGColor(patternSpace: space, pattern: $0, components: components) }
  }
}

@available(*, deprecated)
public func CGColorEqualToColor(_ one: CGColor?, _ other: CGColor?) -> Bool { one == other }

@available(*, deprecated, renamed: "getter:CGColor.alpha(self:)")
public func CGColorGetAlpha(_ color: CGColor?) -> CGFloat { color?.alpha ?? 0 }

@available(*, deprecated, renamed: "getter:CGColor.colorSpace(self:)")
public func CGColorGetColorSpace(_ color: CGColor?) -> CGColorSpace? { color?.colorSpace }

@available(*, deprecated, renamed: "getter:CGColor.numberOfComponents(self:)")
public func CGColorGetNumberOfComponents(_ color: CGColor?) -> Int {
  color?.numberOfComponents ?? 0
}

@available(*, deprecated, renamed: "getter:CGColor.components(self:)")
public func CGColorGetComponents(_ color: CGColor?) -> [CGFloat] { color?.components ?? [] }

@available(*, deprecated, renamed: "getter:CGColor.pattern(self:)")
public func CGColorGetPattern(_ color: CGColor?) -> CGPattern? { color?.pattern }

@available(*, deprecated, renamed: "getter:CGColor.typeID()")
public func CGColorGetTypeID() -> CFTypeID { CGColor.typeID }

@available(*, deprecated, renamed: "CGColorSpace.init(name:)")
public func CGColorSpaceCreateWithName(_ name: CFString?) -> CGColorSpace? {
  name.flatMap { CGColorSpace(name: $0) }
}

@available(*, deprecated, renamed: "CGColorSpace.init(patternBaseSpace:)")
public func CGColorSpaceCreatePattern(_ base: CGColorSpace?) -> CGColorSpace? {
  CGColorSpace(patternBaseSpace: base)
}

@available(*, deprecated, renamed: "getter:CGColorSpace.name(self:)")
public func CGColorSpaceCopyName(_ space: CGColorSpace?) -> CFString? { space?.name }

@available(*, deprecated, renamed: "getter:CGColorSpace.model(self:)")
public func CGColorSpaceGetModel(_ space: CGColorSpace?) -> CGColorSpaceModel {
  space?.model ?? .unknown
}

@available(*, deprecated, renamed: "getter:CGColorSpace.numberOfComponents(self:)")
public func CGColorSpaceGetNumberOfComponents(_ space: CGColorSpace?) -> Int {
  space?.numberOfComponents ?? 0
}

@available(*, deprecated, renamed: "getter:CGColorSpace.baseColorSpace(self:)")
public func CGColorSpaceGetBaseColorSpace(_ space: CGColorSpace?) -> CGColorSpace? {
  space?.baseColorSpace
}

@available(*, deprecated, renamed: "getter:CGColorSpace.typeID()")
public func CGColorSpaceGetTypeID() -> CFTypeID { CGColorSpace.typeID }

@available(*, deprecated, renamed: "CGGradient.init(colorsSpace:colors:locations:)")
public func CGGradientCreateWithColors(
  _ space: CGColorSpace?, _ colors: CFArray?, _ locations: UnsafePointer<CGFloat>?
) -> CGGradient? { CGGradient(colorsSpace: space, colors: colors ?? [], locations: locations) }

@available(*, deprecated, renamed: "CGGradient.init(colorSpace:colorComponents:locations:count:)")
public func CGGradientCreateWithColorComponents(
  _ space: CGColorSpace?, _ components: UnsafePointer<CGFloat>,
  _ locations: UnsafePointer<CGFloat>?, _ count: Int
) -> CGGradient? {
  CGGradient(
    colorSpace: space ?? .deviceRGB, colorComponents: components, locations: locations, count: count
  )
}

@available(*, deprecated, renamed: "getter:CGGradient.typeID()")
public func CGGradientGetTypeID() -> CFTypeID { CGGradient.typeID }

@available(
  *, deprecated,
  renamed: "CGFunction.init(info:domainDimension:domain:rangeDimension:range:callbacks:)"
)
public func CGFunctionCreate(
  _ info: UnsafeMutableRawPointer?, _ domainDimension: Int, _ domain: UnsafePointer<CGFloat>?,
  _ rangeDimension: Int, _ range: UnsafePointer<CGFloat>?,
  _ callbacks: UnsafePointer<CGFunctionCallbacks>
) -> CGFunction? {
  CGFunction(
    info: info, domainDimension: domainDimension, domain: domain, rangeDimension: rangeDimension,
    range: range, callbacks: callbacks)
}

@available(
  *, deprecated, renamed: "CGShading.init(axialSpace:start:end:function:extendStart:extendEnd:)"
)
public func CGShadingCreateAxial(
  _ space: CGColorSpace, _ start: CGPoint, _ end: CGPoint, _ function: CGFunction,
  _ extendStart: Bool, _ extendEnd: Bool
) -> CGShading? {
  CGShading(
    axialSpace: space, start: start, end: end, function: function, extendStart: extendStart,
    extendEnd: extendEnd)
}

@available(
  *, deprecated,
  renamed:
    "CGShading.init(radialSpace:start:startRadius:end:endRadius:function:extendStart:extendEnd:)"
)
public func CGShadingCreateRadial(
  _ space: CGColorSpace, _ start: CGPoint, _ startRadius: CGFloat, _ end: CGPoint,
  _ endRadius: CGFloat, _ function: CGFunction, _ extendStart: Bool, _ extendEnd: Bool
) -> CGShading? {
  CGShading(
    radialSpace: space, start: start, startRadius: startRadius, end: end, endRadius: endRadius,
    function: function, extendStart: extendStart, extendEnd: extendEnd)
}

@available(
  *, deprecated,
  renamed: "CGPattern.init(info:bounds:matrix:xStep:yStep:tiling:isColored:callbacks:)"
)
public func CGPatternCreate(
  _ info: UnsafeMutableRawPointer?, _ bounds: CGRect, _ matrix: CGAffineTransform, _ xStep: CGFloat,
  _ yStep: CGFloat, _ tiling: CGPatternTiling, _ isColored: Bool,
  _ callbacks: UnsafePointer<CGPatternCallbacks>
) -> CGPattern? {
  CGPattern(
    info: info, bounds: bounds, matrix: matrix, xStep: xStep, yStep: yStep, tiling: tiling,
    isColored: isColored, callbacks: callbacks)
}
