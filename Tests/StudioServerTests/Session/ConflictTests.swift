import PageEngine
import Testing

@testable import StudioServer

/// What others do to the files while somebody types in them.
struct ConflictTests {
  private let page = MadeUpSession.page
  private let browser = MadeUpSession.first

  /// The document as it would be read from a disk with other texts.
  private func disk(_ texts: [String: String?], of session: MadeUpSession) -> OpenDocument {
    var document = session.state.document
    document.texts = session.state.diskTexts.mapValues(SharedText.init)
    for (path, text) in texts {
      document.texts[path] = text.map(SharedText.init)
      if text == nil { document.files.removeAll { $0.path == path } }
    }
    return document
  }

  private func read(
    _ texts: [String: String?], _ session: inout MadeUpSession
  ) -> [SessionAction] {
    let reads = session.apply(.disturbed)
    #expect(reads == [.readBundle])
    return session.apply(.read(.success(disk(texts, of: session))))
  }

  @Test func whatOthersWroteComesAsAnOperation() {
    var session = MadeUpSession.running()
    let told = read([page: "let a = 12"], &session).said()
    var operation = TextOperation()
    operation.keep(9)
    operation.insert("2")
    #expect(
      told.first
        == .changed(file: page, revision: 1, version: 1, operation: operation, origin: .disk))
    #expect(!told.contains { if case .document = $0 { true } else { false } })
    #expect(told.contains(.saved(version: session.state.version)))
    #expect(session.state.unsaved.isEmpty && session.text == "let a = 12")
  }

  @Test func thePageRunsWithWhatOthersWrote() {
    var session = MadeUpSession.running()
    #expect(read([page: "let a = 12"], &session).runs.map(\.text) == ["let a = 12"])
  }

  @Test func ourOwnWritingIsNoNews() {
    var session = MadeUpSession.running()
    session.type("let a = 2")
    let request = session.apply(.timerFired(.save)).saves[0]
    session.apply(.saved(request, milliseconds: 1))
    let actions = read([:], &session)
    #expect(actions.filter { !$0.isPauseBeforeProse } == [])
  }

  @Test func filesThatCameOrWentAreTold() {
    var session = MadeUpSession.running()
    let told = read(["Sources/Card.swift": nil], &session).said()
    guard case .document(let facts) = told.first else {
      Issue.record("\(told)")
      return
    }
    #expect(!facts.files.contains { $0.file.path == "Sources/Card.swift" })
  }

  @Test func aTextWithUnsavedEditsIsNotWrittenOver() {
    var session = MadeUpSession.running()
    session.type("mine")
    let told = read([page: "theirs"], &session)
    #expect(told.said() == [.conflict(file: page, mine: "mine", theirs: "theirs")])
    #expect(session.text == "mine")
    #expect(session.apply(.timerFired(.save)).saves.isEmpty, "nor is theirs")
  }

  @Test func aWritingThatFoundAnotherTextIsAConflict() {
    var session = MadeUpSession.running()
    session.type("mine")
    let request = session.apply(.timerFired(.save)).saves[0]
    let told = session.apply(.found([page: "theirs"])).said()
    #expect(told == [.conflict(file: page, mine: "mine", theirs: "theirs")])
    let saved = session.apply(.saved(request, milliseconds: 1))
    #expect(!saved.said().contains(.saved(version: 1)) && saved.saves.isEmpty)
    #expect(!session.state.isSaved)
  }

  private func inConflict() -> MadeUpSession {
    var session = MadeUpSession.running()
    session.type("mine")
    _ = read([page: "theirs"], &session)
    return session
  }

  private func resolve(
    _ keep: SessionState.Keeping, _ session: inout MadeUpSession
  ) -> [SessionAction] {
    session.apply(.received(browser, .resolveConflict(request: 4, file: page, keep: keep)))
  }

  @Test func keepingMineWritesItOverTheirs() {
    var session = inConflict()
    let actions = resolve(.mine, &session)
    #expect(actions.said().contains(.done(request: 4)))
    #expect(actions.contains(.save(actions.saves[0], over: [page: "theirs"])))
    #expect(actions.saves[0].texts == [page: "mine"])
  }

  @Test func keepingTheirsIsAnOperationThatCanBeUndone() {
    var session = inConflict()
    let actions = resolve(.theirs, &session)
    #expect(session.text == "theirs" && session.state.isSaved && actions.saves.isEmpty)
    let operations = actions.said().filter { if case .changed = $0 { true } else { false } }
    #expect(operations.count == 1)
    #expect(actions.said().contains(.saved(version: 2)))
  }

  @Test func aConflictIsToldToWhoeverComesAndEndsWithTheDocument() {
    var session = inConflict()
    let conflict = ServerMessage.conflict(file: page, mine: "mine", theirs: "theirs")
    let second = MadeUpSession.second
    #expect(session.apply(MadeUpSession.comes(second)).said(to: second).contains(conflict))
    let told = resolve(.mine, &session).said(to: second)
    #expect(told.contains { if case .document = $0 { true } else { false } })
    #expect(!told.contains(conflict))
  }

  @Test func whatIsChosenTwiceIsRefused() {
    var session = inConflict()
    _ = resolve(.theirs, &session)
    #expect(
      resolve(.mine, &session).said() == [
        .refused(request: 4, "\(page) is not in conflict any more.")
      ])
  }

  @Test func aConflictEndsWhenTheOtherTextGoes() {
    var session = inConflict()
    let actions = read([page: "let a = 1"], &session)
    #expect(session.state.conflicts.isEmpty)
    #expect(actions.saves.map(\.texts) == [[page: "mine"]])
  }

  @Test func savingSaysThatThereIsAConflict() {
    var session = inConflict()
    let told = session.apply(.received(browser, .save(request: 9))).said()
    #expect(
      told == [
        .refused(
          request: 9,
          "\(page) was changed elsewhere and is not saved. Choose which text to keep.")
      ])
  }

  @Test func otherFilesAreSavedAllTheSame() {
    var session = inConflict()
    session.type("struct Card { }", file: "Sources/Card.swift")
    #expect(
      session.apply(.timerFired(.save)).saves.map(\.texts) == [
        ["Sources/Card.swift": "struct Card { }"]
      ])
  }

  @Test func aFileInConflictIsNotMovedAway() {
    var session = inConflict()
    let order = BundleOrder.deleteFile(path: "Sources/Card.swift")
    let actions = session.apply(
      .received(browser, .bundle(BundleRequest(request: 1, order: order))))
    guard case .answer(1, .refused) = actions.said().first else {
      Issue.record("\(actions)")
      return
    }
  }

  @Test func aFileThatWasDeletedWhileItWasTypedInIsWrittenAgain() {
    var session = MadeUpSession.running()
    session.type("typed", file: "Sources/Card.swift")
    let actions = read(["Sources/Card.swift": nil], &session)
    #expect(actions.saves.map(\.texts) == [["Sources/Card.swift": "typed"]])
    #expect(session.apply(.saved(actions.saves[0], milliseconds: 1)).contains(.readBundle))
  }

  @Test func aBundleThatCannotBeReadForAMomentIsTriedAgainAndThenTold() {
    var session = MadeUpSession.running()
    session.apply(.disturbed)
    for attempt in 1...3 {
      let actions = session.apply(.read(.failure(BundleRefusal(message: "gone"))))
      #expect(actions.timers[.read] != nil)
      #expect(actions.said().contains(.problem("gone")) == (attempt == 3))
      session.apply(.timerFired(.read))
    }
  }
}
