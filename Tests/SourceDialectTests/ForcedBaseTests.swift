import SourceDialect
import Testing

struct ForcedBaseTests {
  @Test(
    arguments: [
      ("view.layer.cornerRadius = 8 // x", "(view.layer).cornerRadius = 8; _ = view.layer  // x"),
      ("self.view.layer.a = 8; b()", "(self.view.layer).a = 8; _ = self.view.layer ; b()"),
      ("view.frame.size.width = 9", "(view.frame.size).width = 9; _ = view.frame.size "),
      ("c.view!.layer.a = 8", "(c.view!.layer).a = 8; _ = c.view!.layer "),
      ("view.first!.a = 8", "(view.first!).a = 8; _ = view.first! "),
      ("view.layer.addSublayer(a)", "(view.layer).addSublayer(a); _ = view.layer "),
      ("view.layer.each { a }", "(view.layer).each { a }; _ = view.layer "),
      ("a.view.b.view.c.d = 1", "(a.view.b.view.c).d = 1; _ = a.view.b.view.c "),
      (
        "func f() { view.layer.add(a) }", "func f() { (view.layer).add(a); _ = view.layer  }"
      ),
      ("func f() -> Int { view.layer.count() }", "func f() -> Int { (view.layer).count() }"),
      ("init() { view.layer.a = 1 }", "init() { (view.layer).a = 1 }"),
      ("f { self.view.layer.a = 1 }", "f { (self.view.layer).a = 1 }"),
      ("view\n  .layer\n  .a = 1", "(view\n  .layer)\n  .a = 1"),
      (
        "struct A: ~Copyable {}; view.layer.a = 1", "struct A: ~Copyable {}; (view.layer).a = 1"
      ),
      (
        "var label: UILabel!\nlabel.layer.a = 1",
        "var label: UILabel!\n(label.layer).a = 1; _ = label.layer "
      ),
      (
        "var a = 1, b : [Int]! = nil\nb.c.d()", "var a = 1, b : [Int]! = nil\n(b.c).d(); _ = b.c "
      ),
    ])
  func putsBracketsAroundWhatIsChanged(source: String, expected: String) {
    #expect(Dialect.rewrite(source, as: .page).text == expected)
  }

  @Test(arguments: [
    "view.alpha = 1",
    "view.addSubview(a)",
    "self.view.alpha = 1",
    "let a = view.layer.b",
    "view.layer.a += 1",
    "view?.layer.a = 1",
    "view.layers[0].a = 1",
    "view(a).layer.a = 1",
    "label.layer.a = 1",
    "var label: UILabel\nlabel.layer.a = 1",
    "a(view.layer.b())",
    "view.layer.a.b",
  ])
  func leavesAlone(source: String) {
    #expect(Dialect.rewrite(source, as: .page).text == source)
  }

  @Test func knowsWhatSourcesDeclare() {
    let sources = "public class A { public var label: UILabel! }"
    let page = Dialect.rewrite("a.label.layer.b = 1", as: .page, beside: [sources])
    #expect(page.text == "(a.label.layer).b = 1; _ = a.label.layer ")
  }

  @Test func leavesSourcesAlone() {
    #expect(Dialect.rewrite("view.layer.a = 1").text == "view.layer.a = 1")
  }

  @Test func whatIsShownStandsWhereItWasWritten() {
    let rewritten = Dialect.rewrite("view.layer.a = 1", as: .page)
    let place = rewritten.originalPosition(line: 1, column: "(view.layer).a = 1; _ = v".utf8.count)
    #expect(place == SourcePosition(line: 1, column: 1))
  }
}
