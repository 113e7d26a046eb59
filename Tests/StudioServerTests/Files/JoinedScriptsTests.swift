import Foundation
import Testing

@testable import StudioServer

/// Joined scripts stand for those they are made of, until one of those is changed.
struct JoinedScriptsTests {
  private let folder: URL
  private let files: StudioFiles

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("scripts-\(UUID().uuidString)")
    files = StudioFiles(
      studio: folder.appendingPathComponent("Studio"), parts: StudioParts(places: [:]),
      joinedScripts: folder.appendingPathComponent("joined"))
    for (name, text) in [("app", "one"), ("lib/part", "two")] {
      try write(text, "Studio/js/\(name).js", age: 60)
    }
    try age("Studio/js/lib", 60)
    try age("Studio/js", 60)
    try write("names of packages", "Studio/js/codeEditor/library.js", age: 60)
    try age("Studio/js/codeEditor", 60)
    try age("Studio/js", 60)
    try write("all", "joined/app.js", age: 30)
    try write("packages", "joined/codeEditor/library.js", age: 30)
  }

  private func write(_ text: String, _ path: String, age seconds: Double) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    try age(path, seconds)
  }

  private func age(_ path: String, _ seconds: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -seconds)],
      ofItemAtPath: folder.appendingPathComponent(path).path)
  }

  private func served(_ path: String) -> String? {
    let reply = files.response(path: path, entityTag: nil)
    return reply.status == .ok ? String(decoding: reply.body, as: UTF8.self) : nil
  }

  @Test func theyStandForAllThatIsInThem() {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(served("/studio/js/app.js") == "all")
    #expect(served("/studio/js/lib/part.js") == "two")
  }

  @Test func aScriptThatWasChangedIsServedAsItLies() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("new", "Studio/js/lib/part.js", age: 10)
    #expect(served("/studio/js/app.js") == "one")
  }

  @Test func theEditorsLibraryIsAlwaysTheJoinedOne() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(served("/studio/js/codeEditor/library.js") == "packages")
    try write("new", "Studio/js/lib/part.js", age: 10)
    #expect(served("/studio/js/codeEditor/library.js") == "packages")
    try FileManager.default.removeItem(at: folder.appendingPathComponent("joined"))
    let joined = JoinedScripts(
      folder: folder.appendingPathComponent("joined"), originals: folder)
    #expect(!joined.hasLibrary)
  }

  @Test func soIsOneWhereAnotherHasGone() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.removeItem(at: folder.appendingPathComponent("Studio/js/lib/part.js"))
    #expect(served("/studio/js/app.js") == "one")
  }

  @Test(arguments: ["/studio/js/../app.js", "/studio/js/", "/studio/js/other.js"])
  func nothingElseIsServed(path: String) {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(served(path) == nil)
  }
}
