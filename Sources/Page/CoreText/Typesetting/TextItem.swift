import CoreGraphics
import Foundation

/// A stretch of a paragraph that is shaped at once: one look, one font, one direction.
struct TextItem {
  enum Content {
    case letters
    case tab
    case attachment
  }

  var range: Range<Int>
  var styleIndex: Int
  /// The font that has these letters; not always the one that was asked for.
  var font: CTFont
  var level: UInt8
  var content = Content.letters
  var glyphs: [ShapedGlyph] = []

  var isRightToLeft: Bool { level & 1 == 1 }
}

/// Divides a paragraph into items.
struct Itemizer {
  let units: [UInt16]
  let styles: [TextStyle]
  /// The look of each unit.
  let styleOf: (Int) -> Int

  func items(in range: Range<Int>, levels: [UInt8]) -> [TextItem] {
    var items: [TextItem] = []
    var script = ScriptTracker()
    var position = range.lowerBound
    while position < range.upperBound {
      let (scalar, length) = scalar(at: position, end: range.upperBound)
      let style = styleOf(position)
      var level = levels[position - range.lowerBound]
      switch styles[style].directionOverride {
      case .leftToRight: level &= ~1
      case .rightToLeft: level |= 1
      case .natural: break
      }
      let changesScript = script.changes(at: scalar)
      let end = position + length
      if let content = special(scalar, styles[style]) {
        items.append(
          TextItem(
            range: position..<end, styleIndex: style, font: styles[style].font, level: level,
            content: content))
      } else {
        let isJoined = joins(scalar)
        let last = items.last
        let continues =
          last?.content == .letters && last?.styleIndex == style && last?.level == level
          && last?.range.upperBound == position
        let font: CTFont
        if continues, isJoined, let last {
          font = last.font
        } else {
          font = self.font(for: scalar, at: end, limit: range.upperBound, styles[style].font, last)
        }
        if continues, !changesScript || isJoined, last?.font.face === font.face {
          items[items.count - 1].range = items[items.count - 1].range.lowerBound..<end
        } else {
          items.append(
            TextItem(range: position..<end, styleIndex: style, font: font, level: level))
        }
      }
      position = end
    }
    return items
  }

  private func scalar(at position: Int, end: Int) -> (UInt32, Int) {
    let first = UInt32(units[position])
    guard first & 0xfc00 == 0xd800, position + 1 < end else { return (first, 1) }
    let second = UInt32(units[position + 1])
    guard second & 0xfc00 == 0xdc00 else { return (first, 1) }
    return (0x10000 + (first & 0x3ff) << 10 + (second & 0x3ff), 2)
  }

  private func special(_ scalar: UInt32, _ style: TextStyle) -> TextItem.Content? {
    if scalar == 0x09 { return .tab }
    return scalar == 0xfffc && style.attachment != nil ? .attachment : nil
  }

  /// Marks, joiners and selectors stay with the letter before them.
  private func joins(_ scalar: UInt32) -> Bool {
    if scalar < 0x300 { return false }
    if scalar == 0x200d || (0xfe00...0xfe0f).contains(scalar) { return true }
    if (0x1f3fb...0x1f3ff).contains(scalar) || (0xe0020...0xe007f).contains(scalar) { return true }
    if scalar == 0x20e3 { return true }
    switch Unicode.Scalar(scalar)?.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: return true
    default: return false
    }
  }

  private func font(
    for scalar: UInt32, at next: Int, limit: Int, _ font: CTFont, _ last: TextItem?
  ) -> CTFont {
    let selector: UInt16? = next < limit ? units[next] : nil
    let wantsColor =
      selector == 0xfe0f
      || (scalar > 0x2000 && selector != 0xfe0e
        && Unicode.Scalar(scalar)?.properties.isEmojiPresentation == true)
    // An emoji sequence goes on with the font it began with.
    if let last, last.font.face.record.hasColor, last.range.upperBound > last.range.lowerBound,
      units[last.range.upperBound - 1] == 0x200d, last.font.face.glyph(for: scalar) != 0
    {
      return last.font
    }
    if !wantsColor || font.face.record.hasColor, font.face.glyph(for: scalar) != 0 { return font }
    if isInvisible(scalar) { return font }
    let face = FontLibrary.shared.fallback(for: scalar, like: font.face, prefersColor: wantsColor)
    guard let face, face !== font.face else { return font }
    if let last, last.font.face === face, last.font.size == font.size { return last.font }
    return font.standIn(face)
  }

  private func isInvisible(_ scalar: UInt32) -> Bool {
    if scalar < 0x20 || (0x7f...0xa0).contains(scalar) { return true }
    return Unicode.Scalar(scalar)?.properties.isDefaultIgnorableCodePoint ?? true
  }
}

/// Notices where another script begins; letters of two scripts are not shaped at once.
struct ScriptTracker {
  private var current: Script?

  private enum Script {
    case latin, greek, cyrillic, hebrew, arabic, indic, eastern, other
  }

  mutating func changes(at scalar: UInt32) -> Bool {
    guard let script = Self.script(of: scalar) else { return false }
    defer { current = script }
    return current != nil && current != script
  }

  private static func script(of scalar: UInt32) -> Script? {
    switch scalar {
    case 0x41...0x5a, 0x61...0x7a, 0xc0...0x24f, 0x1e00...0x1eff: .latin
    case 0..<0x300, 0x2000..<0x2c00, 0xfe00...0xfe0f: nil
    case 0x370...0x3ff, 0x1f00...0x1fff: .greek
    case 0x400...0x52f: .cyrillic
    case 0x590...0x5ff, 0xfb1d...0xfb4f: .hebrew
    case 0x600...0x8ff, 0xfb50...0xfdff, 0xfe70...0xfeff: .arabic
    case 0x900...0xdff: .indic
    case 0x2e80...0xa4cf, 0xac00...0xd7af, 0xf900...0xfaff, 0xff00...0xffef: .eastern
    case 0x3000...0x303f: nil
    default: Unicode.Scalar(scalar)?.properties.isAlphabetic == true ? .other : nil
    }
  }
}
