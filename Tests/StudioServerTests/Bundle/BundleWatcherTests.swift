import Foundation
import Synchronization
import Testing

@testable import PlaygroundDocument
@testable import StudioServer

/// What others do to a bundle is told, and what we do is not.
struct BundleWatcherTests {
  private final class Told: Sendable {
    private let count = Mutex(0)
    var times: Int { count.withLock { $0 } }
    func tell() { count.withLock { $0 += 1 } }

    /// Whether it is told within some seconds.
    func hears(_ wanted: Int, within seconds: Double = 10) async -> Bool {
      let end = ContinuousClock.now + .seconds(seconds)
      while times < wanted, ContinuousClock.now < end {
        try? await Task.sleep(for: .milliseconds(5))
      }
      return times >= wanted
    }
  }

  private func write(_ text: String, _ path: String, _ bundle: BundleOnDisk) throws {
    try Data(text.utf8).write(to: bundle.url.appendingPathComponent(path))
  }

  @Test func whatOthersWriteIsTold() async throws {
    let bundle = try BundleOnDisk(["Contents.swift": "1", "Sources/A.swift": "a"])
    let told = Told()
    let watcher = try #require(BundleWatcher(bundle.url) { told.tell() })
    try write("b", "Sources/A.swift", bundle)
    #expect(await told.hears(1))
    try FileManager.default.removeItem(at: bundle.url.appendingPathComponent("Sources/A.swift"))
    #expect(await told.hears(2))
    watcher.stop()
  }

  @Test func aFolderThatCameIsWatchedToo() async throws {
    let bundle = try BundleOnDisk(["Contents.swift": "1"])
    let told = Told()
    let watcher = try #require(BundleWatcher(bundle.url) { told.tell() })
    try FileManager.default.createDirectory(
      at: bundle.url.appendingPathComponent("Resources"), withIntermediateDirectories: true)
    #expect(await told.hears(1))
    try write("c", "Resources/cat.png", bundle)
    #expect(await told.hears(2))
    watcher.stop()
  }

  @Test func manyThingsAtOnceAreToldTogether() async throws {
    let bundle = try BundleOnDisk(["Contents.swift": "1", "Sources/A.swift": "a"])
    let told = Told()
    let watcher = try #require(BundleWatcher(bundle.url) { told.tell() })
    for number in 0..<50 { try write("\(number)", "Sources/\(number).swift", bundle) }
    #expect(await told.hears(1))
    #expect(told.times < 10)
    watcher.stop()
  }

  @Test func ourOwnSavingIsNotTold() async throws {
    let bundle = try BundleOnDisk(["Contents.swift": "1"])
    let told = Told()
    let watcher = try #require(BundleWatcher(bundle.url) { told.tell() })
    for number in 2...5 {
      #expect(DocumentStore.save("\(number)", to: "Contents.swift", in: bundle.url) == nil)
    }
    // Somebody else's comes later and is the first that is told.
    try await Task.sleep(for: .milliseconds(300))
    #expect(told.times == 0)
    try write("6", "Contents.swift", bundle)
    #expect(await told.hears(1))
    watcher.stop()
  }
}
