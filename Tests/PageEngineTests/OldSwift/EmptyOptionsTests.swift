import SourceDialect
import Testing

@testable import PageEngine

/// What Swift 1 wrote for no option at all.
@Suite struct EmptyOptionsTests {
  private func repaired(_ text: String, _ message: String, at column: Int) -> String {
    let said = Diagnostic(
      severity: .error, message: message, file: "A.swift",
      range: TextRange(line: 1, column: column, endLine: 1, endColumn: column), notes: [],
      fixIts: [])
    var rewritten = RewrittenText(text)
    let texts = [PageInput.Text(path: "A.swift", text: text)]
    rewritten.apply(RepairRound([said], of: texts, .errors).edits["A.swift"] ?? [])
    return rewritten.text
  }

  @Test func nothingBecomesAnEmptySet() {
    #expect(
      repaired(
        "func f(o: NSMatchingOptions = nil) {}",
        "nil default argument value cannot be converted to type 'NSMatchingOptions' "
          + "(aka 'NSRegularExpression.MatchingOptions')", at: 31)
        == "func f(o: NSMatchingOptions = []) {}")
    #expect(
      repaired(
        "f(o: nil)",
        "'nil' is not compatible with expected argument type 'String.CompareOptions'", at: 6)
        == "f(o: [])")
  }

  @Test func whatIsNoSetStaysNothing() {
    #expect(
      repaired("f(o: nil)", "'nil' is not compatible with expected argument type 'Int'", at: 6)
        == "f(o: nil)")
    #expect(
      repaired(
        "f(o: no)", "'nil' is not compatible with expected argument type 'AOptions'", at: 6)
        == "f(o: no)")
  }
}
