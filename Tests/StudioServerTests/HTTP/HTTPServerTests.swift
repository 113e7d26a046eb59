import Foundation
import Testing

@testable import StudioServer

struct HTTPServerTests {
  @Test func theAddressLeavesACookieThatOpensEverythingElse() async throws {
    let studio = try ServedStudio()
    let first = try studio.get("/?token=\(studio.token.text)", headers: ["Host": studio.host])
    #expect(first.status == 200)
    #expect(first.text == "<!doctype html>")
    let cookie = try #require(first.headers["set-cookie"])
    #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"))
    let pair = String(cookie.prefix { $0 != ";" })
    let second = try studio.get(
      "/studio/js/app.js", headers: ["Host": studio.host, "Cookie": pair])
    #expect(second.status == 200)
    #expect(second.headers["content-type"] == "text/javascript; charset=utf-8")
    try await studio.close()
  }

  @Test(arguments: ["/", "/studio/js/app.js", "/nothing", "/?token=", "/?token=0123"])
  func withoutTheKeyNothingIsShown(path: String) async throws {
    let studio = try ServedStudio()
    let reply = try studio.get(path, headers: ["Host": studio.host])
    #expect(reply.status == 403)
    #expect(reply.headers["set-cookie"] == nil)
    try await studio.close()
  }

  @Test func anotherNameForThisServerIsRefused() async throws {
    let studio = try ServedStudio()
    var headers = studio.known
    #expect(try studio.get("/", headers: headers).status == 200)
    headers["Host"] = "rebound.example:\(studio.server.port)"
    #expect(try studio.get("/", headers: headers).status == 403)
    headers["Host"] = "127.0.0.1.example"
    #expect(try studio.get("/", headers: headers).status == 403)
    headers["Host"] = nil
    #expect((try? studio.get("/", headers: headers))?.status != 200)
    try await studio.close()
  }

  @Test(arguments: [
    "/studio/../secret.txt", "/studio/%2e%2e/secret.txt", "/studio/..%2fsecret.txt",
    "/studio/js/../../secret.txt", "/studio/.hidden.txt",
    "/studio/link.txt", "/studio/js", "/studio/", "/secret.txt", "/studio/%00", "/etc/passwd",
    "/studio/..%5csecret.txt", "/studio/%252e%252e/secret.txt",
  ])
  func noAddressLeadsOutOfTheFolders(path: String) async throws {
    let studio = try ServedStudio()
    let reply = try RawClient(port: studio.server.port).request(path, headers: studio.known)
    #expect(reply?.status != 200)
    #expect(reply?.text.contains("private") != true)
    try await studio.close()
  }

  @Test func aFileThatChangedIsSentAnewAndOneThatDidNotIsNot() async throws {
    let studio = try ServedStudio()
    let first = try studio.get("/studio/js/app.js")
    #expect(first.headers["cache-control"] == "no-cache")
    let tag = try #require(first.headers["etag"])
    var headers = studio.known
    headers["If-None-Match"] = tag
    #expect(try studio.get("/studio/js/app.js", headers: headers).status == 304)
    try Data("let b = 22".utf8)
      .write(to: studio.folder.appendingPathComponent("Studio/js/app.js"))
    let changed = try studio.get("/studio/js/app.js", headers: headers)
    #expect(changed.status == 200 && changed.text == "let b = 22")
    try await studio.close()
  }

  @Test func everyAnswerSaysWhatABrowserMayDoWithIt() async throws {
    let studio = try ServedStudio()
    for path in ["/", "/nothing"] {
      let headers = try studio.get(path).headers
      let policy = try #require(headers["content-security-policy"])
      #expect(policy.contains("default-src 'self'") && policy.contains("script-src 'self';"))
      #expect(policy.contains("frame-ancestors 'none'"))
      #expect(headers["x-content-type-options"] == "nosniff")
      #expect(headers["referrer-policy"] == "no-referrer")
    }
    try await studio.close()
  }

  @Test func onlyReadingIsKnown() async throws {
    let studio = try ServedStudio()
    let client = try RawClient(port: studio.server.port)
    let headers = studio.known.merging(["Content-Length": "0"]) { mine, _ in mine }
    #expect(client.request("/", method: "POST", headers: headers)?.status == 405)
    let head = try RawClient(port: studio.server.port)
      .request("/", method: "HEAD", headers: studio.known)
    #expect(head?.status == 200)
    #expect(head?.headers["content-length"] == "15")
    try await studio.close()
  }

  @Test func oneConnectionServesManyRequests() async throws {
    let studio = try ServedStudio()
    let client = try RawClient(port: studio.server.port)
    for _ in 0..<5 {
      #expect(client.request("/studio/js/app.js", headers: studio.known)?.text == "let a = 1")
    }
    try await studio.close()
  }

  @Test func aTakenPortIsSaidInWords() async throws {
    let studio = try ServedStudio()
    let address = try #require(ListeningAddress(host: "127.0.0.1"))
    let files = StudioFiles(studio: studio.folder, parts: StudioParts(places: [:]))
    let second = HTTPServer.open(
      at: address, port: studio.server.port, token: AccessToken(), files: files)
    guard case .failure(let problem) = second else {
      Issue.record("two servers on one port")
      return
    }
    #expect(problem.message.contains("is taken"))
    try await studio.close()
  }
}
