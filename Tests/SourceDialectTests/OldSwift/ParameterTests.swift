import SourceDialect
import Testing

/// How functions are declared.
struct ParameterTests {
  @Test(arguments: [
    OldSnippet("func f(a: Int) {}", "func f(_ a: Int) {}"),
    OldSnippet("func f(a: Int, b: Int) {}", "func f(_ a: Int, b: Int) {}"),
    OldSnippet("func f(a: Int, _ b: Int) {}", "func f(_ a: Int, _ b: Int) {}"),
    OldSnippet("func f<T>(a: T) -> T { return a }", "func f<T>(_ a: T) -> T { return a }"),
    OldSnippet("func f(xs: Int...) {}", "func f(_ xs: Int...) {}"),
    OldSnippet("func f(a: Int = 3) {}", "func f(_ a: Int = 3) {}"),
    OldSnippet(
      "class A {\n  func f(a: Int, at b: Int) {}\n}",
      "class A {\n  func f(_ a: Int, at b: Int) {}\n}"),
    OldSnippet("protocol P {\n  func f(a: Int)\n}", "protocol P {\n  func f(_ a: Int)\n}"),
    OldSnippet("class A { static func f(a: Int) {} }", "class A { static func f(_ a: Int) {} }"),
    OldSnippet("func f() { func g(a: Int) {} }", "func f() { func g(_ a: Int) {} }"),
    OldSnippet(
      "class A: B {\n  override func viewDidAppear(animated: Bool) {}\n}",
      "class A: B {\n  override func viewDidAppear(_ animated: Bool) {}\n}"),
    OldSnippet(same: "func f(_ a: Int, b: Int) {}"),
    OldSnippet(same: "func f(with a: Int) {}"),
    OldSnippet(same: "struct A { init(a: Int) {}; subscript(a: Int) -> Int { return a } }"),
    OldSnippet(same: "func == (a: A, b: A) -> Bool { return true }"),
    OldSnippet(same: "func f(a: Int) {}", age: .three),
  ])
  func theFirstHasNoLabel(snippet: OldSnippet) { snippet.check() }

  @Test(arguments: [
    OldSnippet("func f(a: Int, b: Int) {}", "func f(_ a: Int, _ b: Int) {}", age: .one),
    OldSnippet("func f(#a: Int) {}", "func f(a a: Int) {}", age: .one),
    OldSnippet("func f(#a: Int, #b: Int) {}", "func f(a a: Int, b b: Int) {}", age: .one),
    OldSnippet(
      "class A { func f(a: Int, #b: Int) {} }", "class A { func f(_ a: Int, b: Int) {} }", age: .one
    ),
    OldSnippet("struct A { init(#a: Int) {} }", "struct A { init(a: Int) {} }", age: .one),
    OldSnippet("func f(a: Int, b: Int = 3) {}", "func f(_ a: Int, b: Int = 3) {}", age: .one),
    OldSnippet("func f(from a: Int, to b: Int) {}", "func f(from a: Int, to b: Int) {}", age: .one),
  ])
  func ofSwiftOneHaveTheirOwn(snippet: OldSnippet) { snippet.check() }

  @Test(arguments: [
    OldSnippet("func f(inout a: Int) {}", "func f(_ a: inout Int) {}"),
    OldSnippet("func f(a: Int, inout b: [Int]) {}", "func f(_ a: Int, b: inout [Int]) {}"),
    OldSnippet("func f(inout _ a: Int) {}", "func f(_ a: inout Int) {}"),
    OldSnippet("func += (inout a: A, b: A) {}", "func += (a: inout A, b: A) {}"),
    OldSnippet("let f = { (inout a: Int) in a += 1 }", "let f = { (a: inout Int) in a += 1 }"),
    OldSnippet(same: "let f: (inout Int) -> Void = g"),
    OldSnippet("func f(var a: Int) { a += 1 }", "func f(_ a: Int) { var a = a; a += 1 }"),
    OldSnippet(
      "func f(var a: Int, var b: Int) {\n  a += b\n}",
      "func f(_ a: Int, b: Int) { var a = a; var b = b\n  a += b\n}"),
    OldSnippet("func f(let a: Int) {}", "func f(_ a: Int) {}"),
    OldSnippet(
      "struct A { init(var a: Int) { a += 1 } }", "struct A { init(a: Int) { var a = a; a += 1 } }"),
    OldSnippet(
      "let f = { (var a: Int) -> Int in a += 1; return a }",
      "let f = { (a: Int) -> Int in var a = a; a += 1; return a }"),
    OldSnippet(same: "if var a = b { a += 1 }"),
  ])
  func thatChange(snippet: OldSnippet) { snippet.check() }

  @Test(arguments: [
    OldSnippet("func f(@noescape g: () -> Void) { g() }", "func f(_ g: () -> Void) { g() }"),
    OldSnippet(
      "func f(g: @noescape () -> Void) { g() }", "func f(g: () -> Void) { g() }", age: .three),
    OldSnippet(
      "let f: (Double) -> Double = { (time t: Double) -> Double in t }",
      "let f: (Double) -> Double = { (t: Double) -> Double in t }"),
    OldSnippet(same: "let f: (Double) -> Double = { (_ t: Double) -> Double in t }"),
    OldSnippet(
      "func f(@autoclosure g: () -> Bool) { g() }", "func f(_ g: @autoclosure () -> Bool) { g() }"),
    OldSnippet(
      "func f(@autoclosure(escaping) g: () -> Bool) {}",
      "func f(_ g: @autoclosure @escaping () -> Bool) {}"),
    OldSnippet(
      "func f(g: @autoclosure(escaping) () -> Bool) {}",
      "func f(g: @autoclosure @escaping () -> Bool) {}", age: .three),
    OldSnippet("func f(g: () -> Void) { g() }", "func f(_ g: () -> Void) { g() }"),
    OldSnippet("func f(g: () -> Void) { h = g }", "func f(_ g: @escaping () -> Void) { h = g }"),
    OldSnippet(
      "func f(g: () -> Void) { later { g() } }",
      "func f(_ g: @escaping () -> Void) { later { g() } }"),
    OldSnippet(
      "func f(g: () -> Void) { if a { g() } }", "func f(_ g: () -> Void) { if a { g() } }"),
    OldSnippet("func f(g: (() -> Void)?) { h = g }", "func f(_ g: (() -> Void)?) { h = g }"),
    OldSnippet(
      "protocol P { func f(g: () -> Void) }", "protocol P { func f(_ g: @escaping () -> Void) }"),
    OldSnippet(
      "typealias Done = () -> Void\nfunc f(g: Done) { h = g }",
      "typealias Done = () -> Void\nfunc f(_ g: @escaping Done) { h = g }"),
    OldSnippet(
      "struct A { init(g: () -> Void) { self.g = g } }",
      "struct A { init(g: @escaping () -> Void) { self.g = g } }"),
  ])
  func thatAreClosures(snippet: OldSnippet) { snippet.check() }

  @Test(arguments: [
    OldSnippet(
      "func add(a: Int)(b: Int) -> Int { return a + b }\nlet c = add(1)(b: 2)",
      "func add(_ a: Int) -> (Int) -> Int { return { (b: Int) -> Int in return a + b } }\nlet c = add(1)(2)"
    ),
    OldSnippet(
      "func add(a: Int) (b: Int) -> Int { return a + b }",
      "func add(_ a: Int)  -> (Int) -> Int { return { (b: Int) -> Int in return a + b } }"),
    OldSnippet(
      "func add(a: Int)(b: Int) -> Int {\n  return a + b\n}\nlet two = add(2)\nlet c = two(b: 3)",
      "func add(_ a: Int) -> (Int) -> Int { return { (b: Int) -> Int in\n  return a + b\n} }\n"
        + "let two = add(2)\nlet c = two(3)"),
    OldSnippet(
      "func f(a: Int)(b: Int)(c: Int) {}",
      "func f(_ a: Int) -> (Int) -> (Int) -> Void { return { (b: Int) -> (Int) -> Void in return "
        + "{ (c: Int) -> Void in } } }"),
    OldSnippet(
      "class A { func f(a: Int)(b: Int) { g(a, b) } }",
      "class A { func f(_ a: Int) -> (Int) -> Void { return { [self] (b: Int) -> Void in g(a, b) } } }"
    ),
  ])
  func inSeveralParentheses(snippet: OldSnippet) { snippet.check() }

  @Test(arguments: [
    OldSnippet("@noreturn func f() { fatalError() }", "func f() -> Never { fatalError() }"),
    OldSnippet(
      "class A: UIView {\n  required init(coder aDecoder: NSCoder) {\n    super.init(coder: aDecoder)\n  }\n}",
      "class A: UIView {\n  required init?(coder aDecoder: NSCoder) {\n    super.init(coder: aDecoder)\n  }\n}"
    ),
    OldSnippet(same: "class A { required init(coder: NSCoder) { fatalError() } }"),
  ])
  func whatTheyReturn(snippet: OldSnippet) { snippet.check() }
}
