import Foundation

/// What somebody who looks for a playground sees in a folder: folders and playgrounds.
struct FolderView: Equatable, Sendable {
  struct Entry: Equatable, Sendable {
    var name: String
    var kind: Kind

    enum Kind: String, Sendable { case folder, playground }
  }

  var location: String
  /// None for the topmost.
  var parent: String?
  var entries: [Entry]

  private static let mostEntries = 2000

  /// The folder at a place; an empty one means the person's own.
  static func of(_ location: String) -> Result<FolderView, BundleRefusal> {
    let path = NSString(string: location.isEmpty ? "~" : location).expandingTildeInPath
    guard path.hasPrefix("/") else {
      return .failure(
        BundleRefusal(message: "\(location) is no whole path. Begin it with / or ~."))
    }
    let folder = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
    let items: [URL]
    do {
      items = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    } catch {
      return .failure(
        BundleRefusal(message: "The folder \(folder.path) cannot be read. Choose another one."))
    }
    let entries = items.compactMap(entry).sorted {
      $0.name.localizedStandardCompare($1.name) == .orderedAscending
    }
    let top = folder.path == "/"
    return .success(
      FolderView(
        location: folder.path, parent: top ? nil : folder.deletingLastPathComponent().path,
        entries: Array(entries.prefix(mostEntries))))
  }

  private static func entry(_ item: URL) -> Entry? {
    let real = item.resolvingSymlinksInPath()
    guard (try? real.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true else {
      return nil
    }
    let isPlayground = ["playground", "playgroundbook", "swiftpm"].contains(
      item.pathExtension.lowercased())
    return Entry(name: item.lastPathComponent, kind: isPlayground ? .playground : .folder)
  }
}
