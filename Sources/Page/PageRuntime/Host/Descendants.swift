@_implementationOnly import Foundation

/// All processes below this one. A page's may have children of its own, and those may have left
/// its group or lost their parent.
enum Descendants {
  /// Ends all of them and waits until they are gone; gives how `child` ended.
  static func end(child: pid_t) -> Int32 {
    var status: Int32 = SIGKILL
    kill(-child, SIGKILL)
    kill(child, SIGKILL)
    while true {
      if getpid() == 1 { kill(-1, SIGKILL) } else { killAll() }
      var ended: Int32 = 0
      let process = waitpid(-1, &ended, 0)
      if process == child { status = ended }
      if process < 0, errno == ECHILD { return status }
    }
  }

  /// As a subreaper this process is the parent of every orphan below it, so ending all that is
  /// found below it again and again reaches every one.
  private static func killAll() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    var children: [pid_t: [pid_t]] = [:]
    for process in names.compactMap({ pid_t($0) }) {
      if let parent = parent(of: process) { children[parent, default: []].append(process) }
    }
    var open = [getpid()]
    while let parent = open.popLast() {
      for process in children.removeValue(forKey: parent) ?? [] {
        kill(process, SIGKILL)
        open.append(process)
      }
    }
  }

  private static func parent(of process: pid_t) -> pid_t? {
    // Foundation believes the size of a file, and these say that they have none.
    let file = open("/proc/\(process)/stat", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 1024)
    bytes.removeLast(bytes.count - max(0, read(file, &bytes, bytes.count)))
    let text = String(decoding: bytes, as: UTF8.self)
    guard let end = text.lastIndex(of: ")") else { return nil }
    let fields = text[text.index(after: end)...].split(separator: " ")
    return fields.count > 1 ? pid_t(fields[1]) : nil
  }
}
