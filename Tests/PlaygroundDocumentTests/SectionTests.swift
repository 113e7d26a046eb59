import Foundation
import PlaygroundDocument
import Testing

/// The oldest form: several files are one page.
struct SectionTests {
  private let settings = """
    <playground version='3.0' sdk='macosx' auto-termination-delay='5'>
      <sections>
        <documentation relative-path='section-1.html'/>
        <code source-file-name='section-10.swift'/>
        <documentation relative-path='section-3.html'/>
        <code source-file-name='section-2.swift'/>
        <code source-file-name='section-7.swift'/>
      </sections>
    </playground>
    """

  private func bundle() throws -> MadeUpBundle {
    try MadeUpBundle([
      "contents.xcplayground": settings, "section-10.swift": "let a = 1\nlet b = 2\n",
      "section-2.swift": "a + b", "section-7.swift": "print(a)\n", "section-1.html": "<p>",
      "section-99.swift": "left over", "Resources/cat.png": "c",
    ])
  }

  @Test func sectionsAreOnePageInTheOrderOfTheSettings() throws {
    let bundle = try bundle()
    let document = try DocumentStore.open(bundle.url).get()
    #expect(document.pages.map(\.text) == ["let a = 1\nlet b = 2\na + b\nprint(a)\n"])
    #expect(document.settings.platform == .macos)
    #expect(document.settings.terminationDelay == 5)
    #expect(document.resources == ["Resources/cat.png"])
    #expect(document.warnings.isEmpty)
  }

  @Test func withoutAListSectionsComeByNumber() throws {
    let bundle = try MadeUpBundle([
      "section-10.swift": "ten", "section-9.swift": "nine", "Section-1.swift": "one",
      "section-x.swift": "none", "contents.xcplayground": "<playground version='3.0'/>",
    ])
    let document = try DocumentStore.open(bundle.url).get()
    #expect(document.pages.map(\.text) == ["one\nnine\nten"])
  }

  @Test func aLineKnowsTheFileItComesFrom() throws {
    let bundle = try bundle()
    let page = try DocumentStore.open(bundle.url).get().pages[0]
    let places = (1...5).map { page.place(ofLine: $0) }
    #expect(
      places.map(\.path) == [
        "section-10.swift", "section-10.swift", "section-2.swift", "section-7.swift",
        "section-7.swift",
      ])
    #expect(places.map(\.line) == [1, 2, 1, 1, 2])
  }

  @Test func onlyTheSectionThatWasEditedIsWritten() throws {
    let bundle = try bundle()
    let page = try DocumentStore.open(bundle.url).get().pages[0]
    let names = ["section-10.swift", "section-2.swift", "section-7.swift", "section-1.html"]
    func numbers() throws -> [Int?] {
      try names.map {
        try FileManager.default.attributesOfItem(atPath: bundle.path($0).path)[.systemFileNumber]
          as? Int
      }
    }
    let before = try numbers()
    #expect(DocumentStore.save(page.text, to: page.path, in: bundle.url) == nil)
    #expect(try numbers() == before)
    let edited = page.text.replacingOccurrences(of: "a + b", with: "a * b")
    #expect(DocumentStore.save(edited, to: page.path, in: bundle.url) == nil)
    let after = try numbers()
    #expect(zip(before, after).map { $0 == $1 } == [true, false, true, true])
    #expect(try bundle.bytes("section-2.swift") == Data("a * b".utf8))
    #expect(!FileManager.default.fileExists(atPath: bundle.path("Contents.swift").path))
  }

  @Test(arguments: [
    ("", ["", "", ""]),
    ("let a = 1\nX\nprint(a)\n", ["let a = 1\nX\n", "", "print(a)\n"]),
    (
      "let a = 1\nlet b = 2\na + b\nprint(a)\nmore\n",
      ["let a = 1\nlet b = 2\n", "a + b", "print(a)\nmore\n"]
    ),
    (
      "first\nlet a = 1\nlet b = 2\na + b\nprint(a)\n",
      ["first\nlet a = 1\nlet b = 2\n", "a + b", "print(a)\n"]
    ),
    ("let a = 1\nlet b = 2\na + bprint(a)\n", ["let a = 1\nlet b = 2\n", "a + bprint(a)\n", ""]),
  ])
  func anEditGoesToTheSectionWhereItBegins(text: String, files: [String]) throws {
    let bundle = try bundle()
    let page = try DocumentStore.open(bundle.url).get().pages[0]
    #expect(DocumentStore.save(text, to: page.path, in: bundle.url) == nil)
    let names = ["section-10.swift", "section-2.swift", "section-7.swift"]
    #expect(try names.map { String(decoding: try bundle.bytes($0), as: UTF8.self) } == files)
    #expect(try DocumentStore.open(bundle.url).get().pages[0].text == text)
  }

  /// Whatever is typed, nothing of it is lost, and files are cut between characters.
  @Test func editsByChanceAreKept() throws {
    var random = SeededRandom(seed: 7)
    let pieces = ["a", "\n", "é", "🂡", "let x = 1\n", "\r\n", " ", "e\u{301}"]
    for _ in 0..<2000 {
      func text() -> String {
        (0..<random.next(below: 8)).map { _ in pieces[random.next(below: pieces.count)] }.joined()
      }
      let files = (0..<1 + random.next(below: 4)).map {
        TextFile(path: "section-\($0).swift", text: text())
      }
      let sections = PageSections(files)
      #expect(sections.sections(of: sections.joined) == files)
      var scalars = Array(sections.joined.unicodeScalars)
      let start = random.next(below: scalars.count + 1)
      let end = start + random.next(below: scalars.count - start + 1)
      scalars.replaceSubrange(start..<end, with: Array(text().unicodeScalars))
      let edited = String(String.UnicodeScalarView(scalars))
      let after = PageSections(sections.sections(of: edited))
      let joined = after.joined
      #expect(
        joined.utf8.elementsEqual(edited.utf8) || joined.utf8.elementsEqual((edited + "\n").utf8))
      #expect(!joined.unicodeScalars.contains("\u{FFFD}"))
    }
  }
}
