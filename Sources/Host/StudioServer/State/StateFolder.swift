import Foundation

/// Where the studio keeps what it has to remember between two starts, and what it keeps for the
/// person: `LEK_STATE`, or `lekplats` in the folder that the system has for such things.
struct StateFolder: Sendable {
  let url: URL

  /// What other studios that are gone kept for undoing is let go after so many seconds.
  private static let keepingTime = 7.0 * 24 * 3600

  init(_ url: URL) {
    self.url = url
  }

  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    func given(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    if let place = given("LEK_STATE") {
      url = URL(fileURLWithPath: place, isDirectory: true)
    } else {
      let home = given("HOME") ?? NSHomeDirectory()
      let base = given("XDG_STATE_HOME") ?? home + "/.local/state"
      url = URL(fileURLWithPath: base, isDirectory: true).appendingPathComponent("lekplats")
    }
  }

  /// A folder of one's own for what is deleted; it is made when something is.
  func newTrash() -> URL {
    url.appendingPathComponent("deleted", isDirectory: true)
      .appendingPathComponent("\(getpid())-\(UUID().uuidString)", isDirectory: true)
  }

  /// A folder of one's own for files on their way into a bundle.
  func newArrivals() -> URL {
    url.appendingPathComponent("arriving", isDirectory: true)
      .appendingPathComponent("\(getpid())-\(UUID().uuidString)", isDirectory: true)
  }

  /// The journals of open documents, by their identifiers.
  var journals: URL { url.appendingPathComponent("journals", isDirectory: true) }

  /// Removes what studios that were killed left behind: deleted files and journals after a week,
  /// half of an upload at once.
  func sweep(now: Date = Date()) {
    Journal.sweep(journals, olderThan: Self.keepingTime, now: now)
    for (name, age) in [("deleted", Self.keepingTime), ("arriving", 0)] {
      let folder = url.appendingPathComponent(name, isDirectory: true)
      let items = try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
      for item in items ?? [] where Self.isAbandoned(item.lastPathComponent) {
        let changed =
          (try? item.resourceValues(forKeys: [.contentModificationDateKey]))?
          .contentModificationDate
        if now.timeIntervalSince(changed ?? .distantPast) >= age {
          try? FileManager.default.removeItem(at: item)
        }
      }
    }
  }

  private static func isAbandoned(_ name: String) -> Bool {
    guard let maker = name.split(separator: "-").first.flatMap({ pid_t($0) }), maker != getpid()
    else { return false }
    return kill(maker, 0) != 0 && errno == ESRCH
  }

  /// Keeps texts that have no place in their bundle any more, and says in words where. Only the user
  /// may read them, as the files that they come from may be private.
  func keep(_ texts: [String: String], of bundle: String) -> String {
    let formatter = ISO8601DateFormatter()
    let moment = formatter.string(from: Date()).replacingOccurrences(of: ":", with: ".")
    let folder = url.appendingPathComponent("kept", isDirectory: true)
      .appendingPathComponent("\(bundle) \(moment)", isDirectory: true)
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
      let file = folder.appendingPathComponent(path)
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
          attributes: [.posixPermissions: 0o700])
        try Data(text.utf8).write(to: file)
        chmod(file.path, 0o600)
      } catch {
        return "\(path) could not be saved anywhere"
      }
    }
    return "what was typed is kept in \(folder.path)"
  }
}
