@_spi(Pictures) import CoreGraphics
import Foundation

/// Finds picture files by their names, and remembers those it has read.
enum ImageLibrary {
  struct Found {
    let image: CGImage
    let scale: CGFloat
    let name: String
  }

  nonisolated(unsafe) private static var known: [String: Found] = [:]
  private static let lock = NSLock()
  private static let kinds = ["png", "jpg", "jpeg", "gif", "webp", "tiff", "bmp"]
  private static let densities: [(mark: String, scale: CGFloat)] = [
    ("@2x", 2), ("", 1), ("@3x", 3),
  ]

  static func find(_ name: String, in bundle: Bundle) -> Found? {
    guard !name.isEmpty, let folder = bundle.resourcePath else { return nil }
    let path = folder + "/" + name
    if let found = lock.withLock({ known[path] }) { return found }
    guard let found = candidates(path).lazy.compactMap(load).first else { return nil }
    lock.withLock { known[path] = found }
    return found
  }

  /// The screen's own density first, whatever kind of file it is.
  private static func candidates(_ path: String) -> [String] {
    let kind = (path as NSString).pathExtension
    if kinds.contains(kind.lowercased()) {
      let stem = (path as NSString).deletingPathExtension
      return densities.map { "\(stem)\($0.mark).\(kind)" }
    }
    return kinds.flatMap { kind in densities.map { "\(path)\($0.mark).\(kind)" } } + [path]
  }

  static func load(_ path: String) -> Found? {
    guard FileManager.default.fileExists(atPath: path), let image = CGImage(file: path) else {
      return nil
    }
    var name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    guard let density = densities.first(where: { !$0.mark.isEmpty && name.hasSuffix($0.mark) })
    else { return Found(image: image, scale: 1, name: name) }
    name = String(name.dropLast(density.mark.count))
    return Found(image: image, scale: density.scale, name: name)
  }
}
