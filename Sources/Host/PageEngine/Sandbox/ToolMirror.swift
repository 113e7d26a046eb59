import Foundation
import Guarded

/// Shows a tool's user what only root can reach.
///
/// Where `lek` is root, tools run as a user who cannot enter root's own folders, such as a checkout or a
/// cache below `/root`. What they read from there is put into the session's folder, by a second name where
/// the file system allows that.
final class ToolMirror: Sendable {
  private let folder: String
  private let session: String
  private let user: PageUser?
  private let known = Guarded<[String: String]>([:])

  init(_ session: SessionFolder, user: PageUser? = .neededForTools) {
    (folder, self.session, self.user) = (session.path + "/mirror", session.path, user)
  }

  /// The path by which the tool's user reads a file or folder.
  func visible(_ path: String) -> String {
    guard user != nil, !path.hasPrefix(session + "/") else { return path }
    return known.withLock { known in
      if let found = known[path] { return found }
      let found = OpenPath.isForEveryone(path) ? path : copied(path, number: known.count)
      known[path] = found
      return found
    }
  }

  private func copied(_ path: String, number: Int) -> String {
    let target = "\(folder)/\(number)"
    return copy(path, to: target) ? target : path
  }

  private func copy(_ source: String, to target: String) -> Bool {
    let manager = FileManager.default
    guard isFolder(source) else {
      try? manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
      chmod(folder, 0o755)
      return put(source, target)
    }
    let paths = manager.enumerator(atPath: source)?.compactMap { $0 as? String } ?? []
    for path in [""] + paths.map({ "/" + $0 }) {
      if isFolder(source + path) {
        try? manager.createDirectory(atPath: target + path, withIntermediateDirectories: true)
        chmod(target + path, 0o755)
      } else if !put(source + path, target + path) {
        return false
      }
    }
    chmod(folder, 0o755)
    return true
  }

  private func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private func put(_ source: String, _ target: String) -> Bool {
    var status = stat()
    guard stat(source, &status) == 0 else { return false }
    return status.st_mode & 0o004 != 0
      ? FileCopy.link(source, target) : FileCopy.copy(source, target)
  }
}
