import SourceDialect
import Testing

/// What extensions override belongs to the class.
struct ExtensionOverrideTests {
  private func rewritten(_ source: String) -> String { Dialect.rewrite(source).text }

  @Test func anExtensionsOverrideIsCalledByTheClass() {
    let source = """
      class A: B { let x = 1 }
      extension A {
        override func f(_ a: Int, in b: inout Int) throws -> Int { a }
        override var g: Bool { true }
      }

      """
    let text = rewritten(source)
    let first = text.split(separator: "\n")[0]
    #expect(
      first
        == "class A: B { override func f(_ a: Int, in b: inout Int) throws -> Int "
        + "{ try Extended_A_f(a, in: &b) }; override var g: Bool { Extended_A_g };  let x = 1 }")
    #expect(
      text.contains("           func Extended_A_f(_ a: Int, in b: inout Int) throws -> Int { a }"))
    #expect(text.contains("           var Extended_A_g: Bool { true }"))
    #expect(text.split(separator: "\n").count == source.split(separator: "\n").count)
  }

  @Test func whatASubclassOverridesOfAnExtensionIsTheClasss() {
    let text = rewritten(
      """
      class A {}
      extension A { public func f() -> Int { 1 } ; func g() {} }
      class B: A {}
      class C: B { override func f() -> Int { 2 } }
      """)
    #expect(text.hasPrefix("class A { public func f() -> Int { Extended_A_f() }; }\n"))
    #expect(text.contains("public func Extended_A_f() -> Int { 1 }"))
    #expect(text.contains("func g() {}"))
    #expect(text.contains("class C: B { override func f() -> Int { 2 } }"))
  }

  @Test(
    arguments: [
      "class A: B { override func f() {} }\nextension A { func g() {} }",
      "extension A { override func f() {} }",
      "class A {}\nextension A where T: B { override func f() {} }",
      "class A {}\nextension A { override func f<T>(_ a: T) {} }",
      "class A {}\nextension A { override func f(_ a: Int...) {} }",
      "class A { func f() {} }\nclass B: A { override func f() {} }",
    ])
  func whatIsNotTheCaseIsLeft(source: String) {
    #expect(rewritten(source) == source)
  }
}
