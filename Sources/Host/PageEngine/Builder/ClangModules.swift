import Foundation
import Guarded
import PageProtocol

/// Where the compiler keeps the C modules it has compiled.
///
/// A compiler trusts these files and can write them, so a text that takes over a compiler could use
/// them to reach other bundles. Therefore each session has a folder of its own, which goes with it. It
/// begins with links to shared modules, which are compiled from a text of ours alone and read-only for
/// everything else.
///
/// A module that was damaged makes the compiler fail or crash on a text that is right. So a failure that
/// nothing explains is tried again with an empty folder. Where that helps, the shared modules were at
/// fault and are removed.
///
/// **Always holds**: no compiler of a bundle writes what another session reads; the shared folder may be
/// deleted at any time.
final class ClangModules: Sendable {
  private struct State {
    /// The number of the session's folder; compilers that wait may still use an earlier one.
    var number = 0
    var making: [LanguageMode: Task<Void, Never>] = [:]
    var linked: [String] = []
    var chances = 3
    var isInDoubt = false
  }

  /// What lies here is shared: one folder for each kind of compilation.
  let shared: String
  private let session: String
  private let mode: SandboxMode
  private let state = Guarded(State())
  private let began = Int(Date().timeIntervalSince1970)

  private static let sharedPlace = "/shared-modules"
  private static let freshPrefix = ".new-"

  /// `session` is the path of the session's own folders, without the number of each.
  init(shared: String, session: String, mode: SandboxMode) {
    (self.shared, self.session, self.mode) = (shared, session, mode)
    try? FileManager.default.createDirectory(atPath: shared, withIntermediateDirectories: true)
    ToolFolder.make(folder(0))
  }

  /// What the compiler is told of them. It looks at every header they were made from once in a
  /// session, and not at each compilation, where that would be a tenth of its time.
  var arguments: [String] {
    [
      "-module-cache-path", place(state.withLock { $0.number }), "-Xcc",
      "-fmodules-validate-once-per-build-session", "-Xcc", "-fbuild-session-timestamp=\(began)",
    ]
  }

  /// What a compiler sees of them.
  var view: ToolSandbox.View {
    guard mode == .on else { return ToolSandbox.View() }
    let (number, linked) = state.withLock { ($0.number, $0.linked) }
    return ToolSandbox.View(
      reads: linked.map { ToolSandbox.Folder("\(shared)/\($0)", at: Self.sharedPlace + "/" + $0) },
      writes: [ToolSandbox.Folder(folder(number), at: place(number))])
  }

  /// Links the shared modules of a language mode into the session's folder, once. `kind` names their
  /// folder. `make` compiles them where there are none, in a folder that a compiler sees as its own.
  func ready(
    _ mode: LanguageMode, kind: @escaping @Sendable () -> String,
    make: @escaping @Sendable (ToolSandbox.View) async -> Bool
  ) async {
    guard self.mode == .on else { return }
    let task = state.withLock { state in
      if let known = state.making[mode] { return known }
      let task = Task { await link(kind(), make) }
      state.making[mode] = task
      return task
    }
    await task.value
  }

  enum Answer { case again, notAgain }

  /// A failure that nothing explains: whether the same text shall be compiled with modules made anew.
  func doubt() -> Answer {
    let number: Int? = state.withLock { state in
      guard !state.isInDoubt, state.chances > 0 else { return nil }
      state.chances -= 1
      state.isInDoubt = true
      state.number += 1
      return state.number
    }
    guard let number else { return .notAgain }
    ToolFolder.make(folder(number))
    return .again
  }

  /// A text that compiles, or is refused for a reason.
  func settle(_ outcome: Outcome) {
    let wasAtFault = state.withLock { state in
      defer { state.isInDoubt = false }
      return state.isInDoubt && outcome == .helped
    }
    guard wasAtFault else { return }
    for kind in names(of: shared) where !kind.hasPrefix(Self.freshPrefix) { remove(kind) }
  }

  /// Whether modules made anew were what a text needed.
  enum Outcome { case helped, didNotHelp }

  /// Removes what killed processes have left, and what other compilers than this one have left a day
  /// ago. `suffix` ends the names of the kinds of this one.
  func prune(keeping suffix: String) {
    let yesterday = Int(time(nil)) - 86_400
    for name in names(of: shared) where !name.hasSuffix(suffix) {
      if name.hasPrefix(Self.freshPrefix),
        let owner = pid_t(name.dropFirst(Self.freshPrefix.count).prefix { $0 != "-" }),
        access("/proc/\(owner)", F_OK) != 0
      {
        remove(name)
        continue
      }
      let stamp = FileStamp(path: shared + "/" + name)
      if stamp.map({ $0.seconds < yesterday }) ?? true { remove(name) }
    }
  }

  /// Removes the locks that a compiler leaves that was killed.
  ///
  /// A compiler waits a minute and a half for the owner of a lock, unless it sees that the owner is gone.
  /// In a sandbox it cannot see that: the owner's number is its own there. A lock of a compiler that still
  /// works may go too; then two compilers make the same module, and one of the two is kept.
  private func removeLocks() {
    guard mode == .on else { return }
    let number = state.withLock { $0.number }
    for index in 0...number {
      for group in names(of: folder(index)) {
        for name in names(of: folder(index) + "/" + group) where name.contains(".pcm.lock") {
          unlink("\(folder(index))/\(group)/\(name)")
        }
      }
    }
  }

  /// Removes the locks of a process when it ends, unless it ended by itself.
  func removeLocks(after end: @escaping @Sendable () async -> ProcessEnd) {
    Task { [self] in
      if case .signalled = await end() { removeLocks() }
    }
  }

  // MARK: - Folders

  /// Without a sandbox nothing keeps bundles apart, so all sessions write to one folder; no sandboxed
  /// compiler reads that.
  private func folder(_ number: Int) -> String {
    mode == .off && number == 0 ? shared + "/unprotected" : "\(session)-\(number)"
  }

  /// The path that a compiler has for the session's folder. Modules name each other by it, so it is the
  /// same for all sessions.
  private func place(_ number: Int) -> String {
    mode == .on ? "/modules-\(number)" : folder(number)
  }

  private func remove(_ name: String) {
    try? FileManager.default.removeItem(atPath: shared + "/" + name)
  }

  private func names(of folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  private func link(
    _ kind: String, _ make: @Sendable (ToolSandbox.View) async -> Bool
  ) async {
    if access("\(shared)/\(kind)", F_OK) != 0 { await fill(kind, make) }
    for group in names(of: "\(shared)/\(kind)") {
      let target = folder(0) + "/" + group
      let modules = names(of: "\(shared)/\(kind)/\(group)").filter { $0.hasSuffix(".pcm") }
      guard !modules.isEmpty, ToolFolder.make(target) else { continue }
      for name in modules {
        symlink("\(Self.sharedPlace)/\(kind)/\(group)/\(name)", "\(target)/\(name)")
      }
    }
    state.withLock { state in
      if access("\(shared)/\(kind)", F_OK) == 0 { state.linked.append(kind) }
    }
  }

  /// Compiles shared modules of a kind in a folder of this session, and then shares them as a whole.
  private func fill(_ kind: String, _ make: @Sendable (ToolSandbox.View) async -> Bool) async {
    let made = "\(session)-\(kind)"
    let fresh = "\(shared)/\(Self.freshPrefix)\(getpid())-\(UUID().uuidString)"
    let manager = FileManager.default
    defer { for folder in [made, fresh] { try? manager.removeItem(atPath: folder) } }
    let view = ToolSandbox.View(writes: [ToolSandbox.Folder(made, at: place(0))])
    guard ToolFolder.make(made), await make(view) else { return }
    guard (try? manager.copyItem(atPath: made, toPath: fresh)) != nil else { return }
    rename(fresh, "\(shared)/\(kind)")
  }
}
