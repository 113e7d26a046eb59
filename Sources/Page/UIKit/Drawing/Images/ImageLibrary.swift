@_spi(Pictures) import CoreGraphics
import Foundation
@_spi(Pictures) import ImageIO

/// Finds picture files by their names, and remembers those it has read.
enum ImageLibrary {
  struct Found {
    let image: CGImage
    let scale: CGFloat
    var orientation = UIImage.Orientation.up
    var style = ImageStyle()
  }

  nonisolated(unsafe) private static var known: [String: Found] = [:]
  private static let lock = NSLock()
  private static let kinds = ["png", "jpg", "jpeg", "gif", "webp", "tiff", "bmp", "heic"]
  private static let densities: [(mark: String, scale: CGFloat)] = [
    ("@2x", 2), ("", 1), ("@3x", 3),
  ]
  private static let devices = ["", "~ipad", "~iphone"]

  /// A picture of a bundle: from an asset catalogue, or a file of the name.
  static func find(
    _ name: String, in bundle: Bundle, for traits: UITraitCollection
  ) -> Found? {
    guard !name.isEmpty, let folder = bundle.resourcePath else { return nil }
    if let asset = AssetCatalog.all(in: folder).image(name, for: traits) { return asset }
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
      return variants((path as NSString).deletingPathExtension).map { "\($0).\(kind)" }
    }
    return kinds.flatMap { kind in variants(path).map { "\($0).\(kind)" } } + [path]
  }

  private static func variants(_ stem: String) -> [String] {
    densities.flatMap { density in devices.map { "\(stem)\(density.mark)\($0)" } }
  }

  static func load(_ path: String) -> Found? {
    guard FileManager.default.fileExists(atPath: path),
      let image = CGImage(file: path) ?? HEICPicture.image(file: path)
    else { return nil }
    var name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    if let device = devices.first(where: { !$0.isEmpty && name.hasSuffix($0) }) {
      name.removeLast(device.count)
    }
    var scale: CGFloat = 1
    if let density = densities.first(where: { !$0.mark.isEmpty && name.hasSuffix($0.mark) }) {
      name.removeLast(density.mark.count)
      scale = density.scale
    }
    var found = Found(image: image, scale: scale)
    found.style.name = name
    if ["jpg", "jpeg"].contains((path as NSString).pathExtension.lowercased()) {
      found.orientation = PhotoOrientation.of(image.fileBytes ?? [])
    }
    return found
  }
}
