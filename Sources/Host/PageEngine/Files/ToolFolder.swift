import Foundation

/// A folder that a sandboxed tool can write to.
enum ToolFolder {
  /// Makes the folder, and gives it to the user that tools are where `lek` is root.
  @discardableResult
  static func make(_ path: String) -> Bool {
    let made: Void? = try? FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true)
    guard made != nil else { return false }
    // Whatever our own mask says: the folder around it is private.
    guard chmod(path, 0o755) == 0 else { return false }
    guard let user = PageUser.neededForTools else { return true }
    return chown(path, user.user, user.group) == 0
  }
}
