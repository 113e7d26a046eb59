import Foundation
import Guarded
import Testing

@testable import PageEngine

/// Folders of sessions that begin at the same moment.
struct SessionFolderTests {
  /// Each new session removes what others left: never what one is about to use.
  @Test func noneTakesAnothersFolderAway() async throws {
    let parent = FileManager.default.temporaryDirectory.appending(path: "folders-\(getpid())").path
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: parent) }
    let lost = Guarded(0)
    let made = Guarded(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<100 {
        guard let folder = try? SessionFolder(in: parent),
          access(folder.host, F_OK) == 0, access(folder.texts, F_OK) == 0
        else {
          lost.withLock { $0 += 1 }
          continue
        }
        made.withLock { $0 += 1 }
        folder.remove()
      }
    }
    #expect(lost.withLock { $0 } == 0)
    #expect(made.withLock { $0 } == 800)
  }
}
