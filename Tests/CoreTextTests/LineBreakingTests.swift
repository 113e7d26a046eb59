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

  @Test func zeroesHalfSurrogatesAndOtherRubbishAreSetLikeAnyLetter() {
    var generator = SeededGenerator(state: 7)
    let strange: [UInt16] = [
      0, 0xd83d, 0xdea9, 0x5d0, 0x200f, 0x301, 0xfffc, 0x9, 0x41, 0x20, 0x200d,
    ]
    for _ in 0..<200 {
      let units = (0..<12).map { _ in strange[Int(generator.next() % UInt64(strange.count))] }
      let text = String(decoding: units, as: UTF16.self)
      let found = TextSamples.typesetter(text).layout(TextLayoutRequest(width: 40))
      #expect(found.shownLength == text.utf16.count)
      #expect(found.size.width.isFinite && found.size.height > 0)
    }
    #expect(lines("a\0b\0שc", width: 1000) == ["a\0b\0שc"])
  }
}

/// Splitmix64: the same numbers in every run.
struct SeededGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
