import Foundation

/// A bundle as the person would name it: short where he stands, and never with a page behind it.
struct BundleName {
  var text: String

  /// `path` is what was typed, `location` where the bundle lies.
  init(
    path: String, location: String, folder: String = FileManager.default.currentDirectoryPath
  ) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if let end = parts.lastIndex(where: { Self.isBundle($0.lowercased()) }) {
      text = parts[...end].joined(separator: "/")
    } else if location.isEmpty || location == folder {
      text = location.isEmpty ? path : "."
    } else if location.hasPrefix(folder + "/") {
      text = String(location.dropFirst(folder.count + 1))
    } else {
      text = location
    }
    if text == "." { text = "" }
  }

  private static func isBundle(_ name: String) -> Bool {
    name.hasSuffix(".playground") || name.hasSuffix(".playgroundbook")
  }
}
