import Foundation

/// A folder in which pages keep files between runs.
enum KeptFolder {
  /// Where it is, whether it exists or not.
  static func path(_ name: String) -> String {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"] ?? NSHomeDirectory()
    // Root's own folders are closed to the user its pages run as.
    let parent =
      PageUser.needed != nil ? "/var/lib" : environment["XDG_DATA_HOME"] ?? home + "/.local/share"
    return "\(parent)/lekplats/\(name)"
  }

  /// Makes it if needed; nothing where that cannot be done.
  static func made(_ name: String) -> String? {
    let folder = path(name)
    let made: Void? = try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    guard made != nil else { return nil }
    if let user = PageUser.needed {
      guard chown(folder, user.user, user.group) == 0, chmod(folder, 0o700) == 0 else { return nil }
    }
    return folder
  }
}
