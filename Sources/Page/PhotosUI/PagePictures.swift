import Foundation
import UniformTypeIdentifiers

/// A picture that a page brings along: a file of its resources, or an image set of a catalog.
struct PagePicture: Identifiable, Hashable, Sendable {
  let url: URL
  /// The file name, or the name of the image set.
  let name: String
  var id: URL { url }
  var type: UTType { UTType(filenameExtension: url.pathExtension) ?? .image }

  private static let kinds: Set = ["png", "jpg", "jpeg", "gif", "webp", "heic", "bmp", "tiff"]

  /// The pictures of a folder of resources by their names, without those of the app itself.
  static func all(in folder: URL?) -> [PagePicture] {
    guard let folder else { return [] }
    var found: [String: PagePicture] = [:]
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    for case let url as URL in files ?? .init() where isPicture(url) {
      let set = url.deletingLastPathComponent()
      let isInSet = set.pathExtension == "imageset"
      guard isInSet || !set.path.contains(".xcassets") else { continue }
      let name = (isInSet ? set : url).deletingPathExtension().lastPathComponent
      // Of a set's variants, the first by name stands for all.
      if let other = found[name], other.url.path < url.path { continue }
      found[name] = PagePicture(url: url, name: name)
    }
    return found.values.sorted { $0.name < $1.name }
  }

  private static func isPicture(_ url: URL) -> Bool {
    kinds.contains(url.pathExtension.lowercased())
  }
}
