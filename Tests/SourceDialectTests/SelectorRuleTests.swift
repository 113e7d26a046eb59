import SourceDialect
import Testing

struct SelectorRuleTests {
  @Test func aQualifiedSelectorKeepsItsLength() {
    let text = "let tap = Tap(target: self, action: #selector(GameController.handleTap(_:)))"
    let rewritten = Dialect.rewrite(text)
    #expect(
      rewritten.text
        == "let tap = Tap(target: self, action:  Selector(GameController.handleTap(_:)))")
    #expect(rewritten.text.utf8.count == text.utf8.count)
  }

  @Test(arguments: ["tapped", "self.tapped"]) func aBareMethodGetsItsType(method: String) {
    let rewritten = Dialect.rewrite("class Outer { class Inner { let s = #selector(\(method)) } }")
    #expect(
      rewritten.text == "class Outer { class Inner { let s =  Selector(Outer.Inner.tapped) } }")
  }

  @Test func insideAnExtensionTheExtendedTypeCounts() {
    let rewritten = Dialect.rewrite("extension A.B { func f() { g(#selector(tapped(_:))) } }")
    #expect(rewritten.text == "extension A.B { func f() { g( Selector(A.B.tapped(_:))) } }")
  }

  @Test func outsideATypeNothingIsAdded() {
    #expect(Dialect.rewrite("f(#selector(tapped))").text == "f( Selector(tapped))")
  }

  @Test func anOperatorIsNotTornFromItsRightSide() {
    #expect(Dialect.rewrite("let a=#selector(A.b)").text == "let a=Selector(A.b)")
  }

  @Test(arguments: [
    "let text = \"#selector(a)\"", "// #selector(a)", "/* @objc */", "let t = \"@objc dynamic\"",
  ]) func textsAndCommentsStay(text: String) {
    #expect(Dialect.rewrite(text).text == text)
  }

  @Test func anInterpolationIsCode() {
    #expect(
      Dialect.rewrite(#"let t = "\(#selector(A.b))""#).text == #"let t = "\( Selector(A.b))""#)
  }
}
