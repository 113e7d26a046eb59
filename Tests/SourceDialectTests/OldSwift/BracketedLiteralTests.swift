import SourceDialect
import Testing

/// Colours, pictures and files that Xcode 7 wrote into texts.
struct BracketedLiteralTests {
  @Test(arguments: [
    OldSnippet(
      "let a = [#Color(colorLiteralRed: 1, green: 0.5, blue: 0, alpha: 1)#]",
      "let a = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)"),
    OldSnippet(
      "let a = [[#Image(imageLiteral: \"a.png\")#], b]",
      "let a = [#imageLiteral(resourceName: \"a.png\"), b]"),
    OldSnippet(
      "f([#FileReference(fileReferenceLiteral: \"a.txt\")#])",
      "f(#fileLiteral(resourceName: \"a.txt\"))"),
    OldSnippet(same: "let a = [#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)]"),
    OldSnippet(same: "let a = \"[#Color(colorLiteralRed: 1)#]\""),
  ])
  func areLiteralsOfToday(snippet: OldSnippet) { snippet.check() }

  @Test func makeATextOld() {
    let text = "let a = [#Color(colorLiteralRed: 1, green: 0.5, blue: 0, alpha: 1)#]"
    #expect(OldSwift.age(of: text, stamp: nil) == .two)
    #expect(
      OldSwift.age(of: "let a = [#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)]", stamp: nil)
        == .current)
  }
}
