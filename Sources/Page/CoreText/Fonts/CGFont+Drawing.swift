@_spi(Text) import CoreGraphics
import Foundation

/// A font's glyphs, as a context asks for them.
final class FontOutlines: GlyphOutlines {
  private let selection: FontSelection

  init(_ font: CGFont) {
    selection = font.selection
  }

  func outline(ofGlyph glyph: UInt16) -> CGPath? {
    let unit = 1 / selection.face.unitsPerEm
    var size = CGAffineTransform(a: unit, b: 0, c: unit * selection.slant, d: unit, tx: 0, ty: 0)
    return selection.face.outline(of: UInt32(glyph)).copy(using: &size)
  }

  func advance(ofGlyph glyph: UInt16) -> CGFloat {
    CGFloat(selection.face.advance(of: UInt32(glyph))) / selection.face.unitsPerEm
  }
}

extension CGContext {
  /// Whose glyphs are shown from now on.
  public func setFont(_ font: CGFont) {
    setGlyphOutlines(FontOutlines(font))
  }
}

@available(*, deprecated, renamed: "CGContext.setFont(self:_:)")
public func CGContextSetFont(_ c: CGContext?, _ font: CGFont?) {
  guard let font else { return }
  c?.setFont(font)
}

@available(*, deprecated, renamed: "CGContext.showGlyphs(self:_:at:)")
public func CGContextShowGlyphsAtPositions(
  _ c: CGContext?, _ glyphs: UnsafePointer<CGGlyph>?, _ positions: UnsafePointer<CGPoint>?,
  _ count: Int
) {
  c?.showGlyphs(
    Array(UnsafeBufferPointer(start: glyphs, count: count)),
    at: Array(UnsafeBufferPointer(start: positions, count: count)))
}
