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
    let actions = session.type("let a = 2", version: 1)
    #expect(actions.runs.isEmpty && actions.saves.isEmpty)
    #expect(actions.timers[.run] == session.state.pause.length)
    let after = session.apply(.timerFired(.run))
    #expect(after.runs.map(\.text) == ["let a = 2"])
    #expect(after.saves == [SaveRequest(version: 1, texts: [MadeUpSession.page: "let a = 2"])])
  }

  @Test func everyKeyStartsThePauseAnewAndTheRunHasTheNewestText() {
    var session = MadeUpSession.running()
    for (index, text) in ["l", "le", "let"].enumerated() {
      #expect(session.type(text, version: index + 1).timers[.run] != nil)
    }
    #expect(session.apply(.timerFired(.run)).runs.map(\.text) == ["let"])
  }

  @Test func theRunHasTheTextInMemoryWhileAnOlderOneIsBeingSaved() {
    var session = MadeUpSession.running()
    session.type("one", version: 1)
    let request = session.apply(.timerFired(.run)).saves[0]
    session.type("two", version: 2)
    let actions = session.apply(.timerFired(.run))
    #expect(actions.runs.map(\.text) == ["two"])
    #expect(actions.saves.isEmpty)
    let saved = session.apply(.saved(request, milliseconds: 1))
    #expect(saved.said() == [.saved(version: 1)])
    #expect(saved.saves == [SaveRequest(version: 2, texts: [MadeUpSession.page: "two"])])
  }

  @Test func someoneWhoNeverRestsIsSavedAllTheSame() {
    var session = MadeUpSession.running()
    #expect(session.type("one", version: 1).timers[.save] != nil)
    #expect(session.type("two", version: 2).timers[.save] == nil)
    let actions = session.apply(.timerFired(.save))
    #expect(actions.saves.map(\.version) == [2])
    #expect(actions.runs.isEmpty)
  }

  @Test func leavingAndClosingSaveWhatIsUnsaved() {
    for event in [SessionEvent.disconnected(MadeUpSession.first), .closing] {
      var session = MadeUpSession.running()
      session.type("the last words", version: 1)
      #expect(session.apply(event).saves.map(\.texts) == [[MadeUpSession.page: "the last words"]])
    }
  }

  @Test func closingWaitsForTheNewestText() {
    var session = MadeUpSession.running()
    session.type("one", version: 1)
    let first = session.apply(.timerFired(.save)).saves[0]
    session.type("two", version: 2)
    #expect(session.apply(.closing).saves.isEmpty)
    #expect(!session.state.isSaved)
    let second = session.apply(.saved(first, milliseconds: 1)).saves
    #expect(second.map(\.version) == [2])
    session.apply(.saved(second[0], milliseconds: 1))
    #expect(session.state.isSaved)
  }

  @Test func closingStopsThePageAndRunsNothingMore() {
    var session = MadeUpSession.running()
    #expect(session.apply(.closing).contains(.stop))
    session.type("more", version: 1)
    #expect(session.apply(.timerFired(.run)).runs.isEmpty)
  }

  @Test func aTextThatCouldNotBeSavedIsSavedLater() {
    var session = MadeUpSession.running()
    session.type("one", version: 1)
    session.type("card", version: 2, file: "Sources/Card.swift")
    let request = session.apply(.timerFired(.save)).saves[0]
    session.type("two", version: 3)
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
    let actions = session.type("x", version: 1, file: "../secret")
    guard case .problem = actions.said().first else {
      Issue.record("\(actions)")
      return
    }
    #expect(session.state.isSaved && actions.timers.isEmpty)
  }

  @Test func aPictureIsNoText() {
    var session = MadeUpSession.running()
    session.type("x", version: 1, file: "Resources/back.png")
    #expect(session.state.isSaved)
  }

  @Test func othersSeeWhatOneTypes() {
    var session = MadeUpSession.running()
    session.apply(.connected(MadeUpSession.second))
    let actions = session.type("let b = 3", version: 1)
    #expect(actions.said(to: MadeUpSession.first).isEmpty)
    guard case .document(let facts, version: 1) = actions.said(to: MadeUpSession.second).first
    else {
      Issue.record("\(actions)")
      return
    }
    #expect(facts.files[0].text == "let b = 3")
  }

  @Test func someoneWhoCountedFromLessIsToldTheVersion() {
    var session = MadeUpSession.running()
    session.type("one", version: 7)
    let actions = session.type("two", version: 3)
    guard case .document(_, version: 8) = actions.said().first else {
      Issue.record("\(actions)")
      return
    }
    #expect(session.state.document.texts[MadeUpSession.page] == "two")
  }

  @Test func aStrangerIsNotHeard() {
    var session = MadeUpSession.running()
    #expect(session.type("x", version: 1, from: MadeUpSession.second).isEmpty)
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
