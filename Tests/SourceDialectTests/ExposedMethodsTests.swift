import SourceDialect
import Testing

struct ExposedMethodsTests {
  /// The names under which methods can be found.
  private func exposed(_ source: String) -> [String] {
    Dialect.rewrite(source).text.matches(of: /method\d: [^"]*named: "([^"]*)"/).map {
      String($0.output.1)
    }
  }

  @Test(
    arguments: [
      ("class A { @objc func f() {} }", ["f"]),
      ("class A { @objc func f(_ a: Any, b: Int) {}; func g() {} }", ["f:b:"]),
      ("class A { @IBAction func f(_ sender: Any?) {} }", ["f:"]),
      ("@objcMembers class A { func f() {}; @nonobjc func g() {} }", ["f"]),
      ("extension A { @objc private func f() {} }", ["f"]),
      ("@objc extension A { func f() {} }", ["f"]),
      ("class A { class B { @objc func f() {} } }", ["f"]),
      ("class A { @objc(other:) func f(_ a: Any) {} }", ["other:"]),
      ("class A { @objc func f(_ a: Int) {}; @objc func f(_ a: Any) {} }", []),
      ("class A { @objc static func f() {} }", []),
      ("class A { @objc func f() async {} }", []),
      ("class A { @objc func f() throws {} }", []),
      ("class A { @objc func f(a: Int, b: Int, c: Int) {} }", ["fWithA:b:c:"]),
      ("class A { @objc func f(a: Int, b: Int, c: Int, d: Int) {} }", []),
      ("class A<T> { @objc func f() {} }", []),
      ("class A<T> { class B { @objc func f() {} } }", []),
      ("extension A where T: B { @objc func f() {} }", []),
      ("@objc protocol A { func f() }", []),
      ("class A { @objc var a = 1 }", []),
      ("class A { func f(_ a: Any) {} }; Selector(\"f:\")", ["f:"]),
      ("class A { func f() {} }; go(self, action: \"f\")", ["f"]),
      ("class A { func f() {} }; Selector((\"f\"))", ["f"]),
      ("class A { func f() {} }; go(\"f\")", []),
    ] as [(String, [String])])
  func areFoundByName(source: String, names: [String]) {
    #expect(exposed(source) == names)
  }

  @Test func twoExtensionsHaveListsOfTheirOwn() {
    let source = "class A { @objc func f() {} }\nextension A { @objc func g() {} }"
    let text = Dialect.rewrite(source).text
    #expect(text.contains("enum Exposed_f:"))
    #expect(text.contains("enum Exposed_g:"))
  }

  @Test func nobodyWroteIt() {
    let source = "class A { @objc func f() {}\n}"
    let rewritten = Dialect.rewrite(source)
    #expect(rewritten.isInserted(line: 2, column: 3))
    #expect(!rewritten.isInserted(line: 1, column: 3))
    #expect(rewritten.originalPosition(line: 2, column: 10) == SourcePosition(line: 2, column: 1))
  }
}
