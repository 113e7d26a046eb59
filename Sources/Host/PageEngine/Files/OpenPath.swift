import Foundation

/// What other users of the machine can reach.
enum OpenPath {
  /// Whether every user can read a file or folder, and enter the folders around it.
  static func isForEveryone(_ path: String) -> Bool {
    var next = path
    var wanted: mode_t = 0o005
    while true {
      var status = stat()
      guard stat(next, &status) == 0 else { return false }
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      guard status.st_mode & (isFolder ? wanted : 0o004) == (isFolder ? wanted : 0o004) else {
        return false
      }
      if next == "/" || next.isEmpty { return true }
      next = URL(fileURLWithPath: next).deletingLastPathComponent().path
      wanted = 0o001
    }
  }
}
