import Foundation

/// The page folders of a bundle that has several, in their order.
struct PageFolders {
  struct Page: Equatable {
    let name: String
    /// Relative to the bundle.
    let path: String
  }

  static let pathExtension = "xcplaygroundpage"

  let all: [Page]

  /// First come those the settings name, then the others by name.
  init(in bundle: BundleFolder, order: [String]) {
    let pages = Self.pages(in: bundle)
    var unlisted = Dictionary(grouping: pages) { ItemName.folded($0.name) }
    var ordered: [Page] = []
    for name in order {
      let key = ItemName.folded(name)
      guard let found = unlisted[key], !found.isEmpty else { continue }
      ordered.append(unlisted[key]!.remove(at: Self.nearest(to: name, in: found)))
    }
    let listed = Set(ordered.map { Array($0.path.utf8) })
    all = ordered + pages.filter { !listed.contains(Array($0.path.utf8)) }
  }

  private static func pages(in bundle: BundleFolder) -> [Page] {
    guard let folder = bundle.subfolder(named: "Pages") else { return [] }
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: bundle.url.path + "/" + folder))
    return (names ?? []).sorted().compactMap { name in
      let path = folder + "/" + name
      guard name.lowercased().hasSuffix("." + pathExtension), !name.hasPrefix("."),
        BundlePath.isName(name), bundle.isFolder(path),
        bundle.child(named: "Contents.swift", in: path) != nil
      else { return nil }
      return Page(name: String(name.dropLast(pathExtension.count + 1)), path: path)
    }
  }

  /// As it is written, or with accents composed otherwise, or in another letter case.
  private static func nearest(to name: String, in pages: [Page]) -> Int {
    pages.firstIndex { $0.name.utf8.elementsEqual(name.utf8) }
      ?? pages.firstIndex { $0.name == name } ?? 0
  }
}
