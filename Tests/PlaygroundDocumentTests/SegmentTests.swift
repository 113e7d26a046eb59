import PlaygroundDocument
import Testing

/// What of a page is prose, and where it stands.
struct SegmentTests {
  private func outline(_ text: String) -> [String] { MarkupOutline(text).lines }

  @Test func linesAndBlocksOfProseKeepTheirPlaces() {
    #expect(
      outline(
        """
        //: # Title
        //: More *words*
        let a = 1

        /*:
         ## Second
         text
         goes on
        */
        print(a)

        """) == [
          "prose @1:1-3:1",
          "  heading1 @1:5-1:12 ‹Title›",
          "  paragraph @2:5-2:17 ‹More ›em(‹words›)",
          "code @3:1-5:1",
          "prose @5:1-9:3",
          "  heading2 @6:2-6:11 ‹Second›",
          "  paragraph @7:2-8:9 ‹text›␣‹goes on›",
          "code @9:3-11:1",
        ])
  }

  @Test func columnsCountBytesAndSkipTheIndent() {
    #expect(
      outline("  //: é *ü*\n  //: # å") == [
        "prose @1:1-2:11", "  paragraph @1:7-1:14 ‹é ›em(‹ü›)", "  heading1 @2:7-2:11 ‹å›",
      ])
    #expect(
      outline("    /*:\n    Indented\n        code\n    */") == [
        "prose @1:1-4:7", "  paragraph @2:5-3:13 ‹Indented›␣‹code›",
      ])
  }

  @Test(arguments: [
    "let s = \"\"\"\n//: no\n/*: no */\n\"\"\"\n", "/* a\n//: no\n*/\n", "/* /* */\n//: no\n*/\n",
    "let s = #\"\"\"\n\"\"\"\n//: no\n\"\"\"#\n",
    "let s = \"\"\"\n\\(\"\"\"\n//: no\n\"\"\")\n//: no\n\"\"\"\n",
    "print(1) //: no\n", "//:no\n", "// : no\n", "/*:no*/\n", "/// no\n", "/** no */\n",
    "let r = #/\n//: no\n/#\n", "print(\"\"\"\n\\\"\"\"\n//: no\n\"\"\")\n",
  ])
  func whatOnlyLooksLikeProseIsCode(text: String) {
    #expect(outline(text).allSatisfy { $0.hasPrefix("code") }, "\(outline(text))")
  }

  @Test(arguments: [
    "let q = \"\\(\"a\")\"", "let w = #\"\"\"#", "let r = #/\"/#", "let e = \"\"",
    "let b = \"\\\\\"",
    "let open = \"", "let half = \"\\(x", "let c = \"/*\"", "let d = #\"\\\"#", "/* a */",
    "// \"\"\"",
    "let m = \"\"\"\n\\(x + \"\\(y)\")\n\"\"\"", "let t = 4 / 2 / 1", "let p = <#T##name#>",
  ])
  func proseIsFoundBehind(code: String) {
    #expect(outline(code + "\n//: yes").last == "  paragraph @\(at(code)):5-\(at(code)):8 ‹yes›")
  }

  private func at(_ code: String) -> Int { code.utf8.count { $0 == 10 } + 2 }

  @Test func anEmptyLineOfProseIsProse() {
    #expect(outline("//:\n//: \n").first == "prose @1:1-3:1")
    #expect(
      outline("//: a\n//:\n//: b") == [
        "prose @1:1-3:6", "  paragraph @1:5-1:6 ‹a›", "  paragraph @3:5-3:6 ‹b›",
      ])
  }

  @Test func proseThatIsNotClosedGoesOnToTheEnd() {
    #expect(
      outline("/*: a\n/* b */\nlet x") == [
        "prose @1:1-3:6", "  paragraph @1:5-3:6 ‹a›␣‹/* b */›␣‹let x›",
      ])
  }

  @Test func codeMayFollowProseInItsLine() {
    #expect(
      outline("/*: a */ let x = 1") == [
        "prose @1:1-1:9", "  paragraph @1:5-1:6 ‹a›", "code @1:9-1:19",
      ])
  }

  @Test func otherLineEndingsDoNotMoveAnything() {
    #expect(
      outline("//: a\r\n//: b\r\nlet x\r\n/*:\r\n# c\r\n*/") == [
        "prose @1:1-3:1", "  paragraph @1:5-2:6 ‹a›␣‹b›", "code @3:1-4:1", "prose @4:1-6:3",
        "  heading1 @5:1-5:4 ‹c›",
      ])
  }

  @Test func theMarksOfBooksAreUnderstood() {
    let markup = PageMarkup(
      """
      //#-hidden-code
      let a = "//#-hidden-code"
      //#-end-hidden-code
      var x = /*#-editable-code tap*/<#T##number##Int#>/*#-end-editable-code*/
      //#-code-completion(identifier, show, a, b)
      //#-localizable-zone(a)
      x = <#y#>
      //#-hidden-code
      """)
    #expect(
      markup.marks.map(\.kind) == [
        .hiddenCode, .endHiddenCode, .editableCode("tap"), .placeholder("number"),
        .endEditableCode, .codeCompletion(["identifier", "show", "a", "b"]),
        .other("localizable-zone"), .placeholder("y"), .hiddenCode,
      ])
    #expect(
      markup.hiddenCode == [
        MarkupRange(
          start: MarkupPosition(line: 1, column: 1), end: MarkupPosition(line: 3, column: 20)),
        MarkupRange(
          start: MarkupPosition(line: 8, column: 1), end: MarkupPosition(line: 8, column: 16)),
      ])
    #expect(markup.marks[3].range.start == MarkupPosition(line: 4, column: 32))
  }
}
