import Foundation
import Testing

@testable import PageEngine

/// The cache of compiled modules, whatever happens to it.
@Suite(.serialized) struct ModuleCacheTests {
  private static let card = PageInput.Text(
    path: "Sources/Card.swift", text: "public let answer = 42\n")

  @Test(arguments: Damage.allCases)
  func aDamagedCacheIsBuiltAgain(_ damage: Damage) async throws {
    let bench = try await TestBench()
    _ = try await bench.run("print(answer)", sources: [Self.card])
    try damage.apply(to: bench.cacheFolder + "/sources")
    let record = try await bench.run("print(answer)", sources: [Self.card])
    #expect(record.output == "42\n")
    #expect(record.building == ["Test_Sources"])
    let again = try await bench.run("print(answer)", sources: [Self.card])
    #expect(again.building == [])
  }

  /// What a session has taken out is its own.
  @Test(arguments: Damage.allCases)
  func damageUnderASessionDoesNotReachIt(_ damage: Damage) async throws {
    let bench = try await TestBench()
    let session = try PageSession(bench.configuration)
    for text in ["print(answer)", "print(answer + 1)", "print(answer + 2)"] {
      let record = await RunRecord(session.run(TestBench.input(text, sources: [Self.card])))
      #expect(record.outcome == .finished(pageStatus: 0), "\(record.diagnostics)")
      #expect(record.building == (text == "print(answer)" ? ["Test_Sources"] : []))
      try? damage.apply(to: bench.cacheFolder + "/sources")
    }
    await session.close()
  }

  /// Everything is damaged, again and again, while two sessions build with one cache.
  @Test func damageWhileTwoSessionsBuildIsSurvived() async throws {
    let bench = try await TestBench()
    let folder = bench.cacheFolder + "/sources"
    let vandal = Task {
      var index = 0
      while !Task.isCancelled {
        try? Damage.allCases[index % Damage.allCases.count].apply(to: folder)
        index += 1
        try? await Task.sleep(for: .milliseconds(7))
      }
      return index
    }
    let outputs = try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<2 {
        group.addTask {
          let session = try PageSession(bench.configuration)
          var outputs: [String] = []
          for number in 0..<4 {
            let text = PageInput.Text(
              path: "Sources/A.swift", text: "public let answer = \(number % 2)")
            let run = session.run(TestBench.input("print(answer)", sources: [text]))
            outputs.append(await RunRecord(run).output)
          }
          await session.close()
          return outputs
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    vandal.cancel()
    #expect(await vandal.value > 0)
    #expect(outputs == Array(repeating: ["0\n", "1\n", "0\n", "1\n"], count: 2))
  }

  @Test func anEntryIsRefusedForEachByteThatIsNotItsOwn() {
    let entry = CacheEntry(
      key: "key\nwith lines",
      parts: [.init(name: "A b", bytes: [1, 2, 10]), .init(name: "B", bytes: [])])
    let bytes = entry.bytes
    let read = CacheEntry(bytes)
    #expect(read?.key == entry.key)
    #expect(read?.parts.map(\.name) == ["A b", "B"] && read?.parts.first?.bytes == [1, 2, 10])
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x41
      #expect(CacheEntry(damaged) == nil)
      #expect(CacheEntry(Array(bytes[..<index])) == nil)
    }
    #expect(CacheEntry(bytes + [0]) == nil)
  }

  /// Lengths that add up to more than there is, or to less than nothing, with a hash that is right.
  @Test(arguments: ["99 key", "-1 key", "9223372036854775807 key", "x key", "", "1 lock"])
  func anEntryThatLiesAboutItsLengthsIsRefused(_ head: String) {
    let body = Array("\(head)\n\nk".utf8)
    let bytes = Array("lekplats module 1\n\(ContentHash.of(body))\n".utf8) + body
    #expect(CacheEntry(bytes) == nil)
  }

  @Test func theLongestUnusedGoFirst() throws {
    let scratch = try Scratch()
    var cache = ModuleCache(cacheFolder: scratch.path)
    cache.bounds = .init(entries: 3, bytes: 10_000)
    for number in 1...3 { cache.keep(entry(number, bytes: 100)) }
    for (age, number) in [1, 2, 3].enumerated() {
      scratch.age(cache.place(of: "\(number)"), 90 - age)
    }
    #expect(cache.find("1") != nil)
    cache.keep(entry(4, bytes: 100))
    #expect((1...4).filter { cache.find("\($0)") != nil } == [1, 3, 4])
    for number in [1, 3, 4] { scratch.age(cache.place(of: "\(number)"), 100 - number) }
    cache.keep(entry(5, bytes: 9_700))
    #expect((1...5).filter { cache.find("\($0)") != nil } == [4, 5])
    cache.keep(entry(6, bytes: 20_000))
    #expect(cache.find("6") == nil)
  }

  @Test func whatAKilledWriterLeftIsSweptAndALivingOnesIsNot() throws {
    let scratch = try Scratch()
    let cache = ModuleCache(cacheFolder: scratch.path)
    cache.keep(entry(1, bytes: 1))
    let names = [".new-999999999-a", ".new-\(getpid())-a", ".new-\(getpid())-b", ".new-x", "old"]
    for name in names { try Data().write(to: URL(fileURLWithPath: cache.folder + "/" + name)) }
    scratch.age(cache.folder + "/.new-\(getpid())-b", 3600)
    cache.prune()
    let left = try FileManager.default.contentsOfDirectory(atPath: cache.folder)
    #expect(left.filter { $0.hasPrefix(".new") } == [".new-\(getpid())-a"])
    #expect(cache.find("1") != nil)
  }

  @Test func aFolderInTheWayIsReplaced() throws {
    let scratch = try Scratch()
    let cache = ModuleCache(cacheFolder: scratch.path)
    try FileManager.default.createDirectory(
      atPath: cache.place(of: "1") + "/inside", withIntermediateDirectories: true)
    #expect(cache.find("1") == nil)
    cache.keep(entry(1, bytes: 1))
    #expect(cache.find("1") != nil)
  }

  private func entry(_ number: Int, bytes: Int) -> CacheEntry {
    CacheEntry(
      key: "\(number)", parts: [.init(name: "a", bytes: Array(repeating: 7, count: bytes))])
  }
}

/// What can happen to files that anyone may delete.
enum Damage: CaseIterable, Sendable {
  case folderDeleted, deleted, emptied, truncated, flipped, text

  func apply(to folder: String) throws {
    let manager = FileManager.default
    if self == .folderDeleted { return try manager.removeItem(atPath: folder) }
    for name in try manager.contentsOfDirectory(atPath: folder) {
      let file = folder + "/" + name
      if self == .deleted { return try manager.removeItem(atPath: file) }
      // In place, as a failing disk or a full one would: not by a new file.
      // Whoever works here meanwhile may have moved it already.
      guard let handle = FileHandle(forUpdatingAtPath: file) else {
        try #require(!manager.fileExists(atPath: file))
        continue
      }
      let size = try handle.seekToEnd()
      switch self {
      case .emptied: try handle.truncate(atOffset: 0)
      case .truncated: try handle.truncate(atOffset: size / 2)
      case .flipped:
        try handle.seek(toOffset: size / 2)
        let byte = try handle.read(upToCount: 1)?.first ?? 0
        try handle.seek(toOffset: size / 2)
        try handle.write(contentsOf: [byte ^ 0xff])
      default:
        try handle.seek(toOffset: 0)
        try handle.write(contentsOf: Data("no module".utf8))
      }
    }
  }
}

/// A folder that goes with the test.
private final class Scratch {
  let path = NSTemporaryDirectory() + "lekplats-\(getpid())-scratch-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Makes a file so many seconds old.
  func age(_ file: String, _ seconds: Int) {
    let then = timeval(tv_sec: time(nil) - seconds, tv_usec: 0)
    utimes(file, [then, then])
  }
}
