import CoreGraphics
import Foundation

/// One way an image can be drawn.
open class NSImageRep: NSObject {
  open var size = NSSize.zero
  open var pixelsWide: Int { 0 }
  open var pixelsHigh: Int { 0 }

  /// Draws it with its lower left corner at the origin.
  @discardableResult
  open func draw() -> Bool { false }
}

/// An image's pixels.
open class NSBitmapImageRep: NSImageRep {
  private var picture: CGImage?
  /// Made once somebody draws into it.
  private(set) var drawingContext: CGContext?

  /// The files that can be written.
  public enum FileType: UInt, Sendable {
    case tiff, bmp, gif, jpeg, png, jpeg2000
  }

  /// What a file is to be like.
  public struct PropertyKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// How little a JPEG is to lose, from 0 to 1.
    public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
  }

  public init(cgImage: CGImage) {
    picture = cgImage
    super.init()
    size = NSSize(width: cgImage.width, height: cgImage.height)
  }

  /// The first picture of a file's bytes.
  public convenience init?(data: Data) {
    guard let image = NSImage.picture(data) else { return nil }
    self.init(cgImage: image)
  }

  /// Clear pixels to draw into; eight bits each of red, green, blue and opacity.
  public init?(
    bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?,
    pixelsWide width: Int, pixelsHigh height: Int, bitsPerSample: Int, samplesPerPixel: Int,
    hasAlpha alpha: Bool, isPlanar: Bool, colorSpaceName: NSColorSpaceName,
    bytesPerRow: Int, bitsPerPixel: Int
  ) {
    super.init()
    guard planes == nil, bitsPerSample == 8, !isPlanar else { return nil }
    drawingContext = CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
    guard drawingContext != nil else { return nil }
    size = NSSize(width: width, height: height)
  }

  open var cgImage: CGImage? { drawingContext?.makeImage() ?? picture }
  open override var pixelsWide: Int { drawingContext?.width ?? picture?.width ?? 0 }
  open override var pixelsHigh: Int { drawingContext?.height ?? picture?.height ?? 0 }

  @discardableResult
  open override func draw() -> Bool {
    guard let cgImage, let context = NSGraphicsContext.current else { return false }
    context.draw(cgImage, in: NSRect(origin: .zero, size: size))
    return true
  }

  /// The bytes of a file; PNG, JPEG and TIFF can be written.
  open func representation(
    using storageType: FileType, properties: [PropertyKey: Any]
  ) -> Data? {
    guard let cgImage else { return nil }
    switch storageType {
    case .png: return NSImage.pngData(cgImage)
    case .jpeg, .jpeg2000:
      let factor = (properties[.compressionFactor] as? NSNumber)?.doubleValue
      return NSImage.jpegData(cgImage, quality: CGFloat(factor ?? 0.8))
    case .tiff: return tiffRepresentation
    case .bmp, .gif: return nil
    }
  }

  open var tiffRepresentation: Data? { cgImage.map(PlainTIFF.data) }

  /// The colour of a pixel, counted from the upper left.
  open func colorAt(x: Int, y: Int) -> NSColor? {
    guard let cgImage, (0..<cgImage.width).contains(x), (0..<cgImage.height).contains(y) else {
      return nil
    }
    let bytes = PlainTIFF.pixel(cgImage, x: x, y: y).map { CGFloat($0) / 255 }
    return NSColor(deviceRed: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
  }
}

/// What spaces of colours are called.
public struct NSColorSpaceName: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let calibratedRGB = NSColorSpaceName(rawValue: "NSCalibratedRGBColorSpace")
  public static let deviceRGB = NSColorSpaceName(rawValue: "NSDeviceRGBColorSpace")
  public static let calibratedWhite = NSColorSpaceName(rawValue: "NSCalibratedWhiteColorSpace")
  public static let deviceWhite = NSColorSpaceName(rawValue: "NSDeviceWhiteColorSpace")
}
