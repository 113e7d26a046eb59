import Foundation
import PlaygroundDocument
import Testing

/// Books of the Swift Playgrounds app are opened, and their texts saved into them.
struct PlaygroundBookTests {
  private static let chapters = "Contents/Chapters/"

  private func manifest(_ name: String, _ key: String = "", _ folders: [String] = []) -> String {
    let list = folders.map { "<string>\($0)</string>" }.joined()
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict>"
      + "<key>Name</key><string>\(name)</string>"
      + (key.isEmpty ? "" : "<key>\(key)</key><array>\(list)</array>") + "</dict></plist>"
  }

  private func page(_ chapter: String, _ page: String, _ file: String) -> String {
    Self.chapters + "\(chapter).playgroundchapter/Pages/\(page).playgroundpage/\(file)"
  }

  private func book() throws -> MadeUpBundle {
    try MadeUpBundle(
      [
        "Contents/Manifest.plist": manifest(
          "Walks", "Chapters", ["Two.playgroundchapter", "One.playgroundchapter"]),
        "Contents/Modules/Core.playgroundmodule/Sources/Core.swift": "core",
        "Contents/PrivateResources/all.png": "a", "Contents/Sources/Old.swift": "old",
        Self.chapters + "One.playgroundchapter/Sources/Own.swift": "own",
        Self.chapters + "One.playgroundchapter/Manifest.plist": manifest(
          "First", "Pages", ["B.playgroundpage", "Gone.playgroundpage", "A.playgroundpage"]),
        page("One", "A", "Contents.swift"): "a", page("One", "B", "main.swift"): "b",
        page("One", "B", "Manifest.plist"): manifest("Steps"),
        page("One", "B", "PublicResources/b.png"): "b",
        page("One", "B", "Sources/Page.swift"): "page",
        page("Two", "A", "main.swift"): "//#-hidden-code\r\nlet x = 1\r\n//#-end-hidden-code\r\n",
      ], name: "Walks.playgroundbook")
  }

  @Test func manifestsGiveNamesAndOrder() throws {
    let bundle = try book()
    let document = try DocumentStore.open(bundle.url).get()
    #expect(document.pages.map(\.name) == ["Two – A", "First – Steps", "First – A"])
    #expect(document.pages[1].text == "b")
    #expect(document.pages[1].sources.map(\.text) == ["page"])
    #expect(document.sources.map(\.text) == ["old", "core", "own"])
    #expect(
      document.resources(of: document.pages[1]).map { $0.split(separator: "/").last }
        == ["b.png", "all.png"])
    #expect(
      document.resourceFolders(of: document.pages[1]).map(\.lastPathComponent)
        == ["PublicResources", "PrivateResources"])
    #expect(document.warnings.isEmpty)
    let inside = try DocumentStore.open(bundle.path(page("One", "A", "Contents.swift"))).get()
    #expect(inside.url == document.url)
  }

  @Test func aTextIsSavedAndNothingElseChanges() throws {
    let bundle = try book()
    let document = try DocumentStore.open(bundle.url).get()
    let path = document.pages[0].path
    let text = document.pages[0].text
    #expect(text == "//#-hidden-code\nlet x = 1\n//#-end-hidden-code\n")
    let before = try FileManager.default.subpathsOfDirectory(atPath: bundle.url.path).sorted()
    #expect(DocumentStore.save(text + "x\n", to: path, over: text, in: bundle.url) == .saved)
    #expect(
      try bundle.bytes(path)
        == Data("//#-hidden-code\r\nlet x = 1\r\n//#-end-hidden-code\r\nx\r\n".utf8))
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: bundle.url.path).sorted() == before)
  }

  @Test func whatABookConsistsOfIsNotChanged() throws {
    let bundle = try book()
    let before = try FileManager.default.subpathsOfDirectory(atPath: bundle.url.path).sorted()
    let changes: [DocumentChange] = [
      .addPage(name: "C", after: nil), .deletePage("Two – A"),
      .setAttribute(.displayMode, to: "rendered"),
    ]
    for change in changes {
      #expect(DocumentStore.apply(change, to: bundle.url) == .failure(.notInABook))
    }
    let files = try #require(BundleFiles(bundle.url))
    let aside = files.setAsidePage("Two – A", in: bundle.folder.appendingPathComponent("aside"))
    #expect(throws: BundleProblem.notInABook) { _ = try aside.get() }
    #expect(files.add("a.swift", contents: Data(), in: "Sources") == .failure(.notInABook))
    #expect(files.resource(at: "Contents/PrivateResources/all.png") == Data("a".utf8))
    #expect(files.resource(at: "Contents/Manifest.plist") == nil)
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: bundle.url.path).sorted() == before)
  }

  @Test(arguments: ["", "{", "<plist", String(repeating: "<array>", count: 20_000)])
  func aBrokenManifestLeavesTheFolders(manifest: String) throws {
    let bundle = try book()
    let path = Self.chapters + "One.playgroundchapter/Manifest.plist"
    try bundle.write(Data(("<?xml version=\"1.0\"?>" + manifest).utf8), to: path)
    try bundle.write(Data(manifest.utf8), to: "Contents/Manifest.plist")
    let document = try DocumentStore.open(bundle.url).get()
    #expect(document.pages.map(\.name) == ["One – A", "One – Steps", "Two – A"])
  }

  @Test func aLiveViewOfItsOwnBelongsToItsPage() throws {
    let bundle = try book()
    let path = page("Two", "A", "LiveView.swift")
    try bundle.write(Data("view".utf8), to: path)
    let document = try DocumentStore.open(bundle.url).get()
    #expect(document.pages.map(\.liveView?.path) == [path, nil, nil])
    #expect(document.pages[0].liveView?.text == "view")
    #expect(document.warnings.isEmpty)
  }

  @Test func pagesKnowTheirChapter() throws {
    let bundle = try book()
    #expect(
      try DocumentStore.open(bundle.url).get().pages.map(\.chapter) == ["Two", "First", "First"])
    try FileManager.default.removeItem(
      at: bundle.path(Self.chapters + "Two.playgroundchapter"))
    #expect(try DocumentStore.open(bundle.url).get().pages.map(\.chapter) == [nil, nil])
  }
}
