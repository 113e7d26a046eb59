import SourceDialect
import Testing

@testable import PageEngine

/// Which of the compiler's offers are made without asking, and how they become edits.
@Suite struct RepairTests {
  private func at(_ line: Int, _ column: Int, to end: Int? = nil) -> TextRange {
    TextRange(line: line, column: column, endLine: line, endColumn: end ?? column)
  }

  private func change(_ range: TextRange, _ replacement: String) -> Diagnostic.FixIt {
    Diagnostic.FixIt(file: "A.swift", range: range, replacement: replacement)
  }

  private func said(
    _ message: String, _ fixIts: [Diagnostic.FixIt] = [],
    notes: [(String, [Diagnostic.FixIt])] = [], as severity: Diagnostic.Severity = .error
  ) -> Diagnostic {
    Diagnostic(
      severity: severity, message: message, file: "A.swift", range: at(1, 1),
      notes: notes.map { .init(message: $0.0, file: "A.swift", range: at(1, 1), fixIts: $0.1) },
      fixIts: fixIts)
  }

  private func repaired(
    _ text: String, _ said: [Diagnostic], _ wish: CompilerRepair.Wish = .errors
  ) -> String {
    var rewritten = RewrittenText(text)
    let texts = [PageInput.Text(path: "A.swift", text: text)]
    rewritten.apply(RepairRound(said, of: texts, wish).edits["A.swift"] ?? [])
    return rewritten.text
  }

  @Test func labelsAreWrittenAllAtOnce() {
    let said = said(
      "missing argument labels 'a:b:' in call", [change(at(1, 3), "a: "), change(at(1, 6), "b: ")])
    #expect(repaired("f(1, 2)", [said]) == "f(a: 1, b: 2)")
  }

  @Test func anOptionalIsUnwrappedByAnExclamationMark() {
    let said = said(
      "value of optional type 'Int?' must be unwrapped to a value of type 'Int'",
      notes: [
        ("coalesce using '??' to provide a default", [change(at(1, 5), " ?? <#default value#>")]),
        ("force-unwrap using '!' to abort execution", [change(at(1, 5), "!")]),
      ])
    #expect(repaired("f(a )", [said]) == "f(a !)")
  }

  @Test func aMemberOfWhatWasNotOptionalIsForcedWhereOnlyAChainIsOffered() {
    let said = said(
      "value of optional type 'A?' must be unwrapped to refer to member 'b' of wrapped base type 'A'",
      notes: [("chain the optional using '?' to access member 'b'", [change(at(1, 2), "?")])])
    #expect(repaired("a.b", [said]) == "a!.b")
  }

  @Test func aParameterThatIsChangedSaysSoBeforeItsType() {
    let said = said(
      "'inout' before a parameter name is not allowed, place it before the parameter type instead",
      [change(at(1, 9, to: 15), ""), change(at(1, 18), "inout ")])
    #expect(repaired("let f: (inout a: Int) -> Void", [said]) == "let f: (a: inout Int) -> Void")
  }

  /// A framework's old cases are constants, so the compiler cannot see that all are there.
  @Test func aSwitchOverOldCasesGetsADefault() {
    let said = said("switch must be exhaustive")
    #expect(
      repaired("switch edge {\ncase .MinXEdge: f(\"}\") // }\ncase .MaxXEdge: if a {}\n}\n", [said])
        == "switch edge {\ncase .MinXEdge: f(\"}\") // }\ncase .MaxXEdge: if a {}\n"
        + " default: fatalError(\"no such case\") }\n")
    let own = "switch edge {\ncase .left: f()\n}\n"
    #expect(repaired(own, [said]) == own)
    #expect(
      repaired("switch edge {\ncase .Left: f()\n", [said]) == "switch edge {\ncase .Left: f()\n")
  }

  @Test func twoElementsTradePlacesByTheCollectionsOwnMethod() {
    let said = said(
      "overlapping accesses to 'a', but modification requires exclusive access; "
        + "consider calling MutableCollection.swapAt(_:_:)",
      [change(at(1, 1, to: 19), "a.swapAt(0, 1)")])
    #expect(repaired("swap(&a[0], &a[1])", [said]) == "a.swapAt(0, 1)")
  }

  @Test func aConstantThatWasGivenNothingFirstIsAVariable() {
    let said = said(
      "immutable value 'self.a' may only be initialized once",
      notes: [("change 'let' to 'var' to make it mutable", [change(at(1, 1, to: 4), "var")])])
    #expect(repaired("let a: A! = nil", [said]) == "var a: A! = nil")
  }

  @Test func aCastIsWrittenWhereNoneWasNeeded() {
    let object = said("cannot assign value", [change(at(1, 6), " as AnyObject")])
    #expect(repaired("a = 1", [object]) == "a = 1 as AnyObject")
    let cast = said("cannot convert value in coercion", [change(at(1, 2), " as! [A]")])
    #expect(repaired("a as [A]", [cast]) == "a as! [A] as [A]")
  }

  @Test func whatWouldChangeTheMeaningIsLeft() {
    let offers = [
      said("cannot find 'colour' in scope; did you mean 'color'?", [change(at(1, 1, to: 2), "b")]),
      said(
        "value of type 'A' has no member 'b'; did you mean 'c'?", [change(at(1, 1, to: 2), "b")]),
      said("missing argument label 'a:' in call", [change(at(1, 1), "<#a#>: ")]),
      said("missing argument label 'a:' in call", [change(at(1, 1), "\n")]),
      said("missing argument label 'a:' in call", [change(at(7, 1), "a: ")]),
      said("consecutive statements on a line must be separated by ';'", [change(at(1, 1), ";")]),
      said("'x' is deprecated: renamed to 'y'", [change(at(1, 1, to: 2), "y")], as: .warning),
    ]
    for offer in offers { #expect(repaired("a(1)\n", [offer]) == "a(1)\n", "\(offer.message)") }
  }

  @Test func aCaseWithASmallLetterIsTheSameCase() {
    let said = said(
      "type 'State' has no member 'Began'; did you mean 'began'?",
      [change(at(1, 2, to: 7), "began")])
    #expect(repaired(".Began", [said]) == ".began")
  }

  @Test func aNameIsReplacedByItsNote() {
    let warning = said(
      "'redColor()' is deprecated: replaced by property 'red'",
      notes: [
        ("use 'red' instead", [change(at(1, 1, to: 9), "red"), change(at(1, 9, to: 11), "")])
      ],
      as: .warning)
    #expect(repaired("redColor()", [warning], .deprecatedNames) == "red")
    #expect(repaired("redColor()", [warning]) == "redColor()")
    let error = said("'redColor' has been renamed to 'red'", [change(at(1, 1, to: 9), "red")])
    #expect(repaired("redColor()", [error], .unavailableNames) == "red()")
  }

  /// Of two that touch the first is made, whole; of the other nothing is.
  @Test func changesThatTouchComeOneAfterTheOther() {
    let first = said("missing argument label 'a:' in call", [change(at(1, 3, to: 5), "a: ")])
    let second = said(
      "incorrect argument label in call", [change(at(1, 1), "x"), change(at(1, 4), "b: ")])
    #expect(repaired("f(123)", [first, second]) == "f(a: 3)")
    #expect(repaired("f(123)", [first, first]) == "f(a: 3)")
  }

  @Test func offersForOtherFilesAreLeft() {
    var other = change(at(1, 1), "a: ")
    other.file = "B.swift"
    #expect(repaired("f(1)", [said("missing argument label 'a:' in call", [other])]) == "f(1)")
  }

  @Test func linesAndColumnsAreBytes() throws {
    let text = TextBytes("åb\n\nc")
    #expect(text.range(TextRange(line: 1, column: 3, endLine: 1, endColumn: 4)) == 2..<3)
    #expect(text.range(TextRange(line: 1, column: 1, endLine: 3, endColumn: 2)) == 0..<6)
    #expect(text.range(TextRange(line: 1, column: 9, endLine: 1, endColumn: 9)) == nil)
    #expect(text.range(TextRange(line: 4, column: 1, endLine: 4, endColumn: 1)) == nil)
    #expect(text.range(of: 2..<6) == TextRange(line: 1, column: 3, endLine: 3, endColumn: 2))
    #expect(text.lineCount == 3 && Array(text.line(1)) == Array("åb".utf8) && text.line(9).isEmpty)
  }
}
