import PageProtocol
import Testing

@testable import PageEngine
@testable import StudioServer

struct RunningTests {
  private let commit: [UInt8] = [1, 35, 9, 9]

  @Test func aRunIsToldFromItsBeginningToItsLiveView() {
    var session = MadeUpSession()
    session.apply(.opened)
    var told = Array(session.apply(MadeUpSession.comes(MadeUpSession.first)).said().suffix(1))
    told += session.engine(1, .diagnostics([])).said()
    told += session.engine(1, .built(BuildTiming())).said()
    told += session.engine(1, .started(run: 40)).said()
    told += session.engine(1, .liveView(width: 320, height: 480)).said()
    told += session.engine(1, .commit(commit)).said()
    #expect(
      told == [
        .state(.building(module: nil), version: 0, run: 1), .diagnostics(version: 0, []),
        .runStarted(run: 1, version: 0),
        .state(.running(buildMilliseconds: 0), version: 0, run: 1),
        .liveView(run: 1, width: 320, height: 480),
        .state(.live(buildMilliseconds: 0), version: 0, run: 1), .frame(run: 1, commit),
      ])
  }

  @Test func nothingIsHeardOfARunThatWasReplaced() {
    var session = MadeUpSession.running()
    session.type("two")
    session.apply(.timerFired(.run(MadeUpSession.page)))
    for event in [
      EngineEvent.commit(commit), .ended(.cancelled), .console(stream: .output, bytes: [65]),
      .diagnostics([]), .started(run: 1),
    ] {
      #expect(session.engine(1, event).isEmpty)
    }
    #expect(session.pageState.shown?.number == 1)
  }

  @Test func thePictureStaysUntilTheNextRunHasBegun() {
    var session = MadeUpSession.running()
    session.engine(1, .commit(commit))
    session.type("no swift")
    session.apply(.timerFired(.run(MadeUpSession.page)))
    session.engine(2, .diagnostics([.made(.error), .made(.warning), .made(.error)]))
    let ended = session.engine(2, .ended(.doesNotCompile)).said()
    #expect(ended == [.state(.failed(errors: 2, warnings: 1), version: 1, run: 2)])
    #expect(session.pageState.shown?.frames == [commit])
    session.type("let a = 2")
    session.apply(.timerFired(.run(MadeUpSession.page)))
    session.begins(run: 3)
    #expect(session.pageState.shown?.frames == [])
  }

  @Test func aPageWithoutALiveViewSaysSoOnce() {
    var session = MadeUpSession.running()
    #expect(session.engine(1, .topLevelEnded).said() == [.noLiveView(run: 1)])
    var live = MadeUpSession.running()
    live.engine(1, .liveView(width: 1, height: 1))
    #expect(live.engine(1, .topLevelEnded).said().isEmpty)
  }

  @Test func aModuleThatWasCompiledDoesNotMakeThePauseLonger() {
    var timing = BuildTiming()
    (timing.whole, timing.sources) = (3130, 3000)
    var session = MadeUpSession()
    session.apply(.opened)
    session.engine(1, .built(timing))
    #expect(session.pageState.pause.length < 60)
  }

  @Test func endsAreToldForWhatTheyAre() {
    let crash = Crash(message: "Index out of range", file: "Contents.swift", line: 3, column: 9)
    let ends: [(RunOutcome, RunPhase)] = [
      (.finished(pageStatus: 3), .finished(pageStatus: 3, buildMilliseconds: 0)),
      (.crashed(crash), .crashed(crash)),
      (.overLimit(.time, crash), .stoppedByLimit(.time, file: "Contents.swift", line: 3)),
      (.overLimit(.output, nil), .stoppedByLimit(.output, file: nil, line: nil)),
      (.cancelled, .stoppedByPerson),
      (
        .unavailable(Unavailable(reason: "no Swift", remedy: "install it")),
        .unavailable(reason: "no Swift", remedy: "install it")
      ),
    ]
    for (outcome, phase) in ends {
      var session = MadeUpSession.running()
      #expect(session.engine(1, .ended(outcome)).said() == [.state(phase, version: 0, run: 1)])
    }
  }

  @Test func touchesGoToTheRunThatIsSeen() {
    var session = MadeUpSession.running()
    let touch = PageCommand.touches(
      [TouchInput(phase: .began, identifier: 1, x: 3, y: 4)], .shift)
    #expect(
      session.apply(.received(MadeUpSession.first, .input(run: 1, touch))) == [
        .input(page: MadeUpSession.page, touch)
      ])
    #expect(session.apply(.received(MadeUpSession.first, .input(run: 9, touch))).isEmpty)
    session.type("two")
    session.apply(.timerFired(.run(MadeUpSession.page)))
    #expect(session.apply(.received(MadeUpSession.first, .input(run: 1, touch))).isEmpty)
  }

  @Test func runAndStopDoAtOnceWhatTheySay() {
    var session = MadeUpSession.running()
    session.type("two")
    let run = session.apply(.received(MadeUpSession.first, .run(line: nil)))
    #expect(run.runs.map(\.text) == ["two"])
    #expect(run.contains(.stopTimer(.run(MadeUpSession.page))) && run.saves.count == 1)
    #expect(
      session.apply(.received(MadeUpSession.first, .stop)).contains(.stop(page: MadeUpSession.page))
    )
  }

  @Test func aCharacterCutInTwoArrivesWhole() {
    var session = MadeUpSession.running()
    let bytes = Array("å🂡".utf8)
    var texts = ""
    for byte in bytes {
      for case .console(_, let items) in session.engine(1, .console(stream: .output, bytes: [byte]))
        .said()
      {
        texts += items.map(\.text).joined()
      }
    }
    #expect(texts == "å🂡")
  }

  @Test func whatWasCutOffAtTheEndIsNotLost() {
    var session = MadeUpSession.running()
    #expect(session.engine(1, .console(stream: .error, bytes: [0xc3])).said().isEmpty)
    let told = session.engine(1, .ended(.finished(pageStatus: 0))).said()
    #expect(told.first == .console(run: 1, [ConsoleText(stream: .error, text: "\u{FFFD}")]))
  }
}

extension Diagnostic {
  static func made(_ severity: Severity) -> Diagnostic {
    Diagnostic(
      severity: severity, message: "made up", file: "Contents.swift",
      range: TextRange(line: 1, column: 2, endLine: 1, endColumn: 5), notes: [], fixIts: [])
  }
}
