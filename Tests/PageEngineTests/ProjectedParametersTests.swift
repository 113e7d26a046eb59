import Testing

@testable import PageEngine

@Suite struct ProjectedParametersTests {
  @Test(arguments: [
    "ForEach($rows) { $row in Text(row) }", "ForEach($rows) {\n  $row in\n}",
    "each { index, $row in }", "each { ($a, b: Int) -> Int in 1 }", "each { [weak self] $row in }",
    "each { @MainActor $row in }",
  ])
  func aClosureThatTakesAProjectionIsFound(text: String) {
    #expect(ProjectedParameters.exist(in: text))
  }

  @Test(arguments: [
    "ForEach($rows) { row in Text(row) }", "map { $0 + 1 }", "Toggle(isOn: $isOn)",
    "f { row in g($row) }", "f { row in $row }", "{ $row }", "let price = \"$a in $b\"", "$", "",
    "Button { $isOn.wrappedValue = true } label: { for x in y {} }",
  ])
  func otherDollarsAreNoParameters(text: String) {
    #expect(!ProjectedParameters.exist(in: text))
  }

  @Test func aLongTextOfDollarsIsReadOnce() {
    #expect(!ProjectedParameters.exist(in: "{" + String(repeating: "$a, ", count: 100_000)))
  }
}
