import Foundation

/// A control group around the warm host and all its pages, where this machine lets us make one.
///
/// The limits hold without it. With it the kernel itself counts what all processes take together,
/// page caches and temporary folders included, so nothing can slip between two looks of ours. Both
/// versions of the interface are known: one folder that counts everything, or one for each thing. It
/// is made beside or below our own group; where that is not allowed there is none, without a word.
/// It goes with its last process; one that a killed `lek` left goes when the next is made.
final class ControlGroup: Sendable {
  /// A process that writes 0 to these enters the group.
  let doors: [String]
  private let folders: [String]
  private let memoryEvents: String?

  private static let prefix = "lekplats-"
  private static let root = "/sys/fs/cgroup"

  /// What both sandbox and temporary folders may need beyond what pages count against their limit.
  private static let room: UInt64 = 256 << 20

  /// A group with these limits; nothing where none can be made.
  init?(_ limits: Limits) {
    var folders: [String] = []
    var events: String?
    for place in Self.places() {
      Self.sweep(place.parent)
      let folder = "\(place.parent)/\(Self.prefix)\(getpid())-\(UInt32.random(in: 0 ... .max))"
      guard mkdir(folder, 0o755) == 0 else { continue }
      guard Self.limit(folder, place, limits) else {
        rmdir(folder)
        continue
      }
      folders.append(folder)
      if place.counts.contains(.memory) {
        events = folder + (place.version == .two ? "/memory.events" : "/memory.oom_control")
      }
    }
    guard !folders.isEmpty else { return nil }
    self.folders = folders
    doors = folders.map { $0 + "/cgroup.procs" }
    memoryEvents = events
  }

  deinit { remove() }

  /// How often the kernel has ended a process here because the memory was used up.
  var memoryKills: Int {
    guard let memoryEvents else { return 0 }
    let lines = Self.read(memoryEvents).split(separator: "\n")
    let line = lines.first { $0.hasPrefix("oom_kill ") }
    return line.flatMap { Int($0.dropFirst("oom_kill ".count)) } ?? 0
  }

  /// Removes the group; its processes are gone or about to be.
  func remove() {
    for folder in folders { Self.remove(folder) }
  }

  /// A process that was killed is in the group until it has had some time of a processor.
  private static func remove(_ folder: String) {
    var patience = 200
    while rmdir(folder) != 0, errno == EBUSY, patience > 0 {
      usleep(5_000)
      patience -= 1
    }
  }

  private enum Version { case one, two }
  private enum Resource { case memory, processes }

  private struct Place {
    var version: Version
    var parent: String
    var counts: Set<Resource>
  }

  /// Where groups of ours may lie: in the second version beside our own, as processes live in leaves
  /// only; in the first below it.
  private static func places() -> [Place] {
    read("/proc/self/cgroup").split(separator: "\n").compactMap { line in
      let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3 else { return nil }
      let own = parts[2] == "/" ? "" : String(parts[2])
      switch parts[1] {
      case "":
        let parent = root + (own as NSString).deletingLastPathComponent
        let given = read(parent + "/cgroup.subtree_control").split { " \n".contains($0) }
        let counts = [("memory", Resource.memory), ("pids", .processes)]
          .filter { given.contains(Substring($0.0)) }.map(\.1)
        return counts.isEmpty
          ? nil : Place(version: .two, parent: parent, counts: Set(counts))
      case "memory": return Place(version: .one, parent: root + "/memory" + own, counts: [.memory])
      case "pids": return Place(version: .one, parent: root + "/pids" + own, counts: [.processes])
      default: return nil
      }
    }
  }

  private static func limit(_ folder: String, _ place: Place, _ limits: Limits) -> Bool {
    var isLimited = false
    if place.counts.contains(.memory), let memory = limits.memory {
      let whole = memory + room + 3 * (limits.temporaryFolder ?? memory)
      switch place.version {
      case .two:
        isLimited = write("\(whole)", folder + "/memory.max") || isLimited
        _ = write("0", folder + "/memory.swap.max")
      case .one:
        isLimited = write("\(whole)", folder + "/memory.limit_in_bytes") || isLimited
        _ = write("\(whole)", folder + "/memory.memsw.limit_in_bytes")
      }
    }
    if place.counts.contains(.processes), let processes = limits.processes {
      // The sandbox's own two come on top.
      isLimited = write("\(processes + 4)", folder + "/pids.max") || isLimited
    }
    return isLimited
  }

  /// Groups whose `lek` is dead, with what may still be in them.
  private static func sweep(_ parent: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let number = name.dropFirst(prefix.count).prefix { $0 != "-" }
      guard let owner = pid_t(number), access("/proc/\(owner)", F_OK) != 0 else { continue }
      let folder = parent + "/" + name
      let processes = read(folder + "/cgroup.procs").split(separator: "\n").compactMap { pid_t($0) }
      // Zero is somebody in another container.
      for process in processes where process > 0 { kill(process, SIGKILL) }
      remove(folder)
    }
  }

  private static func write(_ text: String, _ path: String) -> Bool {
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    return Glibc.write(file, text, text.utf8.count) == text.utf8.count
  }

  private static func read(_ path: String) -> String {
    guard let file = try? Descriptor.open(path, O_RDONLY) else { return "" }
    var bytes = [UInt8](repeating: 0, count: 16 << 10)
    let count = Glibc.read(file.number, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}
