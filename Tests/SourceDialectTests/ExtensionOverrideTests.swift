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

  /// Words before `override` stay, and so does the line above.
  @Test(arguments: ["open", "public final", "@objc open", "public"])
  func whatStandsBeforeTheWordStays(words: String) {
    let text = rewritten("class A: B {}\nextension A {\n  \(words) override func f() {}\n}\n")
    let kept = words.replacing("@objc", with: "     ")
    #expect(text.contains("\nextension A {\n  \(kept)          func Extended_A_f() {}\n"))
    let forwarder = words.replacing("@objc ", with: "") + " override func f() { Extended_A_f() }"
    #expect(text.hasPrefix("class A: B { \(forwarder); }\n"))
  }

  @Test func whatAnExtensionHasOpenIsTheClasss() {
    let text = rewritten(
      "open class A {}\nextension A { open func f() -> Int { 1 }; public func g() {} }")
    #expect(text.hasPrefix("open class A { open func f() -> Int { Extended_A_f() }; }\n"))
    #expect(text.contains("open func Extended_A_f() -> Int { 1 }; public func g() {}"))
  }

  /// The class, its extension and the subclass that overrides, each in a text of its own.
  @Test func textsOfAModuleOverrideWhatOthersExtend() {
    let texts = [
      "class A {}\n", "extension A { func f() {} ; func g() {} }\n",
      "class B: A {}\nclass C: B { override func f() {} }\n",
    ]
    func rewritten(_ place: Int) -> String {
      Dialect.rewrite(texts[place], beside: texts.filter { $0 != texts[place] }).text
    }
    #expect(rewritten(0) == "class A { func f() { Extended_A_f() }; }\n")
    #expect(rewritten(1) == "extension A { func Extended_A_f() {} ; func g() {} }\n")
    #expect(rewritten(2) == texts[2])
  }

  /// Of what is compiled for one system the other has nothing.
  @Test func aSystemHasTheExtensionsThatAreMeantForIt() {
    let base = "class A: B {}\n"
    let parts = """
      #if os(iOS) || os(tvOS)
      extension A { override func f() {} }
      #elseif os(macOS)
      extension A { override func g() {} }
      #endif

      """
    for (platform, name) in [(Platform.iOS, "f"), (.macOS, "g")] {
      let text = Dialect.rewrite(base, on: platform, beside: [parts]).text
      #expect(text == "class A: B { override func \(name)() { Extended_A_\(name)() }; }\n")
      let whole = Dialect.rewrite(base + parts, on: platform).text
      #expect(whole.hasPrefix(text))
      #expect(whole.contains("override") && whole.contains("func Extended_A_\(name)() {}"))
    }
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
