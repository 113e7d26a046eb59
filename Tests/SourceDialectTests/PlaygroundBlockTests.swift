import Testing

@testable import SourceDialect

/// `#Playground` blocks of a text, and what becomes of them.
@Suite struct PlaygroundBlockTests {
  private let text = """
    import Playgrounds
    private struct Sum { var value = 4 }  // åäö
    #Playground("Sums") {
      let sum = Sum()
    }
    #if canImport(Playgrounds)
    #Playground {
      print(2)
    }
    #endif
    """

  @Test func eachIsFoundWithItsNameAndLines() {
    let blocks = PlaygroundBlocks.all(in: text)
    #expect(blocks.map(\.name) == ["Sums", nil])
    #expect(blocks.map(\.lines) == [3...5, 7...9])
    #expect(PlaygroundBlocks.all(in: "struct Playground {}").isEmpty)
  }

  @Test func whatStaysKeepsItsPlace() {
    let without = PlaygroundBlocks.without(text)
    #expect(without.utf8.count == text.utf8.count)
    #expect(without.contains("private struct Sum") && !without.contains("let sum"))
    let page = PlaygroundBlocks.page(of: text, only: 1)
    #expect(page.utf8.count == text.utf8.count)
    #expect(page.hasPrefix("import Playgrounds\n"))
    #expect(!page.contains("Sum") && page.contains("  print(2)\n}\n#endif"))
    #expect(PlaygroundBlocks.page(of: text).contains("let sum = Sum()"))
  }

  @Test func oneThatIsHalfWrittenIsLeftToTheCompiler() {
    let unclosed = "let a = 1\n#Playground {\n  print(a"
    #expect(PlaygroundBlocks.page(of: unclosed).hasSuffix("\n#Playground {\n  print(a"))
    #expect(!Dialect.rewrite(unclosed, as: .page).text.contains("try await"))
    #expect(PlaygroundBlocks.page(of: "#Playground(\"x\")\n") == "#Playground(\"x\")\n")
  }

  @Test func aPageRunsABlockAndAModuleOnlyHasIt() {
    let block = "let a = 1\n#Playground(\n  \"x\"\n) {\n  return\n}\n"
    let page = Dialect.rewrite(block, as: .page).text
    #expect(
      page == """
        let a = 1
        @MainActor func __lek_playground_10() async throws {


          return
        }; try await __lek_playground_10()

        """)
    #expect(!Dialect.rewrite(block).text.contains("try await"))
    let inside = "func f() {\n  #Playground { }\n}\n"
    #expect(Dialect.rewrite(inside, as: .page).text == inside)
  }

  @Test func whatIsSaidBeforeTheTextMovesNoPlace() {
    let rewritten = Dialect.rewrite("let a = 1\n", as: .page, preamble: "import A; ")
    #expect(rewritten.text == "import A; let a = 1\n")
    #expect(rewritten.originalPosition(line: 1, column: 15) == SourcePosition(line: 1, column: 5))
  }

  @Test func anExtensionInAnotherTextOverrides() {
    let type = "public class Line: Mark {\n}\n"
    let more = "public extension Line {\n  override var description: String { \"line\" }\n}\n"
    #expect(
      Dialect.rewrite(type, beside: [more]).text
        == "public class Line: Mark { public override var description: String "
        + "{ Extended_Line_description }; \n}\n")
    #expect(
      Dialect.rewrite(more, beside: [type]).text
        == "public extension Line {\n           var Extended_Line_description: String { \"line\" }\n}\n"
    )
  }

  @Test func anyObjectsTypeDescribesItself() {
    #expect(
      Dialect.rewrite("print(type(of: object).description())").text
        == "print(String(reflecting: type(of: object)))")
    #expect(
      Dialect.rewrite("print(object.classForCoder.description())").text
        == "print(String(reflecting: object.classForCoder))")
  }
}
