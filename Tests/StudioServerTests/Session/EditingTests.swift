import PageEngine
import Testing

@testable import StudioServer

struct EditingTests {
  @Test func openingRunsAtOnce() {
    var session = MadeUpSession()
    let actions = session.apply(.opened)
    #expect(actions.runs.map(\.text) == ["let a = 1"])
    #expect(actions.saves.isEmpty)
  }

  @Test func anEditWaitsForThePauseAndNothingElse() {
    var session = MadeUpSession.running()
    let actions = session.type("let a = 2")
    #expect(actions.runs.isEmpty && actions.saves.isEmpty)
    #expect(actions.timers[.run(MadeUpSession.page)] == session.pageState.pause.length)
    let after = session.apply(.timerFired(.run(MadeUpSession.page)))
    #expect(after.runs.map(\.text) == ["let a = 2"])
    #expect(after.saves == [SaveRequest(version: 1, texts: [MadeUpSession.page: "let a = 2"])])
  }

  @Test func everyKeyStartsThePauseAnewAndTheRunHasTheNewestText() {
    var session = MadeUpSession.running()
    for (index, text) in ["l", "le", "let"].enumerated() {
      #expect(session.type(text).timers[.run(MadeUpSession.page)] != nil)
    }
    #expect(session.apply(.timerFired(.run(MadeUpSession.page))).runs.map(\.text) == ["let"])
  }

  @Test func theRunHasTheTextInMemoryWhileAnOlderOneIsBeingSaved() {
    var session = MadeUpSession.running()
    session.type("one")
    let request = session.apply(.timerFired(.run(MadeUpSession.page))).saves[0]
    session.type("two")
    let actions = session.apply(.timerFired(.run(MadeUpSession.page)))
    #expect(actions.runs.map(\.text) == ["two"])
    #expect(actions.saves.isEmpty)
    let saved = session.apply(.saved(request, milliseconds: 1))
    #expect(saved.said() == [.saved(version: 1)])
    #expect(saved.saves == [SaveRequest(version: 2, texts: [MadeUpSession.page: "two"])])
  }

  @Test func someoneWhoNeverRestsIsSavedAllTheSame() {
    var session = MadeUpSession.running()
    #expect(session.type("one").timers[.save] != nil)
    #expect(session.type("two").timers[.save] == nil)
    let actions = session.apply(.timerFired(.save))
    #expect(actions.saves.map(\.version) == [2])
    #expect(actions.runs.isEmpty)
  }

  @Test func leavingAndClosingSaveWhatIsUnsaved() {
    for event in [SessionEvent.disconnected(MadeUpSession.first), .closing] {
      var session = MadeUpSession.running()
      session.type("the last words")
      #expect(session.apply(event).saves.map(\.texts) == [[MadeUpSession.page: "the last words"]])
    }
  }

  @Test func closingWaitsForTheNewestText() {
    var session = MadeUpSession.running()
    session.type("one")
    let first = session.apply(.timerFired(.save)).saves[0]
    session.type("two")
    #expect(session.apply(.closing).saves.isEmpty)
    #expect(!session.state.isSaved)
    let second = session.apply(.saved(first, milliseconds: 1)).saves
    #expect(second.map(\.version) == [2])
    session.apply(.saved(second[0], milliseconds: 1))
    #expect(session.state.isSaved)
  }

  @Test func closingStopsThePageAndRunsNothingMore() {
    var session = MadeUpSession.running()
    #expect(session.apply(.closing).contains(.stop(page: MadeUpSession.page)))
    session.type("more")
    #expect(session.apply(.timerFired(.run(MadeUpSession.page))).runs.isEmpty)
  }

  @Test func aTextThatCouldNotBeSavedIsSavedLater() {
    var session = MadeUpSession.running()
    session.type("one")
    session.type("card", file: "Sources/Card.swift")
    let request = session.apply(.timerFired(.save)).saves[0]
    session.type("two")
    let failed = session.apply(.saveFailed(request, message: "the disk is full"))
    #expect(failed.said() == [.problem("Saving failed: the disk is full")])
    #expect(failed.timers[.save] != nil)
    let again = session.apply(.timerFired(.save)).saves
    #expect(
      again == [
        SaveRequest(
          version: 3, texts: [MadeUpSession.page: "two", "Sources/Card.swift": "card"])
      ])
  }

  @Test func anUnknownFileIsRefusedInWords() {
    var session = MadeUpSession.running()
    let actions = session.type("x", file: "../secret")
    guard case .problem = actions.said().first else {
      Issue.record("\(actions)")
      return
    }
    #expect(session.state.isSaved && actions.timers.isEmpty)
  }

  @Test func aPictureIsNoText() {
    var session = MadeUpSession.running()
    session.type("x", file: "Resources/back.png")
    #expect(session.state.isSaved)
  }

  @Test func whatOneTypesIsAcceptedAndToldToTheOthers() {
    var session = MadeUpSession.running()
    session.apply(MadeUpSession.comes(MadeUpSession.second))
    let actions = session.type("let a = 12")
    #expect(
      actions.said(to: MadeUpSession.first) == [
        .accepted(file: MadeUpSession.page, revision: 1, version: 1, sequence: 1)
      ])
    var operation = TextOperation()
    operation.keep(9)
    operation.insert("2")
    #expect(
      actions.said(to: MadeUpSession.second) == [
        .changed(
          file: MadeUpSession.page, revision: 1, version: 1, operation: operation, origin: .window)
      ])
  }

  @Test func whatIsTypedOnAnOlderTextGoesWhereItWasMeant() {
    var session = MadeUpSession.running()
    session.apply(MadeUpSession.comes(MadeUpSession.second))
    session.type("// first\nlet a = 1")
    var late = TextOperation()
    late.keep(9)
    late.insert("0")
    session.edit(late, base: 0, sequence: 1, from: MadeUpSession.second)
    #expect(session.text == "// first\nlet a = 10")
  }

  @Test func anEditThatWasDoneIsNotDoneAgain() {
    var session = MadeUpSession.running()
    var edit = TextOperation()
    edit.insert("x")
    edit.keep(9)
    session.edit(edit, base: 0, sequence: 1)
    let again = session.edit(edit, base: 0, sequence: 1)
    #expect(session.text == "xlet a = 1")
    #expect(again.said() == [.document(session.facts(refused: 1))])
    #expect(again.timers.isEmpty)
  }

  @Test(arguments: [(9, -1), (9, 1), (8, 0)])
  func whoeverHasLostCountIsToldAllAnew(length: Int, base: Int) {
    var session = MadeUpSession.running()
    var edit = TextOperation()
    edit.keep(length)
    edit.insert("x")
    let told = session.edit(edit, base: base, sequence: 1).said()
    #expect(told == [.document(session.facts(refused: 1))])
    #expect(session.text == "let a = 1")
    let unreadable = session.apply(.received(MadeUpSession.first, .unreadableEdit(sequence: 1)))
    #expect(unreadable.said() == told)
  }

  @Test func aRequestToSaveIsAnsweredWhenAllIsOnDisk() {
    var session = MadeUpSession.running()
    let save = SessionEvent.received(MadeUpSession.first, .save(request: 7))
    #expect(session.apply(save).said() == [.done(request: 7)])
    session.type("one")
    let request = session.apply(save)
    #expect(request.said().isEmpty)
    let saved = session.apply(.saved(request.saves[0], milliseconds: 1))
    #expect(saved.said() == [.saved(version: 1), .done(request: 7)])
  }

  @Test func editsRunNothingWhereThePersonDoesNotWantIt() {
    var session = MadeUpSession.running()
    session.apply(.received(MadeUpSession.first, .automatic(false)))
    #expect(session.type("let a = 2").timers[.run(MadeUpSession.page)] == nil)
    let again = session.apply(.received(MadeUpSession.first, .automatic(true)))
    #expect(again.runs.map(\.text) == ["let a = 2"])
  }

  @Test func thePersonSaysHowLongThePauseIs() {
    var session = MadeUpSession.running()
    let told = session.apply(.received(MadeUpSession.first, .pause(.fixed(milliseconds: 900))))
    #expect(told.said() == [.document(session.state.facts(for: "1"))])
    #expect(session.state.facts(for: "1").pause == .fixed(milliseconds: 900))
    #expect(session.type("let a = 2").timers[.run(MadeUpSession.page)] == 900)
    session.apply(.received(MadeUpSession.first, .pause(.adaptive)))
    #expect(session.type("let a = 3").timers[.run(MadeUpSession.page)].map { $0 < 900 } == true)
  }

  @Test func aStrangerIsNotHeard() {
    var session = MadeUpSession.running()
    #expect(session.type("x", from: MadeUpSession.second).isEmpty)
  }

  @Test(arguments: [
    (100.0, 35.0...45.0), (300, 35...120), (2000, 200...250), (5, 35...35), (1e9, 250...250),
  ])
  func thePauseFollowsTheBuild(build: Double, expected: ClosedRange<Double>) {
    var pause = RunPause()
    for _ in 0..<20 { pause.learn(build: build) }
    #expect(expected.contains(pause.length))
  }
}
