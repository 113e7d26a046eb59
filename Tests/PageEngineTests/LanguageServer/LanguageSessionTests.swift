import Foundation
import Testing

@testable import PageEngine

/// The toolchain's own language server about pages of ours.
///
/// Long because every question is asked of the same small playground.
@Suite(.serialized) struct LanguageSessionTests {
  private static let page = """
    import UIKit

    /// Says hello to someone.
    func greet(_ name: String, times: Int) -> String { "Hallå \\(name)" }
    let view = UIView(frame: .zero)
    let card = Card(number: 3)
    class Handler: NSObject {
        @objc func tapped() { card.flip() }
    }
    let button = UIButton()
    button.addTarget(Handler(), action: #selector(Handler.tapped), for: .touchUpInside)
    /* åäö 🂡 */ let kort = card.number; print(kort, greet("a", times: 2))
    """

  private static let source = """
    public struct Card {
        /// What stands on it.
        public var number: Int
        public init(number: Int) { self.number = number }
        public func flip() {}
        func hidden() {}
    }
    """

  private static func input(_ page: String = page, _ source: String = source) -> PageInput {
    TestBench.input(page, sources: [PageInput.Text(path: "Sources/Card.swift", text: source)])
  }

  /// The place of a word in a text, `into` bytes into it.
  private static func place(
    _ kind: LanguageQuestion.Kind, _ word: String, in text: String = page, into: Int = 0,
    file: String = "Contents.swift"
  ) -> LanguageQuestion {
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      guard let range = line.range(of: word) else { continue }
      let column = line[..<range.lowerBound].utf8.count + 1 + into
      return LanguageQuestion(kind, file: file, line: index + 1, column: column)
    }
    Issue.record("\(word) is not there")
    return LanguageQuestion(kind, file: file)
  }

  private func with(_ body: (LanguageSession) async throws -> Void) async throws {
    let bench = try await TestBench()
    let session = LanguageSession(bench.configuration, patience: .seconds(20))
    try await body(session)
    await session.close()
  }

  private func labels(_ answer: LanguageAnswer) -> [String] {
    guard case .completions(_, _, let items) = answer else {
      Issue.record("\(answer)")
      return []
    }
    return items.map(\.label)
  }

  @Test func membersOfAClassOfUIKitAreOffered() async throws {
    let page = Self.page + "\nview.addSub"
    try await with { session in
      let answer = await session.answer(
        Self.place(.completion, "view.addSub", in: page, into: 11), about: Self.input(page))
      guard case .completions(let start, _, let items) = answer else {

        Issue.record("\(answer)")
        return
      }
      #expect(start == 6)
      #expect(items.contains { $0.insert == "addSubview(${1:UIView})" && $0.kind == "method" })
    }
  }

  @Test func whatSourcesKeepForThemselvesIsNotOffered() async throws {
    let page = Self.page + "\ncard."
    try await with { session in
      let found = labels(
        await session.answer(
          LanguageQuestion(
            .completion, file: "Contents.swift",
            line: page.components(separatedBy: "\n").count, column: 6),
          about: Self.input(page)))
      #expect(found.contains("flip()"))
      #expect(found.contains("number"))
      #expect(!found.contains("hidden()"))
    }
  }

  @Test func halfTypedAndOldTextStillGetsAnAnswer() async throws {
    let page =
      "import UIKit\nlet other = UIColor.redColor(\nclass A {\n  func f() {\n    let view = UIView()\n    view."
    try await with { session in
      let found = labels(
        await session.answer(
          LanguageQuestion(.completion, file: "Contents.swift", line: 6, column: 10),
          about: Self.input(page)))
      #expect(found.contains("backgroundColor"))
    }
  }

  @Test func aNewDeclarationInSourcesIsKnownToThePage() async throws {
    let page = Self.page + "\ncard."
    let question = LanguageQuestion(
      .completion, file: "Contents.swift", line: page.components(separatedBy: "\n").count, column: 6
    )
    let other = Self.source.replacingOccurrences(of: "func hidden", with: "public func turnOver")
    try await with { session in
      #expect(
        !labels(await session.answer(question, about: Self.input(page))).contains("turnOver()"))
      var isKnown = false
      for _ in 0..<100 where !isKnown {
        let found = labels(await session.answer(question, about: Self.input(page + " ", other)))
        isKnown = found.contains("turnOver()")
        try await Task.sleep(for: .milliseconds(100))
      }
      #expect(isKnown)
    }
  }

  @Test func aWordIsExplainedInThePersonsPositions() async throws {
    try await with { session in
      let question = Self.place(.hover, "greet(\"a\"", into: 2)
      guard case .hover(let hover?) = await session.answer(question, about: Self.input()) else {

        Issue.record("nothing")
        return
      }
      #expect(hover.declaration.contains("func greet(_ name: String, times: Int) -> String"))
      #expect(hover.documentation.contains("Says hello to someone."))
      #expect(hover.range.line == 12)
      #expect(hover.range.column == question.column - 2)
    }
  }

  @Test func whatUIKitSaysOfItselfIsShown() async throws {
    try await with { session in
      let answer = await session.answer(
        Self.place(.hover, "UIButton()"), about: Self.input())
      guard case .hover(let hover?) = answer else {
        Issue.record("\(answer)")
        return
      }
      #expect(hover.declaration.contains("UIButton"))
      #expect(!hover.documentation.isEmpty)
    }
  }

  @Test func theParameterBeingTypedIsKnown() async throws {
    try await with { session in
      let answer = await session.answer(
        Self.place(.signature, "times: 2", into: 7), about: Self.input())
      guard case .signature(let signature?) = answer else {
        Issue.record("\(answer)")
        return
      }
      #expect(signature.label.contains("greet"))
      #expect(signature.parameters.count == 2)
      #expect(signature.active == 1)
    }
  }

  @Test func declarationsAreFoundInThePageInSourcesAndInFrameworks() async throws {
    try await with { session in
      let inPage = await session.answer(
        Self.place(.definition, "greet(\"a\"", into: 1), about: Self.input())
      guard case .places(let places) = inPage else {
        Issue.record("\(inPage)")
        return
      }
      #expect(places.map(\.file) == ["Contents.swift"])
      #expect(places.first?.range == TextRange(line: 4, column: 6, endLine: 4, endColumn: 11))
      let inSources = await session.answer(
        Self.place(.definition, "flip()", into: 1), about: Self.input())
      #expect(
        inSources
          == .places([
            .init(
              file: "Sources/Card.swift",
              range: TextRange(line: 5, column: 17, endLine: 5, endColumn: 21))
          ]))
      let inUIKit = await session.answer(
        Self.place(.definition, "addTarget", into: 1), about: Self.input())
      guard case .interface(let module, let text, let line) = inUIKit else {

        Issue.record("\(inUIKit)")
        return
      }
      #expect(module == "UIKit")
      let lines = text.components(separatedBy: "\n")
      #expect(lines[line - 1].contains("func addTarget("))
    }
  }

  @Test func aNameChangesInThePageAndInSources() async throws {
    try await with { session in
      let answer = await session.answer(
        Self.place(.rename("turn"), "flip()"), about: Self.input())
      guard case .edits(let files) = answer else {
        Issue.record("\(answer)")
        return
      }
      #expect(files.map(\.file) == ["Contents.swift", "Sources/Card.swift"])
      #expect(files.map(\.edits.count) == [1, 1])
      #expect(files.first?.edits.first?.replacement == "turn")
    }
  }

  @Test func aTypeChangesWithItsInitialisers() async throws {
    try await with { session in
      let answer = await session.answer(
        Self.place(.rename("Tile"), "Card(number: 3)"), about: Self.input())
      guard case .edits(let files) = answer else {
        Issue.record("\(answer)")
        return
      }
      #expect(files.map(\.edits.count) == [1, 1])
      #expect(files.map(\.file) == ["Contents.swift", "Sources/Card.swift"])
    }
  }

  @Test func aMethodNamedBySelectorChangesThereToo() async throws {
    try await with { session in
      let answer = await session.answer(
        Self.place(.rename("pressed"), "tapped() {"), about: Self.input())
      guard case .edits(let files) = answer else {
        Issue.record("\(answer)")
        return
      }
      #expect(
        files == [
          .init(
            file: "Contents.swift",
            edits: [
              .init(
                range: TextRange(line: 8, column: 16, endLine: 8, endColumn: 22),
                replacement: "pressed"),
              .init(
                range: TextRange(line: 11, column: 55, endLine: 11, endColumn: 61),
                replacement: "pressed"),
            ])
        ])
    }
  }

  @Test func whatIsNotOnesOwnKeepsItsName() async throws {
    try await with { session in
      for (kind, word) in [
        (LanguageQuestion.Kind.rename("x y"), "greet("), (.rename("func"), "greet("),
        (.rename("foo"), "addTarget"),
      ] {
        let answer = await session.answer(Self.place(kind, word), about: Self.input())
        guard case .refused(let words) = answer else {
          Issue.record("\(answer)")
          return
        }
        #expect(!words.isEmpty)
      }
    }
  }

  @Test func placesBehindWideCharactersAreRight() async throws {
    try await with { session in
      let answer = await session.answer(
        Self.place(.references, "print(kort", into: 7), about: Self.input())
      guard case .places(let places) = answer else {
        Issue.record("\(answer)")
        return
      }
      let line = Self.page.components(separatedBy: "\n")[11]
      let columns = line.ranges(of: "kort").map { line[..<$0.lowerBound].utf8.count + 1 }
      #expect(places.map(\.range.column) == columns)
    }
  }

  @Test func aServerThatDiesIsReplaced() async throws {
    try await with { session in
      let question = Self.place(.symbols, "greet")
      for _ in 0..<2 {
        guard case .symbols(let symbols) = await session.answer(question, about: Self.input())
        else {
          Issue.record("no answer")
          return
        }
        #expect(symbols.map(\.name).contains("greet(_:times:)"))
        #expect(symbols.first { $0.name == "Handler" }?.children.map(\.name) == ["tapped()"])
        await session.endServer()
        try await Task.sleep(for: .milliseconds(200))
      }
    }
  }

  @Test func aTextIsLaidOutWithItsOwnIndentation() async throws {
    let page = "func f( a:Int )->Int{\n    return a }\n//:  Prose  stays\nlet   b=f(a:1)\n"
    try await with { session in
      let answer = await session.answer(
        LanguageQuestion(.format, file: "Contents.swift"), about: Self.input(page))
      guard case .edits(let files) = answer else {
        Issue.record("\(answer)")
        return
      }
      #expect(!files.isEmpty)
      let broken = await session.answer(
        LanguageQuestion(.format, file: "Contents.swift"), about: Self.input("func f( {"))
      guard case .refused(let words) = broken else {
        Issue.record("\(broken)")
        return
      }
      #expect(words.contains("line 1"))
    }
  }

  @Test(arguments: [
    ("", ""), ("a", "b"), ("a\nb\nc\n", "a\nc\n"), ("a\nb", "a"), ("a", "a\nb\n"),
    ("  x\ny\n", "x\n  y\n"), ("a\nb\nc", "x\ny\nz\nc"), ("åäö\n🂡 x\n", "åö\n🂡  x\n"), ("a\n", ""),
  ]) func lineEditsLeadFromOneTextToTheOther(_ old: String, _ new: String) {
    var text = old
    for edit in LineDifference.edits(from: old, to: new).reversed() {
      let lines = LanguageText.lines(of: text)
      func index(_ line: Int, _ column: Int) -> String.Index {
        text.utf8.index(lines[line - 1].startIndex, offsetBy: column - 1)
      }
      let range =
        index(
          edit.range.line, edit.range.column)..<index(
          edit.range.endLine, edit.range.endColumn)
      text.replaceSubrange(range, with: edit.replacement)
    }
    #expect(text == new)
  }

  @Test func nothingIsLeftAfterClosing() async throws {
    let bench = try await TestBench()
    let session = LanguageSession(bench.configuration, patience: .seconds(20))
    _ = await session.answer(Self.place(.symbols, "greet"), about: Self.input())
    let folder = try #require(await session.workspace?.folder.path)
    #expect(FileManager.default.fileExists(atPath: folder))
    await session.close()
    #expect(!FileManager.default.fileExists(atPath: folder))
    #expect(
      !ProcessTable.all.contains { ProcessTable.command(of: $0).contains(folder) })
  }
}
