import SourceDialect
import Testing

/// What is assigned to behind something that is unwrapped without a word.
struct UnwrappedChainTests {
  @Test(
    arguments: [
      ("a.view.layer.w = 1", "(a.view.layer).w = 1"),
      ("view.layer.n.w = 1", "(view.layer.n).w = 1"),
      ("var l: L!\nl.b.c = 1", "var l: L!\n(l.b).c = 1"),
      ("f { view.layer.w = 1 }", "f { (view.layer).w = 1 }"),
      ("a.view.w = 1", nil),
      ("a.view!.layer.w = 1", nil),
      ("a.view.layer.w += 1", nil),
      ("let b = a.view.layer.w", nil),
      ("a.other.layer.w = 1", nil),
    ] as [(String, String?)])
  func theBaseIsPutIntoParentheses(source: String, expected: String?) {
    #expect(Dialect.rewrite(source, as: .page).text == expected ?? source)
    #expect(Dialect.rewrite(source, as: .module).text == source)
  }
}
