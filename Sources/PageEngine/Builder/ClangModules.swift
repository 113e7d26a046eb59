import Foundation
import Guarded

/// Where the compiler keeps the C modules it has compiled, for all sessions.
///
/// They are the compiler's own files, and it trusts them: one that was damaged or moved makes it
/// fail or crash on a text that is right. So a failure that nothing explains is looked at twice, the
/// second time with modules compiled anew in a folder of the session's own. Where that helps, the
/// common ones were at fault and go; where it does not, nobody else has noticed anything.
///
/// Always holds: the folder may be deleted at any time.
final class ClangModules: Sendable {
  private struct State {
    var folder: String
    /// Those of the session's own; compilers that wait may still name an earlier one.
    var own: [String] = []
    var chances = 3
    var isInDoubt = false
  }

  private let common: String
  private let state: Guarded<State>
  private let began = Int(Date().timeIntervalSince1970)

  /// What a dozen headers' worth of modules for a dozen compilers may take.
  private static let mostBytes = 1 << 30

  init(folder: String) {
    common = folder
    state = Guarded(State(folder: folder))
  }

  deinit {
    for folder in state.withLock({ $0.own }) { try? FileManager.default.removeItem(atPath: folder) }
  }

  /// What the compiler is told of them. It looks at every header they were made from once in a
  /// session, and not at each compilation, where that would be a tenth of its time.
  var arguments: [String] {
    [
      "-module-cache-path", state.withLock { $0.folder },
      "-Xcc", "-fmodules-validate-once-per-build-session",
      "-Xcc", "-fbuild-session-timestamp=\(began)",
    ]
  }

  enum Answer { case again, notAgain }

  /// A failure that nothing explains: whether the same text shall be compiled with modules made anew.
  func doubt() -> Answer {
    state.withLock { state in
      guard !state.isInDoubt, state.chances > 0 else { return .notAgain }
      state.chances -= 1
      state.isInDoubt = true
      state.folder = common + "-" + UUID().uuidString
      state.own.append(state.folder)
      return .again
    }
  }

  /// A text that compiles, or is refused for a reason.
  func settle(_ outcome: Outcome) {
    let wasAtFault = state.withLock { state in
      defer { state.isInDoubt = false }
      return state.isInDoubt && outcome == .helped
    }
    if wasAtFault { try? FileManager.default.removeItem(atPath: common) }
  }

  /// Whether modules made anew were what a text needed.
  enum Outcome { case helped, didNotHelp }

  /// Lets them go where compilers of many kinds have left too much, or a session was killed.
  func prune() {
    let files = FileManager.default
    let paths = files.enumerator(atPath: common)?.compactMap { $0 as? String } ?? []
    let bytes = paths.reduce(0) { $0 + (FileStamp(path: common + "/" + $1)?.size ?? 0) }
    if bytes > Self.mostBytes { try? files.removeItem(atPath: common) }
    let place = URL(fileURLWithPath: common)
    let siblings = try? files.contentsOfDirectory(
      at: place.deletingLastPathComponent(),
      includingPropertiesForKeys: [.contentModificationDateKey])
    for sibling in siblings ?? []
    where sibling.lastPathComponent.hasPrefix(place.lastPathComponent + "-") {
      let changed = try? sibling.resourceValues(forKeys: [.contentModificationDateKey])
      guard let date = changed?.contentModificationDate, date.timeIntervalSinceNow < -86_400 else {
        continue
      }
      try? files.removeItem(at: sibling)
    }
  }
}
