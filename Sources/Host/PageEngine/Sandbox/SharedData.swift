import Foundation

/// The folder that pages see as `~/Documents/Shared Playground Data`, and keep.
enum SharedData {
  static let name = "Shared Playground Data"

  /// Makes it if needed; nothing where that cannot be done.
  static func folder() -> String? {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"] ?? NSHomeDirectory()
    let user = PageUser.needed
    // Root's own folders are closed to the user its pages run as.
    let parent = user != nil ? "/var/lib" : environment["XDG_DATA_HOME"] ?? home + "/.local/share"
    let folder = "\(parent)/lekplats/\(name)"
    let made: Void? = try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    guard made != nil else { return nil }
    if let user {
      guard chown(folder, user.user, user.group) == 0, chmod(folder, 0o700) == 0 else { return nil }
    }
    return folder
  }
}
