import Foundation

@testable import PageEngine

/// Looks for processes that this one started.
enum Processes {
  /// The outer process, the host, then its pages: what is two below.
  static func pages(of session: PageSession) -> [pid_t] {
    let sandboxes = ours(named: session.folder.path).filter { command($0).contains("bwrap") }
    return Set(sandboxes.flatMap(ProcessTable.children).flatMap(ProcessTable.children)).sorted()
  }

  static func ours(named name: String) -> [pid_t] {
    descendants(of: getpid()).filter { command($0).contains(name) }
  }

  private static func descendants(of process: pid_t) -> [pid_t] {
    let tasks =
      (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
    let children = tasks.flatMap { task -> [pid_t] in
      let path = "/proc/\(process)/task/\(task)/children"
      let data = FileManager.default.contents(atPath: path) ?? Data()
      return String(decoding: data, as: UTF8.self).split(separator: " ").compactMap { pid_t($0) }
    }
    return children + children.flatMap(descendants)
  }

  private static func command(_ process: pid_t) -> String {
    let data = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}
