import Foundation
import PlaygroundDocument
import Testing

struct BundleReaderTests {
  private let settings = "<playground version='5.0' target-platform='ios'/>"

  private func open(_ bundle: TemporaryBundle, _ path: String = "") throws -> PlaygroundDocument {
    try BundleReader.open(bundle.folder.path + path).get()
  }

  @Test func readsAPageItsSourcesAndItsResources() throws {
    let bundle = TemporaryBundle([
      "Contents.swift": "let a = 1", "contents.xcplayground": settings,
      "Sources/B.swift": "b", "Sources/Deep/A.swift": "a", "Sources/note.txt": "no Swift",
      "Resources/b.png": "b", "Resources/more/c.json": "{}", "Resources/.hidden": "",
    ])
    let document = try open(bundle)
    #expect(document.name == "Test")
    #expect(document.pages.map(\.contents) == [.init(path: "Contents.swift", text: "let a = 1")])
    #expect(document.sources.map(\.path) == ["Sources/B.swift", "Sources/Deep/A.swift"])
    #expect(document.resources == ["Resources/b.png", "Resources/more/c.json"])
    #expect(document.settings.attributes["target-platform"] == "ios")
    #expect(document.warnings.isEmpty)
  }

  @Test(arguments: ["contents.swift", "CONTENTS.SWIFT"]) func anyLetterCaseWillDo(name: String)
    throws
  {
    let bundle = TemporaryBundle([name: "page", "contents.xcplayground": settings])
    #expect(try open(bundle).pages[0].contents == .init(path: name, text: "page"))
  }

  @Test func aPathInsideTheBundleOpensIt() throws {
    let bundle = TemporaryBundle(["Contents.swift": "page", "contents.xcplayground": settings])
    #expect(try open(bundle, "/Contents.swift").name == "Test")
  }

  @Test func aFolderOfAnotherNameOpensByItsSettings() throws {
    let bundle = TemporaryBundle(
      ["Contents.swift": "page", "contents.xcplayground": settings], name: "plain-folder")
    #expect(try open(bundle).name == "plain-folder")
  }

  @Test(arguments: [nil, "no xml at all"]) func withoutSettingsItOpensWithAWarning(text: String?)
    throws
  {
    let bundle = TemporaryBundle(["Contents.swift": "page"])
    if let text { bundle.write(text, at: "contents.xcplayground") }
    #expect(try open(bundle).warnings.count == 1)
  }

  @Test func ofSeveralPagesTheFirstIsShown() throws {
    let bundle = TemporaryBundle([
      "contents.xcplayground": settings, "Pages/B.xcplaygroundpage/Contents.swift": "b",
      "Pages/A.xcplaygroundpage/Contents.swift": "a",
    ])
    let document = try open(bundle)
    #expect(document.pages.map(\.name) == ["A"])
    #expect(document.warnings.count == 1)
  }

  @Test func linksThatLeadOutAreNotFollowed() throws {
    let bundle = TemporaryBundle([
      "Contents.swift": "page", "contents.xcplayground": settings, "Sources/A.swift": "a",
    ])
    try Data("secret".utf8).write(to: bundle.outside.appendingPathComponent("secret.swift"))
    bundle.link("Sources/Secret.swift", to: bundle.outside.path + "/secret.swift")
    bundle.link("Resources", to: bundle.outside.path)
    let document = try open(bundle)
    #expect(document.sources.map(\.path) == ["Sources/A.swift"])
    #expect(document.resources.isEmpty)
    #expect(document.warnings.count == 1)
  }

  @Test func aLinkThatStaysInsideIsFollowed() throws {
    let bundle = TemporaryBundle([
      "Contents.swift": "page", "contents.xcplayground": settings, "Shared/A.swift": "a",
      "Sources/B.swift": "b",
    ])
    bundle.link("Sources/A.swift", to: "../Shared/A.swift")
    #expect(try open(bundle).sources.map(\.path) == ["Sources/A.swift", "Sources/B.swift"])
  }

  @Test func problemsAreValues() {
    let empty = TemporaryBundle([:])
    #expect(BundleReader.open("/nowhere/at/all") == .failure(.notThere(path: "/nowhere/at/all")))
    #expect(
      BundleReader.open(empty.outside.path) == .failure(.notAPlayground(path: empty.outside.path)))
    #expect(BundleReader.open(empty.folder.path) == .failure(.hasNoPage(name: "Test.playground")))
  }
}
