import CoreGraphics
import Foundation

/// Makes lines of pieces of a paragraph.
struct LineBuilder {
  let source: TextSource
  let request: TextLayoutRequest

  // MARK: Room

  func indent(_ paragraph: ParagraphText, _ isFirst: Bool) -> CGFloat {
    isFirst ? paragraph.style.firstLineHeadIndent : paragraph.style.headIndent
  }

  /// Between the indents.
  func available(for paragraph: ParagraphText, isFirst: Bool) -> CGFloat {
    let tail = paragraph.style.tailIndent
    let right = tail > 0 ? min(tail, request.width) : request.width + tail
    return max(0, right - indent(paragraph, isFirst))
  }

  func width(of paragraph: ParagraphText, _ range: Range<Int>, from x: CGFloat = 0) -> CGFloat {
    var width: CGFloat = 0
    for position in range { width += Tabs.advance(at: position, in: paragraph, x: x + width) }
    return width
  }

  // MARK: Lines

  /// The line of a piece; `next` is where the one after it begins.
  func line(_ paragraph: ParagraphText, _ range: Range<Int>, next: Int) -> TextLine {
    var end = range.upperBound
    if end > range.lowerBound, paragraph.isLineSeparator(end - 1) { end -= 1 }
    // Spaces at which a line was broken take nothing; those that end a paragraph do.
    var trimmed = end
    if range.upperBound < paragraph.range.upperBound {
      while trimmed > range.lowerBound, paragraph.isSpace(trimmed - 1) { trimmed -= 1 }
    }
    var runs = logicalRuns(paragraph, range.lowerBound..<trimmed)
    if range.upperBound < paragraph.range.upperBound, paragraph.showsHyphen(at: range.upperBound) {
      runs += inserted("-", like: max(range.lowerBound, trimmed - 1), level: paragraph.baseLevel)
    }
    var line = TextLine(
      runs: runs, range: NSRange(location: range.lowerBound, length: next - range.lowerBound))
    line.baseLevel = paragraph.baseLevel
    line.trailingSpace = width(of: paragraph, trimmed..<end)
    arrange(&line)
    return line
  }

  /// The rest of a paragraph on one line, an ellipsis where something had to go.
  func shortened(
    _ paragraph: ParagraphText, from start: Int, available: CGFloat, mode: NSLineBreakMode,
    more: Bool
  ) -> TextLine {
    let rest = start..<paragraph.range.upperBound
    let fits = width(of: paragraph, rest) <= available + 0.01
    if fits, !more { return line(paragraph, rest, next: paragraph.fullRange.upperBound) }
    let piece = Truncation(builder: self, paragraph: paragraph, range: rest, available: available)
      .pieces(mode: fits ? .byTruncatingTail : mode)
    let dots = inserted("\u{2026}", like: piece.styleAt, level: paragraph.baseLevel)
    var line = TextLine(
      runs: logicalRuns(paragraph, piece.head) + dots + logicalRuns(paragraph, piece.tail),
      range: NSRange(location: start, length: paragraph.fullRange.upperBound - start))
    line.truncation = .truncated
    line.baseLevel = paragraph.baseLevel
    arrange(&line)
    return line
  }

  // MARK: Runs

  /// The pieces of items in a range, in the order in which they are read.
  func logicalRuns(_ paragraph: ParagraphText, _ range: Range<Int>) -> [TextRun] {
    guard !range.isEmpty else { return [] }
    return paragraph.items.compactMap { item -> TextRun? in
      let part = item.range.clamped(to: range)
      guard !part.isEmpty else { return nil }
      return run(of: item, part, in: paragraph)
    }
  }

  private func run(of item: TextItem, _ range: Range<Int>, in paragraph: ParagraphText) -> TextRun {
    var run = TextRun(
      text: String(decoding: source.units[range], as: UTF16.self),
      range: NSRange(location: range.lowerBound, length: range.count), font: item.font,
      style: source.styles[item.styleIndex], width: 0, level: item.level, content: item.content,
      glyphs: [])
    switch item.content {
    case .tab: break
    case .attachment:
      run.attachmentBounds = paragraph.attachmentBounds[range.lowerBound] ?? .zero
      run.width = run.attachmentBounds.maxX
    case .letters:
      place(glyphs(of: item, range), of: item, in: &run)
    }
    return run
  }

  /// The glyphs of a part of an item; shaped again where the cut goes through what belongs together.
  private func glyphs(of item: TextItem, _ range: Range<Int>) -> [ShapedGlyph] {
    if range == item.range { return item.glyphs }
    let isSafe = [range.lowerBound, range.upperBound].allSatisfy { cut in
      cut == item.range.lowerBound || cut == item.range.upperBound
        || item.glyphs.contains { $0.index == cut && $0.isSafeToBreak }
    }
    guard isSafe else { return source.shape(item, range: range) }
    return item.glyphs.filter { range.contains($0.index) }
  }

  private func place(_ glyphs: [ShapedGlyph], of item: TextItem, in run: inout TextRun) {
    let stretch = run.style.expansion == 0 ? 1 : CGFloat(exp(Double(run.style.expansion)))
    let unit = item.font.unit
    var x: CGFloat = 0
    run.glyphs.reserveCapacity(glyphs.count)
    for (index, glyph) in glyphs.enumerated() {
      let advance = source.advance(of: glyph, in: item)
      let isLast = index + 1 == glyphs.count || glyphs[index + 1].index != glyph.index
      let width = advance * unit * stretch + (isLast ? run.style.kern : 0)
      // A digit stands in the middle of the room that all digits have.
      let inset = (advance - glyph.advance) / 2
      run.glyphs.append(
        PlacedGlyph(
          glyph: glyph.glyph, index: glyph.index, x: x + (glyph.xOffset + inset) * unit * stretch,
          y: glyph.yOffset * unit, advance: width))
      x += width
    }
    run.width = x
  }

  /// Letters that are not in the text, looking as those at a place.
  func inserted(_ text: String, like position: Int, level: UInt8) -> [TextRun] {
    var style = source.style(at: position)
    style.attachment = nil
    let attributed = NSAttributedString(string: text)
    let other = TextSource(attributed, base: style, paragraph: .default)
    let paragraph = ParagraphText(
      other, range: 0..<other.units.count, fullRange: 0..<other.units.count, style: .default)
    let runs = LineBuilder(source: other, request: request).logicalRuns(
      paragraph, 0..<other.units.count)
    return runs.map { run in
      var run = run
      run.range = NSRange(location: position, length: 0)
      run.level = level
      return run
    }
  }
}
