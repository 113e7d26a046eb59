import Foundation
import Testing

@testable import PageEngine

/// Resources are copied for a page, so their size is limited.
@Suite struct ResourceLimitTests {
  @Test(arguments: [UInt64?.some(1 << 20), nil])
  func resourcesThatAreTooLargeAreNotCopied(limit: UInt64?) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lekplats-resources-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // It takes no room on the disk, and would where it is copied.
    let file = folder.appendingPathComponent("large.bin").path
    #expect(FileManager.default.createFile(atPath: file, contents: nil))
    #expect(truncate(file, 2 << 20) == 0)
    var limits = Limits()
    limits.resources = limit
    let record = try await TestBench(limits: limits)
      .run(TestBench.input("print(1)", resources: [folder]))
    guard limit != nil else {
      #expect(record.output == "1\n")
      return
    }
    guard case .failed(let fault) = record.outcome else {
      Issue.record("\(String(describing: record.outcome))")
      return
    }
    #expect(fault.words.contains("take 2 MB, and 1 MB is the most. Take some of them out"))
  }
}
