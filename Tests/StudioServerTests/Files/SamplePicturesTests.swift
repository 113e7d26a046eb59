import Foundation
import Testing

@testable import StudioServer

/// The archive of pictures: what is in it, and that others can unpack it.
struct SamplePicturesTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("pictures-\(UUID().uuidString)")
  private var images: URL { folder.appendingPathComponent("Images") }

  init() throws {
    try FileManager.default.createDirectory(at: images, withIntermediateDirectories: true)
  }

  private func fill() throws {
    for name in ["b.png", "1.png", "2.png"] {
      try Data((name + String(repeating: "\0å", count: 300)).utf8).write(
        to: images.appendingPathComponent(name))
    }
    try Data("no".utf8).write(to: images.appendingPathComponent("notes.txt"))
    try Data("no".utf8).write(to: images.appendingPathComponent(".hidden.png"))
  }

  /// What Python's own reader finds, which also checks the sums.
  private func unpacked(_ archive: Data) throws -> [String] {
    let place = folder.appendingPathComponent("Images.zip")
    try archive.write(to: place)
    let script = """
      import sys, zipfile
      with zipfile.ZipFile(sys.argv[1]) as archive:
        assert archive.testzip() is None
        for one in archive.infolist():
          print(one.filename, one.is_dir(), one.date_time[0], archive.read(one)[:5].decode())
      """
    let python = Process()
    python.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    python.arguments = ["python3", "-c", script, place.path]
    let pipe = Pipe()
    python.standardOutput = pipe
    try python.run()
    let said = pipe.fileHandleForReading.readDataToEndOfFile()
    python.waitUntilExit()
    #expect(python.terminationStatus == 0)
    return String(decoding: said, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func theArchiveHoldsAFolderWithThePictures() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try fill()
    let reply = SamplePictures(images).response(entityTag: nil)
    #expect(reply.status == .ok)
    #expect(reply.headers.contains { $0.name == "Content-Type" && $0.value == "application/zip" })
    #expect(
      reply.headers.contains {
        $0.name == "Content-Disposition" && $0.value.contains("Images.zip")
      })
    let entries = try unpacked(reply.body)
    #expect(
      entries == [
        "Images/ True 1980 ", "Images/1.png False 1980 1.png",
        "Images/2.png False 1980 2.png", "Images/b.png False 1980 b.png",
      ])
  }

  @Test func theSamePicturesAreTheSameBytes() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try fill()
    let pictures = SamplePictures(images)
    let first = pictures.response(entityTag: nil)
    #expect(first == pictures.response(entityTag: nil))
    let tag = try #require(first.headers.first { $0.name == "ETag" }?.value)
    #expect(pictures.response(entityTag: tag).status == .notModified)
    try Data("other".utf8).write(to: images.appendingPathComponent("2.png"))
    #expect(pictures.response(entityTag: tag).status == .ok)
  }

  @Test func withoutPicturesThereIsNothing() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(SamplePictures(images).response(entityTag: nil).status == .notFound)
  }

  @Test func itIsServedToWhoHasTheKeyAlone() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try fill()
    let studio = try ServedStudio(pictures: images)
    let reply = try studio.get("/images.zip")
    #expect(reply.status == 200)
    #expect(try unpacked(Data(reply.body)).count == 4)
    #expect(try studio.get("/images.zip", headers: ["Host": studio.host]).status == 403)
    var elsewhere = studio.known
    elsewhere["Host"] = "evil.example"
    #expect(try studio.get("/images.zip", headers: elsewhere).status == 403)
    try await studio.close()
  }
}
