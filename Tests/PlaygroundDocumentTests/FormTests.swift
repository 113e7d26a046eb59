import Foundation
import PlaygroundDocument
import Testing

/// Every form a bundle has had is opened.
struct FormTests {
  private func page(_ name: String) -> String { "Pages/\(name).xcplaygroundpage/Contents.swift" }

  private func open(_ bundle: MadeUpBundle) throws -> PlaygroundDocument {
    try DocumentStore.open(bundle.url).get()
  }

  @Test func pagesComeInTheOrderOfTheSettingsThenTheOthersByName() throws {
    let bundle = try MadeUpBundle([
      page("B"): "b", page("A"): "a", page("Z"): "z", page("M"): "m",
      "contents.xcplayground":
        "<playground><pages><page name='Z'/><page name='Gone'/><page name='B'/></pages></playground>",
    ])
    let document = try open(bundle)
    #expect(document.pages.map(\.name) == ["Z", "B", "A", "M"])
    #expect(document.pages.map(\.text) == ["z", "b", "a", "m"])
    #expect(document.warnings.isEmpty)
  }

  @Test func accentsMayBeComposedOtherwiseInTheSettings() throws {
    let composed = "\u{C5}ngstr\u{F6}m"
    let decomposed = "A\u{30A}ngstro\u{308}m"
    for (onDisk, listed) in [(decomposed, composed), (composed, decomposed)] {
      let bundle = try MadeUpBundle([
        page("A"): "a", page(onDisk): "å",
        "contents.xcplayground":
          "<playground><page name='\(listed)'/><page name='A'/></playground>",
      ])
      let document = try open(bundle)
      #expect(document.pages.map(\.text) == ["å", "a"])
      #expect(document.page(named: listed)?.text == "å")
      #expect(document.pages[0].path.unicodeScalars.elementsEqual(page(onDisk).unicodeScalars))
      #expect(DocumentStore.save("new", to: document.pages[0].path, in: bundle.url) == nil)
      #expect(try bundle.bytes(page(onDisk)) == Data("new".utf8))
    }
  }

  @Test func letterCaseMayDifferInTheSettings() throws {
    let bundle = try MadeUpBundle([
      page("Intro"): "i", page("End"): "e",
      "contents.xcplayground": "<playground><page name='intro'/><page name='END'/></playground>",
    ])
    #expect(try open(bundle).pages.map(\.name) == ["Intro", "End"])
  }

  @Test func pagesHaveSourcesAndResourcesOfTheirOwnBesideTheBundles() throws {
    let bundle = try MadeUpBundle([
      page("One"): "1", page("Two"): "2", "Sources/Deep/Down/A.swift": "a",
      "Pages/One.xcplaygroundpage/Sources/Own/B.swift": "b",
      "Pages/One.xcplaygroundpage/Resources/one.png": "p", "Resources/all/x.json": "{}",
      "Sources/notes.txt": "", "contents.xcplayground": MadeUpBundle.settings,
    ])
    let document = try open(bundle)
    #expect(document.sources.map(\.path) == ["Sources/Deep/Down/A.swift"])
    let one = try #require(document.page(named: "One"))
    #expect(one.sources.map(\.path) == ["Pages/One.xcplaygroundpage/Sources/Own/B.swift"])
    #expect(
      document.resources(of: one) == [
        "Pages/One.xcplaygroundpage/Resources/one.png", "Resources/all/x.json",
      ])
    #expect(document.page(named: "Two")?.sources == [])
  }

  @Test func aSinglePageHidesAFolderOfPages() throws {
    let bundle = try MadeUpBundle(["Contents.swift": "one", page("Other"): "other"])
    #expect(try open(bundle).pages.map(\.text) == ["one"])
  }

  @Test(arguments: [
    "", "Contents.swift", "Sources/A.swift", "Pages/A.xcplaygroundpage",
    "Pages/A.xcplaygroundpage/Contents.swift",
  ])
  func aFolderOfAnyNameWithSettingsIsABundle(inside: String) throws {
    var files = ["contents.xcplayground": MadeUpBundle.settings, "Sources/A.swift": ""]
    files[inside.hasPrefix("Pages") ? page("A") : "Contents.swift"] = "text"
    let bundle = try MadeUpBundle(files, name: "repository")
    let place = inside.isEmpty ? bundle.url : bundle.path(inside)
    let document = try DocumentStore.open(place).get()
    #expect(document.url.lastPathComponent == "repository")
    #expect(document.pages.map(\.text) == ["text"])
  }

  @Test func aFolderOfPagesWithoutSettingsIsABundle() throws {
    let bundle = try MadeUpBundle([page("A"): "a", page("B"): "b"], name: "repository")
    let document = try DocumentStore.open(bundle.path(page("B"))).get()
    #expect(document.pages.map(\.name) == ["A", "B"])
    #expect(document.warnings == [.noSettings])
  }

  @Test func aPageThatCannotBeReadIsLeftOutAndSaid() throws {
    let bundle = try MadeUpBundle([page("A"): "a", page("B"): "b"])
    try FileManager.default.removeItem(at: bundle.path(page("A")))
    try bundle.link(page("A"), to: "/etc/hostname")
    let document = try open(bundle)
    #expect(document.pages.map(\.name) == ["B"])
    #expect(document.warnings.contains(.linkNotFollowed(path: page("A"))))
  }

  @Test func linksLeadFromPageToPage() throws {
    let bundle = try MadeUpBundle([page("A"): "a", page("B"): "b", page("C c"): "c"])
    let document = try open(bundle)
    func name(_ destination: LinkDestination, from index: Int) -> String? {
      document.page(at: destination, from: document.pages[index])?.name
    }
    #expect((0..<3).map { name(.next, from: $0) } == ["B", "C c", nil])
    #expect((0..<3).map { name(.previous, from: $0) } == [nil, "A", "B"])
    #expect(name(.page("C c"), from: 0) == "C c")
    #expect(name(.page("D"), from: 0) == nil)
    #expect(name(.web("http://x.y"), from: 0) == nil)
  }
}
