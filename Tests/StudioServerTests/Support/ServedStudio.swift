import Foundation
import Testing

@testable import StudioServer

/// A server over a made-up studio folder, on a port of its own.
final class ServedStudio {
  let folder: URL
  let server: HTTPServer
  let token = AccessToken()
  let resources = ResourceFiles()

  init(limits: SocketLimits = SocketLimits(), pictures: URL? = nil) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("studio-\(UUID().uuidString)")
    let studio = folder.appendingPathComponent("Studio")
    try FileManager.default.createDirectory(
      at: studio.appendingPathComponent("js"), withIntermediateDirectories: true)
    try Data("<!doctype html>".utf8).write(to: studio.appendingPathComponent("index.html"))
    try Data("let a = 1".utf8).write(to: studio.appendingPathComponent("js/app.js"))
    try Data("private".utf8).write(to: folder.appendingPathComponent("secret.txt"))
    try Data("hidden".utf8).write(to: studio.appendingPathComponent(".hidden.txt"))
    try FileManager.default.createSymbolicLink(
      at: studio.appendingPathComponent("link.txt"),
      withDestinationURL: folder.appendingPathComponent("secret.txt"))
    let files = StudioFiles(
      studio: studio, parts: StudioParts(places: [:]), pictures: pictures)
    let address = try #require(ListeningAddress(host: "127.0.0.1"))
    server = try HTTPServer.open(
      at: address, port: 0, token: token, files: files, resources: resources, limits: limits
    ).get()
  }

  func close() async throws {
    await server.stop()
    try FileManager.default.removeItem(at: folder)
  }

  var host: String { "127.0.0.1:\(server.port)" }

  /// The headers of a browser that has opened the address before.
  var known: [String: String] {
    ["Host": host, "Cookie": "other=1; lek-\(server.port)=\(token.text)"]
  }

  var knownSocket: [String: String] {
    known.merging(["Origin": "http://\(host)"]) { mine, _ in mine }
  }

  func get(_ path: String, headers: [String: String]? = nil) throws -> RawClient.Reply {
    try #require(
      try RawClient(port: server.port).request(path, headers: headers ?? known))
  }

  func socket() throws -> RawClient {
    let client = try RawClient(port: server.port)
    let reply = client.upgrade("/socket", headers: knownSocket)
    #expect(reply?.status == 101)
    return client
  }
}
