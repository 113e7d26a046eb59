import Foundation
import PageEngine
import Testing

@testable import StudioServer

struct OpenDocumentTests {
  @Test func aRunIsMadeOfAllThatIsKnownOfTheBundle() {
    let facts = DocumentFacts(
      name: "Book", page: "Pages/One.xcplaygroundpage/Contents.swift",
      files: [
        .init(path: "Pages/One.xcplaygroundpage/Contents.swift", kind: .page, text: "page"),
        .init(path: "Sources/A.swift", kind: .source, text: "shared"),
        .init(
          path: "Pages/One.xcplaygroundpage/Sources/B.swift", kind: .pageSource, text: "own"),
        .init(path: "Resources/cat.png", kind: .resource, text: nil),
      ], locale: "en")
    let folder = URL(fileURLWithPath: "/book/Resources")
    var document = OpenDocument(
      facts: facts, resources: [folder], location: "/book", languageMode: .four, platform: .macOS)
    document.replace("Sources/A.swift", with: "changed")
    let input = document.input
    #expect(input.page.text == "page")
    #expect(input.sources.map(\.text) == ["changed"])
    #expect(input.pageSources.map(\.text) == ["own"])
    #expect(input.resources == [folder])
    #expect(input.bundle == "Book" && input.location == "/book")
    #expect(input.languageMode == .four && input.platform == .macOS)
  }
}
