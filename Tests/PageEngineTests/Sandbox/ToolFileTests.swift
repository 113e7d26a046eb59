import Foundation
import Testing

@testable import PageEngine

/// What a tool leaves in its output folder leads nowhere else.
@Suite struct ToolFileTests {
  private let folder = NSTemporaryDirectory() + "lekplats-files-\(UUID().uuidString)"

  private func inFolder(_ body: (String) throws -> Void) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try "secret".write(toFile: folder + "/secret", atomically: true, encoding: .utf8)
    try body(folder)
  }

  @Test func aFileIsRead() throws {
    try inFolder { folder in
      #expect(ToolFile.read(folder + "/secret") == Data("secret".utf8))
      #expect(ToolFile.beginning(of: folder + "/secret", most: 3) == Data("sec".utf8))
    }
  }

  @Test func aLinkIsNotRead() throws {
    try inFolder { folder in
      #expect(symlink(folder + "/secret", folder + "/page.o") == 0)
      #expect(ToolFile.read(folder + "/page.o") == nil)
      #expect(ToolFile.beginning(of: folder + "/page.o", most: 3).isEmpty)
    }
  }

  @Test func nothingIsWrittenThroughALink() throws {
    try inFolder { folder in
      #expect(symlink(folder + "/secret", folder + "/page.txt") == 0)
      #expect(throws: EngineFault.self) { try ToolFile.create(folder + "/page.txt") }
      #expect(!ToolFile.write(Data("other".utf8), to: folder + "/page.txt"))
      chmod(folder + "/secret", 0o600)
      ToolFile.makeReadable(folder + "/page.txt")
      var status = stat()
      #expect(stat(folder + "/secret", &status) == 0 && status.st_mode & 0o777 == 0o600)
      #expect(ToolFile.read(folder + "/secret") == Data("secret".utf8))
    }
  }

  @Test func aPipeHoldsNobodyUp() throws {
    try inFolder { folder in
      #expect(mkfifo(folder + "/page.dia", 0o600) == 0)
      #expect(ToolFile.read(folder + "/page.dia") == nil)
    }
  }

  @Test func aFileWithoutAnEndIsNotRead() throws {
    try inFolder { folder in
      let file = folder + "/page.so"
      #expect(FileManager.default.createFile(atPath: file, contents: nil))
      #expect(truncate(file, 8 << 40) == 0)
      #expect(ToolFile.read(file) == nil)
      #expect(ToolFile.beginning(of: file, most: 100).count == 100)
    }
  }
}
