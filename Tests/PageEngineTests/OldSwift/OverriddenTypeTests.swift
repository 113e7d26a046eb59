import SourceDialect
import Testing

@testable import PageEngine

/// A property whose type is another one in the framework now.
@Suite struct OverriddenTypeTests {
  private func repaired(_ text: String, _ given: String, _ wanted: String) -> String {
    let message =
      "property 'values' with type '\(given)' cannot override a property with type '\(wanted)'"
    let column = (text.range(of: "values")?.lowerBound.utf16Offset(in: text) ?? 0) + 1
    let range = TextRange(line: 1, column: column, endLine: 1, endColumn: column)
    let said = Diagnostic(
      severity: .error, message: message, file: "A.swift", range: range, notes: [], fixIts: [])
    var rewritten = RewrittenText(text)
    let texts = [PageInput.Text(path: "A.swift", text: text)]
    rewritten.apply(RepairRound([said], of: texts, .errors).edits["A.swift"] ?? [])
    return rewritten.text
  }

  @Test(
    arguments: [
      ("override var values: [AnyObject]! {", "override var values: [Any]! {"),
      ("override var values : [AnyObject]? { get {", "override var values : [Any]? { get {"),
      ("override var values:[AnyObject]?", "override var values:[Any]?"),
      ("override var values {", "override var values {"),
    ])
  func thePropertyGetsTheTypeThatItOverrides(text: String, expected: String) {
    #expect(repaired(text, "[AnyObject]?", "[Any]?") == expected)
  }
}
