import Foundation
import Testing

@testable import PageEngine

struct AppearingFileTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/appearing-\(UUID())"

  private func rename(_ name: String) throws {
    try Data("object".utf8).write(to: URL(fileURLWithPath: folder + "/fresh"))
    #expect(Glibc.rename(folder + "/fresh", folder + "/" + name) == 0)
  }

  @Test func isToldOnceItHasItsName() async throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (told, teller) = AsyncStream<Void>.makeStream()
    let watch = AppearingFile("a.o", in: folder) { teller.finish() }
    #expect(watch != nil)
    try rename("b.o")
    try rename("a.o")
    for await _ in told {}
    watch?.stop()
  }

  /// Another file of the folder is none, and what comes after the end is not told.
  @Test func isNotToldOfOthersNorAfterTheEnd() async throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let watch = AppearingFile("a.o", in: folder) { Issue.record("told of another file") }
    try rename("ab.o")
    watch?.stop()
    try await Task.sleep(for: .milliseconds(300))
    try rename("a.o")
    try await Task.sleep(for: .milliseconds(50))
  }

  @Test func aFolderThatIsNotThereCannotBeWatched() {
    #expect(AppearingFile("a.o", in: folder + "/nowhere") {} == nil)
  }
}
