import Foundation
import Testing

@testable import PlaygroundDocument
@testable import StudioServer

/// Changes of a bundle that lies on a disk.
struct BundleEditorTests {
  private func path(_ page: String) -> String { "Pages/\(page).xcplaygroundpage/Contents.swift" }

  private func book() throws -> BundleOnDisk {
    try BundleOnDisk([
      path("One"): "1", path("Two"): "2", path("Three"): "3",
      "Pages/Two.xcplaygroundpage/Sources/Own.swift": "own", "Sources/A.swift": "a",
      "Resources/cat.png": "c", "Resources/deep/dog.png": "d", "Resources/deep/cat.png": "e",
      "contents.xcplayground": """
      <playground version='6.0' target-platform='ios'><pages>
      <page name='One'/><page name='Two'/><page name='Three'/></pages></playground>
      """,
    ])
  }

  private func names(_ change: BundleChange) -> [String] { change.document.pages.map(\.name) }

  private func text(_ key: String, _ change: BundleChange) -> String? {
    switch change.outcome {
    case .path(let path) where key == "path": path
    case .deleted(let token) where key == "undo": token
    case .page(let name, _, _) where key == "name": name
    case .page(_, let path, _) where key == "path": path
    default: nil
    }
  }

  @Test func filesComeWithTheFoldersTheyNeed() async throws {
    let book = try book()
    let change = try await book.perform(
      .addFile(folder: "Pages/One.xcplaygroundpage/Sources/Deep", name: "B.swift", text: "b"))
    #expect(text("path", change) == "Pages/One.xcplaygroundpage/Sources/Deep/B.swift")
    let made = change.document.files.first { $0.path.hasSuffix("Deep/B.swift") }
    #expect(made?.page == "One")
    let folder = try await book.perform(.addFolder("Pages/Three.xcplaygroundpage/Resources"))
    #expect(folder.document.folders.contains("Pages/Three.xcplaygroundpage/Resources"))
  }

  @Test(arguments: [
    ("Sources", "../B.swift"), ("..", "B.swift"), ("/etc", "B.swift"), ("Sources", "B.txt"),
    ("Sources", "a.SWIFT"), ("Sources", ""), ("Sources/../..", "B.swift"), ("Sources", ".B.swift"),
    ("Resources", "a\u{0}b"), ("Resources", "a/b"), ("Nowhere", "B.swift"), ("", "B.swift"),
    ("Pages/No.xcplaygroundpage/Sources", "B.swift"), ("Resources/a\u{1}", "b"),
    ("Resources/.hidden", "b"), ("Resources", String(repeating: "x", count: 300)),
  ])
  func hostileNamesAreRefused(folder: String, name: String) async throws {
    let book = try book()
    let outcome = await book.editor.perform(.addFile(folder: folder, name: name, text: ""))
    guard case .failure(let refusal) = outcome else {
      Issue.record("\(folder)/\(name) was made")
      return
    }
    #expect(!refusal.message.isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: book.folder.path).count == 1)
  }

  @Test func noFolderThatIsALinkIsFollowed() async throws {
    let book = try book()
    let outside = book.folder.appendingPathComponent("outside")
    try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: book.url.appendingPathComponent("Resources/link"), withDestinationURL: outside)
    let outcome = await book.editor.perform(
      .addFile(folder: "Resources/link", name: "a.txt", text: ""))
    guard case .failure = outcome else {
      Issue.record("the link was followed")
      return
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path).isEmpty)
  }

  @Test func filesMoveAndKeepTheirNames() async throws {
    let book = try book()
    let change = try await book.perform(
      .moveFile(path: "Sources/A.swift", folder: "Pages/One.xcplaygroundpage/Sources"))
    let path = "Pages/One.xcplaygroundpage/Sources/A.swift"
    #expect(change.renamed == ["Sources/A.swift": path] && text("path", change) == path)
    let taken = await book.editor.perform(
      .moveFile(path: "Resources/deep/cat.png", folder: "Resources"))
    guard case .failure(let refusal) = taken else {
      Issue.record("one was written over the other")
      return
    }
    #expect(refusal.message.contains("cat.png"))
  }

  @Test func aRenamedPageTakesItsFilesAlong() async throws {
    let change = try await book().perform(.renamePage("Two", name: "Zwei"))
    #expect(names(change) == ["One", "Zwei", "Three"])
    #expect(text("name", change) == "Zwei" && text("path", change) == path("Zwei"))
    #expect(
      change.renamed == [
        path("Two"): path("Zwei"),
        "Pages/Two.xcplaygroundpage/Sources/Own.swift":
          "Pages/Zwei.xcplaygroundpage/Sources/Own.swift",
      ])
  }

  @Test func aSinglePageThatGetsASecondIsToldWhereItIs() async throws {
    let single = try BundleOnDisk(["Contents.swift": "1"])
    let change = try await single.perform(.addPage(name: "More", after: nil))
    #expect(names(change) == ["Untitled Page", "More"])
    #expect(text("name", change) == "More" && text("path", change) == path("More"))
    #expect(change.renamed == ["Contents.swift": path("Untitled Page")])
  }

  @Test func pagesTakeAnotherOrder() async throws {
    let change = try await book().perform(.orderPages(["Three", "One", "Two"]))
    #expect(names(change) == ["Three", "One", "Two"])
  }

  @Test func aDeletedFileComesBack() async throws {
    let book = try book()
    let deleted = try await book.perform(.deleteFile(path: "Sources/A.swift"))
    #expect(!book.has("Sources/A.swift"))
    let token = try #require(text("undo", deleted))
    let back = try await book.perform(.undoDelete(token: token))
    #expect(text("path", back) == "Sources/A.swift")
    #expect(back.document.texts["Sources/A.swift"]?.text == "a")
    guard case .failure = await book.editor.perform(.undoDelete(token: token)) else {
      Issue.record("it came back twice")
      return
    }
  }

  @Test func aDeletedPageComesBackWithItsFilesAndToItsPlace() async throws {
    let book = try book()
    let deleted = try await book.perform(.deletePage("Two"))
    #expect(names(deleted) == ["One", "Three"])
    let back = try await book.perform(.undoDelete(token: try #require(text("undo", deleted))))
    #expect(names(back) == ["One", "Two", "Three"])
    #expect(back.document.texts["Pages/Two.xcplaygroundpage/Sources/Own.swift"]?.text == "own")
  }

  @Test func theOnlyPageIsNotDeleted() async throws {
    let single = try BundleOnDisk(["Contents.swift": "1"])
    let outcome = await single.editor.perform(.deletePage("Game"))
    guard case .failure(let refusal) = outcome else {
      Issue.record("it was deleted")
      return
    }
    #expect(refusal.message.contains("only page"))
  }

  @Test func whatWasDeletedIsGoneWhenTheDocumentIsClosed() async throws {
    let book = try book()
    let deleted = try await book.perform(.deleteFile(path: "Sources/A.swift"))
    let kept = book.state.url.appendingPathComponent("deleted")
    #expect(try FileManager.default.contentsOfDirectory(atPath: kept.path).count == 1)
    await book.editor.close()
    #expect(try FileManager.default.contentsOfDirectory(atPath: kept.path).isEmpty)
    _ = deleted
  }

  @Test func picturesOfAFolderMoveUp() async throws {
    let change = try await book().perform(.moveContentsUp(folder: "Resources/deep"))
    #expect(change.outcome == .moved(2))
    let resources = change.document.files.filter { $0.kind == .resource }.map(\.path)
    #expect(resources == ["Resources/cat-2.png", "Resources/cat.png", "Resources/dog.png"])
    #expect(!change.document.folders.contains("Resources/deep"))
  }

  @Test func nothingIsWrittenOverATextThatWasNotKnown() async throws {
    let book = try book()
    try Data("theirs".utf8).write(to: book.url.appendingPathComponent("Sources/A.swift"))
    let outcome = await book.editor.write("mine", to: "Sources/A.swift", over: "a")
    #expect(outcome.problem?.theirs == "theirs")
    #expect(try book.text("Sources/A.swift") == "theirs")
    #expect(await book.editor.write("mine", to: "Sources/A.swift", over: "theirs").problem == nil)
    #expect(try book.text("Sources/A.swift") == "mine")
  }

  @Test func aTextWhoseFolderIsGoneIsWrittenAgain() async throws {
    let book = try book()
    try FileManager.default.removeItem(at: book.url.appendingPathComponent("Sources"))
    #expect(await book.editor.write("typed", to: "Sources/A.swift", over: "a").problem == nil)
    #expect(try book.text("Sources/A.swift") == "typed")
  }

  @Test func sectionsAreComparedAsOneText() async throws {
    let old = try BundleOnDisk(["section-1.swift": "let a = 1\n", "section-2.swift": "a\n"])
    let known = "let a = 1\na\n"
    let path = "Contents.swift"
    #expect(await old.editor.write("let a = 2\na\n", to: path, over: known).problem == nil)
    #expect(try old.text("section-1.swift") == "let a = 2\n")
    let outcome = await old.editor.write("let a = 3\na\n", to: path, over: known)
    #expect(outcome.problem?.theirs == "let a = 2\na\n")
  }

  @Test func textsThatCannotBeSavedAreKept() async throws {
    let book = try book()
    let words = await book.editor.keepAside(["Sources/A.swift": "typed"])
    let kept = try #require(words.components(separatedBy: " in ").last)
    #expect(try String(contentsOfFile: kept + "/Sources/A.swift", encoding: .utf8) == "typed")
  }
}

extension Result where Failure == SavingProblem {
  fileprivate var problem: SavingProblem? {
    if case .failure(let problem) = self { problem } else { nil }
  }
}
