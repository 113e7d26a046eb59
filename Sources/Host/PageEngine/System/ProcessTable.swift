import Foundation

/// The kernel's information about processes, from /proc.
///
/// Processes start and end while it is read, so anything may be missing and nothing throws.
/// Foundation trusts the size of a file, and these files report none.
enum ProcessTable {
  /// Every visible process.
  static var all: [pid_t] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc")
    return (names ?? []).compactMap { pid_t($0) }
  }

  /// The arguments of a process, each with a zero behind it.
  static func command(of process: pid_t) -> String { text("\(process)/cmdline") }

  /// The children of a process, the oldest first.
  static func children(of process: pid_t) -> [pid_t] {
    threads(of: process).flatMap { thread in
      text("\(process)/task/\(thread)/children").split(separator: " ").compactMap { pid_t($0) }
    }
  }

  /// All processes below a process, without itself.
  static func descendants(of process: pid_t) -> [pid_t] {
    var found: [pid_t] = []
    var open = children(of: process)
    while let next = open.popLast(), found.count < most {
      found.append(next)
      open += children(of: next)
    }
    return found
  }

  static func threads(of process: pid_t) -> [pid_t] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")
    return (names ?? []).compactMap { pid_t($0) }
  }

  /// The nanoseconds that a thread has run, and those that it has waited for a processor.
  static func processorTime(
    of thread: pid_t, in process: pid_t
  ) -> (running: UInt64, waiting: UInt64)? {
    let fields = text("\(process)/task/\(thread)/schedstat").split(separator: " ")
    guard fields.count >= 2, let running = UInt64(fields[0]), let waiting = UInt64(fields[1]) else {
      return nil
    }
    return (running, waiting)
  }

  /// Bytes of private and shared memory of a process, with its page tables.
  static func memory(of process: pid_t) -> UInt64 {
    sum(["RssAnon:", "RssShmem:", "VmSwap:", "VmPTE:"], in: text("\(process)/status"))
  }

  /// The same with shared memory counted proportionally; slower, and not available for every
  /// process.
  static func proportionalMemory(of process: pid_t) -> UInt64? {
    let rollup = text("\(process)/smaps_rollup")
    guard !rollup.isEmpty else { return nil }
    return sum(["Pss_Anon:", "Pss_Shmem:", "SwapPss:"], in: rollup)
      + sum(["VmPTE:"], in: text("\(process)/status"))
  }

  private static let most = 4096

  private static func sum(_ names: [String], in text: String) -> UInt64 {
    text.split(separator: "\n").reduce(0) { sum, line in
      guard let name = names.first(where: { line.hasPrefix($0) }) else { return sum }
      let value = line.dropFirst(name.count).split(whereSeparator: \.isWhitespace).first.flatMap {
        UInt64($0)
      }
      return sum + (value ?? 0) << 10
    }
  }

  private static func text(_ path: String) -> String {
    let file = open("/proc/" + path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while text.count < 1 << 20 {
      let count = read(file, &buffer, buffer.count)
      guard count > 0 else { break }
      text += buffer[..<count]
    }
    return String(decoding: text, as: UTF8.self)
  }
}
