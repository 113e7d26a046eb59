import SourceDialect
import Testing

@testable import PageEngine

/// What Swift 1 and 2 took for another thing by itself.
@Suite struct ExpressionRepairTests {
  private func repaired(_ text: String, _ message: String, at word: String) -> String {
    let offset = text.range(of: word)?.lowerBound.utf16Offset(in: text) ?? 0
    let range = TextRange(line: 1, column: offset + 1, endLine: 1, endColumn: offset + 2)
    let said = Diagnostic(
      severity: .error, message: message, file: "A.swift", range: range, notes: [], fixIts: [])
    var rewritten = RewrittenText(text)
    let texts = [PageInput.Text(path: "A.swift", text: text)]
    rewritten.apply(RepairRound([said], of: texts, .errors).edits["A.swift"] ?? [])
    return rewritten.text
  }

  private func converting(_ type: String, _ place: String, _ wanted: String) -> String {
    "cannot convert value of type '\(type)' to expected \(place) type '\(wanted)'"
  }

  @Test func valuesBecomeObjects() {
    let element = converting("[Int]", "dictionary value", "AnyObject")
    #expect(repaired("f([a: [1, 2]])", element, at: "[1") == "f([a: [1, 2] as AnyObject])")
    let sum = converting("Int", "element", "AnyObject")
    #expect(repaired("let a = [b + 1]", sum, at: "+") == "let a = [(b + 1) as AnyObject]")
    let number = converting("Int", "element", "NSObject")
    #expect(repaired("let a = [1]", number, at: "1") == "let a = [(1 as AnyObject as! NSObject)]")
    let ofClass =
      "value of type 'CGFloat' expected to be instance of class or class-constrained type"
    #expect(repaired("return a + b", ofClass, at: "+") == "return (a + b) as AnyObject")
    let block = converting("() -> Void", "element", "AnyObject")
    #expect(repaired("let a = [f]", block, at: "f") == "let a = [f]")
  }

  @Test func typesThatSaySoAreConditions() {
    let text = "struct A: LogicValue {}; if A() {}"
    let said = converting("A", "condition", "Bool")
    #expect(
      repaired(text, said, at: "A() {") == "struct A: LogicValue {}; if A().boolValue {}")
    #expect(repaired("if a {}", said, at: "a") == "if a {}")
  }

  @Test func closedRangesBecomeRanges() {
    let said = converting("ClosedRange<Int>", "argument", "Range<Int>")
    #expect(repaired("f(0...3)", said, at: "...") == "f(Range(0...3))")
  }

  @Test func emptyCollectionsWereFoundations() {
    let said = "empty collection literal requires an explicit type"
    let text = "import UIKit; let a = "
    #expect(repaired(text + "[:]", said, at: "[:]") == text + "[:] as NSDictionary")
    #expect(repaired(text + "[]", said, at: "[]") == text + "[] as NSArray")
    #expect(repaired("let a = [:]", said, at: "[:]") == "let a = [:]")
  }

  @Test func namesOfAttributesWereTexts() {
    let said = converting("String", "argument", "NSAttributedString.Key")
    #expect(repaired("f(a)", said, at: "a") == "f(NSAttributedString.Key(rawValue: a))")
    let key = converting("NSAttributedString.Key", "dictionary key", "String")
    #expect(repaired("f([A.b: c])", key, at: "A.b") == "f([A.b.rawValue: c])")
    let table = converting("[String : AnyObject]", "argument", "[NSAttributedString.Key : Any]")
    #expect(
      repaired("f(a)", table, at: "a")
        == "f(Dictionary(uniqueKeysWithValues: (a).map { (NSAttributedString.Key(rawValue: $0), $1 as Any) }))"
    )
  }

  @Test func aWholeTupleIsTakenApartInAClosure() {
    let said = "global function 'sum' expects 2 separate arguments"
    #expect(repaired("a.map { sum($0) }", said, at: "$0") == "a.map { sum($0.0, $0.1) }")
  }
}
