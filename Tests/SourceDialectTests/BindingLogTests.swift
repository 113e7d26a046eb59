import SourceDialect
import Testing

struct BindingLogTests {
  @Test(
    arguments: [
      ("let (a, b) = f() // x", "let (a, b) = f(); _ = a ; _ = b  // x"),
      ("var (a, (_, b)) = f(); g()", "var (a, (_, b)) = f(); _ = a ; _ = b ; g()"),
      ("if let a = b { c }", "if let a = b { _ = a; c }"),
      ("if let a { c }", "if let a { _ = a; c }"),
      ("if var a = b, a > 1 { c }", "if var a = b, a > 1 { _ = a; c }"),
      ("if let a = b, let c = a.d { e }", "if let a = b, let c = a.d { _ = a; _ = c; e }"),
      ("if x {} else if let a = b {}", "if x {} else if let a = b { _ = a;}"),
      ("if case .one(let a) = b { c }", "if case .one(let a) = b { _ = a; c }"),
      ("if case let .one(a, b)? = c {}", "if case let .one(a, b)? = c { _ = a; _ = b;}"),
      ("while let a = b() { c }", "while let a = b() { _ = a; c }"),
      ("while case let (a, _)? = b() { c }", "while case let (a, _)? = b() { _ = a; c }"),
      ("guard let a = b else { return }", "guard let a = b else { return }; _ = a "),
      ("for a in b { c }", "for a in b { _ = a; c }"),
      ("for (a, b) in c {}", "for (a, b) in c { _ = a; _ = b;}"),
      ("for case let a? in b where a > 1 {}", "for case let a? in b where a > 1 { _ = a;}"),
      ("for await a in b { c }", "for await a in b { _ = a; c }"),
      ("switch a { case .b(let c): d }", "switch a { case .b(let c): _ = c; d }"),
      (
        "switch a { case let .b(c), let .d(c): e\ndefault: f }",
        "switch a { case let .b(c), let .d(c): _ = c; e\ndefault: f }"
      ),
      ("do {} catch let e as E { f }", "do {} catch let e as E { _ = e; f }"),
      ("do {} catch E.a(let n) { f }", "do {} catch E.a(let n) { _ = n; f }"),
      ("a.forEach { b in if let b { c(b) } }", "a.forEach { b in if let b { _ = b; c(b) } }"),
      (
        "func f() { if let a = b { c } else { d } }",
        "func f() { if let a = b { _ = a; c } else { d } }"
      ),
      (
        "func f() -> Int { if let a = b { return a } }",
        "func f() -> Int { if let a = b { _ = a; return a } }"
      ),
      (
        "func f() -> Int { g(); if let a = b { return a } else { return 1 } }",
        "func f() -> Int { g(); if let a = b { _ = a; return a } else { return 1 } }"
      ),
    ])
  func showsWhatTheTransformPassesOver(source: String, expected: String) {
    #expect(Dialect.rewrite(source, as: .page).text == expected)
  }

  @Test(arguments: [
    "let a = if let b = c { b } else { 1 }",
    "a = if let b = c { b } else { 1 }",
    "return if case .a(let b) = c { b } else if let d { d } else { 1 }",
    "let a = if x { 1 } else if let b { b } else { 2 }",
    "let a = switch b { case .c(let d): d\ndefault: 1 }",
    "func f() -> Int { if let a = b { a } else { 1 } }",
    "func f() -> Int { switch a { case .b(let c): c\ndefault: 1 } }",
    "func f() -> Int { if x { if let a { a } else { 2 } } else { 1 } }",
    "var a: Int { if let b { b } else { 1 } }",
    "var a: Int { get { if let b { b } else { 1 } } }",
    "let f = { if let a = b { a } else { 1 } }",
    "subscript(i: Int) -> Int { if let a { a } else { 1 } }",
    "let a = b",
    "let (_, _) = f()",
    "let (a, b): (Int, Int)",
    "async let (a, b) = f()",
    "class A { let (a, b) = (1, 2) }",
    "if let _ = a { b }",
    "guard let self else { return }",
    "guard let self = self else { return }",
    "for _ in a {}",
    "switch a { case .b(let c): }",
    "f(for: a); g(let: b)",
    "if let a = b { let a = 1; c(a) }",
    "struct A: ~Copyable {}; if let a = b { c(a) }",
    "func f(a: consuming A) { if let b = a {} }",
    "if let a = b {",
    "for a in",
    "#Predicate { if let a = $0.b { a } else { false } }",
  ])
  func leavesAlone(source: String) {
    #expect(Dialect.rewrite(source, as: .page).text == source)
  }

  @Test(arguments: [
    "import SwiftUI\nstruct A: View { var body: some View { if let a { Text(a) } } }",
    "import SwiftUI\nlet a = VStack { if let a { Text(a) } }",
    "@resultBuilder struct B {}\nlet a = build { for a in b { a } }",
    "@resultBuilder struct B {}\n@B func f() -> Int { let (a, b) = (1, 2); a }",
  ])
  func saysNothingInResultBuilders(source: String) {
    #expect(Dialect.rewrite(source, as: .page).text == source)
  }

  @Test func stillShowsWhatIsBesideResultBuilders() {
    let source = "import SwiftUI\nfor a in b {}"
    #expect(Dialect.rewrite(source, as: .page).text == "import SwiftUI\nfor a in b { _ = a;}")
  }

  @Test func aBuilderInSourcesCountsToo() {
    let source = "let a = build { for a in b { a } }"
    let builder = "@resultBuilder public struct B {}"
    #expect(Dialect.rewrite(source, as: .page, beside: [builder]).text == source)
    #expect(Dialect.rewrite(source, as: .page).text != source)
  }

  @Test func onlyPagesShowValues() {
    let source = "for a in b { c }"
    #expect(Dialect.rewrite(source).text == source)
  }

  @Test func whatIsShownLiesAtTheName() {
    let rewritten = Dialect.rewrite("if let number = b { c }", as: .page)
    #expect(rewritten.text == "if let number = b { _ = number; c }")
    #expect(rewritten.originalPosition(line: 1, column: 25).column == 8)
    #expect(rewritten.originalPosition(line: 1, column: 31).column == 14)
    #expect(rewritten.originalPosition(line: 1, column: 33).column == 21)
    #expect(rewritten.isInserted(line: 1, column: 25))
    #expect(rewritten.repeatedWord(line: 1, column: 25) == "number")
    #expect(rewritten.repeatedWord(line: 1, column: 8) == nil)
  }
}
