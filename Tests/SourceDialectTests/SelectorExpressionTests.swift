import SourceDialect
import Testing

struct SelectorExpressionTests {
  /// Without the name, which other tests look at.
  private func rewrite(_ source: String) -> String {
    Dialect.rewrite(source).text.replacing(/, named: "[^"]*"/, with: "")
  }

  @Test(arguments: [
    ("A.f(_:)", "A.f(_:)"),
    ("A.f", "A.f"),
    ("A.B.f(_:with:)", "A.B.f(_:with:)"),
    ("Self.f", "Self.f"),
    ("tapped", "Page.tapped"),
    ("tapped(_:)", "Page.tapped(_:)"),
    ("`default`(_:)", "Page.`default`(_:)"),
    ("self.tapped", "Page.tapped"),
    ("self.tapped(_:)", "Page.tapped(_:)"),
    ("super.tapped(_:)", "Page.tapped(_:)"),
    ("(tapped)", "(Page.tapped)"),
    ("tapped(_:) as (Int) -> Void", "Page.tapped(_:) as (Page) -> (Int) -> Void"),
    ("A.f as (A) -> (Int) -> Void", "A.f as (A) -> (Int) -> Void"),
    (" self . tapped ", " Page . tapped "),
    ("self.view.endEditing(_:)", "self.view.endEditing(_:)"),
    ("button.press", "button.press"),
  ])
  func namesItsType(argument: String, expected: String) {
    let source = "class Page { func f() { go(#selector(\(argument))) } }"
    let result = "class Page { func f() { go( Selector(\(expected))) } }"
    #expect(rewrite(source) == result)
  }

  @Test(arguments: [
    ("class A { class B { HERE } }", "A.B."),
    ("class A { struct C { class B { HERE } } }", "A.C.B."),
    ("extension A { class B { HERE } }", "A.B."),
    ("extension A.B { HERE }", "A.B."),
    ("extension A . B { HERE }", "A.B."),
    ("class A<T> { HERE }", "A."),
    ("extension A where T: B { HERE }", "A."),
    ("enum A { class B { HERE } }", "A.B."),
    ("actor A { HERE }", "A."),
    ("func f() { class B { HERE } }", "B."),
    ("class A { func f() { class B { HERE } } }", "B."),
    ("class A { var b: C { get { HERE } } }", "A."),
    ("class A { lazy var b = { HERE }() }", "A."),
    ("class A { static func f() { HERE } }", "A."),
    ("class A {\n#if X\nHERE\n#endif\n}", "A."),
    ("protocol A { HERE }", "Self."),
    ("HERE", ""),
    ("func f() { HERE }", ""),
  ])
  func findsTheTypeAroundIt(place: String, qualification: String) {
    let source = place.replacing("HERE", with: "func g() { #selector(tapped) }")
    let expected = source.replacing("#selector(", with: " Selector(" + qualification)
    #expect(rewrite(source) == expected)
  }

  @Test(arguments: [
    "class A { func f() { #selector(deleter: name) } }",
    "class A { func f() { #keyPathLike(A.name) } }",
    "class A { func f() { #selector } }",
    "class A { func f() { #selector() } }",
    "class A { func f() { #selector(a, b) } }",
  ])
  func leavesTheOtherFormsAlone(source: String) {
    #expect(Dialect.rewrite(source).text == source)
  }

  @Test func mapsANameThatGotAType() {
    let source = "class A {\n  lazy var g = G(self, #selector(tapped)); let n = 1\n}"
    let rewritten = Dialect.rewrite(source)
    #expect(
      rewritten.text
        == "class A {\n  lazy var g = G(self,  Selector(A.tapped, named: \"tapped\")); let n = 1\n}"
    )
    for column in [3, 25, 33] {
      #expect(rewritten.originalPosition(line: 2, column: column).column == column)
    }
    let insertion = SourcePosition(line: 2, column: 34)
    #expect(rewritten.originalPosition(line: 2, column: 34) == insertion)
    #expect(rewritten.originalPosition(line: 2, column: 35) == insertion)
    #expect(rewritten.originalPosition(line: 2, column: 36) == insertion)
    #expect(rewritten.originalPosition(line: 2, column: 37).column == 35)
    #expect(rewritten.originalPosition(line: 2, column: 67).column == 48)
    #expect(rewritten.rewrittenPosition(line: 2, column: 48).column == 67)
    #expect(rewritten.originalPosition(line: 3, column: 1) == SourcePosition(line: 3, column: 1))
  }

  @Test func mapsWhatTookThePlaceOfSelf() {
    let source = "class Page { func f() { #selector(self.tap) } }"
    let rewritten = Dialect.rewrite(source)
    #expect(rewritten.originalPosition(line: 1, column: 35).column == 35)
    #expect(rewritten.originalPosition(line: 1, column: 39).column == 39)
    let longer = Dialect.rewrite(source.replacing("Page", with: "LongName"))
    #expect(longer.originalPosition(line: 1, column: 39 + 7).column == 39 + 4)
    #expect(longer.originalPosition(line: 1, column: 39 + 8).column == 39 + 4)
    #expect(longer.originalPosition(line: 1, column: 39 + 9).column == 39 + 5)
  }
}
