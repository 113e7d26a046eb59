import CoreGraphics
import CoreText
import Foundation

/// The glyphs of a text, and what a layout manager's delegate makes of them.
///
/// Text is set from its letters here. So a glyph that the delegate puts in another's place becomes the letter
/// that it is the glyph of, and one that is not to be shown becomes a mark without width; every place in
/// the text stays what it was.
struct GlyphSubstitution {
  /// Glyphs of one font.
  struct Run {
    var range: NSRange
    var font: UIFont
    var glyphs: [CGGlyph]
    var properties: [NSLayoutManager.GlyphProperty]

    func ask(_ delegate: any NSLayoutManagerDelegate, of manager: NSLayoutManager) {
      let places = Array(range.location..<NSMaxRange(range))
      _ = delegate.layoutManager(
        manager, shouldGenerateGlyphs: glyphs, properties: properties, characterIndexes: places,
        font: font, forGlyphRange: range)
    }
  }

  let runs: [Run]
  private let original: NSAttributedString
  private let units: [UInt16]
  private var changed: NSMutableAttributedString?

  init(of text: NSAttributedString) {
    original = text
    let units = Array(text.string.utf16)
    self.units = units
    var runs: [Run] = []
    let whole = NSRange(location: 0, length: units.count)
    text.enumerateAttribute(.font, in: whole) { font, range, _ in
      runs.append(Self.run(of: units, range, in: font as? UIFont ?? .systemFont(ofSize: 12)))
    }
    self.runs = runs
  }

  /// The text as it is to be set.
  var text: NSAttributedString { changed ?? original }

  private static func run(of units: [UInt16], _ range: NSRange, in font: UIFont) -> Run {
    let part = Array(units[range.location..<NSMaxRange(range)])
    var glyphs = [CGGlyph](repeating: 0, count: part.count)
    CTFontGetGlyphsForCharacters(font, part, &glyphs, part.count)
    return Run(range: range, font: font, glyphs: glyphs, properties: part.map(property))
  }

  private static func property(of unit: UInt16) -> NSLayoutManager.GlyphProperty {
    guard let scalar = Unicode.Scalar(unit) else { return [] }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return .controlCharacter
    case .spaceSeparator: return .elastic
    case .nonspacingMark, .enclosingMark: return .nonBaseCharacter
    default: return []
    }
  }

  // MARK: Changes

  mutating func set(
    _ glyph: CGGlyph, _ property: NSLayoutManager.GlyphProperty, at place: Int, in font: UIFont
  ) {
    guard units.indices.contains(place),
      let run = runs.first(where: { NSLocationInRange(place, $0.range) })
    else { return }
    let index = place - run.range.location
    let wasControl = run.properties[index].contains(.controlCharacter)
    if property.contains(.null) || property.contains(.controlCharacter) && !wasControl {
      hide(place)
    } else if glyph != run.glyphs[index], let unit = Self.unit(shownBy: glyph, in: font) {
      replace(place, by: unit)
    }
  }

  /// No line is broken at it, and so small a font leaves the line's height to the others.
  private mutating func hide(_ place: Int) {
    replace(place, by: 0x2060)
    let range = NSRange(location: place, length: 1)
    changed?.addAttribute(.font, value: UIFont.systemFont(ofSize: 0.01), range: range)
    changed?.removeAttribute(.kern, range: range)
    changed?.removeAttribute(.attachment, range: range)
  }

  private mutating func replace(_ place: Int, by unit: UInt16) {
    let text = changed ?? NSMutableAttributedString(attributedString: original)
    text.replaceCharacters(
      in: NSRange(location: place, length: 1), with: String(decoding: [unit], as: UTF16.self))
    changed = text
  }

  /// The letter that a font shows with a glyph; those that are put in the place of others are tried first.
  private static func unit(shownBy glyph: CGGlyph, in font: UIFont) -> UInt16? {
    let usual = Array("\u{2026}\u{2022}\u{25E6}\u{25CF}\u{25CB}\u{2013}-*\u{B7}\u{2713} ".utf16)
    return shown(by: glyph, in: font, among: usual)
      ?? shown(by: glyph, in: font, among: Array(0x20..<0xd800))
  }

  private static func shown(by glyph: CGGlyph, in font: UIFont, among units: [UInt16]) -> UInt16? {
    guard glyph != 0 else { return nil }
    var glyphs = [CGGlyph](repeating: 0, count: units.count)
    CTFontGetGlyphsForCharacters(font, units, &glyphs, units.count)
    return glyphs.firstIndex(of: glyph).map { units[$0] }
  }
}
