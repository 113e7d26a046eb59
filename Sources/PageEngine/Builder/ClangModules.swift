import Foundation
import Synchronization

/// Where the compiler keeps the C modules it has compiled, for all sessions.
///
/// They are the compiler's own files, and it trusts them: one that was damaged or moved makes it
/// fail or crash on a text that is right. Always holds: the folder may be deleted at any time; a
/// session deletes it when a failure cannot be the text's, but not for ever again.
final class ClangModules: Sendable {
  let folder: String
  private let chances = Mutex(3)
  private let began = Int(Date().timeIntervalSince1970)

  /// What a dozen headers' worth of modules for a dozen compilers may take.
  private static let mostBytes = 1 << 30

  init(folder: String) {
    self.folder = folder
  }

  /// What the compiler is told of them. It looks at every header they were made from once in a
  /// session, and not at each compilation, where that would be a tenth of its time.
  var arguments: [String] {
    [
      "-module-cache-path", folder, "-Xcc", "-fmodules-validate-once-per-build-session",
      "-Xcc", "-fbuild-session-timestamp=\(began)",
    ]
  }

  enum Answer { case forgotten, notAgain }

  /// Makes the compiler compile its C modules anew.
  func forget() -> Answer {
    let isAllowed = chances.withLock { chances in
      chances -= 1
      return chances >= 0
    }
    guard isAllowed else { return .notAgain }
    try? FileManager.default.removeItem(atPath: folder)
    return .forgotten
  }

  /// Lets them go where compilers of many kinds have left too much.
  func prune() {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let bytes = paths.reduce(0) { $0 + (FileStamp(path: folder + "/" + $1)?.size ?? 0) }
    if bytes > Self.mostBytes { try? FileManager.default.removeItem(atPath: folder) }
  }
}
