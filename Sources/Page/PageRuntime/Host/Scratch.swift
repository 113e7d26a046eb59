@_implementationOnly import CPageRuntime
@_implementationOnly import Foundation

/// The folders of a sandbox that pages may write, and that are theirs for one run.
enum Scratch {
  enum Outcome {
    case empty
    /// There is too much, or it does not go.
    case refused
  }

  /// More than this is not taken away one by one.
  private static let most: Int32 = 2_000

  /// Empties them; without a sandbox they are the person's, and left alone.
  static func empty(_ home: WarmHost.Home) -> Outcome {
    guard getpid() == 1 else { return .empty }
    var folders = ["/tmp", "/dev/shm"]
    if home == .emptied { folders.append(ProcessInfo.processInfo.environment["HOME"] ?? "/tmp") }
    return folders.allSatisfy { lek_scratch_empty($0, most) != 0 } ? .empty : .refused
  }
}
