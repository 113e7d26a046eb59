import Foundation
import Testing

@testable import FoundationAdditions

/// Files that are read in agreement with others.
struct FileCoordinatorTests {
  private func withFolder(_ test: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("notes-\(UUID())")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("old"), withIntermediateDirectories: true)
    try Data("123456789".utf8).write(to: folder.appendingPathComponent("a.txt"))
    try Data("b".utf8).write(to: folder.appendingPathComponent("old/b.txt"))
    defer { try? FileManager.default.removeItem(at: folder) }
    try test(folder)
  }

  @Test func aFolderIsUploadedAsAnArchive() throws {
    try withFolder { folder in
      var error: NSError?
      var archive: URL?
      var bytes = Data()
      NSFileCoordinator().coordinate(
        readingItemAt: folder, options: [.forUploading], error: &error
      ) { url in
        archive = url
        bytes = (try? Data(contentsOf: url)) ?? Data()
      }
      #expect(error == nil && bytes.starts(with: Data("PK\u{3}\u{4}".utf8)))
      #expect(bytes.suffix(22).starts(with: Data("PK\u{5}\u{6}".utf8)))
      #expect(bytes.range(of: Data((folder.lastPathComponent + "/old/b.txt").utf8)) != nil)
      let kept = try #require(archive)
      #expect(!FileManager.default.fileExists(atPath: kept.path))
    }
  }

  @Test func anArchiveHasTheChecksumsOfItsFiles() {
    #expect(ZIPArchive.checksum(of: Data("123456789".utf8)) == 0xCBF4_3926)
  }

  @Test func filesAreReadAndWrittenInPlace() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("a.txt")
      var urls: [URL] = []
      NSFileCoordinator(filePresenter: nil).coordinate(readingItemAt: file, error: nil) {
        urls.append($0)
      }
      NSFileCoordinator().coordinate(writingItemAt: file, options: .forReplacing, error: nil) {
        urls.append($0)
      }
      #expect(urls == [file, file])
    }
  }
}
