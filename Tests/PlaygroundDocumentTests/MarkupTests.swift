import PlaygroundDocument
import Testing

/// What prose consists of.
struct MarkupTests {
  private func prose(_ text: String) -> [String] { MarkupOutline.prose(text) }

  @Test func headingsAndRules() {
    #expect(
      prose("# One\n## Two\n###### Six\n####### Seven\n\n---\n***\n___") == [
        "heading1 ‹One›", "heading2 ‹Two›", "heading6 ‹Six›", "paragraph ‹####### Seven›",
        "rule", "rule", "rule",
      ])
  }

  @Test func listsNest() {
    #expect(
      prose("* a\n  + b\n    1. c\n    2. d\n* e") == [
        "bullets tight", "  item", "    paragraph ‹a›", "    bullets tight", "      item",
        "        paragraph ‹b›", "        numbers(first: 1) tight", "          item",
        "            paragraph ‹c›", "          item", "            paragraph ‹d›", "  item",
        "    paragraph ‹e›",
      ])
    #expect(prose("7. a\n\n8. b").first == "numbers(first: 7) loose")
  }

  @Test func tablesTasksAndWhatIsStruckOut() {
    #expect(
      prose("| a | *b* |\n|:--|--:|\n| c | d |\n| e |") == [
        "table [PlaygroundDocument.MarkupTable.Alignment.left, "
          + "PlaygroundDocument.MarkupTable.Alignment.right] ‹a›|em(‹b›)",
        "  row ‹c›|‹d›", "  row ‹e›|",
      ])
    #expect(
      prose("- [ ] a\n- [x] b\n- c") == [
        "bullets tight", "  item open", "    paragraph ‹a›", "  item done", "    paragraph ‹b›",
        "  item", "    paragraph ‹c›",
      ])
    #expect(prose("a ~~b~~ c") == ["paragraph ‹a ›out(‹b›)‹ c›"])
  }

  @Test func codeIsIndentedOrFenced() {
    #expect(
      prose("    let a\n    let b\n\n````\n```\n````\n\n```swift and more\nc\n```\n\n\tlet d") == [
        "code - \"let a\\nlet b\\n\"", "code - \"```\\n\"", "code swift \"c\\n\"",
        "code - \"let d\\n\"",
      ])
  }

  @Test func spansAndBreaks() {
    #expect(
      prose("`a` *b* **c _d_** \\*e\\* &lt;\\\nf  \ng\nh") == [
        "paragraph code‹a›‹ ›em(‹b›)‹ ›strong(‹c ›em(‹d›))‹ *e* <›⏎‹f›⏎‹g›␣‹h›"
      ])
  }

  @Test(
    arguments: [
      ("[a](@next)", .next), ("[a](@previous)", .previous), ("[a](@Next)", .next),
      ("[a](Adding%20Files)", .page("Adding Files")), ("[a](Seite%C3%A4)", .page("Seiteä")),
      ("[a](<Adding Files>)", .page("Adding Files")), ("[a](100%)", .page("100%")),
      ("[a](https://x.y/z?q#f)", .web("https://x.y/z?q#f")), ("<http://x.y>", .web("http://x.y")),
      ("[a](mailto:me@x.y)", .web("mailto:me@x.y")), ("[a](HTTP://x.y)", .web("HTTP://x.y")),
      ("[a][r]\n\n[r]: http://x.y", .web("http://x.y")), ("[r]\n\n[r]: @next", .next),
      ("[a](javascript:alert(1))", .other("javascript:alert(1)")),
      ("[a](JaVaScRiPt:x)", .other("JaVaScRiPt:x")),
      ("[a](data:text/html,x)", .other("data:text/html,x")),
      ("[a](file:///etc/passwd)", .other("file:///etc/passwd")), ("[a](//x.y)", .other("//x.y")),
      ("[a](../x)", .other("../x")), ("[a](..)", .other("..")),
      ("[a](%2e%2e%2fx)", .other("%2e%2e%2fx")),
      ("[a](java&#9;script:x)", .other("java\tscript:x")), ("[a](https:x)", .other("https:x")),
      ("[a](<https://x y>)", .other("https://x y")),
      ("[a](https://x\u{202E}y)", .other("https://x\u{202E}y")),
      ("[a](glossary://term)", .other("glossary://term")), ("[a]()", .other("")),
      ("[a](#part)", .other("#part")), ("[a](@other)", .other("@other")),
      ("[a](vbscript:x)", .other("vbscript:x")), ("[a](a%00b)", .other("a%00b")),
    ] as [(String, LinkDestination)])
  func linksLeadOnlyWhereTheyMay(text: String, destination: LinkDestination) {
    guard case .prose(let blocks, _) = PageMarkup("/*:\n\(text)\n*/").segments.first,
      case .paragraph(let spans) = blocks.first?.kind, case .link(_, let found, _) = spans.first
    else {
      Issue.record("\(prose(text))")
      return
    }
    #expect(found == destination)
  }

  @Test func picturesAndFilms() {
    #expect(
      prose("![a *b*](cat.png \"hover\")") == [
        "paragraph image(resource(\"cat.png\") ‹a b› “hover”)"
      ])
    #expect(prose("![](sub/a%20b.png)") == ["paragraph image(resource(\"sub/a b.png\") ‹›)"])
    #expect(prose("![](http://x.y/a.png)") == ["paragraph image(web(\"http://x.y/a.png\") ‹›)"])
    #expect(prose("![](../../secret.png)") == ["paragraph image(other(\"../../secret.png\") ‹›)"])
    #expect(
      prose("x ![f](my_film.MP4 poster=\"p.png\" width=\"400\" height=\"300\") y") == [
        "paragraph ‹x ›video(resource(\"my_film.MP4\") ‹f› 400x300 resource(\"p.png\"))‹ y›"
      ])
    #expect(prose("![f](a.mov)") == ["paragraph video(resource(\"a.mov\") ‹f› 640x360)"])
    #expect(
      prose("![f](http://x.y/a.mp4 poster=\"http://x.y/p.png\" width=\"-1\")") == [
        "paragraph video(web(\"http://x.y/a.mp4\") ‹f› 640x360)"
      ])
  }

  @Test(arguments: [
    "![f](a.mp4 poster=)", "![f](a.mp4 poster=\"p.png)", "![f](a.mp4 \"x\" y)", "![f](", "![f",
    "![",
  ])
  func whatIsNoFilmIsText(text: String) {
    #expect(prose(text) == ["paragraph ‹\(text)›"])
  }

  @Test func calloutsInAnyLetterCase() {
    #expect(
      prose("- Note: a\n* experiment: b `c`\n+ IMPORTANT:\n  d\n\n  e") == [
        "callout note “Note”", "  paragraph ‹a›", "callout experiment “Experiment”",
        "  paragraph ‹b ›code‹c›", "callout important “Important”", "  paragraph ‹d›",
        "  paragraph ‹e›",
      ])
    #expect(
      prose("- Callout(My *own* title): x\n- callout( A (b) ): y") == [
        "callout custom “My own title”", "  paragraph ‹x›", "callout custom “A (b)”",
        "  paragraph ‹y›",
      ])
  }

  @Test(arguments: CalloutKind.allCases)
  func everyKindOfCalloutIsABox(kind: CalloutKind) {
    if kind == .custom { return }
    for word in [kind.rawValue, kind.rawValue.lowercased(), kind.rawValue.uppercased()] {
      #expect(
        prose("- \(word): x") == ["callout \(kind) “\(kind.rawValue)”", "  paragraph ‹x›"])
    }
  }

  @Test func aParameterHasItsName() {
    #expect(prose("- parameter count: x").first == "callout parameter “Parameter count”")
  }

  @Test func otherItemsStayAList() {
    #expect(
      prose("- a\n- Note: b\n- c") == [
        "bullets tight", "  item", "    paragraph ‹a›", "callout note “Note”", "  paragraph ‹b›",
        "bullets tight", "  item", "    paragraph ‹c›",
      ])
    for text in [
      "- Nota: x", "- Note x", "- `Note`: x", "1. Note: x", "- Callout: x", "- Callout(x) y",
    ] {
      #expect(!prose(text)[0].hasPrefix("callout"), "\(text)")
    }
  }

  @Test(arguments: [
    "<b>x</b>", "<script>alert(1)</script>", "<img src=x onerror=y>", "<!-- x -->", "<?x?>",
    "<![CDATA[x]]>", "<!DOCTYPE x>", "a <b>c", "</p>",
  ])
  func whatLooksLikeAnotherMarkupIsText(text: String) {
    #expect(prose(text) == ["paragraph ‹\(text)›"])
  }

  @Test(arguments: [
    "[", "[a](", "![](", "**a", "`a", "```", "* ", "#", ">", "- [ ]", "[a]:", "|a|", "&#0;",
    "&#xFFFFFF;",
    "\\", "* * *a", "_ _ _", "1.", "1234567890. x", "\u{0}", "\u{FEFF}", "\u{202E}x",
  ])
  func nothingIsAnError(text: String) {
    #expect(PageMarkup("//: \(text)").segments.count == 1)
    #expect(PageMarkup("/*: \(text)*/").segments.count == 1)
  }

  @Test(arguments: [
    ">", "* ", "1. ", "*a **b ", "[", "![", "![a", "`", "<", "[a](", "_a_", "&", "\\",
  ])
  func whatIsRepeatedEndlesslyIsStillRead(unit: String) {
    for count in [5000, 60_000] {
      let text = String(repeating: unit, count: count)
      #expect(PageMarkup("/*: \(text)x */").segments.count == 1)
      #expect(PageMarkup("//: \(text)\n" + text).segments.count >= 1)
    }
  }

  @Test(arguments: ["\"\\(", "\"\"\"\\(", "/*", "#/", "<#", "#\"", "\"", "(", "#", "/*#-", "//#-"])
  func codeThatIsRepeatedEndlesslyIsStillRead(unit: String) {
    #expect(PageMarkup(String(repeating: unit, count: 100_000)).segments.count == 1)
    #expect(PageMarkup(String(repeating: unit + "\n", count: 50_000)).segments.count >= 1)
  }
}
