/// The Swift files of an application, and the folders that more of them can be put into.
///
/// **Always holds**: the manifest is none of the files, and no folder of a resource is one of the
/// folders.
public struct AppSources: Equatable, Sendable {
  /// The folders of its targets, relative to the package; empty for the package's own.
  public var folders: [String]
  public var files: Set<String>

  public init(folders: [String], files: Set<String>) {
    self.folders = folders
    self.files = files
  }

  /// The file that a package manager takes for a program of its own.
  private static let program = "main.swift"
  /// Folders whose files are no sources.
  private static let foreign = [
    ".xcassets", ".lproj", ".playground", ".docc", ".xcodeproj", ".xcworkspace",
  ]

  /// The folder of sources that a path names; it need not exist.
  func find(_ path: String) -> Result<OwnedFolder, BundleProblem> {
    let parts = path.isEmpty ? [] : BundlePath(path)?.parts
    guard let parts else { return .failure(.badPath(path: path)) }
    let isForeign = parts.contains { part in
      Self.foreign.contains { part.lowercased().hasSuffix($0) }
    }
    let top = folders.first { $0.isEmpty || path == $0 || path.hasPrefix($0 + "/") }
    guard let top, !isForeign else { return .failure(.noPlaceForFiles(path: path)) }
    let above = top.split(separator: "/").count
    return OwnedFolder.check(Array(parts.dropFirst(above))).map {
      OwnedFolder(kind: .sources, top: top, below: $0)
    }
  }

  /// Why no file of the application can have a name.
  func problem(withName name: String) -> BundleProblem? {
    name == Self.program ? .badName(name: name, reason: .program) : nil
  }
}
