import Foundation

@testable import PageEngine

/// Looks for processes that this one started.
enum Processes {
  /// The outer process, the host, then its pages: what is two below.
  static func pages(of session: PageSession) -> [pid_t] {
    hosts(of: session).flatMap(ProcessTable.children)
  }

  static func hosts(of session: PageSession) -> [pid_t] {
    let sandboxes = ours(named: session.folder.path).filter {
      command($0).contains("bwrap") && command($0).contains("PageHost")
    }
    return Set(sandboxes.flatMap(ProcessTable.children)).sorted()
  }

  static func ours(named name: String) -> [pid_t] {
    descendants(of: getpid()).filter { command($0).contains(name) }
  }

  private static func descendants(of process: pid_t) -> [pid_t] {
    let tasks =
      (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
    let children = tasks.flatMap { task -> [pid_t] in
      let path = "/proc/\(process)/task/\(task)/children"
      return contents(path).split(separator: " ").compactMap { pid_t($0) }
    }
    return children + children.flatMap(descendants)
  }

  /// The arguments it was started with; empty once it has ended.
  static func command(_ process: pid_t) -> String {
    contents("/proc/\(process)/cmdline")
  }

  /// Files of /proc have no length, and Foundation may take them for empty.
  private static func contents(_ path: String) -> String {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while case let count = read(file, &piece, piece.count), count > 0 { bytes += piece[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }
}
