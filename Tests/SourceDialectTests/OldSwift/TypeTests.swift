import SourceDialect
import Testing

/// Types, protocols, operators and who may see what.
struct TypeTests {
  @Test(arguments: [
    OldSnippet("let f: Int -> Int = g", "let f: (Int) -> Int = g"),
    OldSnippet("let f: Int -> Int -> Int = g", "let f: (Int) -> (Int) -> Int = g"),
    OldSnippet("let f: [Int] -> String? = g", "let f: ([Int]) -> String? = g"),
    OldSnippet("let f: String? -> Void = g", "let f: (String?) -> Void = g"),
    OldSnippet("let f: Array<Int> -> Void = g", "let f: (Array<Int>) -> Void = g"),
    OldSnippet("let f: A.B -> Void = g", "let f: (A.B) -> Void = g"),
    OldSnippet("let f: Void -> Void = g", "let f: () -> Void = g"),
    OldSnippet("let f: (Void) -> Void = g", "let f: () -> Void = g", age: .three),
    OldSnippet("let f: Int throws -> Int = g", "let f: (Int) throws -> Int = g"),
    OldSnippet("typealias F = Int -> Int", "typealias F = (Int) -> Int"),
    OldSnippet("func f(g: Int -> Int) { g(1) }", "func f(_ g: (Int) -> Int) { g(1) }"),
    OldSnippet("func f() -> Int -> Int { return g }", "func f() -> (Int) -> Int { return g }"),
    OldSnippet("let f: (Int -> Int) -> Int = g", "let f: (@escaping (Int) -> Int) -> Int = g"),
    OldSnippet(
      "typealias Done = Int -> ()\ntypealias Work = Done -> ()",
      "typealias Done = (Int) -> ()\ntypealias Work = (@escaping Done) -> ()"),
    OldSnippet(same: "let f: ((Int) -> Int) -> Int = g", age: .three),
    OldSnippet("let f: (ok: Bool) -> Void = g", "let f: (_ ok: Bool) -> Void = g"),
    OldSnippet("var f: ((ok: Bool, n: Int) -> Void)?", "var f: ((_ ok: Bool, _ n: Int) -> Void)?"),
    OldSnippet(same: "let f = { a -> Int in a }"),
    OldSnippet(same: "let f = { a, b -> Int in a + b }"),
    OldSnippet(same: "let f = { (a: Int) -> Int in a }"),
    OldSnippet(same: "func f(_ a: Int) -> (x: Int, y: Int) { return (a, a) }"),
  ])
  func ofFunctions(snippet: OldSnippet) { snippet.check() }

  @Test(arguments: [
    OldSnippet("let a: protocol<A, B> = c", "let a: A & B = c"),
    OldSnippet("let a: protocol<A, B>? = c", "let a: (A & B)? = c"),
    OldSnippet("let a: protocol<A> = c", "let a: A = c"),
    OldSnippet("let a: protocol<> = c", "let a: Any = c"),
    OldSnippet("func f<T: protocol<A, B>>(a: T) {}", "func f<T: A & B>(_ a: T) {}"),
    OldSnippet("protocol P {\n  typealias Item\n}", "protocol P {\n  associatedtype Item\n}"),
    OldSnippet("protocol P { typealias Item: Q }", "protocol P { associatedtype Item: Q }"),
    OldSnippet("protocol P { typealias Item = Int }", "protocol P { associatedtype Item = Int }"),
    OldSnippet(same: "protocol P { typealias Item = Int }", age: .three),
    OldSnippet(same: "struct A { typealias Item = Int }"),
    OldSnippet(
      "protocol P { func *(a: Self, b: Self) -> Self }",
      "protocol P { static func *(a: Self, b: Self) -> Self }"),
    OldSnippet(
      "protocol P {\n  prefix func -(a: Self) -> Self\n}",
      "protocol P {\n  static prefix func -(a: Self) -> Self\n}"),
    OldSnippet(same: "protocol P { static func *(a: Self, b: Self) -> Self }"),
    OldSnippet("func f<T where T: P>(a: T) {}", "func f<T>(_ a: T) where T: P {}"),
    OldSnippet(
      "func f<T, U where T: P, U: Q>(a: T, b: U) -> T { return a }",
      "func f<T, U>(_ a: T, b: U) -> T where T: P, U: Q { return a }"),
    OldSnippet("class A<T where T: P> {}", "class A<T> where T: P {}"),
    OldSnippet(
      "struct A<T: P where T.Item == Int>: Q {}", "struct A<T: P>: Q where T.Item == Int {}"),
    OldSnippet(
      "protocol P { func f<T where T: Q>(a: T) -> Int }",
      "protocol P { func f<T>(_ a: T) -> Int where T: Q }"),
    OldSnippet("let n: C.Index.Distance = 3", "let n: Int = 3"),
    OldSnippet("func f(every n: Index.Distance) {}", "func f(every n: Int) {}"),
    OldSnippet(same: "let n: C.Distance = Index.Distance.max"),
    OldSnippet("let a: ImplicitlyUnwrappedOptional<Int> = 3", "let a: Optional<Int> = 3"),
  ])
  func ofProtocols(snippet: OldSnippet) { snippet.check() }

  @Test(arguments: [
    OldSnippet("infix operator ** {}", "infix operator **"),
    OldSnippet("prefix operator √ {}", "prefix operator √"),
    OldSnippet(
      "infix operator +- { associativity left precedence 140 }",
      "infix operator +-: AdditionPrecedence"),
    OldSnippet(
      "infix operator ** { associativity right precedence 155 }",
      "infix operator **: Precedence155Right; precedencegroup Precedence155Right { associativity: right "
        + "higherThan: MultiplicationPrecedence lowerThan: BitwiseShiftPrecedence }"),
    OldSnippet(
      "infix operator *= {\n  associativity right\n  precedence 90\n  assignment\n}",
      "infix operator *=: AssignmentPrecedence\n\n\n\n"),
    OldSnippet(same: "infix operator **: AdditionPrecedence"),
  ])
  func ofOperators(snippet: OldSnippet) { snippet.check() }

  @Test(arguments: [
    OldSnippet(
      "class A { private var n = 0 }\nclass B { func f(a: A) { a.n = 1 } }",
      "class A { fileprivate var n = 0 }\nclass B { func f(_ a: A) { a.n = 1 } }"),
    OldSnippet(
      "class A { private(set) var n = 0 }\nfunc f(a: A) { a.n = 1 }",
      "class A { fileprivate(set) var n = 0 }\nfunc f(_ a: A) { a.n = 1 }"),
    OldSnippet(
      "struct A { private enum K { case B }\n private init(_ k: K) {} }\nlet a = A(.B)",
      "struct A { fileprivate enum K { case B }\n fileprivate init(_ k: K) {} }\nlet a = A(.B)"),
    OldSnippet(same: "struct A { private enum K { case B }\n private init(_ k: K) {} }"),
    OldSnippet(same: "class A { private var n = 0 }\nextension A { func f() { n = 1 } }"),
    OldSnippet(same: "class A { private var n = 0; func f() { n = 1 } }"),
    OldSnippet(same: "private class A {}\nlet a = A()"),
    OldSnippet(same: "class A { private var n = 0 }\nfunc f(_ a: A) { a.n = 1 }", age: .three),
    OldSnippet("let a = b.dynamicType", "let a = type(of: b)"),
    OldSnippet("let a = self.dynamicType.name", "let a = type(of: self).name"),
    OldSnippet("let a = b.dynamicType(c: 1)", "let a = type(of: b).init(c: 1)"),
    OldSnippet(
      "let type = 1; let a = b.c().dynamicType", "let type = 1; let a = Swift.type(of: b.c())"),
    OldSnippet("f(__FILE__, __LINE__, __FUNCTION__)", "f(#file, #line, #function)"),
    OldSnippet(same: "f(\"__FILE__\")"),
  ])
  func andWhoSeesThem(snippet: OldSnippet) { snippet.check() }

  @Test(arguments: [
    OldSnippet(
      "let done: (result: Int) -> Void = { print($0) }\ndone(result: 3)",
      "let done: (_ result: Int) -> Void = { print($0) }\ndone(3)"),
    OldSnippet(
      "func f(_ a: Int, done: (word: String, on: Bool) -> Void) { done(word: \"a\", on: true) }",
      "func f(_ a: Int, done: (_ word: String, _ on: Bool) -> Void) { done(\"a\", true) }"),
    OldSnippet(
      "var done: ((on: Bool) -> Void)?\nself.done?(on: true)",
      "var done: ((_ on: Bool) -> Void)?\nself.done?(true)"),
  ])
  func callsOfABlockHaveNoLabels(snippet: OldSnippet) { snippet.check() }

  @Test(arguments: [
    OldSnippet(
      "zone.timeZone = NSTimeZone(name: \"GMT\") as TimeZone!",
      "zone.timeZone = NSTimeZone(name: \"GMT\") as TimeZone?", age: .three),
    OldSnippet("let a = (b as [String]!).count", "let a = (b as [String]?).count", age: .three),
    OldSnippet(same: "let a = b as! TimeZone", age: .three),
    OldSnippet(same: "let a = b as TimeZone != c", age: .three),
  ])
  func aCastIsToAnOptional(snippet: OldSnippet) { snippet.check() }

  @Test func aCastWithAMarkIsASign() {
    #expect(OldSwift.signs(in: "let a = b as TimeZone!").contains(.three))
  }
}
