import PageEngine
import Testing

@testable import StudioServer

/// What is done to the files of the bundle, by people and by others, as a session decides it.
struct BundleChangeTests {
  private let page = MadeUpSession.page
  private let browser = MadeUpSession.first

  private func ask(_ order: BundleOrder, id: Int = 7) -> SessionEvent {
    .received(browser, .bundle(BundleRequest(request: id, order: order)))
  }

  /// The document of a session after something was done to it.
  private func document(
    of session: MadeUpSession, _ change: (inout OpenDocument) -> Void
  ) -> OpenDocument {
    var document = session.state.document
    document.texts = document.texts.mapValues { SharedText($0.text) }
    change(&document)
    return document
  }

  private func renamed(_ session: MadeUpSession) -> BundleChange {
    let made = document(of: session) { document in
      document.files[1].path = "Sources/Deck.swift"
      document.texts["Sources/Deck.swift"] = document.texts.removeValue(
        forKey: "Sources/Card.swift")
    }
    return BundleChange(
      document: made, renamed: ["Sources/Card.swift": "Sources/Deck.swift"],
      outcome: .path("Sources/Deck.swift"))
  }

  @Test func aChangeWaitsUntilEverythingTypedIsOnDisk() {
    var session = MadeUpSession.running()
    session.type("let a = 2")
    let order = BundleOrder.renameFile(path: "Sources/Card.swift", name: "Deck.swift")
    let asked = session.apply(ask(order))
    #expect(asked.saves.count == 1 && !asked.contains(.change(order)))
    #expect(session.apply(.saved(asked.saves[0], milliseconds: 1)).contains(.change(order)))
  }

  @Test func nothingIsSavedWhileTheBundleChanges() {
    var session = MadeUpSession.running()
    session.apply(ask(.addFolder("Sources")))
    let change = BundleChange(document: document(of: session) { _ in })
    session.type("let a = 2")
    #expect(session.apply(.timerFired(.save)).saves.isEmpty)
    let done = session.apply(.changed(.success(change)))
    #expect(done.saves.map(\.texts) == [[page: "let a = 2"]])
    #expect(session.text == "let a = 2")
  }

  @Test func theDocumentIsToldBeforeTheAnswer() {
    var session = MadeUpSession.running()
    session.apply(ask(.renameFile(path: "Sources/Card.swift", name: "Deck.swift")))
    let told = session.apply(.changed(.success(renamed(session)))).said()
    guard case .document(let facts) = told.first else {
      Issue.record("\(told)")
      return
    }
    #expect(facts.renamed == ["Sources/Card.swift": "Sources/Deck.swift"])
    #expect(facts.refused == nil)
    #expect(
      told.contains(.answer(request: 7, .bundle(.path("Sources/Deck.swift")))))
  }

  @Test func anEditThatStillNamesTheFormerPathIsDone() {
    var session = MadeUpSession.running()
    session.apply(ask(.renameFile(path: "Sources/Card.swift", name: "Deck.swift")))
    session.apply(.changed(.success(renamed(session))))
    let known = session.state.document.texts["Sources/Deck.swift"]!
    let actions = session.edit(
      TextOperation(from: known.text, to: "struct Card { }"), file: "Sources/Card.swift",
      base: known.revision, sequence: 1)
    #expect(
      actions.said().contains(
        .accepted(file: "Sources/Deck.swift", revision: 1, version: 2, sequence: 1)))
    #expect(session.state.document.texts["Sources/Deck.swift"]?.text == "struct Card { }")
  }

  @Test func whatWasTypedDuringARenamingGoesWithTheFile() {
    var session = MadeUpSession.running()
    session.apply(ask(.renameFile(path: "Sources/Card.swift", name: "Deck.swift")))
    let change = renamed(session)
    session.type("struct Card { var a }", file: "Sources/Card.swift")
    let done = session.apply(.changed(.success(change)))
    #expect(done.saves.map(\.texts) == [["Sources/Deck.swift": "struct Card { var a }"]])
  }

  @Test func aChangeThatCannotBeIsRefusedInWordsAndTheBundleIsReadAgain() {
    var session = MadeUpSession.running()
    session.apply(ask(.addFolder("Nowhere")))
    let refused = session.apply(.changed(.failure(BundleRefusal(message: "no"))))
    #expect(refused.said() == [.refused(request: 7, "no")])
    #expect(refused.contains(.readBundle))
  }

  @Test func changesComeOneAfterTheOther() {
    var session = MadeUpSession.running()
    session.apply(ask(.addFolder("Sources"), id: 1))
    let second = session.apply(ask(.addFolder("Resources"), id: 2))
    #expect(second.isEmpty)
    let done = session.apply(
      .changed(.success(BundleChange(document: document(of: session) { _ in }))))
    #expect(done.contains(.change(.addFolder("Resources"))))
    #expect(done.said().contains(.answer(request: 1, .bundle(.done))))
  }

  @Test func windowsOfADeletedPageLookAtAnother() {
    var session = MadeUpSession(pages: ["Two"])
    session.apply(.opened)
    session.apply(MadeUpSession.comes(browser))
    session.begins(run: 1)
    session.apply(ask(.deletePage(page)))
    let made = document(of: session) { document in
      document.pages.removeFirst()
      document.files.removeFirst()
      document.texts[MadeUpSession.page] = nil
    }
    let done = session.apply(.changed(.success(BundleChange(document: made))))
    #expect(done.contains(.release(page: page)))
    #expect(done.said().contains(.page(name: "Two", path: "Two")))
    #expect(done.runs.count == 1)
  }

  @Test func aDiskThatRefusesRefusesTheChangeToo() {
    var session = MadeUpSession.running()
    session.type("let a = 2")
    let request = session.apply(ask(.deleteFile(path: "Sources/Card.swift"))).saves[0]
    let failed = session.apply(.saveFailed(request, message: "the disk is full")).said()
    #expect(failed.contains(.refused(request: 7, "Saving failed: the disk is full")))
    #expect(session.state.wishes.isEmpty)
  }

  @Test func anUploadThatHasItsPlaceIsTold() {
    var session = MadeUpSession.running()
    let arrival = BundleOrder.Arrival(
      file: .init(fileURLWithPath: "/tmp/1"), folder: "Resources", name: "a.png", upload: 3)
    #expect(session.apply(.arrived(browser, arrival)).contains(.change(.place(arrival))))
    let change = BundleChange(
      document: document(of: session) {
        $0.files.append(.init(path: "Resources/a.png", kind: .resource))
      }, outcome: .path("Resources/a.png"))
    let done = session.apply(.changed(.success(change)))
    #expect(done.said().contains(.uploaded(upload: 3, path: "Resources/a.png")))
    #expect(done.runs.count == 1, "the page can see it now")
  }

  @Test func closingWaitsForAChangeAndSavesAfterIt() {
    var session = MadeUpSession.running()
    session.apply(ask(.addFolder("Sources")))
    let change = BundleChange(document: document(of: session) { _ in })
    session.type("last words")
    #expect(session.apply(.closing).saves.isEmpty)
    #expect(session.apply(.changed(.success(change))).saves.map(\.texts) == [[page: "last words"]])
  }
}
