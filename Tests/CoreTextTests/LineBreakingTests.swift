import CoreGraphics
@_spi(Text) import CoreText
import Foundation
import Testing

@Suite struct LineBreakingTests {
  private func lines(
    _ text: String, width: CGFloat, _ change: (NSMutableParagraphStyle) -> Void = { _ in }
  ) -> [String] {
    let style = NSMutableParagraphStyle()
    change(style)
    let layout = TextSamples.typesetter(text, paragraph: style)
      .layout(TextLayoutRequest(width: width))
    return layout.lines.map { line in line.runs.map(\.text).joined() }
  }

  @Test func wordsStayWholeAndSpacesAtTheEndTakeNoRoom() {
    #expect(
      lines("Hello, world. This is a long text which should break.", width: 100)
        == ["Hello, world.", "This is a", "long text", "which", "should", "break."])
  }

  @Test func aWordLongerThanTheLineIsCutBetweenLetters() {
    let found = lines("incomprehensibilities", width: 60)
    #expect(found.count > 2)
    #expect(found.joined() == "incomprehensibilities")
  }

  @Test func lettersAreCutAnywhereWhereThatIsAskedFor() {
    let byWords = lines("one two three", width: 60)
    let byLetters = lines("one two three", width: 60) { $0.lineBreakMode = .byCharWrapping }
    #expect(byWords == ["one two", "three"] || byWords == ["one", "two", "three"])
    #expect(byLetters[0].count > byWords[0].count || byLetters[0] == "one two")
  }

  @Test func paragraphsBeginNewLinesAndATextThatEndsOneHasAnEmptyLineBehindIt() {
    #expect(lines("a\nb\r\nc\u{2028}d\n", width: 1000) == ["a", "b", "c", "d", ""])
  }

  @Test func aLineIsNeverBrokenWithinALetterOfSeveralParts() {
    for line in lines("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦e\u{301}e\u{301}", width: 12) {
      #expect(line.count == 1, "\(line)")
    }
  }

  @Test func anEmptyTextHasOneLineOfItsFontsHeight() {
    let layout = TextSamples.typesetter("").layout(TextLayoutRequest())
    #expect(layout.lines.count == 1)
    #expect(layout.size.width == 0)
    #expect(layout.size.height == TextSamples.font().ascent + TextSamples.font().descent)
  }
}
