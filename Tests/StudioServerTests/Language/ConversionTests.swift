import Foundation
import SourceDialect
import Testing

@testable import PageEngine
@testable import StudioServer

/// Texts in older Swift: what windows are told of them, and how they become current.
@Suite struct ConversionTests {
  private func read(_ text: String) -> BrowserMessage? { BrowserMessage(Array(text.utf8)) }

  private static let card = "Sources/Card.swift"

  /// A session whose engine has found old texts.
  private func old(_ files: [String: SwiftAge]) -> MadeUpSession {
    var session = MadeUpSession.running()
    session.engine(1, .ages(files))
    return session
  }

  private func say(_ text: String, _ session: inout MadeUpSession) -> [SessionAction] {
    session.apply(.received(MadeUpSession.first, read(text)!))
  }

  private func refusal(_ actions: [SessionAction]) -> String? {
    guard case .send(.answer(_, .refused(let words)), _)? = actions.first else { return nil }
    return words
  }

  @Test func whatABuildFindsIsToldOnce() {
    var session = MadeUpSession.running()
    let told = session.engine(1, .ages([MadeUpSession.page: .two, Self.card: .current]))
    #expect(told.said() == [.old([OldText(file: MadeUpSession.page, age: .two)])])
    #expect(
      told.said().first?.wire == #"{"type":"old","files":[{"file":"Contents.swift","age":"2"}]}"#)
    #expect(session.engine(1, .ages([MadeUpSession.page: .two])).isEmpty)
    let late = session.apply(MadeUpSession.comes(MadeUpSession.second))
    #expect(
      late.said(to: MadeUpSession.second).contains(
        .old([OldText(file: MadeUpSession.page, age: .two)])))
    let renewed = session.engine(1, .ages([MadeUpSession.page: .current]))
    #expect(renewed.said() == [.old([])])
  }

  @Test func whatABuildOfAnEarlierTextFindsIsNotTold() {
    var session = MadeUpSession.running()
    session.apply(.received(MadeUpSession.first, .run(line: nil)))
    #expect(session.engine(1, .ages([MadeUpSession.page: .two])).isEmpty)
  }

  @Test func theAgesOfAllTextsAreReadApartFromTheSession() {
    var session = MadeUpSession()
    let texts = [MadeUpSession.page: "let a = 1", Self.card: "struct Card {}"]
    #expect(session.apply(.opened).contains(.readAges(reading: 1, texts, stamp: nil)))
    session.apply(MadeUpSession.comes(MadeUpSession.first))
    let found: [String: SwiftAge] = [MadeUpSession.page: .two, Self.card: .current, "gone": .one]
    let told = session.apply(.agesRead(reading: 1, found))
    #expect(told.said() == [.old([OldText(file: MadeUpSession.page, age: .two)])])
    #expect(session.apply(.agesRead(reading: 1, found)).isEmpty)
  }

  @Test func whatABuildFindsStandsAgainstAReadingThatBeganBeforeIt() {
    var session = MadeUpSession.running()
    let text = [OldText(file: MadeUpSession.page, age: .two)]
    #expect(session.engine(1, .ages([MadeUpSession.page: .two])).said() == [.old(text)])
    #expect(session.apply(.agesRead(reading: 1, [MadeUpSession.page: .current])).isEmpty)
  }

  @Test func wishesAreReadStrictly() {
    guard
      case .convert(let asked)? = read(#"{"type":"convert","id":3,"files":["a","b"]}"#),
      case .convert(let applied)? = read(
        #"{"type":"applyConversion","id":4,"files":[{"file":"a","revision":2}]}"#)
    else {
      Issue.record("not read")
      return
    }
    #expect(asked.id == 3 && asked.wish == .convert(["a", "b"]))
    #expect(applied.wish == .apply([.init(file: "a", revision: 2)]))
    #expect(read(#"{"type":"convert","id":3}"#) != nil)
    let long = String(repeating: "x", count: 5000)
    for text in [
      #"{"type":"convert","id":3,"files":["\#(long)"]}"#,
      #"{"type":"applyConversion","id":3}"#,
      #"{"type":"applyConversion","id":3,"files":[{"file":"a"}]}"#,
    ] { #expect(read(text) == .unreadable(request: 3), "\(text.prefix(80))") }
    #expect(read(#"{"type":"convert"}"#) == nil)
  }

  @Test func withoutNamesAllOldTextsAreMeant() {
    var session = old([MadeUpSession.page: .two, Self.card: .three])
    let actions = say(#"{"type":"convert","id":5,"files":[]}"#, &session)
    guard case .convert(let wanted)? = actions.first else {
      Issue.record("\(actions)")
      return
    }
    #expect(wanted.files == [MadeUpSession.page: 0, Self.card: 0] && wanted.request == 5)
    #expect(wanted.pages.map(\.page.path) == [MadeUpSession.page])
    var current = MadeUpSession.running()
    let nothing = say(#"{"type":"convert","id":5}"#, &current)
    #expect(nothing.said().first?.wire.hasSuffix(#""isDone":true,"files":[]}"#) == true)
    #expect(refusal(say(#"{"type":"convert","id":5,"files":["No.swift"]}"#, &current)) != nil)
  }

  private func edit(_ start: Int, _ end: Int, _ text: String) -> LanguageAnswer.Edit {
    LanguageAnswer.Edit(
      range: TextRange(line: 1, column: start, endLine: 1, endColumn: end), replacement: text)
  }

  /// Asked for and answered, the page's `let a = 1` becomes `let b = 1`.
  private func shown(_ session: inout MadeUpSession) -> [SessionAction] {
    let asked = say(#"{"type":"convert","id":5}"#, &session)
    guard case .convert(let wanted)? = asked.first else { return [] }
    let problem = Diagnostic(
      severity: .error, message: "what to do", file: MadeUpSession.page,
      range: TextRange(line: 1, column: 2, endLine: 1, endColumn: 3), notes: [], fixIts: [])
    let text = ConvertedText(
      file: MadeUpSession.page, text: "let b = 1", edits: [edit(5, 6, "b")], problems: [problem])
    return session.apply(.converted(wanted, .converted([text])))
  }

  @Test func whatTextsWouldBeIsShownAndNothingIsChanged() {
    var session = old([MadeUpSession.page: .two])
    let answer = shown(&session).said().first?.wire
    #expect(
      answer == #"{"type":"answer","id":5,"isDone":true,"files":[{"file":"Contents.swift","#
        + #""revision":0,"text":"let b = 1","problems":[{"line":1,"column":2,"message":"what to do"}]}]}"#
    )
    #expect(session.text == "let a = 1")
  }

  @Test func whatWasShownIsDoneForAllWindows() {
    var session = old([MadeUpSession.page: .two])
    session.apply(MadeUpSession.comes(MadeUpSession.second))
    _ = shown(&session)
    let actions = say(
      #"{"type":"applyConversion","id":6,"files":[{"file":"Contents.swift","revision":0}]}"#,
      &session)
    #expect(session.text == "let b = 1")
    for window in [MadeUpSession.first, MadeUpSession.second] {
      let changed = actions.said(to: window).contains { message in
        if case .changed(_, 1, _, _, .refactoring) = message { true } else { false }
      }
      #expect(changed)
    }
    let reading = session.state.lastAgeReading
    #expect(
      actions.contains(
        .readAges(reading: reading, [MadeUpSession.page: "let b = 1"], stamp: nil)))
    let read = session.apply(.agesRead(reading: reading, [MadeUpSession.page: .current]))
    #expect(read.said(to: MadeUpSession.second) == [.old([])])
    #expect(actions.said().last == .answer(request: 6, .converted(files: 1)))
    #expect(session.state.unsaved[MadeUpSession.page] == "let b = 1")
    #expect(actions.timers.keys.contains(.run(MadeUpSession.page)))
  }

  @Test func nothingIsDoneToATextThatIsAnotherByNow() {
    var session = old([MadeUpSession.page: .two])
    let apply =
      #"{"type":"applyConversion","id":6,"files":[{"file":"Contents.swift","revision":0}]}"#
    #expect(refusal(say(apply, &session)) != nil, "never shown")
    _ = shown(&session)
    session.type("let a = 2")
    #expect(refusal(say(apply, &session)) != nil)
    #expect(session.text == "let a = 2")
  }

  @Test func anAnswerThatComesTooLateIsRefused() {
    var session = old([MadeUpSession.page: .two])
    let asked = say(#"{"type":"convert","id":5}"#, &session)
    guard case .convert(let wanted)? = asked.first else {
      Issue.record("\(asked)")
      return
    }
    session.type("let a = 2")
    #expect(refusal(session.apply(.converted(wanted, .converted([])))) != nil)
    #expect(refusal(session.apply(.converted(wanted, .refused("no compiler")))) == "no compiler")
    session.apply(.disconnected(MadeUpSession.first))
    #expect(session.apply(.converted(wanted, .converted([]))).isEmpty)
  }
}
