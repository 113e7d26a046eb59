import Foundation
import Glibc
import Synchronization

/// Tells when somebody else does something to the files of a bundle.
///
/// The kernel says what happens in each folder. What we write takes its name from a hidden one that
/// has our process in it, and is not told; nor is anything else that has a hidden name. Several
/// things that happen at once are told once, when it has been quiet for a moment.
///
/// Where folders cannot be watched nothing is told: the next save still finds out.
final class BundleWatcher: Sendable {
  private let bundle: String
  /// Other folders that the document is made of.
  private let others: [String]
  private let descriptor: Int32
  private let isOver = Atomic(false)
  private let tell: @Sendable () -> Void

  /// So long it has to be quiet, and no longer than that is waited, in milliseconds.
  private static let quiet: Int32 = 80
  private static let patience = 400.0
  private static let mostFolders = 2000
  private static let events =
    IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
    | IN_MOVE_SELF

  /// Watches from now on.
  init?(_ bundle: URL, beside others: [URL] = [], tell: @escaping @Sendable () -> Void) {
    self.bundle = bundle.path
    self.others = others.map(\.path)
    self.tell = tell
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard descriptor >= 0 else { return nil }
    watchFolders()
    let thread = Thread { [self] in
      watch()
      close(descriptor)
    }
    thread.name = "lek watcher"
    thread.start()
  }

  /// Watches no longer; within a moment nothing is told any more.
  func stop() { isOver.store(true, ordering: .releasing) }

  /// Every folder of the bundle; those that are watched already stay so.
  private func watchFolders() {
    var waiting = others + [bundle]
    var count = 0
    while let folder = waiting.popLast(), count < Self.mostFolders {
      count += 1
      inotify_add_watch(descriptor, folder, UInt32(Self.events | IN_ONLYDIR | IN_DONT_FOLLOW))
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names where !name.hasPrefix(".") {
        let path = folder + "/" + name
        var status = stat()
        if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { waiting.append(path) }
      }
    }
  }

  private func watch() {
    var disturbedAt: ContinuousClock.Instant?
    while !isOver.load(ordering: .acquiring) {
      var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let isReady = poll(&ready, 1, disturbedAt == nil ? 250 : Self.quiet) > 0
      let news = isReady ? readEvents() : InotifyEvents()
      if news.hasFolders { watchFolders() }
      if news.isDisturbing, disturbedAt == nil { disturbedAt = .now }
      guard let since = disturbedAt else { continue }
      let waited = (ContinuousClock.now - since) / .milliseconds(1)
      if !isReady || waited > Self.patience {
        disturbedAt = nil
        tell()
      }
    }
  }

  private func readEvents() -> InotifyEvents {
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    let count = read(descriptor, &buffer, buffer.count)
    return count > 0 ? InotifyEvents(buffer[..<count]) : InotifyEvents()
  }
}

/// What the kernel said in one go.
struct InotifyEvents: Equatable {
  /// Whether somebody else did something that can be seen.
  private(set) var isDisturbing = false
  /// Whether folders came.
  private(set) var hasFolders = false

  init() {}

  /// Each is four numbers of 32 bits (folder, what, cookie, length) and a name of that length.
  init(_ bytes: ArraySlice<UInt8>) {
    var ours: Set<UInt32> = []
    var rest = bytes
    while rest.count >= 16 {
      func number(_ index: Int) -> UInt32 {
        (0..<4).reduce(0) { $0 | UInt32(rest[rest.startIndex + index * 4 + $1]) << (8 * $1) }
      }
      let (kind, cookie, length) = (number(1), number(2), Int(number(3)))
      guard rest.count >= 16 + length else { break }
      let name = rest.dropFirst(16).prefix(length).prefix { $0 != 0 }
      note(kind: kind, cookie: cookie, name: String(decoding: name, as: UTF8.self), &ours)
      rest = rest.dropFirst(16 + length)
    }
  }

  private mutating func note(kind: UInt32, cookie: UInt32, name: String, _ ours: inout Set<UInt32>)
  {
    let isFolder = kind & UInt32(IN_ISDIR) != 0
    if name.hasPrefix(".") {
      if Self.isOwn(name), kind & UInt32(IN_MOVED_FROM) != 0 { ours.insert(cookie) }
      return
    }
    if isFolder { hasFolders = true }
    // A folder that was made elsewhere and moved in is new to us, whoever made it.
    if kind & UInt32(IN_MOVED_TO) != 0, ours.contains(cookie), !isFolder { return }
    // What is written or closed has told of itself; that it exists is enough for folders and links.
    if kind & UInt32(IN_IGNORED) != 0 { return }
    isDisturbing = true
  }

  /// The hidden names under which `PlaygroundDocument` writes.
  private static func isOwn(_ name: String) -> Bool {
    name.hasPrefix(".lek-\(getpid())-") && name.hasSuffix(".tmp")
  }
}
