import Foundation
import PageEngine

/// Runs pages side by side, as many as the machine has room for, and tells of them in their order.
struct CorpusRunner {
  var configuration: EngineConfiguration
  var atOnce = Self.room()

  /// What one page and its compiler may take.
  private static let memoryOfOne = 2 << 20

  /// How many pages the cores and the memory allow.
  static func room(
    cores: Int = ProcessInfo.processInfo.activeProcessorCount, memory: Int? = freeMemory()
  ) -> Int {
    max(1, min(cores, memory.map { $0 / memoryOfOne } ?? cores))
  }

  /// In kilobytes.
  private static func freeMemory() -> Int? {
    Machine().text(of: "/proc/meminfo").split(separator: "\n")
      .first { $0.hasPrefix("MemAvailable:") }
      .flatMap { line in Int(line.filter(\.isNumber)) }
  }

  /// Calls `tell` for each page as soon as it and all before it are done; stops when cancelled, or
  /// when nobody hears.
  func run(
    _ subjects: [CorpusSubject], tell: (PageVerdict) -> Terminal.Reader
  ) async -> [PageVerdict] {
    var waiting = subjects.enumerated().makeIterator()
    var done: [Int: PageVerdict] = [:]
    var told: [PageVerdict] = []
    await withTaskGroup(of: (Int, PageVerdict?).self) { group in
      func startNext() {
        guard let (index, subject) = waiting.next() else { return }
        let trial = PageTrial(subject: subject, configuration: configuration)
        group.addTask { (index, await trial.run()) }
      }
      for _ in 0..<atOnce { startNext() }
      while let (index, verdict) = await group.next() {
        guard let verdict, !Task.isCancelled else {
          group.cancelAll()
          continue
        }
        done[index] = verdict
        while let next = done[told.count] {
          told.append(next)
          if tell(next) == .gone { group.cancelAll() }
        }
        if !group.isCancelled { startNext() }
      }
    }
    return told
  }
}
