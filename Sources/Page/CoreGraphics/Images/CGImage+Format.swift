import Foundation

extension CGImage {
  public var colorSpace: CGColorSpace? { isMask ? nil : format.space }
  public var bitsPerComponent: Int { format.bitsPerComponent }
  public var bitsPerPixel: Int { format.bitsPerPixel }
  public var bytesPerRow: Int {
    traits.bytesPerRow > 0 ? traits.bytesPerRow : format.bytesPerRow(width: width)
  }
  public var bitmapInfo: CGBitmapInfo { format.info }
  public var alphaInfo: CGImageAlphaInfo { format.info.alpha }
  public var byteOrderInfo: CGImageByteOrderInfo { format.info.order }
  public var pixelFormatInfo: CGImagePixelFormatInfo {
    CGImagePixelFormatInfo(rawValue: format.info.rawValue & 0xf0000) ?? .packed
  }
  /// Pairs of numbers that components are stretched to; they live as long as the picture.
  public var decode: UnsafePointer<CGFloat>? { traits.decode?.numbers }
  /// Whether it is a stencil: it has no colours, and the fill colour is painted through it.
  public var isMask: Bool { traits.isMask }
  public var shouldInterpolate: Bool { traits.shouldInterpolate }
  public var renderingIntent: CGColorRenderingIntent { traits.intent }

  /// Pixels as they lie in the provider's bytes.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    let stretch = decode.map {
      Array(UnsafeBufferPointer(start: $0, count: 2 * space.numberOfComponents))
    }
    guard
      let format = PixelFormat(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, info: bitmapInfo,
        space: space, decode: stretch)
    else { return nil }
    let traits = Traits(
      shouldInterpolate: shouldInterpolate, intent: intent, bytesPerRow: bytesPerRow,
      decode: stretch.map(KeptNumbers.init))
    self.init(width: width, height: height, format: format, traits: traits, provider: provider)
  }

  /// A stencil: it lets the colour through where a sample is nothing, and keeps it off at the most.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    // The samples are read as alpha; 1 keeps off, unless `decode` turns it round.
    let isTurned = decode.map { $0[0] > $0[1] } ?? false
    guard
      let format = PixelFormat(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
        info: CGBitmapInfo(alpha: .alphaOnly), space: nil)
    else { return nil }
    let traits = Traits(
      isMask: true, shouldInterpolate: shouldInterpolate, bytesPerRow: bytesPerRow,
      decode: decode.map { KeptNumbers([$0[0], $0[1]]) })
    self.init(
      width: width, height: height, format: format, traits: traits, provider: provider,
      change: isTurned ? nil : { 0xff00_0000 &- ($0 & 0xff00_0000) })
  }

  private convenience init?(
    width: Int, height: Int, format: PixelFormat, traits: Traits, provider: CGDataProvider,
    change: ((UInt32) -> UInt32)? = nil
  ) {
    guard width > 0, height > 0, max(width, height) < 32768,
      traits.bytesPerRow >= format.bytesPerRow(width: width), var bytes = provider.data
    else { return nil }
    // Bytes that are missing at the end are nothing.
    let needed = traits.bytesPerRow * height
    if bytes.count < needed { bytes.append(Data(count: needed - bytes.count)) }
    let pixels = bytes.withUnsafeBytes { source in
      PixelBuffer(
        width: width, height: height, rows: source.baseAddress!, bytesPerRow: traits.bytesPerRow
      ) { format.read($0, width: width, into: $1) }
    }
    self.init(
      pixels: change.map(pixels.mapped) ?? pixels, format: format, traits: traits, provided: bytes)
  }

  /// A PNG file.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard let data = source.data, data.starts(with: [0x89, 0x50, 0x4e, 0x47]) else { return nil }
    self.init(fileBytes: [UInt8](data))
  }

  /// A JPEG file.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard let data = source.data, data.starts(with: [0xff, 0xd8]) else { return nil }
    self.init(fileBytes: [UInt8](data))
  }
}

/// Numbers with an address.
final class KeptNumbers {
  let numbers: UnsafePointer<CGFloat>

  init(_ list: [CGFloat]) {
    let copy = UnsafeMutablePointer<CGFloat>.allocate(capacity: max(list.count, 1))
    copy.initialize(from: list, count: list.count)
    numbers = UnsafePointer(copy)
  }

  deinit {
    numbers.deallocate()
  }
}
