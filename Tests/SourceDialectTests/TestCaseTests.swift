import SourceDialect
import Testing

/// Classes of tests know their tests.
struct TestCaseTests {
  /// The tests that a class is given, in their order.
  private func listed(_ source: String) -> [String] {
    Dialect.rewrite(source).text.matches(of: #/\("(test[^"]*)", /#).map { String($0.output.1) }
  }

  @Test(
    arguments: [
      ("class A: XCTestCase { func testB() {}\n func testA() throws {} }", ["testB", "testA"]),
      ("final class A: XCTestCase { func testA() async {} }", ["testA"]),
      ("class A: XCTestCase { func f() {}; func testA(_ a: Int) {} }", []),
      ("class A: XCTestCase { private func testA() {}; static func testB() {} }", []),
      ("class A: XCTestCase { func testA() -> Int { 1 } }", []),
      ("class A: B { func testA() {} }", []),
      ("let a: XCTestCase? = nil", []),
      ("class A<T>: XCTestCase { func testA() {} }", []),
    ] as [(String, [String])])
  func theirTestsAreListed(source: String, tests: [String]) {
    #expect(listed(source) == tests)
  }

  @Test func linesStayAndWhatIsThereIsLeft() {
    let source = "class A: XCTestCase {\n  func testA() {}\n}\n"
    let rewritten = Dialect.rewrite(source)
    #expect(rewritten.text.contains("static var defaultTestSuite: XCTestSuite"))
    #expect(
      rewritten.text.split(separator: "\n").dropFirst() == source.split(separator: "\n").dropFirst()
    )
    #expect(rewritten.isInserted(line: 1, column: 40))
    let own = "class A: XCTestCase { class var defaultTestSuite: XCTestSuite { f() } }"
    #expect(Dialect.rewrite(own).text == own)
  }

  @Test func aPublicClassHasAPublicSuite() {
    let text = Dialect.rewrite("public class A: XCTestCase { func testA() {} }").text
    #expect(text.contains("public static var defaultTestSuite"))
  }

  @Test func theTestsOfAllClassesAreOneSuite() {
    let classes = "class A: XCTestCase {}; class B: XCTestCase {}; class C {}"
    let text = Dialect.rewrite(classes + "\nXCTestSuite.default.run()\n").text
    #expect(
      text.hasSuffix(
        "[A.defaultTestSuite, B.defaultTestSuite].reduce(into: "
          + "XCTestSuite(name: \"All tests\")) { $0.addTest($1) }.run()\n"))
    let none = "XCTestSuite.default.run()\n"
    #expect(Dialect.rewrite(none).text == none)
  }
}
