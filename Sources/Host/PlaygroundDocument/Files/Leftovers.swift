import Foundation
import Synchronization

/// The hidden names under which files and folders are made before they take their place, and the
/// removal of those whose maker was killed.
///
/// A name holds the process that works on it, so that one is only removed when nobody does.
enum Leftovers {
  private static let counter = Atomic<Int>(0)
  private static let start = ".lek-"
  private static let end = ".tmp"

  /// A name that nobody else uses.
  static func newName() -> String {
    let number = counter.add(1, ordering: .relaxed).newValue
    return "\(start)\(getpid())-\(number)\(end)"
  }

  /// Removes what processes that are gone have left in a folder.
  static func sweep(_ folder: String) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
    for name in names where isAbandoned(name) {
      Disk.remove(folder + "/" + name)
    }
  }

  private static func isAbandoned(_ name: String) -> Bool {
    guard name.hasPrefix(start), name.hasSuffix(end) else { return false }
    let parts = name.dropFirst(start.count).dropLast(end.count).split(
      separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, Int(parts[1]) != nil, let maker = pid_t(parts[0]), maker > 0,
      maker != getpid()
    else { return false }
    return kill(maker, 0) != 0 && errno == ESRCH
  }
}
