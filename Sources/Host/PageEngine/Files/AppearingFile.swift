import Foundation
import Synchronization

/// Tells when a file takes its name in a folder.
///
/// A compiler gives its object its name when it is whole, and then takes some time to end. Whoever
/// needs the object need not wait for that. Where a folder cannot be watched nothing is told, and
/// the end of the process has to do.
final class AppearingFile: Sendable {
  private let watch: Descriptor
  private let isOver = Atomic(false)

  /// How long a watch that is not needed any more may live on.
  private static let milliseconds: Int32 = 100

  /// Watches from now on; the work is done on a thread of its own.
  init?(_ name: String, in folder: String, then work: @escaping @Sendable () -> Void) {
    let number = inotify_init1(Int32(IN_CLOEXEC))
    guard number >= 0 else { return nil }
    watch = Descriptor(number)
    guard inotify_add_watch(number, folder, UInt32(IN_MOVED_TO)) >= 0 else { return nil }
    Thread.detachNewThread { [self] in
      if waitUntilThere(name) { work() }
      watch.close()
    }
  }

  /// Watches no longer.
  func stop() {
    isOver.store(true, ordering: .releasing)
  }

  private func waitUntilThere(_ name: String) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !isOver.load(ordering: .acquiring) {
      var ready = pollfd(fd: watch.number, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, Self.milliseconds) > 0 else { continue }
      let count = read(watch.number, &buffer, buffer.count)
      guard count > 0 else { return false }
      if Self.names(in: buffer[..<count]).contains(name) { return true }
    }
    return false
  }

  /// The names in some events as the kernel writes them: sixteen bytes, the last four of them the
  /// length of the name behind.
  private static func names(in bytes: ArraySlice<UInt8>) -> [String] {
    var names: [String] = []
    var rest = bytes
    while rest.count >= 16 {
      let start = rest.startIndex
      let length = (0..<4).reduce(0) { $0 | Int(rest[start + 12 + $1]) << (8 * $1) }
      guard rest.count >= 16 + length else { break }
      let name = rest[(start + 16)..<(start + 16 + length)].prefix { $0 != 0 }
      names.append(String(decoding: name, as: UTF8.self))
      rest = rest.dropFirst(16 + length)
    }
    return names
  }
}
