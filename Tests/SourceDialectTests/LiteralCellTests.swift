import Foundation
import Testing

@testable import SourceDialect

/// A literal that is read from a run-time cell.
struct LiteralCellTests {
  private func rewrite(_ text: String, cell literal: String) throws -> RewrittenSource {
    let place = try #require(text.range(of: literal))
    let start = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
    return Dialect.rewrite(text, as: .page, cell: start..<start + literal.utf8.count)
  }

  @Test(arguments: [
    ("gc.padding = 75", "75", "gc.padding = _lekCell(75)"),
    ("x = a * -2.5 + b", "-2.5", "x = a * _lekCell(-2.5) + b"),
    ("f(isOn: true)", "true", "f(isOn: _lekCell(true))"),
    ("v.color = .red", ".red", "v.color = _lekCell(.red)"),
    ("let c = UIColor.red.cgColor", "UIColor.red", "let c = _lekCell(UIColor.red).cgColor"),
    ("let å = \"ö\\(7)\"", "7", "let å = \"ö\\(_lekCell(7))\""),
  ])
  func aWholeExpressionBecomesACall(text: String, literal: String, expected: String) throws {
    let rewritten = try rewrite(text, cell: literal)
    #expect(rewritten.text == expected)
    #expect(rewritten.hasLiteralCell)
  }

  @Test(arguments: [
    ("// 75", "75"), ("let s = \"75\"", "75"), ("let a175 = 1", "75"), ("f(1, 2)", "1, 2"),
    ("a.b", "b"),
  ])
  func whatIsNoExpressionStaysAsItIs(text: String, literal: String) throws {
    let rewritten = try rewrite(text, cell: literal)
    #expect(rewritten.text == text)
    #expect(!rewritten.hasLiteralCell)
  }

  @Test func otherPlacesAreWhereTheyWere() throws {
    let text = "@objc func f() {}; let a = 75; a\nlet b = a"
    let rewritten = try rewrite(text, cell: "75")
    for (line, column) in [(1, 1), (1, 28), (1, 29), (1, 32), (2, 9)] {
      let there = rewritten.rewrittenPosition(line: line, column: column)
      let back = rewritten.originalPosition(line: there.line, column: there.column)
      #expect(back.line == line && back.column == column)
    }
    #expect(rewritten.text.hasSuffix("let a = _lekCell(75); a\nlet b = a"))
  }

  @Test func aRangeBehindTheEndIsNone() {
    #expect(Dialect.rewrite("75", as: .page, cell: 0..<9).text == "75")
  }
}
