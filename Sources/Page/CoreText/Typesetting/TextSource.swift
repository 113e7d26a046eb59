import CoreGraphics
import Foundation

/// A text with its looks, as the typesetter reads it: UTF-16 units, as NSRange counts them.
final class TextSource {
  let units: [UInt16]
  private(set) var styles: [TextStyle] = []
  /// Where each look begins, in order.
  private var starts: [Int] = []
  let attributed: NSAttributedString
  let base: TextStyle
  let baseParagraph: NSParagraphStyle

  init(_ attributed: NSAttributedString, base: TextStyle, paragraph: NSParagraphStyle) {
    self.attributed = attributed
    self.base = base
    baseParagraph = paragraph
    units = Array(attributed.string.utf16)
    readStyles()
  }

  private func readStyles() {
    let whole = NSRange(location: 0, length: attributed.length)
    attributed.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      styles.append(attributes.isEmpty ? base : TextStyle(attributes, over: base))
      starts.append(range.location)
    }
    if styles.isEmpty {
      styles = [base]
      starts = [0]
    }
  }

  func styleIndex(at position: Int) -> Int {
    if starts.count == 1 { return 0 }
    var (low, high) = (0, starts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }

  func style(at position: Int) -> TextStyle { styles[styleIndex(at: position)] }

  func paragraphStyle(at position: Int) -> NSParagraphStyle {
    guard attributed.length > 0 else { return baseParagraph }
    let place = min(position, attributed.length - 1)
    let key = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    let value = attributed.attribute(key, at: place, effectiveRange: nil)
    let style = (value as? CTParagraphStyle)?.paragraph ?? value as? NSParagraphStyle
    guard let style else { return baseParagraph }
    let values = style.values.bounded
    return values == style.values ? style : NSParagraphStyle(values)
  }

  // MARK: Paragraphs

  /// The paragraphs; a text that ends a paragraph has an empty one behind it.
  func paragraphs() -> [ParagraphText] {
    var paragraphs: [ParagraphText] = []
    var start = 0
    var position = 0
    while position < units.count {
      let unit = units[position]
      guard unit == 0x0a || unit == 0x0d || unit == 0x2029 else {
        position += 1
        continue
      }
      let isPair = unit == 0x0d && position + 1 < units.count && units[position + 1] == 0x0a
      let end = position + (isPair ? 2 : 1)
      paragraphs.append(paragraph(start..<position, full: start..<end))
      (start, position) = (end, end)
    }
    paragraphs.append(paragraph(start..<units.count, full: start..<units.count))
    return paragraphs
  }

  private func paragraph(_ range: Range<Int>, full: Range<Int>) -> ParagraphText {
    ParagraphText(
      self, range: range, fullRange: full, style: paragraphStyle(at: range.lowerBound))
  }

  // MARK: Shaping

  func shape(_ item: TextItem, range: Range<Int>) -> [ShapedGlyph] {
    let style = styles[item.styleIndex]
    var settings = ShapingSettings(isRightToLeft: item.isRightToLeft)
    // A browser, too, joins no letters that are set apart.
    if style.ligatures == .none || style.kern != 0 {
      settings.features = [("liga", 0), ("clig", 0)]
    }
    return Shaper.shape(units, range: range, with: item.font.face, settings: settings)
  }

  /// Adds up what each letter of an item takes.
  func addAdvances(of item: TextItem, to advances: inout [CGFloat], offset: Int) {
    let style = styles[item.styleIndex]
    let stretch = style.expansion == 0 ? 1 : CGFloat(exp(Double(style.expansion)))
    let unit = item.font.unit
    var counted = -1
    for glyph in item.glyphs {
      let place = glyph.index - offset
      advances[place] += advance(of: glyph, in: item) * unit * stretch
      if glyph.index != counted { advances[place] += style.kern }
      counted = glyph.index
    }
  }

  /// Digits of a font with equally wide ones take what such digits take.
  func advance(of glyph: ShapedGlyph, in item: TextItem) -> CGFloat {
    guard item.font.selection.digits == .tabular, isDigit(glyph.index) else { return glyph.advance }
    return item.font.face.tabularDigitAdvance
  }

  func isDigit(_ position: Int) -> Bool { (0x30...0x39).contains(units[position]) }
}
