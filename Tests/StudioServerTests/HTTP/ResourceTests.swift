import Foundation
import Testing

@testable import StudioServer

/// Pictures in a bundle's resources are a stranger's bytes.
struct ResourceTests {
  private let picture = Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  private let svg =
    "<svg xmlns='http://www.w3.org/2000/svg'><script>fetch('/studio/js/app.js')</script></svg>"

  private func served(_ test: (ServedStudio, BundleOnDisk) throws -> Void) async throws {
    let studio = try ServedStudio()
    let bundle = try BundleOnDisk([
      "Contents.swift": "secret", "Resources/drawn.svg": svg, "Resources/page.html": svg,
      "Resources/not.png": "<script>", "Sources/a.png": "x",
      "Pages/One.xcplaygroundpage/Contents.swift": "",
    ])
    for path in ["Resources/a & b=ö.png", "Pages/One.xcplaygroundpage/Resources/own.png"] {
      let place = bundle.url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try picture.write(to: place)
    }
    try picture.write(to: bundle.folder.appendingPathComponent("outside.png"))
    for (name, target) in [("link.png", "../../outside.png"), ("inside.png", "a & b=ö.png")] {
      try FileManager.default.createSymbolicLink(
        atPath: bundle.url.appendingPathComponent("Resources/\(name)").path,
        withDestinationPath: target)
    }
    studio.resources.show(["d": bundle.url])
    try test(studio, bundle)
    try await studio.close()
  }

  private func get(
    _ path: String, _ studio: ServedStudio, document: String = "d", headers: [String: String]? = nil
  ) throws -> RawClient.Reply {
    try studio.get(address(of: path, document: document), headers: headers)
  }

  private func address(of path: String, document: String = "d") -> String {
    let escaped = path.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? path
    return "/resource?document=\(document)&path=\(escaped)"
  }

  @Test(arguments: [
    "Resources/a & b=ö.png", "Resources/inside.png", "Pages/One.xcplaygroundpage/Resources/own.png",
  ])
  func aPictureIsShown(path: String) async throws {
    try await served { studio, _ in
      let reply = try get(path, studio)
      #expect(reply.status == 200 && Data(reply.body) == picture)
      #expect(reply.headers["content-type"] == "image/png")
      var headers = studio.known
      headers["If-None-Match"] = reply.headers["etag"]
      #expect(try get(path, studio, headers: headers).status == 304)
    }
  }

  @Test(arguments: [
    ("Resources/a.mp4", "\0\0\0\u{18}ftypmp42", "video/mp4"),
    ("Resources/a.mov", "\0\0\0\u{14}ftypqt  ", "video/quicktime"),
  ])
  func aFilmIsShown(path: String, bytes: String, type: String) async throws {
    try await served { studio, bundle in
      let place = bundle.url.appendingPathComponent(path)
      try Data(bytes.utf8).write(to: place)
      let reply = try get(path, studio)
      #expect(reply.status == 200 && reply.headers["content-type"] == type)
      try Data("<script>".utf8).write(to: place)
      #expect(try get(path, studio).status == 404)
    }
  }

  @Test func aFilmComesInThePartsThatAreAskedFor() async throws {
    try await served { studio, bundle in
      let film = Data("\0\0\0\u{18}ftypmp42 and so on".utf8)
      try film.write(to: bundle.url.appendingPathComponent("Resources/a.mp4"))
      var headers = studio.known
      headers["Range"] = "bytes=4-7"
      let part = try get("Resources/a.mp4", studio, headers: headers)
      #expect(part.status == 206 && Data(part.body) == Data("ftyp".utf8))
      #expect(part.headers["content-range"] == "bytes 4-7/\(film.count)")
      #expect(part.headers["content-type"] == "video/mp4")
      headers["Range"] = "bytes=\(film.count)-"
      let behind = try get("Resources/a.mp4", studio, headers: headers)
      #expect(behind.status == 416 && behind.headers["content-range"] == "bytes */\(film.count)")
      #expect(try get("Resources/a.mp4", studio).headers["accept-ranges"] == "bytes")
    }
  }

  @Test func whatIsDrawnCannotRunOrLoadAnything() async throws {
    try await served { studio, _ in
      let reply = try get("Resources/drawn.svg", studio)
      #expect(reply.status == 200 && reply.headers["content-type"] == "image/svg+xml")
      #expect(reply.headers["content-security-policy"] == "sandbox; default-src 'none'")
      #expect(reply.headers["x-content-type-options"] == "nosniff")
    }
  }

  @Test(arguments: [
    "../outside.png", "Resources/../../outside.png", "Resources/../Contents.swift",
    "/etc/passwd", "Resources/link.png", "Contents.swift", "Resources/page.html",
    "Resources/not.png", "Resources/none.png", "Resources", "Sources/a.png", "",
    "Resources/\u{0}.png", "Resources//a.png",
  ])
  func nothingElseIsShown(path: String) async throws {
    try await served { studio, _ in
      let reply = try RawClient(port: studio.server.port)
        .request(address(of: path), headers: studio.known)
      #expect(reply?.status != 200)
    }
  }

  @Test func onlyOpenDocumentsAndOnlyWithTheKey() async throws {
    try await served { studio, _ in
      #expect(try get("Resources/drawn.svg", studio, document: "other").status == 404)
      let stranger = try get("Resources/drawn.svg", studio, headers: ["Host": studio.host])
      #expect(stranger.status == 403)
    }
  }
}
