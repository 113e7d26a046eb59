@_spi(Pictures) import CoreGraphics
import Foundation

/// A picture file that is being written.
public final class CGImageDestination {
  private enum Target {
    case memory(CFMutableData)
    case file(URL)
  }

  private let target: Target
  private let kind: PictureKind
  private let count: Int
  private var properties: CFDictionary = [:]
  private var images: [Added] = []
  /// Pictures that are large together are not all kept.
  private var compressed: (writer: HEICWriter, count: Int)?

  private struct Added {
    var image: CGImage
    var properties: CFDictionary
    var metadata: CGImageMetadata?

    var packet: String? {
      metadata.flatMap { $0.tags.isEmpty ? nil : XMPWriter($0).packet }
    }
  }

  private init(_ target: Target, kind: PictureKind, count: Int) {
    (self.target, self.kind, self.count) = (target, kind, count)
  }

  fileprivate static func make(url: CFURL, type: CFString, count: Int) -> CGImageDestination? {
    guard url.isFileURL else { return nil }
    return writable(type, count).map { CGImageDestination(.file(url), kind: $0, count: count) }
  }

  fileprivate static func make(
    data: CFMutableData, type: CFString, count: Int
  ) -> CGImageDestination? {
    writable(type, count).map { CGImageDestination(.memory(data), kind: $0, count: count) }
  }

  /// Several pictures fit into some kinds alone.
  private static func writable(_ type: CFString, _ count: Int) -> PictureKind? {
    guard count > 0 else { return nil }
    return PictureKind.writable.first { $0.rawValue == type && ($0.holdsSeveral || count == 1) }
  }

  fileprivate func set(_ properties: CFDictionary?) {
    self.properties.merge(properties ?? [:]) { $1 }
  }

  fileprivate func add(
    _ image: CGImage, _ properties: CFDictionary?, _ metadata: CGImageMetadata? = nil
  ) {
    guard added < count else { return }
    let properties = self.properties.merging(properties ?? [:]) { $1 }
    let most = (properties[kCGImageDestinationImageMaxPixelSize] as? NSNumber)?.doubleValue
    let one = Added(
      image: most.map { image.scaled(toFit: $0) } ?? image, properties: properties,
      metadata: metadata)
    if kind == .heic { compress(one) } else { images.append(one) }
  }

  private var added: Int { compressed?.count ?? images.count }

  private func compress(_ one: Added) {
    guard let writer = compressed?.writer ?? HEICWriter(quality: quality(of: one)) else { return }
    writer.add(one.image, packet: one.packet)
    compressed = (writer, added + 1)
  }

  /// Writes the file; only when there are as many pictures as were announced.
  fileprivate func finalize() -> Bool {
    guard added == count, let bytes = written() else { return false }
    switch target {
    case .memory(let data):
      data.append(Data(bytes))
      return true
    case .file(let url): return (try? Data(bytes).write(to: url)) != nil
    }
  }

  private func written() -> [UInt8]? {
    switch kind {
    case .gif: return film()
    case .heic: return compressed?.writer.finish()
    default:
      guard let bytes = still(images[0]) else { return nil }
      return images[0].packet.map { PictureMetadata.file(bytes, kind, with: $0) } ?? bytes
    }
  }

  private func quality(of added: Added) -> Double {
    number(added.properties[kCGImageDestinationLossyCompressionQuality]) ?? 0.9
  }

  private func still(_ added: Added) -> [UInt8]? {
    switch kind {
    case .jpeg:
      return added.image.jpegBytes(
        quality: Int((min(max(quality(of: added), 0), 1) * 100).rounded()))
    case .png: return added.image.pngBytes()
    case .tiff: return added.image.fileBytes(as: "tiff")
    case .bmp: return added.image.fileBytes(as: "bmp")
    case .gif, .webP, .icon, .heic: return nil
    }
  }

  private func film() -> [UInt8]? {
    let (width, height) = (images.map(\.image.width).max(), images.map(\.image.height).max())
    guard let width, let height else { return nil }
    let loops = number(dictionary(properties)[kCGImagePropertyGIFLoopCount]).map { Int($0) }
    var writer = GIFWriter(width: width, height: height, loopCount: loops)
    for added in images {
      let gif = dictionary(added.properties)
      let delay =
        number(gif[kCGImagePropertyGIFUnclampedDelayTime])
        ?? number(gif[kCGImagePropertyGIFDelayTime])
      writer.add(added.image, delay: delay ?? 0.1)
    }
    return writer.file
  }

  private func dictionary(_ properties: CFDictionary) -> CFDictionary {
    properties[kCGImagePropertyGIFDictionary] as? CFDictionary ?? [:]
  }

  private func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as CGFloat: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}

public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination.make(url: url, type: type, count: count)
}

public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination.make(data: data, type: type, count: count)
}

/// The kinds of files that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
  PictureKind.writable.map(\.rawValue)
}

/// What holds for all pictures that are added from now on.
public func CGImageDestinationSetProperties(
  _ destination: CGImageDestination, _ properties: CFDictionary?
) {
  destination.set(properties)
}

public func CGImageDestinationAddImage(
  _ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  destination.add(image, properties)
}

public func CGImageDestinationAddImageAndMetadata(
  _ destination: CGImageDestination, _ image: CGImage, _ metadata: CGImageMetadata?,
  _ options: CFDictionary?
) {
  destination.add(image, options, metadata)
}

public func CGImageDestinationAddImageFromSource(
  _ destination: CGImageDestination, _ source: CGImageSource, _ index: Int,
  _ properties: CFDictionary?
) {
  guard let image = source.image(at: index) else { return }
  destination.add(image, properties, source.metadata(at: index))
}

@discardableResult
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool {
  destination.finalize()
}
