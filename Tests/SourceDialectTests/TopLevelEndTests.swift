import SourceDialect
import Testing

/// A page that is run no further than a line.
struct TopLevelEndTests {
  private let call =
    #"@_silgen_name("lek_page_end_top_level") func __lek_end_top_level(); __lek_end_top_level();"#

  @Test(
    arguments: [
      (1, "a()END\nb()\nc()"), (2, "a()\nb()END\nc()"), (3, "a()\nb()\nc()"), (9, "a()\nb()\nc()"),
    ])
  func theTopLevelEndsBehindTheStatementOfTheLine(line: Int, expected: String) {
    let text = Dialect.rewrite("a()\nb()\nc()", as: .page, lastLine: line).text
    #expect(text == expected.replacing("END", with: "; \(call)"))
  }

  @Test(
    arguments: [
      (2, "let a = [\n  1,\n]  // one\nb()", "let a = [\n  1,\n]END  // one\nb()"),
      (1, "a();\nb()", "a(); CALL\nb()"),
      (1, "a(); b()\nc()", "a(); b()END\nc()"),
      (1, "// nothing yet\na()", "// nothing yet\nCALL a()"),
      (1, "let (a, b) = f()\nc()", "let (a, b) = f(); _ = a ; _ = b END\nc()"),
    ])
  func statementsStayWhole(line: Int, text: String, expected: String) {
    let expected = expected.replacing("END", with: "; \(call)").replacing("CALL", with: call)
    #expect(Dialect.rewrite(text, as: .page, lastLine: line).text == expected)
  }

  @Test func placesBelowStayWhereTheyAre() {
    let rewritten = Dialect.rewrite("a(); b()\nc()", as: .page, lastLine: 1)
    let place = rewritten.originalPosition(line: 2, column: 3)
    #expect(place.line == 2 && place.column == 3)
    #expect(rewritten.isInserted(line: 1, column: 12))
  }

  @Test func sourcesKnowNoLastLine() {
    #expect(Dialect.rewrite("a()\nb()", as: .module, lastLine: 1).text == "a()\nb()")
  }
}
