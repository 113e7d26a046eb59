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
}
