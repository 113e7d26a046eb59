import SourceDialect
import Testing

/// Conditions with bindings.
struct ConditionTests {
  @Test(arguments: [
    OldSnippet("if let a = b where a > 2 { f(a) }", "if let a = b, a > 2 { f(a) }"),
    OldSnippet("if let a = b, c = d { f(a, c) }", "if let a = b, let c = d { f(a, c) }"),
    OldSnippet(
      "if let a = b, c = d where a < c { f(a) }", "if let a = b, let c = d, a < c { f(a) }"),
    OldSnippet("if var a = b, c = d { f(a) }", "if var a = b, var c = d { f(a) }"),
    OldSnippet("if let a = b, var c = d { f(a) }", "if let a = b, var c = d { f(a) }"),
    OldSnippet(
      "if let a = b where a > 2, let c = d where c > a { f() }",
      "if let a = b, a > 2, let c = d, c > a { f() }"),
    OldSnippet(
      "if let a = b as? Int, s = c as? String { f(a, s) }",
      "if let a = b as? Int, let s = c as? String { f(a, s) }"),
    OldSnippet(
      "if let a: Int = b, c: Int = d { f() }", "if let a: Int = b, let c: Int = d { f() }"),
    OldSnippet(
      "if let (a, b) = c, (d, e) = g { f() }", "if let (a, b) = c, let (d, e) = g { f() }"),
    OldSnippet(
      "if let a = b\n  where a > 2 {\n  f(a)\n}", "if let a = b,\n  a > 2 {\n  f(a)\n}"),
    OldSnippet(
      "func f() {\n  guard let a = b, c = d where a > c else { return }\n}",
      "func f() {\n  guard let a = b, let c = d, a > c else { return }\n}"),
    OldSnippet("while let a = next() where a > 2 { f(a) }", "while let a = next(), a > 2 { f(a) }"),
    OldSnippet("if case let a? = b where a > 2 { f(a) }", "if case let a? = b, a > 2 { f(a) }"),
    OldSnippet(
      "if case .Some(let a) = b where a > 2 { f(a) }", "if case .some(let a) = b, a > 2 { f(a) }"),
    OldSnippet(
      "if let a = xs.filter({ $0 > 2 }).first where a > 3 { f() }",
      "if let a = xs.filter({ $0 > 2 }).first, a > 3 { f() }"),
  ])
  func sayLetAndComma(snippet: OldSnippet) { snippet.check() }

  @Test(arguments: [
    OldSnippet(
      "switch a {\ncase .Some(let x) where x > 2: f()\ncase .None: g()\ndefault: break\n}",
      "switch a {\ncase .some(let x) where x > 2: f()\ncase .none: g()\ndefault: break\n}"),
    OldSnippet("let a: Int? = .None", "let a: Int? = .none"),
    OldSnippet("let a = Optional.Some(3)", "let a = Optional.some(3)"),
    OldSnippet(same: "enum Hand { case Some, None }\nlet a: Hand = .None"),
    OldSnippet(same: "let a = Choice.None"),
    OldSnippet(same: "for case let x? in xs where x > 2 { f(x) }"),
    OldSnippet(same: "do { try f() } catch let e as Oops where e.isBad { g() }"),
    OldSnippet(same: "if #available(iOS 9, *) { f() }"),
  ])
  func ofOptionals(snippet: OldSnippet) { snippet.check() }
}
