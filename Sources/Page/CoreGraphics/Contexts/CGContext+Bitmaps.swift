import Foundation

@_implementationOnly import CCairo

/// What is called when a context no longer uses the memory it was lent.
public typealias CGBitmapContextReleaseDataCallback = (
  _ releaseInfo: UnsafeMutableRawPointer?, _ data: UnsafeMutableRawPointer?
) -> Void

extension CGContext {
  /// Pixels to draw on, in the caller's memory or in new memory; none for a format nothing can be
  /// drawn in, such as one whose colours are not multiplied by their alpha.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
      bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo, releaseCallback: nil,
      releaseInfo: nil)
  }

  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: CGBitmapInfo
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
      bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo.rawValue)
  }

  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32,
    releaseCallback: CGBitmapContextReleaseDataCallback?, releaseInfo: UnsafeMutableRawPointer?
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    guard width > 0, height > 0, max(width, height) < 32768,
      let format = CGContext.format(bitsPerComponent, info, space)
    else { return nil }
    // Rows of new memory begin at whole words.
    let least = format.bytesPerRow(width: width)
    let rowBytes = bytesPerRow > 0 ? bytesPerRow : (least + 15) / 16 * 16
    guard rowBytes >= least else { return nil }
    let isDirect = data != nil && format.isNative && rowBytes.isMultiple(of: 4)
    let cairoFormat = info.alpha.hasAlpha ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24
    let box = DeviceBox(left: 0, top: 0, right: width, bottom: height)
    let made =
      isDirect
      ? PixelSheet(
        memory: data!, format: cairoFormat, width: width, height: height, bytesPerRow: rowBytes)
      : PixelSheet(box, format: cairoFormat)
    guard let sheet = made else { return nil }
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    self.init(
      sheet: sheet, matrix: flip, format: format, rowBytes: rowBytes,
      release: releaseCallback.map { callback in { callback(releaseInfo, data) } })
    isExposed = isDirect
    if let data, !isDirect {
      foreign = ForeignMemory(borrowing: data, bytesPerRow: rowBytes, format: format)
      foreign?.read(box, into: sheet)
    }
  }

  /// The format of pixels that can be drawn in.
  private static func format(
    _ bitsPerComponent: Int, _ info: CGBitmapInfo, _ space: CGColorSpace
  ) -> PixelFormat? {
    let alpha = info.alpha
    guard alpha != .first, alpha != .last, space.supportsOutput || alpha == .alphaOnly else {
      return nil
    }
    let colors = alpha == .alphaOnly ? 0 : space.numberOfComponents
    let places = colors + (alpha.hasPlace || alpha == .alphaOnly ? 1 : 0)
    let isKnown =
      switch bitsPerComponent {
      case 5: alpha == .noneSkipFirst && colors == 3
      case 8: colors != 3 || alpha.hasPlace
      case 16: true
      case 32: info.isFloat
      default: false
      }
    guard isKnown else { return nil }
    return PixelFormat(
      bitsPerComponent: bitsPerComponent,
      bitsPerPixel: bitsPerComponent == 5 ? 16 : bitsPerComponent * places, info: info,
      space: space)
  }

  public var bitsPerComponent: Int { format?.bitsPerComponent ?? 0 }
  public var bitsPerPixel: Int { format?.bitsPerPixel ?? 0 }
  public var bytesPerRow: Int { format == nil ? 0 : isExposed ? sheets[0].bytesPerRow : rowBytes }
  public var colorSpace: CGColorSpace? { format?.space }
  public var alphaInfo: CGImageAlphaInfo { format?.info.alpha ?? .none }
  public var bitmapInfo: CGBitmapInfo { format?.info ?? [] }

  /// Where the pixels lie; what is drawn shows there at once, and what is written there is drawn on.
  public var data: UnsafeMutableRawPointer? {
    guard let format else { return nil }
    if let foreign { return foreign.start }
    if format.isNative {
      isExposed = true
      return sheets[0].bytes.map { UnsafeMutableRawPointer($0) }
    }
    let memory = ForeignMemory(height: height, bytesPerRow: rowBytes, format: format)
    memory.write(sheets[0].box, from: sheets[0])
    foreign = memory
    return memory.start
  }

  /// What has been drawn so far, as a picture.
  public func makeImage() -> CGImage? {
    let sheet = sheets[0]
    guard let format else { return nil }
    foreign?.read(sheet.box, into: sheet)
    guard let rows = sheet.bytes else { return nil }
    let pixels = PixelBuffer(
      width: width, height: height, rows: rows, bytesPerRow: sheet.bytesPerRow)
    return CGImage(
      pixels: format.info.alpha.hasAlpha ? pixels : pixels.mapped { $0 | 0xff00_0000 },
      format: format, traits: CGImage.Traits(bytesPerRow: rowBytes))
  }
}
