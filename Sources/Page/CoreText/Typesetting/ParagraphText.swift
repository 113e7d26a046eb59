import CoreGraphics
import Foundation

/// One paragraph, shaped as if its line had no end.
struct ParagraphText {
  /// In the whole text; without what ends the paragraph.
  let range: Range<Int>
  /// With what ends it.
  let fullRange: Range<Int>
  let style: NSParagraphStyle
  let baseLevel: UInt8
  let items: [TextItem]
  let breaks: BreakOpportunities
  /// The width of the letter that begins at each unit, in points; zero within letters.
  let advances: [CGFloat]
  let units: ArraySlice<UInt16>
  /// The boxes of what stands among the letters.
  let attachmentBounds: [Int: CGRect]

  init(
    _ source: TextSource, range: Range<Int>, fullRange: Range<Int>, style: NSParagraphStyle
  ) {
    self.range = range
    self.fullRange = fullRange
    self.style = style
    units = source.units[range]
    breaks = BreakOpportunities(units)
    let (levels, base) = BidiLevels.levels(of: units, base: style.baseWritingDirection)
    baseLevel = base
    let itemizer = Itemizer(
      units: source.units, styles: source.styles, styleOf: { source.styleIndex(at: $0) })
    var items = itemizer.items(in: range, levels: levels)
    var advances = [CGFloat](repeating: 0, count: range.count)
    var attachmentBounds: [Int: CGRect] = [:]
    for index in items.indices {
      if items[index].content == .attachment {
        let place = items[index].range.lowerBound
        attachmentBounds[place] = source.styles[items[index].styleIndex].attachment?._textBounds(
          lineWidth: .greatestFiniteMagnitude, font: items[index].font, position: place)
      }
      guard items[index].content == .letters else { continue }
      items[index].glyphs = source.shape(items[index], range: items[index].range)
      source.addAdvances(of: items[index], to: &advances, offset: range.lowerBound)
    }
    self.items = items
    self.advances = advances
    self.attachmentBounds = attachmentBounds
  }

  func advance(at position: Int) -> CGFloat { advances[position - range.lowerBound] }
  func isLetterStart(_ position: Int) -> Bool { breaks.letter[position - range.lowerBound] }
  func mayBreak(before position: Int) -> Bool { breaks.line[position - range.lowerBound] }
  func showsHyphen(at position: Int) -> Bool { breaks.hyphen[position - range.lowerBound] }

  func isSpace(_ position: Int) -> Bool {
    let unit = units[position]
    return unit == 0x20 || unit == 0x09 || unit == 0x2028 || unit == 0x3000
      || (0x2000...0x200a).contains(unit) && unit != 0x2007
  }

  func isLineSeparator(_ position: Int) -> Bool { units[position] == 0x2028 }

  /// The item that a unit belongs to.
  func item(at position: Int) -> TextItem? {
    items.first { $0.range.contains(position) }
  }

  var alignment: NSTextAlignment {
    guard style.alignment == .natural else { return style.alignment }
    return baseLevel == 1 ? .right : .left
  }

  /// Whether the paragraph's lines are broken.
  var wraps: Bool {
    style.lineBreakMode == .byWordWrapping || style.lineBreakMode == .byCharWrapping
  }
}
