public import Foundation

/// The folder of a Swift package, and the only way to the files in it.
///
/// **Always holds**: a package is looked for above a place only as far as the folders belong to the
/// same person; no symbolic link is followed out of it, and none to a folder or to the manifest.
public struct PackageFolder: Equatable, Sendable {
  let folder: BundleFolder
  /// The text of `Package.swift`.
  public let manifest: String

  private static let manifestName = "Package.swift"
  private static let highestLevel = 16
  private static let longestManifest = 1 << 20

  /// The folder, symbolic links resolved.
  public var url: URL { folder.url }

  /// The package that a playground lies in.
  public static func around(_ bundle: URL) -> PackageFolder? {
    guard let real = BundleFolder.realPath(bundle.path), let owner = owner(of: real) else {
      return nil
    }
    var place = URL(fileURLWithPath: real).deletingLastPathComponent()
    for _ in 0..<highestLevel {
      guard place.path != "/", Self.owner(of: place.path) == owner else { return nil }
      if let package = PackageFolder(at: place) { return package }
      place.deleteLastPathComponent()
    }
    return nil
  }

  /// The package whose folder this is.
  public init?(at url: URL) {
    guard let folder = BundleFolder(url) else { return nil }
    var status = stat()
    guard lstat(folder.url.path + "/" + Self.manifestName, &status) == 0,
      status.st_mode & S_IFMT == S_IFREG, status.st_size <= Self.longestManifest,
      case .success(let data) = folder.read(Self.manifestName)
    else { return nil }
    self.folder = folder
    manifest = TextFormat.read(data)?.text ?? String(decoding: data, as: UTF8.self)
  }

  /// Whether a path in it is that of a folder, and no link lies on the way to it; nothing is its own.
  public func isFolder(_ path: String) -> Bool {
    if path.isEmpty { return true }
    guard let parts = BundlePath(path)?.parts else { return false }
    return parts.indices.allSatisfy { folder.isFolder(parts[...$0].joined(separator: "/")) }
  }

  /// The names of the folders in a folder.
  public func folders(in path: String) -> [String] {
    guard !path.isEmpty, isFolder(path) else { return [] }
    let names = try? FileManager.default.contentsOfDirectory(atPath: url.path + "/" + path)
    return (names ?? []).sorted().filter { !$0.hasPrefix(".") && isFolder(path + "/" + $0) }
  }

  /// The paths of all files below a folder, in an order of their own; a file's is its own.
  public func files(in path: String) -> [String] {
    if path.isEmpty {
      let names = try? FileManager.default.contentsOfDirectory(atPath: url.path)
      return (names ?? []).sorted().filter { !$0.hasPrefix(".") }.flatMap { files(in: $0) }
    }
    guard let parts = BundlePath(path)?.parts else { return [] }
    if isFolder(path) { return FileListing(of: path, in: folder).paths }
    guard parts.count == 1 || isFolder(parts.dropLast().joined(separator: "/")),
      case .success(let place) = folder.location(of: BundlePath(path)!),
      BundleFolder.kind(of: place.path) == S_IFREG
    else { return [] }
    return [path]
  }

  /// A text of it.
  public func text(of path: String) -> Result<TextFile, BundleProblem> {
    folder.read(path).map { data in
      let text = TextFormat.read(data)?.text ?? String(decoding: data, as: UTF8.self)
      return TextFile(path: path, text: text)
    }
  }

  private static func owner(of path: String) -> uid_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_uid : nil
  }
}
