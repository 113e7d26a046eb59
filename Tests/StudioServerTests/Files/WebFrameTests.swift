import Foundation
import Testing

@testable import StudioServer

@Suite struct WebFrameTests {
  private let files = StudioFiles(
    studio: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Studio").standardizedFileURL,
    parts: StudioParts(places: [:]))

  @Test func onlyAWebViewsInsideMayStandInAFrame() {
    let inside = files.response(path: WebFrame.address, entityTag: nil)
    let head = String(decoding: inside.head(host: "localhost:1"), as: UTF8.self)
    #expect(inside.status == .ok && head.contains("X-Frame-Options: SAMEORIGIN"))
    #expect(head.contains("sandbox allow-scripts; default-src 'none'"))
    #expect(!WebFrame.policy.contains("allow-same-origin") && !WebFrame.policy.contains("http"))
    let studio = String(
      decoding: files.response(path: "/", entityTag: nil).head(host: "localhost:1"), as: UTF8.self)
    #expect(studio.contains("X-Frame-Options: DENY") && studio.contains("frame-ancestors 'none'"))
  }

  @Test func anUnchangedInsideKeepsItsPolicy() throws {
    let first = files.response(path: WebFrame.address, entityTag: nil)
    let tag = try #require(first.headers.first { $0.name == "ETag" }?.value)
    let second = files.response(path: WebFrame.address, entityTag: tag)
    #expect(second.status == .notModified && second.policy == WebFrame.policy)
  }

  @Test func theTestsOfTheBrowserHaveTheSamePolicy() throws {
    let fake = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Studio/support/served_files.py").standardizedFileURL
    let text = try String(contentsOf: fake, encoding: .utf8)
    let start = try #require(text.range(of: "WEB_POLICY = ("))
    let end = try #require(text.range(of: "\")\n", range: start.upperBound..<text.endIndex))
    let written = text[start.upperBound..<end.lowerBound].split(separator: "\n").map {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: " \""))
    }
    #expect(written.joined(separator: " ") == WebFrame.policy)
  }
}
