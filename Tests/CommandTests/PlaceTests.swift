import Foundation
import Testing

@testable import lek

struct PlaceTests {
  private func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lek-places-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test func ourFilesAreAboveTheExecutableOrWhereThePersonSays() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appendingPathComponent("Package.swift"))
    let executable = folder.appendingPathComponent(".build/debug/lek")
    #expect(Home.find(environment: [:], executable: executable)?.folder.path == folder.path)
    let given = Home.find(environment: ["LEK_HOME": "/opt/lek"], executable: executable)
    #expect(given?.studio.path == "/opt/lek/Studio")
    #expect(Home.find(environment: [:], executable: URL(fileURLWithPath: "/no/where/lek")) == nil)
  }

  @Test func theShippedPlaygroundIsCopiedOnceAndTheCopyIsThePersons() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let shipped = folder.appendingPathComponent("Game.playground")
    try FileManager.default.createDirectory(at: shipped, withIntermediateDirectories: true)
    try Data("shipped".utf8).write(to: shipped.appendingPathComponent("Contents.swift"))
    let own = OwnCopy(
      shipped: shipped, folder: OwnCopy.folder(environment: ["HOME": folder.path + "/me"]))
    let copy = folder.appendingPathComponent(
      "me/Playgrounds/Game.playground", isDirectory: true)
    #expect(own.make() == .made(copy))
    let text = copy.appendingPathComponent("Contents.swift")
    try Data("mine".utf8).write(to: text)
    #expect(own.make() == .found(copy))
    #expect(try String(contentsOf: text, encoding: .utf8) == "mine")
  }

  @Test func whatCannotBeCopiedIsSaidInWords() {
    let own = OwnCopy(
      shipped: URL(fileURLWithPath: "/no/Game.playground"),
      folder: FileManager.default.temporaryDirectory)
    guard case .failed(let message) = own.make() else {
      Issue.record("copied from nowhere")
      return
    }
    #expect(message.contains("Game.playground"))
  }
}
