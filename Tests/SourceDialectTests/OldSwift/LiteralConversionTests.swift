import SourceDialect
import Testing

/// What makes values of literals in the first Swift.
struct LiteralConversionTests {
  @Test(arguments: [
    OldSnippet(
      "struct A: StringLiteralConvertible { static func convertFromStringLiteral(value: String) -> A { return A(value) } }",
      "struct A: StringLiteralConvertible { init(stringLiteral value: String)  { func make() -> A { return A(value) }; self = make() } }",
      age: .one),
    OldSnippet(
      "extension A {\n  static func convertFromArrayLiteral(elements: Int...) -> A {\n    return A(elements)\n  }\n}",
      "extension A {\n  init(arrayLiteral elements: Int...)  { func make() -> A {\n    return A(elements)\n  }; self = make() }\n}",
      age: .one),
    OldSnippet(
      "enum A { case B; static func convertFromNilLiteral() -> A { return .B } }",
      "enum A { case B; init(nilLiteral: ())  { func make() -> A { return .B }; self = make() } }",
      age: .one),
    OldSnippet(
      "struct A: ArrayLiteralConvertible { var b: [Int]; static func convertFromArrayLiteral(elements: Int...) -> A { return A(b: elements) } }",
      "struct A: ArrayLiteralConvertible { var b: [Int]; static func convertFromArrayLiteral(_ elements: [Int]) -> A { return A(b: elements) } }; extension A { init(arrayLiteral elements: Int...) { self = A.convertFromArrayLiteral(elements) } }",
      age: .one),
    OldSnippet(
      same: "class A { class func convertFromNilLiteral() -> A { return A() } }", age: .one),
    OldSnippet(same: "func convertFromNilLiteral() -> A { return A() }", age: .one),
  ])
  func isAnInitializerNow(snippet: OldSnippet) { snippet.check() }
}
