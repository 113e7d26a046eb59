import Foundation
import Testing

@testable import StudioServer

/// Fonts are served by the names of their files, from the places where the distribution puts them.
struct StudioFilesTests {
  private let folder: URL
  private let files: StudioFiles

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fonts-\(UUID().uuidString)")
    let inter = folder.appendingPathComponent("inter")
    try FileManager.default.createDirectory(at: inter, withIntermediateDirectories: true)
    for name in ["Inter-Regular.otf", "Inter-BoldItalic.otf", "notes.md"] {
      try Data(name.utf8).write(to: inter.appendingPathComponent(name))
    }
    try Data("private".utf8).write(to: folder.appendingPathComponent("Other.otf"))
    try FileManager.default.createSymbolicLink(
      at: inter.appendingPathComponent("Leading-Out.otf"),
      withDestinationURL: folder.appendingPathComponent("Other.otf"))
    files = StudioFiles(
      studio: folder, parts: StudioParts(places: [.inter: [inter.path]]))
  }

  @Test func aFontIsServedByItsFilesName() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let reply = files.response(path: "/fonts/Inter-BoldItalic.otf", entityTag: nil)
    #expect(reply.status == .ok)
    #expect(reply.headers.contains { $0.0 == "Content-Type" && $0.1 == "font/otf" })
    #expect(reply.body == Data("Inter-BoldItalic.otf".utf8))
  }

  @Test(arguments: [
    "/fonts/Inter-Unheard.otf", "/fonts/../Other.otf", "/fonts/Leading-Out.otf", "/fonts/notes.md",
    "/fonts/", "/fonts/%2e%2e/Other.otf", "/fonts/inter/Inter-Regular.otf",
  ])
  func nothingElseIs(path: String) {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(files.response(path: path, entityTag: nil).status == .notFound)
  }
}
