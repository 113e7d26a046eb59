import SourceDialect
import Testing

/// The names whose values a page has to show.
struct TopLevelBindingsTests {
  private func names(_ source: String) -> [String] {
    TopLevelBindings.in(source).map(\.name)
  }

  @Test(
    arguments: [
      ("let a = 1\nvar `b` = a", ["a", "b"]),
      ("let (a, b) = (1, 2)\nlet c = 1, d = 2\nvar e: Int", []),
      ("lazy var a = 1\n@Wrapped var b = 2\nvar c: Int { 3 }", []),
      ("func f() { let a = 1 }\nif true { let b = 1 }\n#if os(iOS)\nlet c = 1\n#endif", []),
      ("let a = \n}", []),
      ("let a: () = f()\nlet b: Void = f()\nlet c: (Int) = 1\nlet d: () -> Void = f", ["c", "d"]),
    ] as [(String, [String])])
  func namesAreThoseThatArePassed(source: String, expected: [String]) {
    #expect(names(source) == expected)
  }

  @Test func aDeclarationStandsOnAllItsLines() {
    let bindings = TopLevelBindings.in("// One\nlet a = [\n  1\n]\n")
    #expect(bindings.map(\.lines) == [2...4])
  }
}
