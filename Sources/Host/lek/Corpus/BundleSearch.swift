import Foundation

/// Finds every playground under a folder, in an order that does not depend on the file system.
///
/// Always holds: it only lists folders; no symbolic link is followed, and nothing hidden is looked
/// into. A playground in another one is found too, but not in the folders that are the other's own.
struct BundleSearch {
  private(set) var found: [String] = []

  private static let extensions: Set = ["playground", "playgroundbook", "swiftpm"]
  private static let parts: Set = ["pages", "sources", "resources", "contents", "chapters"]
  private static let deepest = 64

  /// The folder itself counts too.
  static func bundles(under folder: String) -> [String] {
    var search = BundleSearch()
    search.look(
      into: folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder)
    return search.found
  }

  private mutating func look(into folder: String, depth: Int = 0) {
    let names = Self.names(in: folder)
    let isBundle = Self.isBundle(folder, holding: names, isGiven: depth == 0)
    if isBundle { found.append(folder) }
    guard depth < Self.deepest else { return }
    for name in names where !name.hasPrefix(".") {
      if isBundle && Self.parts.contains(name.lowercased()) { continue }
      let path = (folder as NSString).appendingPathComponent(name)
      if Self.isFolder(path) { look(into: path, depth: depth + 1) }
    }
  }

  private static func isBundle(_ folder: String, holding names: [String], isGiven: Bool) -> Bool {
    if extensions.contains((folder as NSString).pathExtension.lowercased()) { return true }
    let lower = Set(names.map { $0.lowercased() })
    if lower.contains("contents.xcplayground") { return true }
    // Another's sources may be called so; what was given by name is meant.
    return isGiven && !isPage(folder) && lower.contains("contents.swift")
  }

  private static func isPage(_ folder: String) -> Bool {
    (folder as NSString).pathExtension.lowercased() == "xcplaygroundpage"
  }

  private static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
