import Testing

@testable import SourceDialect

/// Texts whose trees are deep end no process, whether they are read or left as they are.
@Suite(.serialized) struct TextDepthTests {
  struct Bomb: Sendable, CustomTestStringConvertible {
    var name: String
    var text: @Sendable (Int) -> String

    var testDescription: String { name }

    private init(
      _ name: String, _ before: String = "", _ piece: String, _ middle: String = "",
      _ end: String = "", after: String = ""
    ) {
      self.name = name
      text = { count in
        before + String(repeating: piece, count: count) + middle
          + String(repeating: end, count: count) + after
      }
    }

    static let all = [
      Bomb("generic types", "let a: ", "Array<", "Int", ">"),
      Bomb("open generic types", "let a: ", "A<"),
      Bomb("functions that return functions", "let a: ", "() -> ", "Int"),
      Bomb("generic expressions", "let a = ", "A<", "Int", ">", after: "()"),
      Bomb("parentheses", "let a = ", "(", "1", ")"),
      Bomb("types in parentheses", "let a: ", "(", "Int", ")"),
      Bomb("closures", "", "{ ", "", "}"),
      Bomb("dictionaries", "let a: ", "[Int:", "Int", "]"),
      Bomb("members", "let a = b", ".c"),
      Bomb("members on lines", "let a = b", "\n  .c"),
      Bomb("calls", "a", "()"),
      Bomb("unwrapping", "let a = b", "!"),
      Bomb("optional types", "let a: Int", "?"),
      Bomb("subscripts", "a", "[0]"),
      Bomb("tries", "", "try ", "a"),
      Bomb("tries on lines", "", "try\n", "a"),
      Bomb("ifs", "", "if "),
      Bomb("declared ifs", "", "let a = if "),
      Bomb("some", "let a: ", "some ", "A"),
      Bomb("else if", "if a {}", " else if b {}"),
      Bomb("ternaries", "let a = ", "b ? c : ", "d"),
      Bomb("types in types", "", "struct A {\n", "", "}\n"),
      Bomb("directives", "", "#if A\n", "", "#endif\n"),
      Bomb("interpolation", "let a = ", "\"\\(", "1", ")\""),
      Bomb("prefixes", "let a = ", "- ", "1"),
      Bomb("attributes", "", "@a ", "let b = 1"),
      Bomb("metatypes", "let a: A", ".Type"),
      Bomb("patterns", "if case ", ".a(", "b", ")", after: " = c {}"),
      Bomb("casts", "let a = b", " as C"),
      Bomb("packs", "let a: ", "repeat each ", "A"),
      Bomb("key paths", "let a = \\B", ".c?"),
      Bomb("comments", "", "/*", "", "*/"),
    ]
  }

  @Test(arguments: Bomb.all, [300, 1_900, 9_900]) func aDeepTextIsRead(bomb: Bomb, count: Int) {
    let text = "import Foundation\n@objc class A {}\nprintln(1)\n" + bomb.text(count)
    _ = OldSigns.ages(of: text)
    _ = Dialect.rewrite(text)
    _ = SourceInterface(of: text)
  }

  @Test func whatHasTooManyLevelsIsLeftAsItIs() {
    let most = String(repeating: "(", count: TextDepth.most)
    #expect(!TextDepth.isTooMuch(in: most))
    #expect(TextDepth.isTooMuch(in: most + "("))
    #expect(TextDepth.isTooMuch(in: String(repeating: "try ", count: TextDepth.most + 1)))
    #expect(!TextDepth.isTooMuch(in: String(repeating: "trying ", count: TextDepth.most + 1)))
    #expect(TextDepth.isTooMuch(in: String(repeating: "A<B, ", count: TextDepth.mostSquared + 1)))
    let words = String(repeating: "\"\\(a)\"\n", count: TextDepth.mostInterpolations + 1)
    #expect(TextDepth.isTooMuch(in: words))
  }

  @Test func aTableOfNumbersIsNotDeep() {
    let table = String(repeating: "0.25, ", count: 3 * TextDepth.most)
    #expect(!TextDepth.isTooMuch(in: "let table = [" + table + "]"))
    #expect(Dialect.rewrite("let table = [" + table + "]", as: .page).original.count > 9)
  }
}
