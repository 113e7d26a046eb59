import Foundation
import PlaygroundDocument
import Testing

struct OpeningTests {
  private let whole = [
    "Contents.swift": "let a = 1\n", "contents.xcplayground": MadeUpBundle.settings,
    "Sources/B.swift": "b", "Sources/Deep/A.swift": "a", "Sources/notes.txt": "no",
    "Resources/cat.png": "c", "Resources/sub/dog.png": "d", "Resources/.DS_Store": "x",
  ]

  @Test func readsEverythingThatBelongsToIt() throws {
    let bundle = try MadeUpBundle(whole)
    let document = try DocumentStore.open(bundle.url).get()
    #expect(document.name == "Game")
    #expect(document.url.path == bundle.url.path)
    #expect(document.pages[0].path == "Contents.swift")
    #expect(document.pages[0].text == "let a = 1\n")
    #expect(
      document.sources == [
        TextFile(path: "Sources/B.swift", text: "b"),
        TextFile(path: "Sources/Deep/A.swift", text: "a"),
      ])
    #expect(document.resources == ["Resources/cat.png", "Resources/sub/dog.png"])
    #expect(
      document.resourceFolders(of: document.pages[0]).map(\.lastPathComponent) == ["Resources"])
    #expect(document.settings.platform == .ios)
    #expect(document.warnings.isEmpty)
  }

  @Test(arguments: ["Contents.swift", "Sources", "Sources/Deep/A.swift", "not/there/yet", ""])
  func opensFromAPathInside(path: String) throws {
    let bundle = try MadeUpBundle(whole)
    let inside = path.isEmpty ? bundle.url : bundle.path(path)
    let result = DocumentStore.open(inside)
    if path == "not/there/yet" {
      #expect(result == .failure(.notFound(path: inside.path)))
    } else {
      #expect(try result.get().name == "Game")
    }
  }

  @Test(arguments: ["contents.swift", "CONTENTS.SWIFT", "Contents.Swift"])
  func takesThePageInAnyLetterCase(name: String) throws {
    let bundle = try MadeUpBundle([name: "1", "contents.xcplayground": MadeUpBundle.settings])
    #expect(try DocumentStore.open(bundle.url).get().pages[0].path == name)
  }

  @Test func opensWithoutSettingsAndSaysSo() throws {
    let bundle = try MadeUpBundle(["Contents.swift": ""])
    let document = try DocumentStore.open(bundle.url).get()
    #expect(document.warnings == [.noSettings])
    #expect(document.settings == .usual)
  }

  @Test func aPackageBesideAPageIsNotThatPage() throws {
    let package = try MadeUpBundle(
      ["Around/Contents.swift": "", "Around/Package.swift": "", "Around/Sources/App.swift": ""],
      name: "Folder")
    let inside = package.path("Around/Sources")
    #expect(DocumentStore.open(inside) == .failure(.notAPlayground(path: inside.path)))
  }

  @Test(arguments: ["Other", "Other/main.txt", "Pages/Notes", "Pages/Notes/main.txt"])
  func aFolderBesideAPageIsNotThatPage(path: String) throws {
    let around = try MadeUpBundle(
      ["Contents.swift": "", "Other/main.txt": "", "Pages/Notes/main.txt": ""], name: "Around")
    let inside = around.path(path)
    #expect(DocumentStore.open(inside) == .failure(.notAPlayground(path: inside.path)))
  }

  @Test(arguments: ["", "main.txt", "Sources/Deep/A.swift", "Resources", "Pages"])
  func aFolderWithoutTheNameOpensFromItsParts(path: String) throws {
    let around = try MadeUpBundle(
      [
        "Contents.swift": "", "main.txt": "", "Sources/Deep/A.swift": "", "Resources/a.txt": "",
        "Pages/One.txt": "",
      ], name: "Around")
    let inside = path.isEmpty ? around.url : around.path(path)
    #expect(try DocumentStore.open(inside).get().name == "Around")
  }

  @Test(arguments: ["", "<play", "not xml at all", "<other/>", "\u{0}\u{1}<<<<>>>"])
  func opensWithBrokenSettingsAndSaysSo(settings: String) throws {
    let bundle = try MadeUpBundle(["Contents.swift": "", "contents.xcplayground": settings])
    let document = try DocumentStore.open(bundle.url).get()
    #expect(document.warnings == [.brokenSettings(reason: "it has no element “playground”")])
  }

  @Test func aFolderWithoutAPageCannotBeOpened() throws {
    let bundle = try MadeUpBundle(["contents.xcplayground": MadeUpBundle.settings])
    #expect(DocumentStore.open(bundle.url) == .failure(.noPage(bundle: "Game.playground")))
  }

  @Test func somethingElseIsNoPlayground() throws {
    let bundle = try MadeUpBundle(["main.txt": ""], name: "Folder")
    #expect(
      DocumentStore.open(bundle.url) == .failure(.notAPlayground(path: bundle.url.path)))
    let file = bundle.path("main.txt")
    #expect(DocumentStore.open(file) == .failure(.notAPlayground(path: file.path)))
  }

  @Test func aFolderThatLooksLikeOneIsOne() throws {
    let bundle = try MadeUpBundle(["Contents.swift": "1"], name: "Folder")
    #expect(try DocumentStore.open(bundle.url).get().name == "Folder")
  }

  @Test func pagesComeInTheirOrderEachWithItsOwnParts() throws {
    let bundle = try MadeUpBundle([
      "Pages/Beta.xcplaygroundpage/Contents.swift": "b",
      "Pages/Alpha.xcplaygroundpage/Contents.swift": "a",
      "Pages/Empty.xcplaygroundpage/notes.txt": "",
      "Pages/Beta.xcplaygroundpage/Sources/Own.swift": "own",
      "Pages/Beta.xcplaygroundpage/Resources/own.png": "o",
      "Sources/Shared.swift": "shared", "Resources/shared.png": "s",
      "contents.xcplayground":
        "<playground version='6.0'><pages><page name='Gone'/><page name='Beta'/>"
        + "<page name='Beta'/></pages></playground>",
    ])
    let document = try DocumentStore.open(bundle.url).get()
    #expect(document.pages.map(\.name) == ["Beta", "Alpha"])
    let page = document.pages[0]
    #expect(page.path == "Pages/Beta.xcplaygroundpage/Contents.swift")
    #expect(document.sources.map(\.text) == ["shared"])
    #expect(document.pages.map { $0.sources.map(\.text) } == [["own"], []])
    #expect(
      document.resourceFolders(of: page).map(\.path) == [
        bundle.path("Pages/Beta.xcplaygroundpage/Resources").path, bundle.path("Resources").path,
      ])
    #expect(document.page(named: "beta")?.name == "Beta")
    #expect(document.warnings.isEmpty)
  }

  @Test func pagesThatNobodyPutInOrderComeByName() throws {
    let bundle = try MadeUpBundle([
      "Pages/B.xcplaygroundpage/Contents.swift": "b",
      "Pages/A.xcplaygroundpage/Contents.swift": "a", "contents.xcplayground": "<playground/>",
    ])
    #expect(try DocumentStore.open(bundle.url).get().pages[0].text == "a")
  }

  @Test func everyProblemIsASentence() {
    let problems: [BundleProblem] = [
      .notFound(path: "p"), .notAPlayground(path: "p"), .noPage(bundle: "p"),
      .noSettings, .brokenSettings(reason: "p"),
      .unreadable(path: "p", reason: "r"), .tooLong(path: "p"), .notText(path: "p"),
      .linkNotFollowed(path: "p"), .tooManyFiles, .badPath(path: "p"),
      .badName(name: "p", reason: .empty), .exists(path: "p"), .noSuchPage(name: "p"),
      .noSuchFile(path: "p"), .lastPage(name: "p"), .notAnOrder, .notInThisForm,
      .twoContents(path: "p"),
      .notSaved(path: "p", reason: "r"),
    ]
    #expect(problems.allSatisfy { $0.message.hasSuffix(".") && $0.message.count > 20 })
    #expect(Set(problems.map(\.message)).count == problems.count)
  }
}
