import Foundation
import PageEngine
import Testing

@testable import StudioServer

struct OpenDocumentTests {
  private let folder = URL(fileURLWithPath: "/book/Resources")

  private var book: OpenDocument {
    OpenDocument(
      name: "Book", location: "/book", form: .pages,
      pages: [
        .init(name: "One", path: "Pages/One/Contents.swift", resources: [folder]),
        .init(name: "Two", path: "Pages/Two/Contents.swift"),
      ],
      files: [
        .init(path: "Pages/One/Contents.swift", kind: .page, page: "One"),
        .init(path: "Pages/One/Sources/B.swift", kind: .source, page: "One"),
        .init(path: "Pages/Two/Contents.swift", kind: .page, page: "Two"),
        .init(path: "Sources/A.swift", kind: .source),
        .init(path: "Resources/cat.png", kind: .resource),
      ],
      texts: [
        "Pages/One/Contents.swift": "page", "Pages/One/Sources/B.swift": "own",
        "Pages/Two/Contents.swift": "other", "Sources/A.swift": "shared",
      ], languageMode: .four, platform: .macOS)
  }

  @Test func aRunIsMadeOfAllThatIsKnownOfThePage() {
    var document = book
    _ = document.texts["Sources/A.swift"]?.become("changed")
    let input = document.input(of: document.pages[0], to: 3)
    #expect(input.page.text == "page")
    #expect(input.sources.map(\.text) == ["changed"])
    #expect(input.pageSources.map(\.text) == ["own"])
    #expect(input.resources == [folder])
    #expect(input.bundle == "Book" && input.location == "/book")
    #expect(input.languageMode == .four && input.platform == .macOS)
    #expect(input.lastLine == 3)
    #expect(document.input(of: document.pages[1]).pageSources.isEmpty)
  }

  @Test func aPageIsMadeOfItsOwnFilesAndThoseOfAll() {
    let document = book
    let made = document.files.map { document.isMade(document.pages[1], of: $0.path) }
    #expect(made == [false, false, true, true, true])
  }

  @Test func aPlaceAlwaysHasTheSameName() {
    #expect(DocumentName.of("/book") == DocumentName.of("/book"))
    #expect(DocumentName.of("/book") != DocumentName.of("/Book"))
  }
}
