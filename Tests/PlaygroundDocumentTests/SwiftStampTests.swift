import Foundation
import Testing

@testable import PlaygroundDocument

/// What a bundle's own files say of the Swift it is written in.
@Suite struct SwiftStampTests {
  private func stamp(_ settings: String, _ files: [String: String] = [:]) throws -> String? {
    let bundle = FileManager.default.temporaryDirectory
      .appendingPathComponent("stamp-\(UUID().uuidString).playground")
    defer { try? FileManager.default.removeItem(at: bundle) }
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    let all = ["contents.xcplayground": settings].merging(files) { $1 }
    for (path, text) in all {
      try Data(text.utf8).write(to: bundle.appendingPathComponent(path))
    }
    return DocumentStore.swiftStamp(of: try DocumentStore.open(bundle).get())
  }

  private let page = ["Contents.swift": "print(1)"]

  @Test func theUsualFormSaysNothing() throws {
    #expect(try stamp("<playground version='5.0' target-platform='ios'/>", page) == nil)
    #expect(try stamp("<playground version='6.0'/>", page) == nil)
  }

  /// Xcode 9 and later write more than a timeline.
  @Test func aTimelineAloneMayBeOfXcode7() throws {
    let timeline = "><timeline fileName='timeline.xctimeline'/></playground>"
    #expect(try stamp("<playground version='5.0'" + timeline, page) == "2?")
    #expect(try stamp("<playground version='5.0' buildActiveScheme='true'" + timeline, page) == nil)
    #expect(try stamp("<playground version='5.0' last-migration='0800'" + timeline, page) == "3.0")
  }

  @Test(arguments: [
    ("0630", "1.2"), ("0700", "2.0"), ("0720", "2.1"), ("0730", "2.2"), ("0800", "3.0"),
    ("0830", "3.1"), ("0900", "4.0"), ("1000", "4.2"), ("1500", "5"),
  ])
  func theXcodeThatMigratedItTells(number: String, version: String) throws {
    #expect(try stamp("<playground version='5.0' last-migration='\(number)'/>", page) == version)
  }

  @Test func whatIsSaidPlainlyGoesFirst() throws {
    let settings = "<playground version='5.0' last-migration='0700' swift-version='3'/>"
    #expect(try stamp(settings, page) == "3")
    let file = page.merging([".swift-version": "swift-2.2.1\n"]) { $1 }
    #expect(try stamp("<playground version='5.0'/>", file) == "2.2.1")
    let nonsense = page.merging([".swift-version": "newest"]) { $1 }
    #expect(try stamp("<playground version='5.0' last-migration='x'/>", nonsense) == nil)
  }

  @Test func sectionsAreOfTheFirstSwift() throws {
    let settings =
      "<playground version='3.0' sdk='macosx'><sections>"
      + "<code source-file-name='section-1.swift'/></sections></playground>"
    #expect(try stamp(settings, ["section-1.swift": "println(1)"]) == "1.2")
  }
}
