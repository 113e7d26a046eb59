import Foundation
import Testing

@testable import PlaygroundDocument

/// Pages, sources and resources come, go and change their names.
struct ChangeTests {
  private let settings = """
    <?xml version="1.0"?>
    <!-- mine -->
    <playground version='6.0' odd="1">
        <pages>
            <page name='One' also="kept"/>
            <!-- between -->
            <page name='Two'></page>
        </pages>
        <timeline fileName='timeline.xctimeline'/>
    </playground>
    """

  private func path(_ page: String) -> String { "Pages/\(page).xcplaygroundpage/Contents.swift" }

  private func book() throws -> MadeUpBundle {
    try MadeUpBundle([
      path("One"): "1", path("Two"): "2", path("Three"): "3", "contents.xcplayground": settings,
      "Sources/A.swift": "a", "Sources/Deep/B.swift": "b", "Resources/cat.png": "c",
      "Pages/One.xcplaygroundpage/Resources/own.png": "o",
    ])
  }

  private func text(_ path: String, in bundle: MadeUpBundle) throws -> String {
    String(decoding: try bundle.bytes(path), as: UTF8.self)
  }

  @discardableResult
  private func apply(
    _ change: DocumentChange, _ bundle: MadeUpBundle
  ) throws -> PlaygroundDocument {
    try DocumentStore.apply(change, to: bundle.url).get()
  }

  @Test func aPageIsAddedWhereItIsWanted() throws {
    let bundle = try book()
    let document = try apply(.addPage(name: "New & <odd> 'page'", after: "One"), bundle)
    #expect(document.pages.map(\.name) == ["One", "New & <odd> 'page'", "Two", "Three"])
    #expect(document.pages[1].text.hasPrefix("//: [Previous](@previous)\n"))
    let last = try apply(.addPage(name: "Last", after: nil), bundle)
    #expect(last.pages.last?.name == "Last")
  }

  @Test func whatTheSettingsHoldBesideSurvives() throws {
    let bundle = try book()
    try apply(.addPage(name: "Four", after: nil), bundle)
    try apply(.orderPages(["Four", "Three", "Two", "One"]), bundle)
    #expect(
      try text("contents.xcplayground", in: bundle) == """
        <?xml version="1.0"?>
        <!-- mine -->
        <playground version='6.0' odd="1">
            <pages>
                <page name='Four'/>
                <!-- between -->
                <page name='Three'/>
                <page name='Two'></page>
                <page name='One' also="kept"/>
            </pages>
            <timeline fileName='timeline.xctimeline'/>
        </playground>
        """)
    try apply(.renamePage("One", to: "Uno"), bundle)
    try apply(.deletePage("Two"), bundle)
    try apply(.setAttribute(.displayMode, to: "rendered"), bundle)
    let document = try apply(.deletePage("Three"), bundle)
    #expect(
      try text("contents.xcplayground", in: bundle) == """
        <?xml version="1.0"?>
        <!-- mine -->
        <playground version='6.0' odd="1" display-mode="rendered">
            <pages>
                <page name='Four'/>
                <!-- between -->
                <page name='Uno' also="kept"/>
            </pages>
            <timeline fileName='timeline.xctimeline'/>
        </playground>
        """)
    #expect(document.pages.map(\.name) == ["Four", "Uno"])
    #expect(document.settings.displayMode == .rendered)
  }

  @Test func aRenamedPageKeepsItsPlaceAndItsFiles() throws {
    let bundle = try book()
    let document = try apply(.renamePage("one", to: "ONE"), bundle)
    #expect(document.pages.map(\.name) == ["ONE", "Two", "Three"])
    #expect(document.pages[0].resources == ["Pages/ONE.xcplaygroundpage/Resources/own.png"])
  }

  @Test func anOrderNamesEveryPageOnce() throws {
    let bundle = try book()
    for order in [[], ["One"], ["One", "Two", "Two"], ["One", "Two", "Four"]] {
      #expect(DocumentStore.apply(.orderPages(order), to: bundle.url) == .failure(.notAnOrder))
    }
    #expect(try text("contents.xcplayground", in: bundle) == settings)
  }

  @Test func theLastPageStays() throws {
    let bundle = try MadeUpBundle([path("One"): "1"])
    #expect(
      DocumentStore.apply(.deletePage("One"), to: bundle.url) == .failure(.lastPage(name: "One")))
    #expect(
      DocumentStore.apply(.deletePage("Two"), to: bundle.url) == .failure(.noSuchPage(name: "Two")))
    let single = try MadeUpBundle(["Contents.swift": ""])
    #expect(
      DocumentStore.apply(.deletePage("Game"), to: single.url) == .failure(.notInThisForm))
  }

  @Test func aSinglePageBecomesTheFirstOfTwo() throws {
    let bundle = try MadeUpBundle([
      "Contents.swift": "mine", "Sources/A.swift": "a", "Resources/cat.png": "c",
      "contents.xcplayground": MadeUpBundle.settings,
    ])
    let number =
      try FileManager.default.attributesOfItem(
        atPath: bundle.path("Contents.swift").path)[.systemFileNumber] as? Int
    let document = try apply(.addPage(name: "Second", after: nil), bundle)
    #expect(document.pages.map(\.name) == ["Untitled Page", "Second"])
    #expect(document.pages[0].text == "mine")
    #expect(document.sources.count == 1 && document.resources == ["Resources/cat.png"])
    #expect(!Disk.exists(bundle.path("Contents.swift").path))
    let moved =
      try FileManager.default.attributesOfItem(
        atPath: bundle.path(path("Untitled Page")).path)[.systemFileNumber] as? Int
    #expect(moved == number)
    #expect(
      try text("contents.xcplayground", in: bundle) == """
        <playground version='6.0' target-platform='ios'>
            <pages>
                <page name='Untitled Page'/>
                <page name='Second'/>
            </pages>
        </playground>

        """)
  }

  @Test func withoutSettingsTheyAreMade() throws {
    let bundle = try MadeUpBundle([path("B"): "b", path("A"): "a"])
    let document = try apply(.orderPages(["B", "A"]), bundle)
    #expect(document.pages.map(\.name) == ["B", "A"])
    #expect(document.warnings.isEmpty)
  }

  @Test func settingsThatCannotBeUnderstoodAreLeftAlone() throws {
    let bundle = try MadeUpBundle([path("A"): "a", "contents.xcplayground": "garbage"])
    let result = DocumentStore.apply(.addPage(name: "B", after: nil), to: bundle.url)
    guard case .failure(.brokenSettings) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(try text("contents.xcplayground", in: bundle) == "garbage")
    #expect(try DocumentStore.open(bundle.url).get().pages.count == 1)
  }

  @Test func filesComeAndGo() throws {
    let bundle = try book()
    var document = try apply(.addSource(name: "C.swift", text: "c", to: .bundle), bundle)
    #expect(
      document.sources.map(\.path) == [
        "Sources/A.swift", "Sources/C.swift", "Sources/Deep/B.swift",
      ])
    document = try apply(.addSource(name: "Own.swift", text: "o", to: .page("Two")), bundle)
    let own = "Pages/Two.xcplaygroundpage/Sources/Own.swift"
    #expect(document.page(named: "Two")?.sources == [TextFile(path: own, text: "o")])
    document = try apply(
      .addResource(name: "x.bin", contents: Data([0, 255]), to: .page("Two")), bundle)
    #expect(try bundle.bytes("Pages/Two.xcplaygroundpage/Resources/x.bin") == Data([0, 255]))
    document = try apply(.renameFile(path: "Sources/Deep/B.swift", to: "b.swift"), bundle)
    #expect(document.sources.last?.path == "Sources/Deep/b.swift")
    document = try apply(.deleteFile(path: "Sources/A.swift"), bundle)
    document = try apply(.deleteFile(path: "Resources/cat.png"), bundle)
    #expect(document.resources.isEmpty && document.sources.count == 2)
  }

  @Test(arguments: [
    "Contents.swift", "contents.xcplayground", "Pages/One.xcplaygroundpage/Contents.swift",
    "Sources", "Sources/None.swift", "../x", "Sources/../contents.xcplayground", "",
  ])
  func onlySourcesAndResourcesAreRenamedOrDeleted(path: String) throws {
    let bundle = try book()
    for change in [DocumentChange.deleteFile(path: path), .renameFile(path: path, to: "Z.swift")] {
      #expect(DocumentStore.apply(change, to: bundle.url) == .failure(.noSuchFile(path: path)))
    }
  }

  @Test func aNameThatIsTakenIsRefused() throws {
    let bundle = try book()
    let changes: [DocumentChange] = [
      .addPage(name: "two", after: nil), .renamePage("One", to: "TWO"),
      .addSource(name: "a.SWIFT", text: "", to: .bundle),
      .addResource(name: "CAT.png", contents: Data(), to: .bundle),
      .renameFile(path: "Sources/Deep/B.swift", to: "B.SWIFT"),
    ]
    for change in changes.dropLast() {
      guard case .failure(.exists) = DocumentStore.apply(change, to: bundle.url) else {
        Issue.record("\(change)")
        continue
      }
    }
    try apply(changes[4], bundle)
  }

  @Test(arguments: [
    "", " ", "\t", ".", "..", ".hidden", "a/b", "a\\b", "a:b", "../a", "a\u{0}b", "a\nb", "a\u{7F}",
    "a\u{85}b", "a\u{2028}b", "a\u{FFFE}", " a", "a ", String(repeating: "é", count: 130),
  ])
  func aNameThatIsNoneIsRefused(name: String) throws {
    let bundle = try book()
    let changes: [DocumentChange] = [
      .addPage(name: name, after: nil), .renamePage("One", to: name),
      .addSource(name: name + ".swift", text: "", to: .bundle),
      .addResource(name: name, contents: Data(), to: .page("One")),
      .renameFile(path: "Resources/cat.png", to: name),
    ]
    let before = try DocumentStore.open(bundle.url).get()
    for change in changes {
      let result = DocumentStore.apply(change, to: bundle.url)
      if case .addSource = change, name == "a " { continue }
      guard case .failure(.badName) = result else {
        Issue.record("\(change): \(result)")
        continue
      }
    }
    if name != "a " { #expect(try DocumentStore.open(bundle.url).get() == before) }
  }

  @Test func aSourceIsASwiftFile() throws {
    let bundle = try book()
    for name in ["A.txt", ".swift", "Swift"] {
      #expect(
        DocumentStore.apply(.addSource(name: name, text: "", to: .bundle), to: bundle.url)
          == .failure(.badName(name: name, reason: .extensionNeeded("swift"))))
    }
  }

  @Test(arguments: ["Sources", "Resources"])
  func nothingIsAddedThroughALinkThatLeadsOut(name: String) throws {
    let bundle = try MadeUpBundle(["Contents.swift": ""])
    let outside = bundle.folder.appendingPathComponent("outside")
    try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
    try bundle.link(name, to: outside.path)
    let change: DocumentChange =
      name == "Sources"
      ? .addSource(name: "A.swift", text: "", to: .bundle)
      : .addResource(name: "a.png", contents: Data(), to: .bundle)
    #expect(
      DocumentStore.apply(change, to: bundle.url) == .failure(.linkNotFollowed(path: name)))
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path).isEmpty)
  }

  @Test func deletingALinkLeavesWhatItLeadsTo() throws {
    let bundle = try book()
    try bundle.link("Resources/dog.png", to: "cat.png")
    let document = try apply(.deleteFile(path: "Resources/dog.png"), bundle)
    #expect(document.resources == ["Resources/cat.png"])
  }

  @Test func aSecondPageIsRefusedWhereItIsNotClearWhichFileIsTheFirst() throws {
    let bundle = try MadeUpBundle(["Contents.swift": "a", "contents.SWIFT": "b"])
    #expect(
      DocumentStore.apply(.addPage(name: "Two", after: nil), to: bundle.url)
        == .failure(.twoContents(path: "contents.SWIFT")))
    #expect(try text("Contents.swift", in: bundle) == "a")
  }
}
