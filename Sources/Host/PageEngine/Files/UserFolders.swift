import Foundation

/// The folders of the user that Lekplats writes to.
public enum UserFolders {
  /// Where files are kept that can be made again: `lekplats` in the user's cache folder.
  public static var cache: String {
    let environment = ProcessInfo.processInfo.environment
    let parent = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (parent ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.cache") + "/lekplats"
  }
}
