// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import CoreGraphics
import Foundation

/// The glyphs of UTF-16 units; false if one of them has none. A pair of surrogates has its glyph at
/// its first unit.
@discardableResult
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UInt16>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
  _ count: CFIndex
) -> Bool {
  var (index, isComplete) = (0, true)
  while index < count {
    var scalar = UInt32(characters[index])
    var length = 1
    if scalar & 0xfc00 == 0xd800, index + 1 < count {
      scalar = 0x10000 + (scalar & 0x3ff) << 10 + (UInt32(characters[index + 1]) & 0x3ff)
      glyphs[index + 1] = 0
      length = 2
    }
    let glyph = font.face.glyph(for: scalar)
    glyphs[index] = CGGlyph(truncatingIfNeeded: glyph)
    if glyph == 0 { isComplete = false }
    index += length
  }
  return isComplete
}

public func CTFontGetGlyphWithName(_ font: CTFont, _ glyphName: CFString) -> CGGlyph {
  CGGlyph(truncatingIfNeeded: font.face.glyph(named: glyphName))
}

/// The advances of glyphs, and their sum.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
  var sum = 0.0
  for index in 0..<max(0, count) {
    let advance = font.face.advance(of: UInt32(glyphs[index])) * font.unit
    advances?[index] = CGSize(width: advance, height: 0)
    sum += Double(advance)
  }
  return sum
}

/// The boxes around glyphs, and the one around all of them laid upon each other.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
  var whole = CGRect.null
  for index in 0..<max(0, count) {
    let rect = font.face.box(of: UInt32(glyphs[index]))
      .applying(CGAffineTransform(scaleX: font.unit, y: font.unit))
    boundingRects?[index] = rect
    whole = whole.union(rect)
  }
  return whole
}

/// A glyph's outline, y upwards; none for one without lines, such as a space.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  let outline = font.face.outline(of: UInt32(glyph))
  guard !outline.isEmpty else { return nil }
  let slant = font.selection.slant
  let size = CGAffineTransform(a: font.unit, b: 0, c: font.unit * slant, d: font.unit, tx: 0, ty: 0)
  let path = CGMutablePath()
  path.addPath(
    outline,
    transform: size.concatenating(font.matrix).concatenating(matrix?.pointee ?? .identity))
  return path.copy()
}

/// Draws glyphs in the context's fill colour.
public func CTFontDrawGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>,
  _ count: Int, _ context: CGContext
) {
  let path = CGMutablePath()
  for index in 0..<max(0, count) {
    let place = CGAffineTransform(translationX: positions[index].x, y: positions[index].y)
    guard let outline = CTFontCreatePathForGlyph(font, glyphs[index], nil) else { continue }
    path.addPath(outline, transform: place)
  }
  context.beginPath()
  context.addPath(path)
  context.fillPath()
}

public func CTFontCopyCharacterSet(_ font: CTFont) -> CharacterSet {
  var set = CharacterSet()
  for value in UInt32(0x20)...0x1ffff where font.face.glyph(for: value) != 0 {
    if let scalar = Unicode.Scalar(value) { set.insert(scalar) }
  }
  return set
}
