import SourceDialect
import Testing

struct ObjCSpellingTests {
  @Test(
    arguments: [
      ("@objc func f() {}", "      func f() {}"),
      ("@objc(name:with:) func f() {}", "                  func f() {}"),
      ("@objcMembers class A {}", "             class A {}"),
      ("@IBAction func f() {}", "          func f() {}"),
      ("@IBOutlet weak var f: A?", "          weak var f: A?"),
      ("@objc dynamic var n = 1", "              var n = 1"),
      ("@objc public final class A {}", "      public final class A {}"),
      ("@objc\nfunc f() {}", "     \nfunc f() {}"),
      ("@objc(\n  name\n) func f() {}", "      \n      \n  func f() {}"),
      ("#if X\n@objc func f() {}\n#endif", "#if X\n      func f() {}\n#endif"),
      ("@objc(häst) func f() {}", "             func f() {}"),
      ("@nonobjc func f() {}", "         func f() {}"),
      ("@IBInspectable var n = 1", "               var n = 1"),
      ("@IBDesignable class A {}", "              class A {}"),
      ("@IBSegueAction func f() {}", "               func f() {}"),
      ("@GKInspectable var n = 1", "               var n = 1"),
      ("@objc(Name) class A {}", "            class A {}"),
      ("@objc enum E: Int { case a }", "      enum E: Int { case a }"),
      ("@objc extension A {}", "      extension A {}"),
      ("@objc protocol A: NSObjectProtocol {}", "      protocol A: NSObjectProtocol {}"),
    ] as [(String, Substring)])
  func becomesSpaces(source: String, expected: Substring) {
    #expect(Dialect.rewrite(source).text == expected)
    #expect(Dialect.rewrite(source).text.utf8.count == source.utf8.count)
  }

  @Test(arguments: [
    "let objc = 1",
    "let dynamic = 1; print(dynamic)",
    "foo(dynamic: 1, objc: 2)",
    "let text = \"@objc dynamic #selector(f)\"",
    "let text = \"\"\"\n  @objc func f() {}\n  \"\"\"",
    "let text = #\"\\(#selector(a)) @objc\"#",
    "// @objc func f() {}, #selector(f)",
    "/* @objc /* dynamic */ #selector(f) */",
    "/// - Note: dynamic\nlet a = 1",
    "@objcish func f() {}",
    "@Published var objc = 1",
    "let pattern = /@objc dynamic/",
    "enum A { case dynamic, selector }",
    "a.selector(b); selector(b)",
    "@dynamicMemberLookup struct A {}",
    "@dynamicCallable struct A {}",
    "",
  ])
  func isLeftAlone(source: String) {
    let rewritten = Dialect.rewrite(source)
    #expect(rewritten.text == source)
    #expect(rewritten.edits.isEmpty)
  }

  @Test(
    arguments: [
      ("@objc protocol A {}", "      protocol A: AnyObject {}"),
      ("@objc protocol A: B {}", "      protocol A: AnyObject, B {}"),
    ] as [(String, Substring)])
  func makesProtocolsThoseOfClasses(source: String, expected: Substring) {
    #expect(Dialect.rewrite(source).text == expected)
  }

  @Test func isFoundInsideAnInterpolation() {
    let source = #"class A { let t = "dynamic \(g(#selector(A.f))) @objc" }"#
    let expected = #"class A { let t = "dynamic \(g( Selector(A.f, named: "f"))) @objc" }"#
    #expect(Dialect.rewrite(source).text == expected)
  }

  @Test func isFoundInALocalType() {
    let source = "func f() { class A { @objc var n = 1 } }"
    #expect(Dialect.rewrite(source).text.hasPrefix("func f() { class A {       var n = 1 ;"))
  }
}
