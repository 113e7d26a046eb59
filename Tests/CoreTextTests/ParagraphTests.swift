import CoreGraphics
@_spi(Text) import CoreText
import Foundation
import Testing

@Suite struct ParagraphTests {
  private func lines(
    _ text: String, width: CGFloat = 200, _ change: (NSMutableParagraphStyle) -> Void
  ) -> [TextLine] {
    let style = NSMutableParagraphStyle()
    change(style)
    return TextSamples.typesetter(text, paragraph: style)
      .layout(TextLayoutRequest(width: width)).lines
  }

  private let long = "Several words that need more than one line to be set"

  @Test func indentsMoveLinesAndMakeThemShorter() {
    let found = lines(long) {
      $0.firstLineHeadIndent = 30
      $0.headIndent = 10
      $0.tailIndent = -20
    }
    #expect(found[0].x == 30 && found.dropFirst().allSatisfy { $0.x == 10 })
    #expect(found.allSatisfy { $0.x + $0.width <= 180.01 })
    let absolute = lines(long) { $0.tailIndent = 100 }
    #expect(absolute.allSatisfy { $0.x + $0.width <= 100.01 })
  }

  @Test func justifiedLinesReachBothEdgesAndTheLastDoesNot() {
    let found = lines(long) { $0.alignment = .justified }
    #expect(found.count > 1)
    for line in found.dropLast() { #expect(abs(line.width - 200) < 0.01) }
    #expect(found[found.count - 1].width < 199)
  }

  @Test func tabsGoToTheirStops() throws {
    func places(_ text: String, _ change: (NSMutableParagraphStyle) -> Void) -> [CGFloat] {
      lines(text, width: 1000, change)[0].runs.filter { $0.text != "\t" }.map { $0.x }
    }
    // Twelve stops are there without being asked for, 28 points apart.
    #expect(places("a\tb\tc") { _ in } == [0, 28, 56])
    let found = lines("a\tbbb\tccc", width: 1000) {
      $0.tabStops = [
        NSTextTab(textAlignment: .right, location: 100),
        NSTextTab(textAlignment: .center, location: 200),
      ]
    }[0].runs
    #expect(abs(found[2].x + found[2].width - 100) < 0.001)
    #expect(abs(found[4].x + found[4].width / 2 - 200) < 0.001)
    let interval = places("a\tb\tc") {
      $0.tabStops = []
      $0.defaultTabInterval = 50
    }
    #expect(interval == [0, 50, 100])
  }

  @Test func spaceLiesBetweenParagraphsAndLines() {
    let plain = lines("a\nb", width: 1000) { _ in }
    let spaced = lines("a\nb", width: 1000) {
      $0.paragraphSpacing = 7
      $0.paragraphSpacingBefore = 5
      $0.lineSpacing = 3
    }
    #expect(plain[0].top == 0 && spaced[0].top == 0)
    #expect(abs(spaced[1].top - plain[1].top - 15) < 0.001)
  }

  @Test func aHigherLineGrowsUpwardsFromItsBaseline() {
    let plain = lines("x", width: 1000) { _ in }[0]
    let high = lines("x", width: 1000) { $0.minimumLineHeight = plain.height + 20 }[0]
    #expect(abs(high.baseline - plain.baseline - 20) < 0.001)
    #expect(abs((high.top + high.height - high.baseline) - plain.descent) < 0.001)
  }

  @Test func raisedLettersMakeTheirLineHigher() {
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(
      .init("NSBaselineOffset"), value: 10, range: NSRange(location: 1, length: 1))
    let layout = TextTypesetter(text, base: TextStyle(font: TextSamples.font()))
      .layout(TextLayoutRequest())
    let plain = TextSamples.typesetter("ab").layout(TextLayoutRequest())
    #expect(abs(layout.size.height - plain.size.height - 10) < 0.001)
  }

  @Test func kernIsAddedAfterEachLetterAndTakesLigaturesApart() {
    func width(_ text: String, kern: CGFloat?) -> CGFloat {
      let attributes = kern.map { [NSAttributedString.Key("NSKern"): $0 as Any] } ?? [:]
      return TextTypesetter(
        NSAttributedString(string: text, attributes: attributes),
        base: TextStyle(font: TextSamples.font())
      ).layout(TextLayoutRequest()).size.width
    }
    #expect(abs(width("abcd", kern: 3) - width("abcd", kern: nil) - 12) < 0.001)
    #expect(abs(width("e\u{301}", kern: 3) - width("e\u{301}", kern: nil) - 3) < 0.001)
  }

  @Test func copiesOfStylesAreEqualUntilOneIsChanged() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    let copy = style.mutableCopy() as! NSMutableParagraphStyle
    #expect(copy == style)
    copy.alignment = .center
    #expect(copy != style && style.alignment == .natural)
    #expect(NSParagraphStyle.default == NSParagraphStyle())
  }
}
