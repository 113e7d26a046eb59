import CoreGraphics
import Foundation

/// Finds where a line ends.
enum LineBreaker {
  enum Unit {
    case words, letters
  }

  /// The first unit of the next line; the paragraph's end if all of it fits.
  static func end(
    of paragraph: ParagraphText, from start: Int, available: CGFloat, by unit: Unit,
    indent: CGFloat
  ) -> Int {
    let limit = paragraph.range.upperBound
    var width: CGFloat = 0
    var lastBreak: Int?
    var position = start
    while position < limit {
      if paragraph.isLineSeparator(position) { return position + 1 }
      if position > start, paragraph.isLetterStart(position) {
        let isBreak = unit == .letters || paragraph.mayBreak(before: position)
        if isBreak { lastBreak = position }
      }
      let advance = Tabs.advance(at: position, in: paragraph, x: indent + width)
      // Spaces at a line's end may hang over it.
      if width + advance > available + 0.001, !paragraph.isSpace(position) {
        return lastBreak ?? letterEnd(paragraph, start: start, position: position)
      }
      width += advance
      position += 1
    }
    return limit
  }

  /// Where a word that is longer than the line has to be cut; never before its first letter.
  private static func letterEnd(_ paragraph: ParagraphText, start: Int, position: Int) -> Int {
    var end = position
    while end > start, !paragraph.isLetterStart(end) { end -= 1 }
    guard end <= start else { return end }
    end = start + 1
    while end < paragraph.range.upperBound, !paragraph.isLetterStart(end) { end += 1 }
    return end
  }
}

/// How far a tab goes.
enum Tabs {
  /// What a unit takes where it stands `x` points from the paragraph's edge.
  static func advance(at position: Int, in paragraph: ParagraphText, x: CGFloat) -> CGFloat {
    guard paragraph.units[position] == 0x09 else {
      return paragraph.advance(at: position) + attachmentWidth(at: position, in: paragraph)
    }
    let style = paragraph.style
    let stops = style.tabStops ?? []
    guard let stop = stops.first(where: { $0.location > x + 0.01 }) else {
      let interval =
        style.defaultTabInterval > 0
        ? style.defaultTabInterval : ParagraphValues.standardInterval
      let last = stops.last?.location ?? 0
      let passed = ((max(x, last) - last) / interval + 0.001).rounded(.down)
      return last + (passed + 1) * interval - x
    }
    switch stop.alignment {
    case .right: return max(0, stop.location - x - columnWidth(after: position, in: paragraph))
    case .center: return max(0, stop.location - x - columnWidth(after: position, in: paragraph) / 2)
    default: return stop.location - x
    }
  }

  private static func columnWidth(after tab: Int, in paragraph: ParagraphText) -> CGFloat {
    var width: CGFloat = 0
    for position in tab + 1..<max(tab + 1, paragraph.range.upperBound) {
      let unit = paragraph.units[position]
      if unit == 0x09 || unit == 0x2028 { break }
      width += paragraph.advance(at: position)
    }
    return width
  }

  private static func attachmentWidth(at position: Int, in paragraph: ParagraphText) -> CGFloat {
    paragraph.attachmentBounds[position]?.maxX ?? 0
  }
}
