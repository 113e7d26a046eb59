import PageEngine
import Testing

@testable import StudioServer

/// A literal that is changed, and the live view that follows.
struct ScrubbingTests {
  private func step(
    _ phase: ScrubStep.Phase, _ text: String? = nil, written: String = "1", start: Int = 8
  ) -> SessionEvent {
    let step = ScrubStep(
      file: MadeUpSession.page, start: start, written: written, text: text, phase: phase)
    return .received(MadeUpSession.first, .scrub(step))
  }

  private func values(_ actions: [SessionAction]) -> [String?] {
    actions.compactMap { action in
      guard case .run(_, _, let input) = action else { return nil }
      return input.scrubbed.map(\.text)
    }
  }

  @Test func aBrowserTellsEveryStepWhole() {
    let text = """
      {"type":"scrub","phase":"move","file":"Contents.swift","start":8,"written":"1","text":"2"}
      """
    let move = ScrubStep(
      file: "Contents.swift", start: 8, written: "1", text: "2", phase: .move)
    #expect(BrowserMessage(Array(text.utf8)) == .scrub(move))
    for (old, new) in [("8", "-8"), ("\"1\"", "\"\""), ("2", "2\\n"), ("move", "jump")] {
      #expect(BrowserMessage(Array(text.replacing(old, with: new).utf8)) == nil)
    }
  }

  @Test func takingHoldMakesReadyAndRunsNothing() throws {
    var session = MadeUpSession.running()
    let actions = session.apply(step(.begin))
    #expect(actions.runs.isEmpty)
    let prepared = actions.compactMap { action -> PageInput? in
      guard case .prepareScrubbing(_, let input) = action else { return nil }
      return input
    }
    #expect(prepared.first?.scrubbed == ScrubbedLiteral(file: MadeUpSession.page, range: 8..<9))
  }

  @Test func oneRunIsUnderWayAndTheNewestValueIsNext() {
    var session = MadeUpSession.running()
    session.apply(step(.begin))
    #expect(values(session.apply(step(.move, "2"))) == ["2"])
    #expect(values(session.apply(step(.move, "3"))).isEmpty)
    #expect(values(session.apply(step(.move, "4"))).isEmpty)
    let begun = session.engine(2, .started(run: 2)).said()
    #expect(begun.first == .scrubbed(run: 2))
    #expect(values(session.engine(2, .liveView(width: 10, height: 10))).isEmpty)
    #expect(values(session.engine(2, .commit([1]))).isEmpty)
    let followed = session.engine(2, .mark(.appeared, nanoseconds: 0))
    #expect(values(followed) == ["4"])
    #expect(followed.said().first == .followed(run: 2))
    #expect(values(session.engine(3, .ended(.finished(pageStatus: 0)))).isEmpty)
    #expect(session.text == "let a = 1")
  }

  @Test func aPageWithoutALiveViewFollowsToo() {
    var session = MadeUpSession.running()
    session.apply(step(.move, "2"))
    session.apply(step(.move, "3"))
    session.engine(2, .started(run: 2))
    #expect(values(session.engine(2, .topLevelEnded)) == ["3"])
  }

  @Test func whereNothingMoreIsToldTheSecondCommitCounts() {
    var session = MadeUpSession.running()
    session.apply(step(.move, "2"))
    session.apply(step(.move, "3"))
    session.engine(2, .started(run: 2))
    #expect(values(session.engine(2, .commit([1]))).isEmpty)
    #expect(values(session.engine(2, .commit([2]))) == ["3"])
  }

  @Test func whatIsNotWrittenGoesBack() {
    var session = MadeUpSession.running()
    session.apply(step(.move, "2"))
    session.apply(step(.move, "3"))
    #expect(values(session.apply(step(.cancel))) == [nil])
    session.engine(3, .started(run: 3))
    #expect(values(session.engine(3, .mark(.appeared, nanoseconds: 0))).isEmpty)
    #expect(session.apply(step(.cancel)).runs.isEmpty)
  }

  @Test func whoeverGoesLetsGo() {
    var session = MadeUpSession.running()
    session.apply(step(.move, "2"))
    #expect(values(session.apply(.disconnected(MadeUpSession.first))) == [nil])
  }

  @Test func theEditThatFollowsRunsAsEveryOther() {
    var session = MadeUpSession.running()
    session.apply(step(.move, "2"))
    #expect(session.apply(step(.keep)) == [.endScrubbing(page: MadeUpSession.page)])
    session.type("let a = 2")
    let run = session.apply(.timerFired(.run(MadeUpSession.page))).runs
    #expect(run.map(\.text) == ["let a = 2"])
    #expect(session.pageState.scrubbing == nil)
  }

  @Test func aTextThatBecameAnotherIsNotScrubbed() {
    var session = MadeUpSession.running()
    #expect(session.apply(step(.move, "2", written: "7")).runs.isEmpty)
    #expect(session.apply(step(.move, "2", start: 90)).runs.isEmpty)
  }
}
