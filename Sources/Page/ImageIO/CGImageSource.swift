@_exported @_spi(Pictures) import CoreGraphics
import Foundation

/// How much of a file has been read.
public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData = -4
  case statusUnknownType = -3
  case statusReadingHeader = -2
  case statusIncomplete = -1
  case statusComplete = 0
}

/// A picture file with one picture or several.
public final class CGImageSource {
  let bytes: [UInt8]
  let kind: PictureKind?
  let outline: GIFOutline?
  private var made: [CGImage]?

  init(bytes: [UInt8]) {
    self.bytes = bytes
    kind = PictureKind(fileBytes: bytes)
    outline = kind == .gif ? GIFOutline(fileBytes: bytes) : nil
  }

  /// Its pictures, which are made when somebody asks.
  var images: [CGImage] {
    if let made { return made }
    let found: [CGImage]
    if kind == .heic {
      found = (0..<HEICFile.count(bytes)).compactMap { HEICFile.image(bytes, at: $0) }
    } else if let outline, outline.delays.count > 1 {
      found = CGImage.frames(ofFileBytes: bytes, count: outline.delays.count)
    } else {
      found = CGImage(fileBytes: bytes).map { [$0] } ?? []
    }
    made = found
    return found
  }

  var count: Int {
    guard kind != nil else { return 0 }
    return outline.map { max($0.delays.count, 1) } ?? images.count
  }

  func metadata(at index: Int) -> CGImageMetadata? {
    guard let kind, (0..<count).contains(index) else { return nil }
    let packet =
      kind == .heic ? HEICFile.packet(bytes, at: index) : PictureMetadata.packet(in: bytes, kind)
    return packet.flatMap(XMPReader.metadata)
  }

  func image(at index: Int) -> CGImage? {
    images.indices.contains(index) ? images[index] : nil
  }
}

public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url)).map { CGImageSource(bytes: [UInt8]($0)) }
}

public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{
  CGImageSource(bytes: [UInt8](data))
}

public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
  provider.data.map { CGImageSource(bytes: [UInt8]($0)) }
}

/// What kind of file it is, told by its bytes.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? { source.kind?.rawValue }

public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.count }

public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus {
  source.kind == nil
    ? .statusUnknownType : source.images.isEmpty ? .statusInvalidData : .statusComplete
}

public func CGImageSourceGetStatusAtIndex(
  _ source: CGImageSource, _ index: Int
) -> CGImageSourceStatus {
  source.image(at: index) == nil ? .statusInvalidData : .statusComplete
}

public func CGImageSourceGetPrimaryImageIndex(_ source: CGImageSource) -> Int { 0 }

/// The kinds of files that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { PictureKind.readable.map(\.rawValue) }

public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  source.image(at: index)
}

/// What a picture says of itself besides its pixels; nothing where it says nothing.
public func CGImageSourceCopyMetadataAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImageMetadata? {
  source.metadata(at: index)
}

/// A picture that is not larger than `kCGImageSourceThumbnailMaxPixelSize`.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  let wants = [
    kCGImageSourceCreateThumbnailFromImageAlways, kCGImageSourceCreateThumbnailFromImageIfAbsent,
  ]
  guard wants.contains(where: { options?[$0] as? Bool == true }) else { return nil }
  guard let image = source.image(at: index) else { return nil }
  let size = options?[kCGImageSourceThumbnailMaxPixelSize]
  let most =
    (size as? NSNumber)?.doubleValue ?? (size as? CGFloat).map(Double.init)
    ?? (size as? Int).map(Double.init)
  return most.map { image.scaled(toFit: $0) } ?? image
}
