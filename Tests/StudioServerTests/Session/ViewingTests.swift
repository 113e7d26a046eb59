import PageEngine
import PageProtocol
import Testing

@testable import StudioServer

struct ViewingTests {
  @Test func someoneWhoComesLaterSeesWhatTheOthersSee() {
    var session = MadeUpSession.running()
    let result = PageResult.made(line: 2, summary: "8")
    session.engine(1, .liveView(width: 320, height: 480))
    session.engine(1, .picture([1, 36]))
    session.engine(1, .commit([1, 35]))
    session.engine(1, .results([.made(line: 2, summary: "7"), .made(line: 1, summary: "1")]))
    session.engine(1, .results([result]))
    session.engine(1, .console(stream: .output, bytes: Array("hej\n".utf8)))
    let told = session.apply(.connected(MadeUpSession.second)).said(to: MadeUpSession.second)
    #expect(
      told.dropFirst() == [
        .state(.live(buildMilliseconds: 0), version: 0, run: 1), .saved(version: 0),
        .diagnostics(version: 0, []), .runStarted(run: 1, version: 0),
        .liveView(run: 1, width: 320, height: 480), .frame(run: 1, [1, 36]),
        .frame(run: 1, [1, 35]),
        .results(version: 0, run: 1, [.made(line: 1, summary: "1"), result]),
        .console(run: 1, [ConsoleText(stream: .output, text: "hej\n")]),
      ])
  }

  @Test func theDocumentThatIsShownHasWhatWasTyped() {
    var session = MadeUpSession.running()
    session.type("typed", version: 4)
    let told = session.apply(.connected(MadeUpSession.second)).said(to: MadeUpSession.second)
    guard case .document(let facts, version: 4) = told.first else {
      Issue.record("\(told)")
      return
    }
    #expect(facts.files.map(\.text) == ["typed", "struct Card {}", nil])
    #expect(!told.contains(.saved(version: 4)))
  }

  @Test func whenFramesWereLetGoThePageRunsAgain() {
    var session = MadeUpSession.running()
    let frame = [UInt8](repeating: 0, count: RunRecord.mostFrameBytes / 2)
    session.engine(1, .commit(frame))
    session.engine(1, .commit(frame))
    #expect(session.apply(.connected(MadeUpSession.second)).runs.isEmpty)
    let live = session.engine(1, .commit([1, 35])).said()
    #expect(live == [.frame(run: 1, [1, 35])])
    let actions = session.apply(.connected(ConnectionIdentifier(number: 3)))
    #expect(actions.runs.count == 1)
  }

  @Test func theConsoleThatIsKeptIsBounded() {
    var record = RunRecord(number: 1, version: 1)
    for index in 0..<300 {
      record.add(
        console: ConsoleText(
          stream: .output, text: "\(index)" + String(repeating: "x", count: 10_000)))
    }
    #expect(record.console.count < 110)
    #expect(record.console.last?.text.hasPrefix("299") == true)
  }

  @Test func warningsAboutTheBundleAreToldToEveryone() {
    var session = MadeUpSession(warnings: ["only the first page is shown"])
    #expect(session.apply(.opened).contains(.complain("only the first page is shown")))
    let told = session.apply(.connected(MadeUpSession.first)).said()
    #expect(told.contains(.problem("only the first page is shown")))
  }
}

extension PageResult {
  static func made(line: Int, summary: String) -> PageResult {
    PageResult(
      file: "Contents.swift",
      range: TextRange(line: line, column: 1, endLine: line, endColumn: 4),
      record: ResultRecord(
        startLine: UInt32(line), startColumn: 1, endLine: UInt32(line), endColumn: 4, name: "a",
        typeName: "Int", summary: summary, count: 1, first: summary, last: summary))
  }
}
