import Foundation

/// The page folders of a bundle that has several, in their order.
struct PageFolders {
  struct Page {
    let name: String
    /// Relative to the bundle.
    let path: String
  }

  let all: [Page]

  /// First come those the settings name, then the others by name.
  init(in bundle: BundleFolder, order: [String]) {
    guard let folder = bundle.subfolder(named: "Pages") else {
      all = []
      return
    }
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: bundle.url.path + "/" + folder))
    let pages = (names ?? []).sorted().compactMap { name -> Page? in
      let path = folder + "/" + name
      guard name.lowercased().hasSuffix(".xcplaygroundpage"),
        bundle.subfolder(named: name, in: folder) == path,
        bundle.child(named: "Contents.swift", in: path) != nil
      else { return nil }
      return Page(name: NSString(string: name).deletingPathExtension, path: path)
    }
    var ordered: [Page] = []
    for name in order + pages.map(\.name) where !ordered.contains(where: { $0.name == name }) {
      ordered += pages.filter { $0.name == name }
    }
    all = ordered
  }
}
