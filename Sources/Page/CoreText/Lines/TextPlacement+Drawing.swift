import CoreGraphics
import Foundation

extension TextPlacement {
  /// Draws the text as a player would, where y grows downwards.
  @_spi(Text) public func draw(in context: CGContext) {
    context.saveGState()
    defer { context.restoreGState() }
    fills.forEach { $0.draw(in: context) }
    runs.forEach { $0.draw(in: context) }
    lines.forEach { $0.draw(in: context) }
  }
}

extension TextPlacement.Box {
  fileprivate func draw(in context: CGContext) {
    context.setFillColor(color)
    context.fill(rect)
  }
}

extension TextPlacement.Run {
  fileprivate func draw(in context: CGContext) {
    let path = outlines
    context.setFillColor(color)
    context.beginPath()
    context.addPath(path)
    context.fillPath()
    guard let outline else { return }
    context.setStrokeColor(outline.color)
    context.setLineWidth(outline.width)
    context.setLineJoin(.round)
    context.beginPath()
    context.addPath(path)
    context.strokePath()
  }

  /// The letters' outlines at their places.
  private var outlines: CGPath {
    let (units, face) = (Array(text.utf16), font.face)
    let unit = size / face.unitsPerEm
    let path = CGMutablePath()
    var x = origin.x
    for glyph in Shaper.shape(units, range: 0..<units.count, with: face, settings: .init()) {
      let place = CGAffineTransform(
        a: unit, b: 0, c: unit * slant, d: -unit, tx: x + glyph.xOffset * unit,
        ty: origin.y - glyph.yOffset * unit)
      path.addPath(face.outline(of: glyph.glyph), transform: place)
      x += glyph.advance * unit + letterSpacing
    }
    return path
  }
}
