import Foundation

/// Finds the bundle that a path leads to or into.
enum BundleRoot {
  /// The nearest folder, from the path upwards, that is a playground by its name; or else the
  /// nearest with settings; or else the nearest that looks like one. Nothing around a package
  /// without settings counts: the package is opened then.
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
    return found.prefix { $0.child(named: "Package.swift") == nil }
      .first { BundleForm(of: $0, settings: .usual) != .nothing && !isPage($0) }
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
