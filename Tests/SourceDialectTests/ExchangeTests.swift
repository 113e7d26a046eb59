import SourceDialect
import Testing

struct ExchangeTests {
  private func pair(_ first: String, _ second: String) -> String {
    """
    method_exchangeImplementations(
      class_getInstanceMethod(UIView.self, \(first)),
      class_getInstanceMethod(UIView.self, \(second)))
    """
  }

  private let layout = "extension UIView { func own_layoutSubviews() { own_layoutSubviews() } }"

  @Test(
    arguments: [
      ("\"layoutSubviews\"", "\"own_layoutSubviews\""),
      ("\"own_layoutSubviews\"", "\"layoutSubviews\""),
      ("Selector(\"layoutSubviews\")", "Selector((\"own_layoutSubviews\"))"),
      ("#selector(layoutSubviews)", "#selector(own_layoutSubviews)"),
      ("#selector(UIView.layoutSubviews)", "#selector(UIView.own_layoutSubviews)"),
    ])
  func anExchangedMethodAsksBeforeItsBody(first: String, second: String) {
    let source = layout + "\n" + pair(first, second)
    let text = Dialect.rewrite(source).text
    #expect(
      text.contains(
        "func own_layoutSubviews() { if let other = Exchange_own_layoutSubviews.own.other "
          + "{ return other(self) }; own_layoutSubviews() }"))
    #expect(text.contains("@_dynamicReplacement(for: layoutSubviews())"))
    #expect(!text.contains("unavailable"))
    #expect(text.count { $0 == "\n" } == source.count { $0 == "\n" })
  }

  @Test func aTextBesideMayExchangeThem() {
    let text = Dialect.rewrite(
      layout, beside: [pair("\"layoutSubviews\"", "\"own_layoutSubviews\"")]
    ).text
    #expect(text.contains("@_dynamicReplacement(for: layoutSubviews())"))
    #expect(Dialect.rewrite(layout).text == layout)
  }

  @Test func oneTextReplacesAMethodOfTheFrameworks() {
    let other =
      layout.replacing("own_", with: "other_") + "\n"
      + pair("\"layoutSubviews\"", "\"other_layoutSubviews\"")
    let own = layout + "\n" + pair("\"layoutSubviews\"", "\"own_layoutSubviews\"")
    let texts = [
      Dialect.rewrite(own, beside: [other]).text, Dialect.rewrite(other, beside: [own]).text,
    ]
    #expect(texts.count { $0.contains("@_dynamicReplacement") } == 1)
    #expect(texts.allSatisfy { $0.contains("ObjectiveC.ExchangeableMethods") })
  }

  @Test func twoOfAPagesOwnAskToo() {
    let source = """
      class A { @objc dynamic func f(_ a: Int) -> Int { a }; @objc dynamic func g(_ a: Int) -> Int { 2 } }
      method_exchangeImplementations(
        class_getInstanceMethod(A.self, #selector(A.f(_:)))!, class_getInstanceMethod(A.self, #selector(A.g(_:)))!)
      """
    let text = Dialect.rewrite(source).text
    #expect(
      text.contains("{ if let other = Exchange_f_.own.other { return other(self, a) }; return a }"))
    #expect(
      text.contains("{ if let other = Exchange_g_.own.other { return other(self, a) }; return 2 }"))
    #expect(!text.contains("@_dynamicReplacement"))
  }

  @Test func aMethodThatIsNotThereIsAnErrorWhereItIsNamed() {
    let source = "let a = 1\n" + pair("\"drawRect:\"", "\"own_drawRect:\"")
    let result = Dialect.rewrite(source)
    #expect(result.text.contains("; `drawRect`() }; do {"))
    #expect(result.text.contains("`own_drawRect`() }; method_exchangeImplementations("))
    #expect(result.text.hasPrefix("let a = 1\ndo { @available(*, unavailable, message:"))
  }

  @Test func whatANamedMethodIsNotExchangedWithStays() {
    let source = "extension A { func f() {} }; print(class_getInstanceMethod(A.self, \"f\"))"
    #expect(Dialect.rewrite(source).text == source)
  }

  @Test(
    arguments: [
      "extension UIView { override public static func initialize() { } }",
      "class A: NSObject { override class func initialize() { super.initialize() } }",
    ])
  func anInitializerOfAClassIsShown(source: String) {
    let text = Dialect.rewrite(source).text
    #expect(!text.contains("override"))
    #expect(text.contains(/func initialize_(UIView|A)\(\)/))
    #expect(text.contains("ObjectiveC.ClassInitializer"))
  }

  @Test(
    arguments: [
      "class A { class func initialize() {} }; class B: A { override class func initialize() {} }",
      "class A: B { override func initialize() {} }",
      "extension UIView { static func initialize() {} }",
    ])
  func aMethodOfTheSameNameIsNone(source: String) {
    #expect(Dialect.rewrite(source).text == source)
  }
}
