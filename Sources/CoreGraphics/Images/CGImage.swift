import Foundation

/// A picture that never changes: pixels, or a file whose pixels are made when somebody asks.
///
/// A picture from a file keeps the file's bytes, so that it can travel as it lies on disk.
public final class CGImage: Hashable, CustomStringConvertible, @unchecked Sendable {
  public let width: Int
  public let height: Int
  /// The bytes of the file it came from.
  @_spi(Pictures) public let fileBytes: [UInt8]?
  private let lock = NSLock()
  private var decoded: PixelBuffer?
  private var knownHash: UInt64?

  init(pixels: PixelBuffer) {
    width = pixels.width
    height = pixels.height
    fileBytes = nil
    decoded = pixels
  }

  /// A picture file's bytes; none if they are no picture.
  @_spi(Pictures) public init?(fileBytes bytes: [UInt8]) {
    guard let pixels = PictureFile.decode(bytes) else { return nil }
    width = pixels.width
    height = pixels.height
    fileBytes = bytes
    decoded = pixels
  }

  /// A picture file; its head is read now, its pixels later.
  @_spi(Pictures) public init?(file path: String) {
    guard let size = PictureFile.size(ofFile: path),
      let bytes = FileManager.default.contents(atPath: path)
    else { return nil }
    (width, height) = size
    fileBytes = [UInt8](bytes)
  }

  public var colorSpace: CGColorSpace? { .standard }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }

  var pixels: PixelBuffer {
    lock.withLock {
      if let decoded { return decoded }
      let made =
        fileBytes.flatMap(PictureFile.decode) ?? PixelBuffer(width: width, height: height)
      decoded = made
      return made
    }
  }

  /// Four bytes a pixel, red first, premultiplied.
  @_spi(Pictures) public var rgbaBytes: [UInt8] { pixels.rgbaBytes }

  /// The same content always has the same hash.
  @_spi(Pictures) public var contentHash: UInt64 {
    if let known = lock.withLock({ knownHash }) { return known }
    var hash = ContentHash()
    hash.combine(UInt64(width))
    hash.combine(UInt64(height))
    if let fileBytes {
      hash.combine(fileBytes)
    } else {
      hash.combine(pixels.words)
    }
    lock.withLock { knownHash = hash.value }
    return hash.value
  }

  /// The part of the picture within a rectangle, in pixels from the top left.
  public func cropping(to rect: CGRect) -> CGImage? {
    let area = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !area.isEmpty else { return nil }
    return CGImage(pixels: pixels.part(area))
  }

  /// The picture as a PNG file.
  @_spi(Pictures) public func pngBytes() -> [UInt8]? {
    PictureFile.encode(pixels, as: "png")
  }

  /// The picture as a JPEG file; quality from 0 to 100.
  @_spi(Pictures) public func jpegBytes(quality: Int) -> [UInt8]? {
    PictureFile.encode(pixels, as: "jpeg", options: ["quality": "\(quality)"])
  }

  public var description: String { "<CGImage \(width)x\(height)>" }

  public static func == (left: CGImage, right: CGImage) -> Bool {
    left === right
      || (left.width == right.width && left.height == right.height
        && left.contentHash == right.contentHash)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(contentHash)
  }
}
