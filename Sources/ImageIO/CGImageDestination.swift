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
  private var images: [(image: CGImage, properties: CFDictionary)] = []

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

  /// Several pictures fit into a GIF alone.
  private static func writable(_ type: CFString, _ count: Int) -> PictureKind? {
    guard count > 0 else { return nil }
    return PictureKind.writable.first { $0.rawValue == type && ($0 == .gif || count == 1) }
  }

  fileprivate func set(_ properties: CFDictionary?) {
    self.properties.merge(properties ?? [:]) { $1 }
  }

  fileprivate func add(_ image: CGImage, _ properties: CFDictionary?) {
    guard images.count < count else { return }
    let properties = self.properties.merging(properties ?? [:]) { $1 }
    let most = (properties[kCGImageDestinationImageMaxPixelSize] as? NSNumber)?.doubleValue
    images.append((most.map { image.scaled(toFit: $0) } ?? image, properties))
  }

  /// Writes the file; only when there are as many pictures as were announced.
  fileprivate func finalize() -> Bool {
    guard images.count == count, let bytes = kind == .gif ? film() : still() else { return false }
    switch target {
    case .memory(let data):
      data.append(Data(bytes))
      return true
    case .file(let url): return (try? Data(bytes).write(to: url)) != nil
    }
  }

  private func still() -> [UInt8]? {
    let (image, properties) = images[0]
    switch kind {
    case .jpeg:
      let quality = number(properties[kCGImageDestinationLossyCompressionQuality]) ?? 0.9
      return image.jpegBytes(quality: Int((min(max(quality, 0), 1) * 100).rounded()))
    case .png: return image.pngBytes()
    case .tiff: return image.fileBytes(as: "tiff")
    case .bmp: return image.fileBytes(as: "bmp")
    case .gif, .webP, .icon: return nil
    }
  }

  private func film() -> [UInt8]? {
    let (width, height) = (images.map(\.image.width).max(), images.map(\.image.height).max())
    guard let width, let height else { return nil }
    let loops = number(dictionary(properties)[kCGImagePropertyGIFLoopCount]).map { Int($0) }
    var writer = GIFWriter(width: width, height: height, loopCount: loops)
    for (image, properties) in images {
      let gif = dictionary(properties)
      let delay =
        number(gif[kCGImagePropertyGIFUnclampedDelayTime])
        ?? number(gif[kCGImagePropertyGIFDelayTime])
      writer.add(image, delay: delay ?? 0.1)
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
  destination.add(image, options)
}

public func CGImageDestinationAddImageFromSource(
  _ destination: CGImageDestination, _ source: CGImageSource, _ index: Int,
  _ properties: CFDictionary?
) {
  guard let image = source.image(at: index) else { return }
  destination.add(image, properties)
}

@discardableResult
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool {
  destination.finalize()
}
