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
    var rest = Self.pages(in: bundle)
    var ordered: [Page] = []
    for name in order {
      guard let index = Self.index(of: name, in: rest) else { continue }
      ordered.append(rest.remove(at: index))
    }
    all = ordered + rest
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
  private static func index(of name: String, in pages: [Page]) -> Int? {
    pages.firstIndex { $0.name.unicodeScalars.elementsEqual(name.unicodeScalars) }
      ?? pages.firstIndex { $0.name == name }
      ?? pages.firstIndex { ItemName.areSame($0.name, name) }
  }
}
