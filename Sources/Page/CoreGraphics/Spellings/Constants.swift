// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Names of C: constants and reference types as Swift 1 and 2 had them.

@available(*, deprecated, renamed: "CGColor")
public typealias CGColorRef = CGColor
@available(*, deprecated, renamed: "CGColorSpace")
public typealias CGColorSpaceRef = CGColorSpace
@available(*, deprecated, renamed: "CGContext")
public typealias CGContextRef = CGContext
@available(*, deprecated, renamed: "CGDataConsumer")
public typealias CGDataConsumerRef = CGDataConsumer
@available(*, deprecated, renamed: "CGDataProvider")
public typealias CGDataProviderRef = CGDataProvider
@available(*, deprecated, renamed: "CGFunction")
public typealias CGFunctionRef = CGFunction
@available(*, deprecated, renamed: "CGGradient")
public typealias CGGradientRef = CGGradient
@available(*, deprecated, renamed: "CGImage")
public typealias CGImageRef = CGImage
@available(*, deprecated, renamed: "CGLayer")
public typealias CGLayerRef = CGLayer
@available(*, deprecated, renamed: "CGPath")
public typealias CGPathRef = CGPath
@available(*, deprecated, renamed: "CGPattern")
public typealias CGPatternRef = CGPattern
@available(*, deprecated, renamed: "CGShading")
public typealias CGShadingRef = CGShading
@available(*, deprecated, renamed: "CGMutablePath")
public typealias CGMutablePathRef = CGMutablePath

@available(*, deprecated, renamed: "CGLineCap.butt")
public let kCGLineCapButt = CGLineCap.butt
@available(*, deprecated, renamed: "CGLineCap.round")
public let kCGLineCapRound = CGLineCap.round
@available(*, deprecated, renamed: "CGLineCap.square")
public let kCGLineCapSquare = CGLineCap.square
@available(*, deprecated, renamed: "CGLineJoin.miter")
public let kCGLineJoinMiter = CGLineJoin.miter
@available(*, deprecated, renamed: "CGLineJoin.round")
public let kCGLineJoinRound = CGLineJoin.round
@available(*, deprecated, renamed: "CGLineJoin.bevel")
public let kCGLineJoinBevel = CGLineJoin.bevel
@available(*, deprecated, renamed: "CGBlendMode.normal")
public let kCGBlendModeNormal = CGBlendMode.normal
@available(*, deprecated, renamed: "CGBlendMode.multiply")
public let kCGBlendModeMultiply = CGBlendMode.multiply
@available(*, deprecated, renamed: "CGBlendMode.screen")
public let kCGBlendModeScreen = CGBlendMode.screen
@available(*, deprecated, renamed: "CGBlendMode.overlay")
public let kCGBlendModeOverlay = CGBlendMode.overlay
@available(*, deprecated, renamed: "CGBlendMode.darken")
public let kCGBlendModeDarken = CGBlendMode.darken
@available(*, deprecated, renamed: "CGBlendMode.lighten")
public let kCGBlendModeLighten = CGBlendMode.lighten
@available(*, deprecated, renamed: "CGBlendMode.colorDodge")
public let kCGBlendModeColorDodge = CGBlendMode.colorDodge
@available(*, deprecated, renamed: "CGBlendMode.colorBurn")
public let kCGBlendModeColorBurn = CGBlendMode.colorBurn
@available(*, deprecated, renamed: "CGBlendMode.softLight")
public let kCGBlendModeSoftLight = CGBlendMode.softLight
@available(*, deprecated, renamed: "CGBlendMode.hardLight")
public let kCGBlendModeHardLight = CGBlendMode.hardLight
@available(*, deprecated, renamed: "CGBlendMode.difference")
public let kCGBlendModeDifference = CGBlendMode.difference
@available(*, deprecated, renamed: "CGBlendMode.exclusion")
public let kCGBlendModeExclusion = CGBlendMode.exclusion
@available(*, deprecated, renamed: "CGBlendMode.hue")
public let kCGBlendModeHue = CGBlendMode.hue
@available(*, deprecated, renamed: "CGBlendMode.saturation")
public let kCGBlendModeSaturation = CGBlendMode.saturation
@available(*, deprecated, renamed: "CGBlendMode.color")
public let kCGBlendModeColor = CGBlendMode.color
@available(*, deprecated, renamed: "CGBlendMode.luminosity")
public let kCGBlendModeLuminosity = CGBlendMode.luminosity
@available(*, deprecated, renamed: "CGBlendMode.clear")
public let kCGBlendModeClear = CGBlendMode.clear
@available(*, deprecated, renamed: "CGBlendMode.copy")
public let kCGBlendModeCopy = CGBlendMode.copy
@available(*, deprecated, renamed: "CGBlendMode.sourceIn")
public let kCGBlendModeSourceIn = CGBlendMode.sourceIn
@available(*, deprecated, renamed: "CGBlendMode.sourceOut")
public let kCGBlendModeSourceOut = CGBlendMode.sourceOut
@available(*, deprecated, renamed: "CGBlendMode.sourceAtop")
public let kCGBlendModeSourceAtop = CGBlendMode.sourceAtop
@available(*, deprecated, renamed: "CGBlendMode.destinationOver")
public let kCGBlendModeDestinationOver = CGBlendMode.destinationOver
@available(*, deprecated, renamed: "CGBlendMode.destinationIn")
public let kCGBlendModeDestinationIn = CGBlendMode.destinationIn
@available(*, deprecated, renamed: "CGBlendMode.destinationOut")
public let kCGBlendModeDestinationOut = CGBlendMode.destinationOut
@available(*, deprecated, renamed: "CGBlendMode.destinationAtop")
public let kCGBlendModeDestinationAtop = CGBlendMode.destinationAtop
@available(*, deprecated, renamed: "CGBlendMode.plusDarker")
public let kCGBlendModePlusDarker = CGBlendMode.plusDarker
@available(*, deprecated, renamed: "CGBlendMode.plusLighter")
public let kCGBlendModePlusLighter = CGBlendMode.plusLighter
@available(*, deprecated, renamed: "CGBlendMode.xor")
public let kCGBlendModeXOR = CGBlendMode.xor
@available(*, deprecated, renamed: "CGInterpolationQuality.none")
public let kCGInterpolationNone = CGInterpolationQuality.none
@available(*, deprecated, renamed: "CGInterpolationQuality.low")
public let kCGInterpolationLow = CGInterpolationQuality.low
@available(*, deprecated, renamed: "CGInterpolationQuality.medium")
public let kCGInterpolationMedium = CGInterpolationQuality.medium
@available(*, deprecated, renamed: "CGInterpolationQuality.high")
public let kCGInterpolationHigh = CGInterpolationQuality.high
@available(*, deprecated, renamed: "CGInterpolationQuality.default")
public let kCGInterpolationDefault = CGInterpolationQuality.default
@available(*, deprecated, renamed: "CGPathDrawingMode.fill")
public let kCGPathFill = CGPathDrawingMode.fill
@available(*, deprecated, renamed: "CGPathDrawingMode.stroke")
public let kCGPathStroke = CGPathDrawingMode.stroke
@available(*, deprecated, renamed: "CGPathDrawingMode.fillStroke")
public let kCGPathFillStroke = CGPathDrawingMode.fillStroke
@available(*, deprecated, renamed: "CGPathDrawingMode.eoFill")
public let kCGPathEOFill = CGPathDrawingMode.eoFill
@available(*, deprecated, renamed: "CGPathDrawingMode.eoFillStroke")
public let kCGPathEOFillStroke = CGPathDrawingMode.eoFillStroke
@available(*, deprecated, renamed: "CGTextDrawingMode.fill")
public let kCGTextFill = CGTextDrawingMode.fill
@available(*, deprecated, renamed: "CGTextDrawingMode.stroke")
public let kCGTextStroke = CGTextDrawingMode.stroke
@available(*, deprecated, renamed: "CGTextDrawingMode.fillStroke")
public let kCGTextFillStroke = CGTextDrawingMode.fillStroke
@available(*, deprecated, renamed: "CGTextDrawingMode.invisible")
public let kCGTextInvisible = CGTextDrawingMode.invisible
@available(*, deprecated, renamed: "CGTextDrawingMode.fillClip")
public let kCGTextFillClip = CGTextDrawingMode.fillClip
@available(*, deprecated, renamed: "CGTextDrawingMode.strokeClip")
public let kCGTextStrokeClip = CGTextDrawingMode.strokeClip
@available(*, deprecated, renamed: "CGTextDrawingMode.fillStrokeClip")
public let kCGTextFillStrokeClip = CGTextDrawingMode.fillStrokeClip
@available(*, deprecated, renamed: "CGTextDrawingMode.clip")
public let kCGTextClip = CGTextDrawingMode.clip
@available(*, deprecated, renamed: "CGImageAlphaInfo.none")
public let kCGImageAlphaNone = CGImageAlphaInfo.none
@available(*, deprecated, renamed: "CGImageAlphaInfo.premultipliedLast")
public let kCGImageAlphaPremultipliedLast = CGImageAlphaInfo.premultipliedLast
@available(*, deprecated, renamed: "CGImageAlphaInfo.premultipliedFirst")
public let kCGImageAlphaPremultipliedFirst = CGImageAlphaInfo.premultipliedFirst
@available(*, deprecated, renamed: "CGImageAlphaInfo.last")
public let kCGImageAlphaLast = CGImageAlphaInfo.last
@available(*, deprecated, renamed: "CGImageAlphaInfo.first")
public let kCGImageAlphaFirst = CGImageAlphaInfo.first
@available(*, deprecated, renamed: "CGImageAlphaInfo.noneSkipLast")
public let kCGImageAlphaNoneSkipLast = CGImageAlphaInfo.noneSkipLast
@available(*, deprecated, renamed: "CGImageAlphaInfo.noneSkipFirst")
public let kCGImageAlphaNoneSkipFirst = CGImageAlphaInfo.noneSkipFirst
@available(*, deprecated, renamed: "CGImageAlphaInfo.alphaOnly")
public let kCGImageAlphaOnly = CGImageAlphaInfo.alphaOnly
@available(*, deprecated, renamed: "CGPathElementType.moveToPoint")
public let kCGPathElementMoveToPoint = CGPathElementType.moveToPoint
@available(*, deprecated, renamed: "CGPathElementType.addLineToPoint")
public let kCGPathElementAddLineToPoint = CGPathElementType.addLineToPoint
@available(*, deprecated, renamed: "CGPathElementType.addQuadCurveToPoint")
public let kCGPathElementAddQuadCurveToPoint = CGPathElementType.addQuadCurveToPoint
@available(*, deprecated, renamed: "CGPathElementType.addCurveToPoint")
public let kCGPathElementAddCurveToPoint = CGPathElementType.addCurveToPoint
@available(*, deprecated, renamed: "CGPathElementType.closeSubpath")
public let kCGPathElementCloseSubpath = CGPathElementType.closeSubpath
@available(*, deprecated, renamed: "CGGradientDrawingOptions.drawsBeforeStartLocation")
public let kCGGradientDrawsBeforeStartLocation = CGGradientDrawingOptions.drawsBeforeStartLocation
@available(*, deprecated, renamed: "CGGradientDrawingOptions.drawsAfterEndLocation")
public let kCGGradientDrawsAfterEndLocation = CGGradientDrawingOptions.drawsAfterEndLocation
@available(*, deprecated, renamed: "CGBitmapInfo.alphaInfoMask")
public let kCGBitmapAlphaInfoMask = CGBitmapInfo.alphaInfoMask
@available(*, deprecated, renamed: "CGBitmapInfo.floatComponents")
public let kCGBitmapFloatComponents = CGBitmapInfo.floatComponents
@available(*, deprecated, renamed: "CGBitmapInfo.byteOrderMask")
public let kCGBitmapByteOrderMask = CGBitmapInfo.byteOrderMask
@available(*, deprecated, renamed: "CGBitmapInfo.byteOrder16Little")
public let kCGBitmapByteOrder16Little = CGBitmapInfo.byteOrder16Little
@available(*, deprecated, renamed: "CGBitmapInfo.byteOrder32Little")
public let kCGBitmapByteOrder32Little = CGBitmapInfo.byteOrder32Little
@available(*, deprecated, renamed: "CGBitmapInfo.byteOrder16Big")
public let kCGBitmapByteOrder16Big = CGBitmapInfo.byteOrder16Big
@available(*, deprecated, renamed: "CGBitmapInfo.byteOrder32Big")
public let kCGBitmapByteOrder32Big = CGBitmapInfo.byteOrder32Big
@available(*, deprecated, renamed: "CGBitmapInfo.byteOrderDefault")
public let kCGBitmapByteOrderDefault = CGBitmapInfo.byteOrderDefault
@available(*, deprecated, renamed: "CGColorSpace.sRGB")
public let kCGColorSpaceSRGB = CGColorSpace.sRGB
@available(*, deprecated, renamed: "CGColorSpace.displayP3")
public let kCGColorSpaceDisplayP3 = CGColorSpace.displayP3
@available(*, deprecated, renamed: "CGColorSpace.extendedSRGB")
public let kCGColorSpaceExtendedSRGB = CGColorSpace.extendedSRGB
@available(*, deprecated, renamed: "CGColorSpace.linearSRGB")
public let kCGColorSpaceLinearSRGB = CGColorSpace.linearSRGB
@available(*, deprecated, renamed: "CGColorSpace.adobeRGB1998")
public let kCGColorSpaceAdobeRGB1998 = CGColorSpace.adobeRGB1998
@available(*, deprecated, renamed: "CGColorSpace.genericGrayGamma2_2")
public let kCGColorSpaceGenericGrayGamma2_2 = CGColorSpace.genericGrayGamma2_2
@available(*, deprecated, renamed: "CGColorSpace.genericRGBLinear")
public let kCGColorSpaceGenericRGBLinear = CGColorSpace.genericRGBLinear
@available(*, deprecated, renamed: "CGColorSpace.genericCMYK")
public let kCGColorSpaceGenericCMYK = CGColorSpace.genericCMYK
@available(*, deprecated, renamed: "CGColorSpace.genericXYZ")
public let kCGColorSpaceGenericXYZ = CGColorSpace.genericXYZ
@available(*, deprecated, renamed: "CGColorSpace.sRGB")
public let kCGColorSpaceGenericRGB: CFString = "kCGColorSpaceGenericRGB"
@available(*, deprecated, renamed: "CGColorSpace.genericGrayGamma2_2")
public let kCGColorSpaceGenericGray: CFString = "kCGColorSpaceGenericGray"
