import SourceDialect
import Testing

struct ObjectiveCMarkRuleTests {
  @Test(arguments: [
    ("@objc func f() {}", "      func f() {}"),
    ("@objc(name:) func f() {}", "             func f() {}"),
    ("@objcMembers class A {}", "             class A {}"),
    ("@IBAction func f() {}", "          func f() {}"),
    ("@IBOutlet var a: Int!", "          var a: Int!"),
    ("class A { dynamic var a = 1 }", "class A {         var a = 1 }"),
    ("@objc static func f() {}", "      static func f() {}"),
    ("@objc\nfunc f() {}", "     \nfunc f() {}"),
  ]) func marksBecomeSpaces(text: String, expected: String) {
    #expect(Dialect.rewrite(text).text == expected)
  }

  @Test func aVariableOfThatNameStays() {
    let text = "let dynamic = 1\nprint(dynamic)"
    #expect(Dialect.rewrite(text).text == text)
  }

  @Test func whatDoesNotParseIsRewrittenAsFarAsItDoes() {
    #expect(Dialect.rewrite("@objc func f( {\n@objc").text.hasPrefix("      func f( {"))
  }
}
