import Foundation
import Testing

@testable import PageEngine

/// The home folder that an app keeps has a largest size.
@Suite struct HomeLimitTests {
  private static let mebibyte: UInt64 = 1 << 20

  /// Writes eight files of a mebibyte, and ends if there is a file `enough`.
  private let fill = """
    import Foundation
    let home = NSHomeDirectory()
    for n in 0..<8 {
      try! Data(repeating: 1, count: 1 << 20).write(to: URL(fileURLWithPath: home + "/\\(n)"))
    }
    while access(home + "/enough", F_OK) != 0 { usleep(10_000) }
    print("full")
    """

  private let delete = """
    import Foundation
    for n in 1..<8 { unlink(NSHomeDirectory() + "/\\(n)") }
    print("deleted")
    """

  private func run(_ page: String, _ home: AppHome, _ limit: UInt64?) async throws -> RunRecord {
    var limits = Limits()
    limits.appHome = limit
    var configuration = try await TestBench(limits: limits).configuration
    configuration.home = home
    let session = try PageSession(configuration)
    let record = await RunRecord(session.run(TestBench.input(page)))
    await session.close()
    return record
  }

  @Test func aFullHomeEndsTheAppAndDoesNotKeepItFromDeleting() async throws {
    let home = AppHome(of: "/HomeLimitTests/\(UUID().uuidString)/A.swiftpm")
    defer { home.remove() }
    let folder = try #require(home.folder)
    let limit = 4 * Self.mebibyte
    let stopped = try await run(fill, home, limit)
    guard case .overLimit(.storage, _) = stopped.outcome else {
      Issue.record("\(String(describing: stopped.outcome)) \(stopped.errors)")
      return
    }
    try Data().write(to: URL(fileURLWithPath: folder + "/enough"))
    #expect(try await run(fill, home, nil).output == "full\n")
    #expect(FolderSize.bytes(of: folder) > 8 * Self.mebibyte)
    #expect(try await run(delete, home, limit).output == "deleted\n")
    #expect(FolderSize.bytes(of: folder) < 2 * Self.mebibyte)
  }

  @Test func onlyAFolderThatGrowsIsOver() {
    var meter = HomeMeter(10 * Self.mebibyte)
    #expect(meter.count(30 * Self.mebibyte) == .within)
    #expect(meter.count(30 * Self.mebibyte + HomeMeter.room) == .within)
    #expect(meter.count(20 * Self.mebibyte) == .within)
    #expect(meter.count(20 * Self.mebibyte + HomeMeter.room + 1) == .over)
    var other = HomeMeter(10 * Self.mebibyte)
    #expect(other.count(0) == .within)
    #expect(other.count(10 * Self.mebibyte) == .within)
    #expect(other.count(10 * Self.mebibyte + 1) == .over)
    #expect(other.count(.max) == .over)
  }

  @Test func aFolderIsMeasuredWithoutFollowingLinks() throws {
    let files = FileManager.default
    let folder = NSTemporaryDirectory() + "HomeLimitTests-\(UUID().uuidString)"
    defer { try? files.removeItem(atPath: folder) }
    #expect(FolderSize.bytes(of: folder) == 0)
    try files.createDirectory(atPath: folder + "/a/b", withIntermediateDirectories: true)
    let empty = FolderSize.bytes(of: folder)
    #expect(empty >= 8192)
    try Data(repeating: 1, count: 1 << 20).write(to: URL(fileURLWithPath: folder + "/a/b/c"))
    let full = FolderSize.bytes(of: folder)
    #expect(full >= empty + Self.mebibyte)
    for (name, target) in [("link", "a"), ("loop", "."), ("none", "/nowhere")] {
      try files.createSymbolicLink(atPath: folder + "/" + name, withDestinationPath: target)
    }
    try Data().write(to: URL(fileURLWithPath: folder + "/empty"))
    #expect(FolderSize.bytes(of: folder) == full + 4 * 4096)
    let deep = folder + String(repeating: "/d", count: 66)
    try files.createDirectory(atPath: deep, withIntermediateDirectories: true)
    #expect(FolderSize.bytes(of: folder) == .max)
  }
}
