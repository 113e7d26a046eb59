// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The cases of Swift 2, which began with a capital letter.

extension CGLineCap {
  @available(*, deprecated, renamed: "butt")
  public static var Butt: CGLineCap { .butt }
  @available(*, deprecated, renamed: "round")
  public static var Round: CGLineCap { .round }
  @available(*, deprecated, renamed: "square")
  public static var Square: CGLineCap { .square }
}

extension CGLineJoin {
  @available(*, deprecated, renamed: "miter")
  public static var Miter: CGLineJoin { .miter }
  @available(*, deprecated, renamed: "round")
  public static var Round: CGLineJoin { .round }
  @available(*, deprecated, renamed: "bevel")
  public static var Bevel: CGLineJoin { .bevel }
}

extension CGBlendMode {
  @available(*, deprecated, renamed: "normal")
  public static var Normal: CGBlendMode { .normal }
  @available(*, deprecated, renamed: "multiply")
  public static var Multiply: CGBlendMode { .multiply }
  @available(*, deprecated, renamed: "screen")
  public static var Screen: CGBlendMode { .screen }
  @available(*, deprecated, renamed: "overlay")
  public static var Overlay: CGBlendMode { .overlay }
  @available(*, deprecated, renamed: "darken")
  public static var Darken: CGBlendMode { .darken }
  @available(*, deprecated, renamed: "lighten")
  public static var Lighten: CGBlendMode { .lighten }
  @available(*, deprecated, renamed: "colorDodge")
  public static var ColorDodge: CGBlendMode { .colorDodge }
  @available(*, deprecated, renamed: "colorBurn")
  public static var ColorBurn: CGBlendMode { .colorBurn }
  @available(*, deprecated, renamed: "softLight")
  public static var SoftLight: CGBlendMode { .softLight }
  @available(*, deprecated, renamed: "hardLight")
  public static var HardLight: CGBlendMode { .hardLight }
  @available(*, deprecated, renamed: "difference")
  public static var Difference: CGBlendMode { .difference }
  @available(*, deprecated, renamed: "exclusion")
  public static var Exclusion: CGBlendMode { .exclusion }
  @available(*, deprecated, renamed: "hue")
  public static var Hue: CGBlendMode { .hue }
  @available(*, deprecated, renamed: "saturation")
  public static var Saturation: CGBlendMode { .saturation }
  @available(*, deprecated, renamed: "color")
  public static var Color: CGBlendMode { .color }
  @available(*, deprecated, renamed: "luminosity")
  public static var Luminosity: CGBlendMode { .luminosity }
  @available(*, deprecated, renamed: "clear")
  public static var Clear: CGBlendMode { .clear }
  @available(*, deprecated, renamed: "copy")
  public static var Copy: CGBlendMode { .copy }
  @available(*, deprecated, renamed: "sourceIn")
  public static var SourceIn: CGBlendMode { .sourceIn }
  @available(*, deprecated, renamed: "sourceOut")
  public static var SourceOut: CGBlendMode { .sourceOut }
  @available(*, deprecated, renamed: "sourceAtop")
  public static var SourceAtop: CGBlendMode { .sourceAtop }
  @available(*, deprecated, renamed: "destinationOver")
  public static var DestinationOver: CGBlendMode { .destinationOver }
  @available(*, deprecated, renamed: "destinationIn")
  public static var DestinationIn: CGBlendMode { .destinationIn }
  @available(*, deprecated, renamed: "destinationOut")
  public static var DestinationOut: CGBlendMode { .destinationOut }
  @available(*, deprecated, renamed: "destinationAtop")
  public static var DestinationAtop: CGBlendMode { .destinationAtop }
  @available(*, deprecated, renamed: "plusDarker")
  public static var PlusDarker: CGBlendMode { .plusDarker }
  @available(*, deprecated, renamed: "plusLighter")
  public static var PlusLighter: CGBlendMode { .plusLighter }
  @available(*, deprecated, renamed: "xor")
  public static var XOR: CGBlendMode { .xor }
}

extension CGInterpolationQuality {
  @available(*, deprecated, renamed: "none")
  public static var None: CGInterpolationQuality { .none }
  @available(*, deprecated, renamed: "low")
  public static var Low: CGInterpolationQuality { .low }
  @available(*, deprecated, renamed: "medium")
  public static var Medium: CGInterpolationQuality { .medium }
  @available(*, deprecated, renamed: "high")
  public static var High: CGInterpolationQuality { .high }
  @available(*, deprecated, renamed: "default")
  public static var Default: CGInterpolationQuality { .default }
}

extension CGPathDrawingMode {
  @available(*, deprecated, renamed: "fill")
  public static var Fill: CGPathDrawingMode { .fill }
  @available(*, deprecated, renamed: "stroke")
  public static var Stroke: CGPathDrawingMode { .stroke }
  @available(*, deprecated, renamed: "fillStroke")
  public static var FillStroke: CGPathDrawingMode { .fillStroke }
  @available(*, deprecated, renamed: "eoFill")
  public static var EOFill: CGPathDrawingMode { .eoFill }
  @available(*, deprecated, renamed: "eoFillStroke")
  public static var EOFillStroke: CGPathDrawingMode { .eoFillStroke }
}

extension CGTextDrawingMode {
  @available(*, deprecated, renamed: "fill")
  public static var Fill: CGTextDrawingMode { .fill }
  @available(*, deprecated, renamed: "stroke")
  public static var Stroke: CGTextDrawingMode { .stroke }
  @available(*, deprecated, renamed: "fillStroke")
  public static var FillStroke: CGTextDrawingMode { .fillStroke }
  @available(*, deprecated, renamed: "invisible")
  public static var Invisible: CGTextDrawingMode { .invisible }
  @available(*, deprecated, renamed: "fillClip")
  public static var FillClip: CGTextDrawingMode { .fillClip }
  @available(*, deprecated, renamed: "strokeClip")
  public static var StrokeClip: CGTextDrawingMode { .strokeClip }
  @available(*, deprecated, renamed: "fillStrokeClip")
  public static var FillStrokeClip: CGTextDrawingMode { .fillStrokeClip }
  @available(*, deprecated, renamed: "clip")
  public static var Clip: CGTextDrawingMode { .clip }
}

extension CGImageAlphaInfo {
  @available(*, deprecated, renamed: "none")
  public static var None: CGImageAlphaInfo { .none }
  @available(*, deprecated, renamed: "premultipliedLast")
  public static var PremultipliedLast: CGImageAlphaInfo { .premultipliedLast }
  @available(*, deprecated, renamed: "premultipliedFirst")
  public static var PremultipliedFirst: CGImageAlphaInfo { .premultipliedFirst }
  @available(*, deprecated, renamed: "last")
  public static var Last: CGImageAlphaInfo { .last }
  @available(*, deprecated, renamed: "first")
  public static var First: CGImageAlphaInfo { .first }
  @available(*, deprecated, renamed: "noneSkipLast")
  public static var NoneSkipLast: CGImageAlphaInfo { .noneSkipLast }
  @available(*, deprecated, renamed: "noneSkipFirst")
  public static var NoneSkipFirst: CGImageAlphaInfo { .noneSkipFirst }
  @available(*, deprecated, renamed: "alphaOnly")
  public static var Only: CGImageAlphaInfo { .alphaOnly }
}

extension CGColorRenderingIntent {
  @available(*, deprecated, renamed: "absoluteColorimetric")
  public static var AbsoluteColorimetric: CGColorRenderingIntent { .absoluteColorimetric }
  @available(*, deprecated, renamed: "relativeColorimetric")
  public static var RelativeColorimetric: CGColorRenderingIntent { .relativeColorimetric }
  @available(*, deprecated, renamed: "perceptual")
  public static var Perceptual: CGColorRenderingIntent { .perceptual }
  @available(*, deprecated, renamed: "saturation")
  public static var Saturation: CGColorRenderingIntent { .saturation }
  @available(*, deprecated, renamed: "defaultIntent")
  public static var RenderingIntentDefault: CGColorRenderingIntent { .defaultIntent }
}

extension CGColorSpaceModel {
  @available(*, deprecated, renamed: "unknown")
  public static var Unknown: CGColorSpaceModel { .unknown }
  @available(*, deprecated, renamed: "monochrome")
  public static var Monochrome: CGColorSpaceModel { .monochrome }
  @available(*, deprecated, renamed: "lab")
  public static var Lab: CGColorSpaceModel { .lab }
  @available(*, deprecated, renamed: "deviceN")
  public static var DeviceN: CGColorSpaceModel { .deviceN }
  @available(*, deprecated, renamed: "indexed")
  public static var Indexed: CGColorSpaceModel { .indexed }
  @available(*, deprecated, renamed: "pattern")
  public static var Pattern: CGColorSpaceModel { .pattern }
  @available(*, deprecated, renamed: "rgb")
  public static var RGB: CGColorSpaceModel { .rgb }
  @available(*, deprecated, renamed: "cmyk")
  public static var CMYK: CGColorSpaceModel { .cmyk }
}

extension CGPatternTiling {
  @available(*, deprecated, renamed: "noDistortion")
  public static var NoDistortion: CGPatternTiling { .noDistortion }
  @available(*, deprecated, renamed: "constantSpacingMinimalDistortion")
  public static var ConstantSpacingMinimalDistortion: CGPatternTiling {
    .constantSpacingMinimalDistortion
  }
  @available(*, deprecated, renamed: "constantSpacing")
  public static var ConstantSpacing: CGPatternTiling { .constantSpacing }
}

extension CGPathElementType {
  @available(*, deprecated, renamed: "moveToPoint")
  public static var MoveToPoint: CGPathElementType { .moveToPoint }
  @available(*, deprecated, renamed: "addLineToPoint")
  public static var AddLineToPoint: CGPathElementType { .addLineToPoint }
  @available(*, deprecated, renamed: "addQuadCurveToPoint")
  public static var AddQuadCurveToPoint: CGPathElementType { .addQuadCurveToPoint }
  @available(*, deprecated, renamed: "addCurveToPoint")
  public static var AddCurveToPoint: CGPathElementType { .addCurveToPoint }
  @available(*, deprecated, renamed: "closeSubpath")
  public static var CloseSubpath: CGPathElementType { .closeSubpath }
}

extension CGBitmapInfo {
  @available(*, deprecated, renamed: "alphaInfoMask")
  public static var AlphaInfoMask: CGBitmapInfo { .alphaInfoMask }
  @available(*, deprecated, renamed: "floatComponents")
  public static var FloatComponents: CGBitmapInfo { .floatComponents }
  @available(*, deprecated, renamed: "byteOrderMask")
  public static var ByteOrderMask: CGBitmapInfo { .byteOrderMask }
  @available(*, deprecated, renamed: "byteOrder16Little")
  public static var ByteOrder16Little: CGBitmapInfo { .byteOrder16Little }
  @available(*, deprecated, renamed: "byteOrder32Little")
  public static var ByteOrder32Little: CGBitmapInfo { .byteOrder32Little }
  @available(*, deprecated, renamed: "byteOrder16Big")
  public static var ByteOrder16Big: CGBitmapInfo { .byteOrder16Big }
  @available(*, deprecated, renamed: "byteOrder32Big")
  public static var ByteOrder32Big: CGBitmapInfo { .byteOrder32Big }
  @available(*, deprecated, renamed: "byteOrderDefault")
  public static var ByteOrderDefault: CGBitmapInfo { .byteOrderDefault }
}

extension CGGradientDrawingOptions {
  @available(*, deprecated, renamed: "drawsBeforeStartLocation")
  public static var DrawsBeforeStartLocation: CGGradientDrawingOptions { .drawsBeforeStartLocation }
  @available(*, deprecated, renamed: "drawsAfterEndLocation")
  public static var DrawsAfterEndLocation: CGGradientDrawingOptions { .drawsAfterEndLocation }
}
