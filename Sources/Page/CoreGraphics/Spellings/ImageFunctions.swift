// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Pictures and their bytes as the C functions of Swift 2. Each says what it is called now.

import Foundation

@available(
  *, deprecated,
  renamed:
    "CGImage.init(width:height:bitsPerComponent:bitsPerPixel:bytesPerRow:space:bitmapInfo:provider:decode:shouldInterpolate:intent:)"
)
public func CGImageCreate(
  _ width: Int, _ height: Int, _ bitsPerComponent: Int, _ bitsPerPixel: Int, _ bytesPerRow: Int,
  _ space: CGColorSpace?, _ bitmapInfo: CGBitmapInfo, _ provider: CGDataProvider?,
  _ decode: UnsafePointer<CGFloat>?, _ shouldInterpolate: Bool, _ intent: CGColorRenderingIntent
) -> CGImage? {
  provider.flatMap {
    CGImage(
      width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
      bytesPerRow: bytesPerRow, space: space ?? .deviceRGB, bitmapInfo: bitmapInfo, provider: $0,
      decode: decode, shouldInterpolate: shouldInterpolate, intent: intent)
  }
}

@available(
  *, deprecated,
  renamed:
    "CGImage.init(maskWidth:height:bitsPerComponent:bitsPerPixel:bytesPerRow:provider:decode:shouldInterpolate:)"
)
public func CGImageMaskCreate(
  _ width: Int, _ height: Int, _ bitsPerComponent: Int, _ bitsPerPixel: Int, _ bytesPerRow: Int,
  _ provider: CGDataProvider?, _ decode: UnsafePointer<CGFloat>?, _ shouldInterpolate: Bool
) -> CGImage? {
  provider.flatMap {
    CGImage(
      maskWidth: width, height: height, bitsPerComponent: bitsPerComponent,
      bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow, provider: $0, decode: decode,
      shouldInterpolate: shouldInterpolate)
  }
}

@available(
  *, deprecated, renamed: "CGImage.init(pngDataProviderSource:decode:shouldInterpolate:intent:)"
)
public func CGImageCreateWithPNGDataProvider(
  _ source: CGDataProvider?, _ decode: UnsafePointer<CGFloat>?, _ shouldInterpolate: Bool,
  _ intent: CGColorRenderingIntent
) -> CGImage? {
  source.flatMap {
    CGImage(
      pngDataProviderSource: $0, decode: decode, shouldInterpolate: shouldInterpolate,
      intent: intent)
  }
}

@available(
  *, deprecated, renamed: "CGImage.init(jpegDataProviderSource:decode:shouldInterpolate:intent:)"
)
public func CGImageCreateWithJPEGDataProvider(
  _ source: CGDataProvider?, _ decode: UnsafePointer<CGFloat>?, _ shouldInterpolate: Bool,
  _ intent: CGColorRenderingIntent
) -> CGImage? {
  source.flatMap {
    CGImage(
      jpegDataProviderSource: $0, decode: decode, shouldInterpolate: shouldInterpolate,
      intent: intent)
  }
}

@available(*, deprecated, renamed: "CGImage.copy(self:)")
public func CGImageCreateCopy(_ image: CGImage?) -> CGImage? { image?.copy() }

@available(*, deprecated, renamed: "CGImage.copy(self:colorSpace:)")
public func CGImageCreateCopyWithColorSpace(_ image: CGImage?, _ space: CGColorSpace?) -> CGImage? {
  image?.copy(colorSpace: space ?? .deviceRGB)
}

@available(*, deprecated, renamed: "CGImage.cropping(self:to:)")
public func CGImageCreateWithImageInRect(_ image: CGImage?, _ rect: CGRect) -> CGImage? {
  image?.cropping(to: rect)
}

@available(*, deprecated, renamed: "CGImage.masking(self:_:)")
public func CGImageCreateWithMask(_ image: CGImage?, _ mask: CGImage?) -> CGImage? {
  mask.flatMap { image?.masking($0) }
}

@available(*, deprecated, renamed: "CGImage.copy(self:maskingColorComponents:)")
public func CGImageCreateWithMaskingColors(_ image: CGImage?, _ components: UnsafePointer<CGFloat>)
  -> CGImage?
{ image?.copy(maskingColorComponents: components) }

@available(*, deprecated, renamed: "getter:CGImage.width(self:)")
public func CGImageGetWidth(_ image: CGImage?) -> Int { image?.width ?? 0 }

@available(*, deprecated, renamed: "getter:CGImage.height(self:)")
public func CGImageGetHeight(_ image: CGImage?) -> Int { image?.height ?? 0 }

@available(*, deprecated, renamed: "getter:CGImage.bitsPerComponent(self:)")
public func CGImageGetBitsPerComponent(_ image: CGImage?) -> Int { image?.bitsPerComponent ?? 0 }

@available(*, deprecated, renamed: "getter:CGImage.bitsPerPixel(self:)")
public func CGImageGetBitsPerPixel(_ image: CGImage?) -> Int { image?.bitsPerPixel ?? 0 }

@available(*, deprecated, renamed: "getter:CGImage.bytesPerRow(self:)")
public func CGImageGetBytesPerRow(_ image: CGImage?) -> Int { image?.bytesPerRow ?? 0 }

@available(*, deprecated, renamed: "getter:CGImage.colorSpace(self:)")
public func CGImageGetColorSpace(_ image: CGImage?) -> CGColorSpace? { image?.colorSpace }

@available(*, deprecated, renamed: "getter:CGImage.alphaInfo(self:)")
public func CGImageGetAlphaInfo(_ image: CGImage?) -> CGImageAlphaInfo { image?.alphaInfo ?? .none }

@available(*, deprecated, renamed: "getter:CGImage.bitmapInfo(self:)")
public func CGImageGetBitmapInfo(_ image: CGImage?) -> CGBitmapInfo { image?.bitmapInfo ?? [] }

@available(*, deprecated, renamed: "getter:CGImage.dataProvider(self:)")
public func CGImageGetDataProvider(_ image: CGImage?) -> CGDataProvider? { image?.dataProvider }

@available(*, deprecated, renamed: "getter:CGImage.isMask(self:)")
public func CGImageIsMask(_ image: CGImage?) -> Bool { image?.isMask ?? false }

@available(*, deprecated, renamed: "getter:CGImage.shouldInterpolate(self:)")
public func CGImageGetShouldInterpolate(_ image: CGImage?) -> Bool {
  image?.shouldInterpolate ?? false
}

@available(*, deprecated, renamed: "getter:CGImage.typeID()")
public func CGImageGetTypeID() -> CFTypeID { CGImage.typeID }

@available(*, deprecated, renamed: "CGDataProvider.init(data:)")
public func CGDataProviderCreateWithCFData(_ data: CFData?) -> CGDataProvider? {
  data.flatMap { CGDataProvider(data: $0) }
}

@available(*, deprecated, renamed: "CGDataProvider.init(url:)")
public func CGDataProviderCreateWithURL(_ url: CFURL?) -> CGDataProvider? {
  url.flatMap { CGDataProvider(url: $0) }
}

@available(*, deprecated, renamed: "CGDataProvider.init(filename:)")
public func CGDataProviderCreateWithFilename(_ filename: UnsafePointer<CChar>) -> CGDataProvider? {
  CGDataProvider(filename: filename)
}

@available(*, deprecated, renamed: "CGDataProvider.init(dataInfo:data:size:releaseData:)")
public func CGDataProviderCreateWithData(
  _ info: UnsafeMutableRawPointer?, _ data: UnsafeRawPointer, _ size: Int,
  _ releaseData: CGDataProviderReleaseDataCallback?
) -> CGDataProvider? {
  CGDataProvider(dataInfo: info, data: data, size: size, releaseData: releaseData ?? { _, _, _ in })
}

@available(*, deprecated, renamed: "getter:CGDataProvider.data(self:)")
public func CGDataProviderCopyData(_ provider: CGDataProvider?) -> CFData? { provider?.data }

@available(*, deprecated, renamed: "CGDataConsumer.init(data:)")
public func CGDataConsumerCreateWithCFData(_ data: CFMutableData?) -> CGDataConsumer? {
  data.flatMap { CGDataConsumer(data: $0) }
}

@available(*, deprecated, renamed: "CGDataConsumer.init(url:)")
public func CGDataConsumerCreateWithURL(_ url: CFURL?) -> CGDataConsumer? {
  url.flatMap { CGDataConsumer(url: $0) }
}
