import Foundation
import PageEngine
import Testing

@testable import StudioServer

/// Questions as they come in, and what their answers do to the texts.
@Suite struct LanguageRequestTests {
  private func read(_ text: String) -> BrowserMessage? { BrowserMessage(Array(text.utf8)) }

  private func request(_ question: LanguageQuestion, revision: Int? = nil) -> BrowserMessage {
    let place = #""line":\#(question.line),"column":\#(question.column)"#
    let text =
      switch question.kind {
      case .rename(let name):
        #"{"type":"rename","id":7,"file":"\#(question.file)","newName":"\#(name)",\#(place)}"#
      default:
        #"{"type":"hover","id":7,"file":"\#(question.file)","revision":\#(revision ?? 0),\#(place)}"#
      }
    return read(text)!
  }

  @Test func questionsAreReadStrictly() {
    guard
      case .language(let asked)? = read(
        #"{"type":"completion","id":3,"file":"Contents.swift","revision":2,"line":4,"column":5}"#)
    else {
      Issue.record("not read")
      return
    }
    #expect(asked.id == 3 && asked.revision == 2)
    #expect(
      asked.question == LanguageQuestion(.completion, file: "Contents.swift", line: 4, column: 5))
    let long = String(repeating: "x", count: 5000)
    for text in [
      #"{"type":"completion","id":3,"file":"a","line":0,"column":5}"#,
      #"{"type":"completion","id":3,"file":"a","line":1,"column":99999999}"#,
      #"{"type":"completion","id":3,"file":"a"}"#,
      #"{"type":"hover","id":3,"file":"\#(long)","line":1,"column":1}"#,
      #"{"type":"rename","id":3,"file":"a","line":1,"column":1}"#,
      #"{"type":"rename","id":3,"file":"a","line":1,"column":1,"newName":"\#(long)"}"#,
      #"{"type":"completionDetail","id":3,"file":"a","line":1,"column":1}"#,
    ] { #expect(read(text) == .unreadable(request: 3), "\(text.prefix(100))") }
    #expect(read(#"{"type":"completion","file":"a","line":4,"column":5}"#) == nil)
  }

  @Test func aQuestionIsAskedOfTheNewestTexts() {
    var session = MadeUpSession.running()
    session.type("let b = 2")
    let question = LanguageQuestion(.hover, file: MadeUpSession.page)
    let asked = session.apply(
      .received(MadeUpSession.first, request(question, revision: 1)))
    guard case .ask(let asking)? = asked.first else {
      Issue.record("\(asked)")
      return
    }
    #expect(asking.input.page.text == "let b = 2")
    #expect(asking.request == 7)
    let refused = session.apply(.received(MadeUpSession.first, request(question, revision: 0)))
    #expect(refused == [.send(.refused(request: 7, ""), to: [MadeUpSession.first])])
    let unknown = LanguageQuestion(.hover, file: "Nothing.swift")
    guard
      case .send(.answer(_, .refused(let words)), _)? = session.apply(
        .received(MadeUpSession.first, request(unknown))
      ).first
    else {
      Issue.record("not refused")
      return
    }
    #expect(words.contains("Nothing.swift"))
  }

  private func rename(_ session: inout MadeUpSession) -> LanguageAsking? {
    let question = LanguageQuestion(
      .rename("c"), file: MadeUpSession.page, line: 1, column: 5)
    let actions = session.apply(.received(MadeUpSession.first, request(question)))
    guard case .ask(let asking)? = actions.first else { return nil }
    return asking
  }

  private let edits = LanguageAnswer.edits([
    .init(
      file: MadeUpSession.page,
      edits: [
        .init(range: TextRange(line: 1, column: 5, endLine: 1, endColumn: 6), replacement: "c")
      ]),
    .init(
      file: "Sources/Card.swift",
      edits: [
        .init(range: TextRange(line: 1, column: 8, endLine: 1, endColumn: 12), replacement: "Tile")
      ]),
  ])

  @Test func aNewNameIsDoneToEveryFileAndToldToEveryWindow() throws {
    var session = MadeUpSession.running()
    session.apply(MadeUpSession.comes(MadeUpSession.second))
    let asking = try #require(rename(&session))
    let actions = session.apply(.answered(asking, edits))
    #expect(session.text == "let c = 1")
    #expect(session.state.document.texts["Sources/Card.swift"]?.text == "struct Tile {}")
    let told = actions.compactMap { action -> Set<ConnectionIdentifier>? in
      guard case .send(.changed(_, _, _, _, .refactoring), let to) = action else { return nil }
      return to
    }
    #expect(
      told == [
        [MadeUpSession.first, MadeUpSession.second], [MadeUpSession.first, MadeUpSession.second],
      ])
    let last = actions.last { !$0.isPauseBeforeProse }
    #expect(
      last
        == .send(
          .answer(request: 7, .renamed(files: 2, places: 2)),
          to: [MadeUpSession.first]))
    #expect(session.state.unsaved.keys.sorted() == ["Contents.swift", "Sources/Card.swift"])
  }

  @Test func nothingIsDoneToATextThatWasChangedMeanwhile() throws {
    var session = MadeUpSession.running()
    let asking = try #require(rename(&session))
    session.type("struct Card { }", file: "Sources/Card.swift")
    let actions = session.apply(.answered(asking, edits))
    #expect(session.text == "let a = 1")
    guard case .send(.answer(_, .refused(let words)), _)? = actions.first else {

      Issue.record("\(actions)")
      return
    }
    #expect(!words.isEmpty)
  }

  @Test func editsOutsideTheTextAreNotDone() {
    for range in [
      TextRange(line: 9, column: 1, endLine: 9, endColumn: 2),
      TextRange(line: 1, column: 5, endLine: 1, endColumn: 99),
      TextRange(line: 1, column: 5, endLine: 1, endColumn: 2),
    ] {
      #expect(TextOperation([.init(range: range, replacement: "x")], in: "let a = 1") == nil)
    }
    let wide = TextOperation(
      [.init(range: TextRange(line: 2, column: 8, endLine: 2, endColumn: 9), replacement: "y")],
      in: "a\n🂡åb = 1")
    #expect(wide == nil || wide?.applied(to: "a\n🂡åb = 1") != nil)
    let right = TextOperation(
      [.init(range: TextRange(line: 2, column: 7, endLine: 2, endColumn: 8), replacement: "y")],
      in: "a\n🂡åb = 1")
    #expect(right?.applied(to: "a\n🂡åb = 1") == "a\n🂡åy = 1")
  }

  @Test func aWindowThatLeftIsNotAnswered() throws {
    var session = MadeUpSession.running()
    let asking = try #require(rename(&session))
    session.apply(.disconnected(MadeUpSession.first))
    #expect(session.apply(.answered(asking, edits)).isEmpty)
    #expect(session.text == "let a = 1")
  }
}
