import Foundation

/// The folder of a bundle, and the only way to the files in it.
///
/// **Always holds**: no read, write or listing leaves the folder, whatever symbolic links lie in
/// it. A link to a file inside is followed; one to a folder, or out, is not.
struct BundleFolder: Equatable, Sendable {
  /// Absolute, without symbolic links.
  let url: URL

  static let longestText = 16 << 20

  /// The folder at a path; nil where there is none.
  init?(_ url: URL) {
    guard let real = Self.realPath(url.path), Self.kind(of: real) == S_IFDIR else { return nil }
    self.url = URL(fileURLWithPath: real, isDirectory: true)
  }

  static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  static func kind(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  func contains(realPath: String) -> Bool {
    let root = url.path == "/" ? "" : url.path
    return realPath.hasPrefix(root + "/")
  }

  /// Where a path leads, if that is in the bundle; a file that does not exist yet may be meant.
  func location(of path: BundlePath) -> Result<URL, BundleProblem> {
    let wanted = path.parts.joined(separator: "/")
    let full = url.path + "/" + wanted
    if let real = Self.realPath(full) {
      guard contains(realPath: real) else { return .failure(.linkNotFollowed(path: wanted)) }
      return .success(URL(fileURLWithPath: real))
    }
    var status = stat()
    if lstat(full, &status) == 0 { return .failure(.linkNotFollowed(path: wanted)) }
    let folder = URL(fileURLWithPath: full).deletingLastPathComponent().path
    guard let realFolder = Self.realPath(folder) else { return .failure(.notFound(path: wanted)) }
    guard realFolder == url.path || contains(realPath: realFolder) else {
      return .failure(.linkNotFollowed(path: wanted))
    }
    return .success(URL(fileURLWithPath: realFolder + "/" + path.parts[path.parts.count - 1]))
  }

  /// The bytes of a file.
  func read(_ path: String) -> Result<Data, BundleProblem> {
    guard let valid = BundlePath(path) else { return .failure(.badPath(path: path)) }
    return location(of: valid).flatMap { read(path, at: $0) }
  }

  private func read(_ path: String, at place: URL) -> Result<Data, BundleProblem> {
    // A pipe would keep us waiting for ever.
    let descriptor = open(place.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return .failure(.notFound(path: path)) }
      return .failure(.unreadable(path: path, reason: SystemFault.last().reason))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return .failure(.unreadable(path: path, reason: "it is not a file"))
    }
    guard status.st_size <= Self.longestText else { return .failure(.tooLong(path: path)) }
    do {
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
      return .success(try handle.readToEnd() ?? Data())
    } catch {
      return .failure(.unreadable(path: path, reason: error.localizedDescription))
    }
  }

  /// Writes a file, new or in place of another; its folder exists. Nil means that it is on disk.
  func write(
    _ data: Data, to path: String, target: SafeWrite.Target = .oldOrNew
  ) -> BundleProblem? {
    guard let valid = BundlePath(path) else { return .badPath(path: path) }
    switch location(of: valid) {
    case .failure(let problem): return problem
    case .success(let place):
      do throws(SystemFault) {
        try SafeWrite.write(data, to: place, target: target)
        return nil
      } catch {
        return .notSaved(path: path, reason: error.reason)
      }
    }
  }

  /// The name of a direct child in whatever letter case, the exact spelling first.
  func child(named name: String, in folder: String = "") -> String? {
    let names = children(named: name, in: folder)
    return names.first { $0.utf8.elementsEqual(name.utf8) } ?? names.first
  }

  /// The names of all direct children that differ in letter case alone.
  func children(named name: String, in folder: String = "") -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: url.path + "/" + folder)
    return (names ?? []).filter { ItemName.areSame($0, name) }.sorted()
  }

  /// The path of a direct child that is a folder and no link, its name in whatever letter case.
  func subfolder(named name: String, in folder: String = "") -> String? {
    guard let child = child(named: name, in: folder) else { return nil }
    let path = folder.isEmpty ? child : folder + "/" + child
    return isFolder(path) ? path : nil
  }

  /// Whether a path is that of a folder, and not of a link to one.
  func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(url.path + "/" + path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
