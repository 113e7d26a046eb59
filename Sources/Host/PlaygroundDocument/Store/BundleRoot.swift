import Foundation

/// Finds the bundle that a path leads to or into.
enum BundleRoot {
  /// The nearest folder, from the path upwards, that is a playground by its name; or else the
  /// nearest with settings; or else the nearest that looks like one, if the path is that folder or
  /// leads to one of its parts. Another folder beside a Contents.swift is not part of a playground.
  /// Nothing around a package without settings counts: the package is opened then.
  static func folder(around url: URL) -> BundleFolder? {
    let folders = ancestors(of: url)
    if let named = folders.first(where: {
      ["playground", BookFolder.pathExtension].contains($0.pathExtension.lowercased())
    }) {
      return BundleFolder(named)
    }
    let found = folders.lazy.compactMap(BundleFolder.init)
    if let withSettings = found.first(where: { $0.child(named: "contents.xcplayground") != nil }) {
      return withSettings
    }
    return unnamed(in: folders)
  }

  /// The nearest of a path's folders that looks like a playground and holds the path as a part.
  private static func unnamed(in folders: [URL]) -> BundleFolder? {
    for (depth, url) in folders.enumerated() {
      guard let folder = BundleFolder(url) else { continue }
      if folder.child(named: "Package.swift") != nil { return nil }
      let parts = folders[0].pathComponents.suffix(depth)
      if isPart(Array(parts), isFolder: BundleFolder.kind(of: folders[0].path) == S_IFDIR),
        BundleForm(of: folder, settings: .usual) != .nothing, !isPage(folder)
      {
        return folder
      }
    }
    return nil
  }

  /// Whether a relative path is empty, a file directly in the folder, or in one of the folders that
  /// a playground has.
  private static func isPart(_ path: [String], isFolder: Bool) -> Bool {
    switch path.first?.lowercased() {
    case nil, "sources", "resources": true
    case "pages":
      path.count == 1 || path[1].lowercased().hasSuffix("." + PageFolders.pathExtension)
    default: path.count == 1 && !isFolder
    }
  }

  private static func ancestors(of url: URL) -> [URL] {
    var parts = url.standardizedFileURL.pathComponents
    var folders: [URL] = []
    while parts.count > 1 {
      folders.append(URL(fileURLWithPath: NSString.path(withComponents: parts)))
      parts.removeLast()
    }
    return folders
  }

  private static func isPage(_ folder: BundleFolder) -> Bool {
    folder.url.pathExtension.lowercased() == PageFolders.pathExtension
  }
}
