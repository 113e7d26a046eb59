import PageProtocol
import StudioServer
import Testing

@testable import PageEngine
@testable import lek

struct ReportTests {
  private func arguments(_ line: String) throws -> RunArguments {
    try RunArguments(ArgumentReader(line.words, of: CommandTable.run))
  }

  @Test func linesHaveTheKeysOfTheContractInTheirOrder() throws {
    var report = JSONReport(arguments: try arguments("A --time 2"))
    let place = TextRange(line: 1, column: 5, endLine: 1, endColumn: 6)
    let record = ResultRecord(
      startLine: 1, startColumn: 5, endLine: 1, endColumn: 6, name: "a", typeName: "Int",
      summary: "42", count: 3, first: "1", last: "42", minimum: 1, maximum: 42.5,
      history: [1, 42.5],
      value: ResultRecord.Structure(
        pass: 2,
        tree: ValueTree(
          typeName: "[Int]", summary: "[7]", kind: .collection, totalCount: 1, headCount: 1,
          children: [ValueTree(name: "[0]", typeName: "Int", summary: "7")])),
      quickLook: .picture(hash: .max, width: 20, height: 10.5))
    let fixIt = Diagnostic.FixIt(file: "Contents.swift", range: place, replacement: "b")
    let note = Diagnostic.Note(
      message: "here", file: "Contents.swift", range: place, fixIts: [fixIt])
    let events: [(EngineEvent, String)] = [
      (
        .diagnostics([
          Diagnostic(
            severity: .warning, message: "never used", file: "Contents.swift", range: place,
            notes: [note], fixIts: [])
        ]),
        #"{"event":"diagnostic","severity":"warning","message":"never used","#
          + #""file":"Contents.swift","line":1,"column":5,"endLine":1,"endColumn":6,"notes":["#
          + #"{"message":"here","file":"Contents.swift","line":1,"column":5,"endLine":1,"#
          + #""endColumn":6,"fixIts":[{"file":"Contents.swift","line":1,"column":5,"endLine":1,"#
          + #""endColumn":6,"replacement":"b"}]}],"fixIts":[]}"#
      ),
      (
        .console(stream: .output, bytes: Array("hej\n".utf8)),
        #"{"event":"console","stream":"output","text":"hej\n"}"#
      ),
      (
        .results([PageResult(file: "Contents.swift", range: place, record: record)]),
        #"{"event":"result","line":1,"column":5,"endLine":1,"endColumn":6,"name":"a","#
          + #""type":"Int","summary":"42","count":3,"first":"1","last":"42","min":1,"max":42.5,"#
          + #""history":[1,42.5],"value":{"pass":2,"name":"","type":"[Int]","summary":"[7]","#
          + #""kind":"collection","total":1,"head":1,"children":[{"name":"[0]","type":"Int","#
          + #""summary":"7","kind":"plain","total":0,"head":0,"children":[]}]},"#
          + #""quickLook":{"kind":"picture","hash":"18446744073709551615","width":20,"height":10.5}}"#
      ),
      (.liveView(width: 320, height: 480), #"{"event":"liveView","width":320,"height":480}"#),
      (
        .tree(time: 0.5, text: "UIView (0 0 1 1)\n"),
        #"{"event":"tree","at":0.5,"text":"UIView (0 0 1 1)\n"}"#
      ),
      (
        .nondeterministic(reason: "a thread"),
        #"{"event":"nondeterministic","reason":"a thread"}"#
      ),
    ]
    for (event, line) in events { #expect(report.lines(for: event).map(\.text) == [line]) }
  }

  @Test func theEndIsTheLastLine() throws {
    var report = JSONReport(arguments: try arguments("A --time 2"))
    let crash = Crash(message: "Index out of range", file: "Contents.swift", line: 4, column: 8)
    #expect(
      report.lastLines(.crashed(crash), status: .crashed).map(\.text) == [
        #"{"event":"crash","message":"Index out of range","file":"Contents.swift","line":4,"#
          + #""column":8}"#,
        #"{"event":"exit","status":3,"pageStatus":null}"#,
      ])
    #expect(
      report.lastLines(.finished(pageStatus: 7), status: .done).map(\.text) == [
        #"{"event":"exit","status":0,"pageStatus":7}"#
      ])
  }

  @Test(arguments: ["A", "A --time 2"])
  func timingIsToldOnceAndOnlyWithTheRealClock(line: String) throws {
    var report = JSONReport(arguments: try arguments(line))
    var timing = BuildTiming()
    (timing.whole, timing.ended, timing.rebuilt) = (130.04, 1_000_000_000, ["Sources"])
    var told = report.lines(for: .built(timing))
    told += report.lines(for: .mark(.loaded, nanoseconds: 1_004_000_000))
    told += report.lines(for: .mark(.firstCommit, nanoseconds: 1_024_500_000))
    told += report.lastLines(.timeIsUp, status: .done)
    let timings = told.map(\.text).filter { $0.contains("timing") }
    let expected =
      #"{"event":"timing","build":130,"launch":4,"firstFrame":20.5,"parts":[],"rebuilt":["Sources"]}"#
    #expect(timings == (line == "A" ? [expected] : []))
  }

  @Test func diagnosticsHaveTheCompilersForm() {
    let form = DiagnosticForm(
      bundle: "My/A.playground",
      texts: ["Contents.swift": "let a = 1\nlet åä = foo(1)\n", "Sources/B.swift": "\tx"])
    let range = TextRange(line: 2, column: 12, endLine: 2, endColumn: 15)
    let note = Diagnostic.Note(
      message: "did you mean it?", file: "Sources/B.swift",
      range: TextRange(line: 1, column: 2, endLine: 1, endColumn: 2), fixIts: [])
    let text = form.text(
      of: Diagnostic(
        severity: .error, message: "cannot find 'foo' in scope", file: "Contents.swift",
        range: range, notes: [note], fixIts: []))
    let expected = """
      My/A.playground/Contents.swift:2:12: error: cannot find 'foo' in scope
      let åä = foo(1)
               ^~~
      My/A.playground/Sources/B.swift:1:2: note: did you mean it?
      \tx
      \t^

      """
    #expect(text == expected)
  }

  @Test func aPlaceThatIsNotThereIsNotQuoted() {
    let form = DiagnosticForm(bundle: "A", texts: [:])
    let text = form.text(
      of: Diagnostic(
        severity: .error, message: "gone", file: "Contents.swift",
        range: TextRange(line: 9, column: 1, endLine: 9, endColumn: 1), notes: [], fixIts: []))
    #expect(text == "A/Contents.swift:9:1: error: gone\n")
  }

  @Test(arguments: [
    (Limit.time, "the time limit: the page's own code goes on and on"),
    (.memory, "the memory limit: the page wants more memory than a page may have"),
    (.output, "the output limit: the page prints more than anyone can read"),
    (.storage, "the storage limit: the app keeps more files than an app may keep"),
  ]) func aPageThatIsStoppedIsToldWhichLimitItReached(_ limit: Limit, words: String) {
    let form = DiagnosticForm(bundle: "A", texts: ["Contents.swift": "while true {}\n"])
    #expect(form.words(for: .overLimit(limit, nil)) == "lek: the page stopped by \(words)\n")
    let place = Crash(message: "", file: "Contents.swift", line: 1, column: 1)
    #expect(
      form.words(for: .overLimit(limit, place))?.hasPrefix(
        "A/Contents.swift:1:1: error: stopped by \(words)\n") == true)
  }

  @Test func everyEndHasItsStatus() {
    let crash = Crash(message: "", file: "", line: 0, column: 0)
    let ends: [(RunOutcome, Int32)] = [
      (.finished(pageStatus: 9), 0), (.timeIsUp, 0), (.cancelled, 0), (.doesNotCompile, 1),
      (.crashed(crash), 3), (.overLimit(.time, nil), 4),
      (.unavailable(Unavailable(reason: "", remedy: "")), 5), (.failed(EngineFault("")), 70),
    ]
    for (outcome, status) in ends { #expect(ExitStatus(outcome).rawValue == status) }
  }
}
