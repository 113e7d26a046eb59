import CoreGraphics
@_spi(Text) import CoreText
import Foundation
import Testing

@Suite struct LineTests {
  private let font = CTFontCreateWithName("Inter-Regular", 20, nil)

  private func line(_ text: String) -> CTLine {
    CTLineCreateWithAttributedString(
      NSAttributedString(string: text, attributes: [.init(kCTFontAttributeName): font]))
  }

  @Test func aLinesWidthIsTheSumOfItsRunsAndItsHeightsAreTheFonts() {
    var (ascent, descent, leading) = (CGFloat(0), CGFloat(0), CGFloat(0))
    let line = line("Hello world")
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    #expect(ascent == CTFontGetAscent(font) && descent == CTFontGetDescent(font))
    let runs = CTLineGetGlyphRuns(line) as! [CTRun]
    let sum = runs.reduce(0) { $0 + CTRunGetTypographicBounds($1, CFRange(), nil, nil, nil) }
    #expect(abs(width - sum) < 0.001 && width > 90)
    #expect(CTLineGetStringRange(line) == CFRange(location: 0, length: 11))
    #expect(CTLineGetGlyphCount(line) == 11)
  }

  @Test func anOffsetAndAnIndexAreEachOthersInverse() {
    let line = line("Hello")
    for index in 0...5 {
      let offset = CTLineGetOffsetForStringIndex(line, index, nil)
      #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: offset, y: 0)) == index)
    }
    let width = CTLineGetTypographicBounds(line, nil, nil, nil)
    #expect(CTLineGetOffsetForStringIndex(line, 5, nil) == CGFloat(width))
  }

  @Test func fromRightToLeftTheFirstLetterIsAtTheRight() throws {
    let line = line("שלום")
    let width = CGFloat(CTLineGetTypographicBounds(line, nil, nil, nil))
    #expect(abs(CTLineGetOffsetForStringIndex(line, 0, nil) - width) < 0.001)
    #expect(CTLineGetOffsetForStringIndex(line, 4, nil) == 0)
    #expect(CTLineGetStringIndexForPosition(line, .zero) == 4)
    let run = try #require((CTLineGetGlyphRuns(line) as? [CTRun])?.first)
    #expect(CTRunGetStatus(run).contains(.rightToLeft))
  }

  @Test func piecesOfBothDirectionsStandInTheOrderUnicodeGivesThem() throws {
    let text = "abc אבג def"
    let runs = try #require(CTLineGetGlyphRuns(line(text)) as? [CTRun])
    let starts = runs.map { CTRunGetStringRange($0).location }
    #expect(starts == starts.sorted())
    let base = NSMutableParagraphStyle()
    base.baseWritingDirection = .rightToLeft
    let layout = TextSamples.typesetter(text, paragraph: base).layout(TextLayoutRequest())
    let order = try #require(layout.lines.first).runs.map(\.range.location)
    #expect(order.first == 8 || order.first == 7)
    #expect(order.last == 0)
  }

  @Test func aLineThatIsTooLongIsShortenedWhereTheTypeSays() throws {
    let line = line("The quick brown fox")
    for (type, first, last) in [
      (CTLineTruncationType.start, false, true), (.end, true, false), (.middle, true, true),
    ] {
      let short = try #require(CTLineCreateTruncatedLine(line, 100, type, nil))
      #expect(CTLineGetTypographicBounds(short, nil, nil, nil) <= 100)
      let text = try #require(CTLineGetGlyphRuns(short) as? [CTRun])
        .map { CTRunGetStringRange($0) }
      #expect(text.contains { $0.location == 0 && $0.length > 0 } == first, "\(type)")
      #expect(text.contains { $0.location + $0.length == 19 && $0.length > 0 } == last, "\(type)")
    }
  }

  @Test func aJustifiedLineIsAsWideAsAsked() throws {
    let line = line("one two three")
    let wide = try #require(CTLineCreateJustifiedLine(line, 1, 200))
    #expect(abs(CTLineGetTypographicBounds(wide, nil, nil, nil) - 200) < 0.001)
    #expect(CTLineCreateJustifiedLine(line, 1, 20) == nil)
  }

  @Test func aFramesLinesLieFromTheTopOfItsPathDown() throws {
    let text = NSAttributedString(
      string: "Several words that need more than one line",
      attributes: [.init(kCTFontAttributeName): font])
    let setter = CTFramesetterCreateWithAttributedString(text)
    let path = CGPath(rect: CGRect(x: 10, y: 10, width: 120, height: 200), transform: nil)
    let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
    let lines = CTFrameGetLines(frame) as! [CTLine]
    var origins = [CGPoint](repeating: .zero, count: lines.count)
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
    #expect(lines.count > 2)
    #expect(abs(origins[0].y - (200 - CTFontGetAscent(font))) < 0.001)
    #expect(origins == origins.sorted { $0.y > $1.y })
    #expect(CTFrameGetVisibleStringRange(frame).length == text.length)
    var fitting = CFRange()
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRangeMake(0, 0), nil, CGSize(width: 120, height: 60), &fitting)
    #expect(size.height <= 60 && fitting.length < text.length && fitting.length > 0)
  }

  @Test func aTypesetterSaysWhereALineEnds() {
    let text = NSAttributedString(
      string: "one two three", attributes: [.init(kCTFontAttributeName): font])
    let setter = CTTypesetterCreateWithAttributedString(text)
    let width = CTLineGetTypographicBounds(line("one two"), nil, nil, nil) + 1
    #expect(CTTypesetterSuggestLineBreak(setter, 0, width) == 8)
    #expect(CTTypesetterSuggestClusterBreak(setter, 0, 1) == 1)
    #expect(CTLineGetStringRange(CTTypesetterCreateLine(setter, CFRangeMake(4, 3))).location == 4)
  }

  @Test func aGlyphsOutlineHasItsBoxAndItsAdvance() throws {
    var characters: [UInt16] = Array("LI ".utf16)
    var glyphs = [CGGlyph](repeating: 0, count: 3)
    #expect(CTFontGetGlyphsForCharacters(font, &characters, &glyphs, 3))
    let path = try #require(CTFontCreatePathForGlyph(font, glyphs[0], nil))
    var box = CGRect.zero
    CTFontGetBoundingRectsForGlyphs(font, .default, &glyphs, &box, 1)
    let outline = path.boundingBoxOfPath
    #expect(abs(outline.width - box.width) < 0.02 && abs(outline.minY - box.minY) < 0.02)
    #expect(abs(outline.height - CTFontGetCapHeight(font)) < 0.3)
    #expect(CTFontCreatePathForGlyph(font, glyphs[2], nil) == nil)
    var advances = [CGSize](repeating: .zero, count: 3)
    let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, &glyphs, &advances, 3)
    #expect(abs(sum - Double(advances.reduce(0) { $0 + $1.width })) < 0.001)
    characters = [0xd83d, 0xdea9]
    #expect(!CTFontGetGlyphsForCharacters(font, &characters, &glyphs, 2))
  }
}
