import Foundation

/// A picture that never changes: pixels, or a file whose pixels are made when somebody asks.
///
/// A picture from a file keeps the file's bytes, so that it can travel as it lies on disk.
public final class CGImage: Hashable, CustomStringConvertible, @unchecked Sendable {
  public let width: Int
  public let height: Int
  /// The bytes of the file it came from.
  @_spi(Pictures) public let fileBytes: [UInt8]?
  let format: PixelFormat
  let traits: Traits
  private let provided: Data?
  private let lock = NSLock()
  private var decoded: PixelBuffer?
  private var knownHash: UInt64?

  /// What a picture is beside its pixels.
  struct Traits {
    var isMask = false
    var shouldInterpolate = true
    var intent = CGColorRenderingIntent.defaultIntent
    var bytesPerRow = 0
    var decode: KeptNumbers?
  }

  init(
    pixels: PixelBuffer, format: PixelFormat = .redFirst, traits: Traits = Traits(),
    provided: Data? = nil
  ) {
    (width, height, fileBytes) = (pixels.width, pixels.height, nil)
    (self.format, self.traits, self.provided) = (format, traits, provided)
    decoded = pixels
  }

  /// A picture file's bytes; none if they are no picture.
  @_spi(Pictures) public init?(fileBytes bytes: [UInt8]) {
    guard let pixels = PictureFile.decode(bytes) else { return nil }
    (width, height, fileBytes) = (pixels.width, pixels.height, bytes)
    (format, traits, provided) = (.redFirst, Traits(), nil)
    decoded = pixels
  }

  /// A picture file; its head is read now, its pixels later.
  @_spi(Pictures) public init?(file path: String) {
    guard let size = PictureFile.size(ofFile: path),
      let bytes = FileManager.default.contents(atPath: path)
    else { return nil }
    (width, height) = size
    fileBytes = [UInt8](bytes)
    (format, traits, provided) = (.redFirst, Traits(), nil)
  }

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

  /// The bytes of the picture's pixels, as its format says they lie.
  public var dataProvider: CGDataProvider? {
    if let provided { return CGDataProvider(data: provided) }
    let pixels = pixels
    var bytes = Data(count: bytesPerRow * height)
    bytes.withUnsafeMutableBytes { target in
      guard let start = target.baseAddress, let words = pixels.words.baseAddress else { return }
      for row in 0..<height {
        format.write(words + row * width, width: width, into: start + row * bytesPerRow)
      }
    }
    return CGDataProvider(data: bytes)
  }

  /// The picture as a PNG file.
  @_spi(Pictures) public func pngBytes() -> [UInt8]? {
    PictureFile.encode(pixels, as: "png")
  }

  /// The picture as a JPEG file; quality from 0 to 100.
  @_spi(Pictures) public func jpegBytes(quality: Int) -> [UInt8]? {
    PictureFile.encode(pixels, as: "jpeg", options: ["quality": "\(quality)"])
  }

  public static let typeID: CFTypeID = 110

  public var description: String { "<CGImage \(width)x\(height)>" }

  public static func == (left: CGImage, right: CGImage) -> Bool {
    left === right
      || (left.width == right.width && left.height == right.height
        && left.isMask == right.isMask && left.contentHash == right.contentHash)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(contentHash)
  }
}
