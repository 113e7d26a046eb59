import PageProtocol
import Testing

@testable import PageEngine
@testable import StudioServer

struct TraceTests {
  /// Typed at the key time, and everything after it takes a number of milliseconds of its own.
  private func journey(painted: Double) -> (session: MadeUpSession, key: Double) {
    var session = MadeUpSession.running(traces: .wanted)
    let key = session.now.wall
    session.wait(1)
    session.type("let a = 2", keyTime: key)
    session.wait(40)
    let request = session.apply(.timerFired(.run(MadeUpSession.page))).saves[0]
    session.apply(.saved(request, milliseconds: 7))
    let began = session.now
    session.wait(130)
    var timing = BuildTiming()
    (timing.dialect, timing.sources, timing.frontEnd, timing.link) = (2, 3, 100, 16)
    timing.whole = 125
    session.engine(2, .built(timing))
    session.engine(2, .started(run: 2))
    func at(_ milliseconds: Double) -> UInt64 { began.monotonic + UInt64(milliseconds * 1e6) }
    session.engine(2, .mark(.loaded, nanoseconds: at(126)))
    session.engine(2, .mark(.topLevelEnded, nanoseconds: at(136)))
    session.engine(2, .mark(.firstCommit, nanoseconds: at(147)))
    session.wait(30)
    session.engine(2, .commit([1, 35]))
    return (session, key)
  }

  @Test func thePhasesAreKnownAndAddUpToTheWhole() throws {
    var (session, key) = journey(painted: 250)
    let actions = session.apply(
      .received(MadeUpSession.first, .painted(run: 2, time: key + 250)))
    guard case .trace(let trace) = try #require(actions.said().first) else {
      Issue.record("\(actions)")
      return
    }
    let expected: [EditTrace.Phase: Double] = [
      .key: 1, .pause: 40, .save: 7, .dialect: 2, .sources: 3, .frontEnd: 100, .link: 16,
      .start: 5, .run: 10, .commit: 11, .wire: 13, .paint: 49,
    ]
    for (phase, milliseconds) in expected {
      #expect(abs((trace.phases[phase] ?? -1) - milliseconds) < 0.001, "\(phase)")
    }
    #expect(trace.version == 1)
    #expect(abs(trace.whole - 250) < 0.001)
    let sum = EditTrace.Phase.inWhole.reduce(0) { $0 + (trace.phases[$1] ?? 0) }
    #expect(abs(sum - trace.whole) < 0.001)
    #expect(actions.contains(.report(trace)))
  }

  @Test func aTimeThatNoClockSaysIsPrinted() throws {
    var (session, _) = journey(painted: 250)
    let actions = session.apply(.received(MadeUpSession.first, .painted(run: 2, time: 1e300)))
    guard case .trace(let trace) = try #require(actions.said().first) else {
      Issue.record("\(actions)")
      return
    }
    #expect(TraceTable.line(trace).contains("?"))
  }

  @Test func anEditIsTracedOnce() {
    var (session, key) = journey(painted: 250)
    let painted = SessionEvent.received(MadeUpSession.first, .painted(run: 2, time: key + 250))
    #expect(!session.apply(painted).isEmpty)
    #expect(session.apply(painted).isEmpty)
  }

  @Test func withoutTheWishNothingIsTraced() {
    var session = MadeUpSession.running()
    session.type("let a = 2", keyTime: session.now.wall)
    session.apply(.timerFired(.run(MadeUpSession.page)))
    session.begins(run: 2)
    session.engine(2, .commit([1, 35]))
    let actions = session.apply(.received(MadeUpSession.first, .painted(run: 2, time: 1e9)))
    #expect(actions.isEmpty)
  }

  @Test func anEditThatDoesNotCompileEndsInTheFrontEnd() throws {
    var session = MadeUpSession.running(traces: .wanted)
    session.type("let", keyTime: session.now.wall)
    session.wait(40)
    session.apply(.timerFired(.run(MadeUpSession.page)))
    session.wait(90)
    session.engine(2, .diagnostics([.made(.error)]))
    let actions = session.engine(2, .ended(.doesNotCompile))
    guard case .trace(let trace) = try #require(actions.said().last) else {
      Issue.record("\(actions)")
      return
    }
    #expect(trace.phases[.pause] == 40 && trace.phases[.frontEnd] == 90)
    #expect(trace.whole == 130)
  }

  @Test func anEditThatWasTypedOverIsNotTraced() {
    var session = MadeUpSession.running(traces: .wanted)
    session.type("one", keyTime: session.now.wall)
    session.apply(.timerFired(.run(MadeUpSession.page)))
    session.begins(run: 2)
    session.type("two", keyTime: session.now.wall)
    session.apply(.timerFired(.run(MadeUpSession.page)))
    session.begins(run: 3)
    session.engine(3, .commit([1, 35]))
    let late = session.apply(.received(MadeUpSession.first, .painted(run: 2, time: 1e9)))
    #expect(late.isEmpty)
    let now = session.now.wall
    let shown = session.apply(.received(MadeUpSession.first, .painted(run: 3, time: now + 1)))
    guard case .trace(let trace) = shown.said().first else {
      Issue.record("\(shown)")
      return
    }
    #expect(trace.version == 2)
  }

  @Test func aLineOfTheTableStandsBelowItsHeader() {
    let trace = EditTrace(
      version: 12, run: 3, phases: [.frontEnd: 104.26, .pause: 40], whole: 181.9)
    let header = TraceTable.header
    let line = TraceTable.line(trace)
    #expect(line.contains(" 104.3") && line.contains(" 181.9") && line.contains(" 12"))
    let end = header.range(of: "front end")?.upperBound
    #expect(line.range(of: "104.3")?.upperBound == end)
  }
}
