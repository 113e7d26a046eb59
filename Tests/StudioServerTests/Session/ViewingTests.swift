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
    session.engine(1, .soundData([1, 49]))
    session.engine(1, .sound([1, 50]))
    session.engine(1, .commit([1, 35]))
    session.engine(1, .results([.made(line: 2, summary: "7"), .made(line: 1, summary: "1")]))
    session.engine(1, .results([result]))
    session.engine(1, .console(stream: .output, bytes: Array("hej\n".utf8)))
    let told = session.apply(MadeUpSession.comes(MadeUpSession.second)).said(
      to: MadeUpSession.second)
    #expect(
      told.dropFirst() == [
        .saved(version: 0), .page(name: MadeUpSession.page, path: MadeUpSession.page),
        .stage(StageSettings(), .usual),
        .state(.live(buildMilliseconds: 0), version: 0, run: 1),
        .diagnostics(version: 0, []), .runStarted(run: 1, version: 0),
        .liveView(run: 1, width: 320, height: 480), .frame(run: 1, [1, 36]),
        .frame(run: 1, [1, 35]), .frame(run: 1, [1, 49]),
        .results(version: 0, run: 1, [.made(line: 1, summary: "1"), result]),
        .console(run: 1, [ConsoleText(stream: .output, text: "hej\n")]),
      ])
  }

  @Test func theDocumentThatIsShownHasWhatWasTyped() {
    var session = MadeUpSession.running()
    session.type("typed")
    let told = session.apply(MadeUpSession.comes(MadeUpSession.second)).said(
      to: MadeUpSession.second)
    guard case .document(let facts) = told.first, facts.version == 1 else {
      Issue.record("\(told)")
      return
    }
    #expect(facts.files.map(\.text) == ["typed", "struct Card {}", nil])
    #expect(!told.contains(.saved(version: 1)))
  }

  @Test func aWindowIsToldWhichTextsMayBeOnDisk() throws {
    var session = MadeUpSession.running()
    #expect(session.textsOnDisk == [])
    session.type("let a = 2")
    #expect(session.textsOnDisk == ["let a = 1"])
    let first = try #require(session.apply(.timerFired(.save)).saves.first)
    #expect(session.textsOnDisk == ["let a = 1"])
    session.type("let a = 3")
    #expect(session.textsOnDisk == ["let a = 1", "let a = 2"])
    let facts = session.state.facts(for: "1")
    #expect(facts.json.text.contains(#""onDisk":["let a = 1","let a = 2"]"#))
    let second = try #require(session.apply(.saved(first, milliseconds: 1)).saves.first)
    #expect(session.textsOnDisk == ["let a = 2"])
    session.apply(.saved(second, milliseconds: 1))
    #expect(session.textsOnDisk == [])
    #expect(!session.state.facts(for: "1").json.text.contains("onDisk"))
  }

  @Test func afterAFailedWriteTheFormerTextIsOnDisk() throws {
    var session = MadeUpSession.running()
    session.type("let a = 2")
    let write = try #require(session.apply(.timerFired(.save)).saves.first)
    session.type("let a = 3")
    session.apply(.saveFailed(write, message: "The disk is full."))
    #expect(session.textsOnDisk == ["let a = 1"])
  }

  @Test func whoLeavesBeforeAllIsOnDiskHearsWhenItIs() {
    var session = MadeUpSession.running()
    session.type("let a = 2")
    let first = session.apply(.disconnected(MadeUpSession.first)).saves[0]
    session.apply(MadeUpSession.comes(MadeUpSession.second))
    session.type("let a = 3", from: MadeUpSession.second)
    let left = ServerMessage.leftSaved(document: session.state.document.identifier)
    #expect(!session.apply(.saved(first, milliseconds: 1)).said().contains(left))
    let second = SaveRequest(version: 2, texts: [MadeUpSession.page: "let a = 3"])
    let told = session.apply(.saved(second, milliseconds: 1))
    #expect(told.said() == [left])
    #expect(!told.said(to: MadeUpSession.second).contains(left))
  }

  @Test func whoComesBackBeforeThatHearsItAsEveryoneDoes() {
    var session = MadeUpSession.running()
    session.type("let a = 2")
    let save = session.apply(.disconnected(MadeUpSession.first)).saves[0]
    session.apply(MadeUpSession.comes(MadeUpSession.first))
    #expect(session.apply(.saved(save, milliseconds: 1)).said() == [.saved(version: 1)])
  }

  @Test func whoLeavesWhenAllIsOnDiskHearsNothing() {
    var session = MadeUpSession.running()
    session.apply(.disconnected(MadeUpSession.first))
    session.apply(MadeUpSession.comes(MadeUpSession.second))
    let save =
      session.type("let a = 3", from: MadeUpSession.second)
      + session.apply(.timerFired(.save))
    #expect(session.apply(.saved(save.saves[0], milliseconds: 1)).said().isEmpty)
  }

  @Test func eachPageHasARunAndALiveViewOfItsOwn() {
    var session = MadeUpSession(pages: ["Two"])
    session.apply(.opened)
    session.apply(MadeUpSession.comes(MadeUpSession.first))
    session.begins(run: 1)
    session.engine(1, .commit([1, 35]))
    let looks = session.apply(.received(MadeUpSession.first, .look(page: "Two")))
    #expect(looks.runs.map(\.number) == [2])
    #expect(
      looks.said() == [
        .page(name: "Two", path: "Two"), .stage(StageSettings(), .usual),
        .state(.ready, version: 0, run: 0),
        .state(.building(module: nil), version: 0, run: 2),
      ])
    #expect(session.engine(1, .commit([9])).said().isEmpty)
    session.begins(run: 2, of: "Two")
    #expect(session.engine(2, .commit([7]), of: "Two").said() == [.frame(run: 2, [7])])
  }

  @Test func aPageNobodyLooksAtEndsAndRunsAgainWhenSomebodyDoes() {
    var session = MadeUpSession(pages: ["Two"])
    session.apply(.opened)
    session.apply(MadeUpSession.comes(MadeUpSession.first))
    session.begins(run: 1)
    let looks = session.apply(.received(MadeUpSession.first, .look(page: "Two")))
    #expect(looks.timers[.leave(MadeUpSession.page)] != nil)
    let left = session.apply(.timerFired(.leave(MadeUpSession.page)))
    #expect(left.contains(.stop(page: MadeUpSession.page)) && !left.contains(.restLanguage))
    let back = session.apply(.received(MadeUpSession.first, .look(page: MadeUpSession.page)))
    #expect(back.runs.count == 1)
  }

  @Test func theLanguageServerRestsOnceTheLastWindowHasLeft() {
    var session = MadeUpSession.running()
    session.apply(MadeUpSession.comes(MadeUpSession.second))
    session.apply(.disconnected(MadeUpSession.first))
    #expect(!session.apply(.timerFired(.leave(MadeUpSession.page))).contains(.restLanguage))
    session.apply(.disconnected(MadeUpSession.second))
    #expect(session.apply(.timerFired(.leave(MadeUpSession.page))).contains(.restLanguage))
  }

  @Test func aWindowThatIsLoadedAnewDoesNotEndThePage() {
    var session = MadeUpSession.running()
    let goes = session.apply(.disconnected(MadeUpSession.first))
    #expect(goes.timers[.leave(MadeUpSession.page)].map { $0 > 1000 } == true)
    let comes = session.apply(MadeUpSession.comes(MadeUpSession.second))
    #expect(comes.contains(.stopTimer(.leave(MadeUpSession.page))) && comes.runs.isEmpty)
    #expect(session.apply(.timerFired(.leave(MadeUpSession.page))).isEmpty)
  }

  @Test func anEditOfSourcesRunsWhatIsLookedAtAndMakesTheRestOutdated() {
    var session = MadeUpSession(pages: ["Two"])
    session.apply(.opened)
    session.apply(MadeUpSession.comes(MadeUpSession.first))
    session.apply(.received(MadeUpSession.first, .look(page: "Two")))
    let timers = session.type("struct Card { }", file: "Sources/Card.swift").timers
    #expect(timers[.run("Two")] != nil && timers[.run(MadeUpSession.page)] == nil)
    session.apply(MadeUpSession.comes(MadeUpSession.second, page: MadeUpSession.page))
    #expect(session.pageState.lastRunVersion == 1)
  }

  @Test func onlySoManyEnginesAreKept() {
    var session = MadeUpSession(pages: ["Two", "Three", "Four"])
    session.apply(.opened)
    session.apply(MadeUpSession.comes(MadeUpSession.first))
    let released = ["Two", "Three", "Four"].flatMap { page in
      session.apply(.received(MadeUpSession.first, .look(page: page)))
    }.filter { if case .release = $0 { true } else { false } }
    #expect(released == [.release(page: MadeUpSession.page)])
  }

  @Test func whenFramesWereLetGoThePageRunsAgain() {
    var session = MadeUpSession.running()
    let frame = [UInt8](repeating: 0, count: RunRecord.mostFrameBytes / 2)
    session.engine(1, .commit(frame))
    session.engine(1, .commit(frame))
    #expect(session.apply(MadeUpSession.comes(MadeUpSession.second)).runs.isEmpty)
    let live = session.engine(1, .commit([1, 35])).said()
    #expect(live == [.frame(run: 1, [1, 35])])
    let actions = session.apply(MadeUpSession.comes(ConnectionIdentifier(number: 3)))
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
    let told = session.apply(MadeUpSession.comes(MadeUpSession.first)).said()
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

extension MadeUpSession {
  /// What a window is told of the first page, apart from its text.
  fileprivate var textsOnDisk: [String]? {
    state.facts(for: "1").files.first { $0.file.path == Self.page }?.onDisk
  }
}
