import CPageEngine
import Foundation

/// The private folder of one open document: the host and its resources, texts, built pages.
///
/// It is short-lived and lies where memory serves as disk, if programs may be run from there. Only
/// we can enter it, and the user a page runs as where that is another. It goes when we close it; one
/// that a killed process left behind goes when the next is made: nobody holds its lock then.
struct SessionFolder: Sendable {
  let path: String

  /// The host executable, beside it the page's resources.
  var host: String { path + "/host" }
  var hostProgram: String { host + "/" + Self.hostName }
  /// What was built; the page sees this.
  var build: String { path + "/build" }
  /// The texts being compiled; the page does not see this.
  var texts: String { path + "/texts" }
  /// The home folder of a page without a sandbox.
  var home: String { path + "/home" }
  /// What a compiler waits at for its text.
  var gate: String { path + "/gate" }

  static let hostName = "PageHost"
  private let lock: Descriptor
  private static let prefix = "lekplats-"
  private static let lockName = "lock"

  init(in parent: String? = nil) throws(EngineFault) {
    let parent = parent ?? Self.parent()
    Self.sweep(parent)
    guard let made = Self.makePrivate(in: parent) else {
      throw EngineFault("cannot make a folder in \(parent)", error: errno)
    }
    path = made
    lock = try Self.heldLock(in: path)
    for folder in [host, build, texts, home, gate] { try Self.make(folder) }
    guard let user = PageUser.needed else { return }
    for folder in [path, host, build] {
      guard chown(folder, 0, user.group) == 0, chmod(folder, 0o750) == 0 else {
        throw EngineFault("cannot give \(folder) to pages", error: errno)
      }
    }
  }

  /// The lock is there by its name only once it is held: whoever sweeps meanwhile could take it else, and
  /// the folder for one that was left.
  private static func heldLock(in folder: String) throws(EngineFault) -> Descriptor {
    let place = folder + "/" + lockName
    let lock = try Descriptor.open(place + ".new", O_CREAT | O_RDWR)
    guard flock(lock.number, LOCK_EX | LOCK_NB) == 0, rename(place + ".new", place) == 0 else {
      throw EngineFault("cannot lock \(folder)", error: errno)
    }
    return lock
  }

  /// A folder that only its owner can enter. The next session removes it if its process is gone.
  static func makePrivate(in parent: String = parent()) -> String? {
    var template = Array("\(parent)/\(prefix)\(getpid())-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The file a text is compiled from, or the file of the same path in another folder. The folder
  /// around the file exists afterwards.
  func place(for text: String, in folder: String? = nil) throws(EngineFault) -> String {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." && !$0.contains("\0") }) else {
      throw EngineFault("\(text) is not a path inside a bundle")
    }
    let file = (folder ?? texts) + "/" + text
    if parts.count > 1 { try Self.make((file as NSString).deletingLastPathComponent) }
    return file
  }

  /// An empty folder that pages can see and a tool can write to.
  func newBuildFolder(_ name: String, number: Int) throws(EngineFault) -> String {
    let folder = "\(build)/\(name)-\(number)"
    guard ToolFolder.make(folder) else {
      throw EngineFault("cannot make \(folder)", writingIn: build)
    }
    return folder
  }

  func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }

  private static func make(_ folder: String) throws(EngineFault) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw EngineFault("cannot make \(folder): \(error.localizedDescription)")
    }
    // Whatever our own mask says: the folder around it is private.
    chmod(folder, 0o755)
  }

  /// The first folder that programs may be run from.
  private static func parent() -> String {
    let environment = ProcessInfo.processInfo.environment
    // A page's own user cannot enter root's.
    let own = PageUser.needed == nil ? environment["XDG_RUNTIME_DIR"] : nil
    let candidates = [own, environment["TMPDIR"], "/tmp", "/dev/shm"].compactMap { $0 }
    return candidates.first { folder in
      access(folder, W_OK) == 0 && lek_can_run_programs(folder) != 0
    } ?? "/tmp"
  }

  /// What was just being started when its `lek` was killed may wait for ever: bubblewrap's own child
  /// asks to die with its parent only after a while. Its command line names the folder.
  private static func endProcesses(of folder: String) {
    for process in ProcessTable.all where ProcessTable.command(of: process).contains(folder + "/") {
      Glibc.kill(process, SIGKILL)
    }
  }

  /// By its lock; where there is none yet, or none was made, by the number in its name. Numbers
  /// alone come again, and mean somebody else in another container.
  private static func isLeft(_ folder: String, _ name: String) -> Bool {
    if let lock = try? Descriptor.open(folder + "/" + lockName, O_RDWR | O_NOFOLLOW) {
      return flock(lock.number, LOCK_EX | LOCK_NB) == 0
    }
    let number = name.dropFirst(prefix.count).prefix { $0 != "-" }
    guard let owner = pid_t(number) else { return false }
    return access("/proc/\(owner)", F_OK) != 0
  }

  private static func sweep(_ parent: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    for name in names where name.hasPrefix(prefix) {
      var status = stat()
      let folder = parent + "/" + name
      guard isLeft(folder, name) else { continue }
      guard lstat(folder, &status) == 0, status.st_uid == geteuid(),
        status.st_mode & S_IFMT == S_IFDIR
      else { continue }
      endProcesses(of: folder)
      try? FileManager.default.removeItem(atPath: folder)
    }
  }
}
