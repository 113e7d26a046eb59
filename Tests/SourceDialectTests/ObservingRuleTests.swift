import SourceDialect
import Testing

struct ObservingRuleTests {
  private static let will = #"FoundationAdditions.KeyValueChanges.willChange(self, "a")"#
  private static let did = #"FoundationAdditions.KeyValueChanges.didChange(self, "a")"#

  @Test(
    arguments: [
      ("var a = 1", "var a = 1 { willSet { W } didSet { D } }"),
      ("private(set) var a: Int?", "private(set) var a: Int? { willSet { W } didSet { D } }"),
      ("var a = 1 { didSet { f() } }", "var a = 1 { willSet { W } didSet { defer { D };  f() } }"),
      ("var a = 1 { didSet {} }", "var a = 1 { willSet { W } didSet { D } }"),
      ("var a = 1 { willSet { f() } }", "var a = 1 { willSet { W;  f() } didSet { D } }"),
      (
        "var a: Int { get { 1 } set { f() } }",
        "var a: Int { get { 1 } set { W; defer { D };  f() } }"
      ),
      ("var a: Int { 1 }", "var a: Int { 1 }"),
      ("static var a = 1", "static var a = 1"),
      ("let a = 1", "let a = 1"),
    ] as [(String, String)])
  func aDynamicPropertyTells(property: String, expected: String) {
    let text = Dialect.rewrite("class A { @nonobjc dynamic \(property) }").text
    let told = text.replacing(Self.will, with: "W").replacing(Self.did, with: "D")
    #expect(told.contains(expected), "\(told)")
    #expect(told.contains("D") == expected.contains("D"))
  }

  @Test(
    arguments: [
      (#"a.observe(\.b) { }"#, #"a.observe(\.b, named: "b") { }"#),
      (
        #"observe(\A.b?.c, options: .new) { }"#,
        #"observe(\A.b?.c, named: "b.c", options: .new) { }"#
      ),
      (#"observe(\Outer.A.b) { }"#, #"observe(\Outer.A.b, named: "b") { }"#),
      (#"a.publisher(for: \.b)"#, #"a.publisher(for: \.b, named: "b")"#),
      (#"willChangeValue(for: \.b)"#, #"willChangeValue(for: \.b, named: "b")"#),
      (#"a.observe(\.b[0]) { }"#, #"a.observe(\.b[0]) { }"#),
      (#"a.observe(path) { }"#, #"a.observe(path) { }"#),
      (#"a.publisher(for: .b)"#, #"a.publisher(for: .b)"#),
    ] as [(String, String)])
  func aWrittenKeyPathHasAName(source: String, expected: String) {
    #expect(Dialect.rewrite(source).text == expected)
  }

  @Test func aFunctionOfThePageIsLeftAlone() {
    let source = "func observe<A, B>(_ path: KeyPath<A, B>) {}\nobserve(\\String.count)"
    #expect(Dialect.rewrite(source).text == source)
    #expect(
      Dialect.rewrite(
        "observe(\\String.count)", beside: ["extension A { func observe(_ a: Int) {} }"]
      )
      .text == "observe(\\String.count)")
  }

  @Test func anotherFunctionWhoseNameBeginsSoIsNone() {
    let source = "class A { func observeValue() { a.observe(\\.b) { } } }"
    #expect(Dialect.rewrite(source).text.contains(#"observe(\.b, named: "b")"#))
  }

  private static let method =
    "override func observeValue(forKeyPath a: String?, of b: Any?, change: [C: Any]?, context: D?) {}"

  @Test func overridingBecomesConforming() {
    let text = Dialect.rewrite("class A: B, C {\n  \(Self.method)\n}").text
    #expect(text.contains("class A: B, C, FoundationAdditions.KeyValueObserver {"))
    #expect(text.contains("           func observeValue"))
  }

  @Test func inAnExtensionToo() {
    let text = Dialect.rewrite("extension A {\n  \(Self.method)\n}").text
    #expect(text.contains("extension A: FoundationAdditions.KeyValueObserver {"))
  }

  @Test func whatASuperclassOverridesIsOverridden() {
    let base = "class A: NSObject { \(Self.method) }"
    let text = Dialect.rewrite("class B: A {}\nclass C: B { \(Self.method) }", beside: [base]).text
    #expect(text == "class B: A {}\nclass C: B { \(Self.method) }")
  }

  @Test(
    arguments: [
      ("class A { @objc var a = 1; var b = 2 }", [#""a", \A.a"#]),
      (
        "@objcMembers class A { var a = 1; let b = 2; static var c = 3; @nonobjc var d = 4 }",
        [#""a", \A.a"#, #""b", \A.b"#]
      ),
      ("extension A { @objc var a: Int { 1 } }", [#""a", \A.a"#]),
      ("class A<T> { @objc var a = 1 }", []),
      ("class A { class B { @objc var `in` = 1 } }", [#""in", \A.B.`in`"#]),
    ] as [(String, [String])])
  func propertiesAreFoundByName(source: String, expected: [String]) {
    let text = Dialect.rewrite(source).text
    let found = text.matches(of: /ExposedProperty\(([^)]*)\)/).map { String($0.output.1) }
    #expect(found == expected)
  }

  @Test(
    arguments: [
      "class A { @objc var a = 1; @objc func f() {} }",
      "class A { @objc var a = 1; @objc func f() {}; }",
      "class A {\n@objc func f() {}\n@objc dynamic var a = 1\n}",
    ])
  func methodsAndPropertiesAreListedOneBehindTheOther(source: String) {
    let lists = Dialect.rewrite(source).text.split(separator: "enum Exposed").dropFirst()
    #expect(lists.count == 2)
    #expect(lists.first?.hasSuffix("} ; ") == true)
  }

  @Test func whatAValueIsMadeOfIsFound() {
    let text = Dialect.rewrite(
      "class A { @objc class func keyPathsForValuesAffectingFullName() -> Set<String> { [] } }"
    ).text
    #expect(
      text.contains(
        #"PropertyDependence("fullName", of: A.self) { A.keyPathsForValuesAffectingFullName() }"#))
  }
}
