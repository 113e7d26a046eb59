@_spi(Text) import CoreGraphics
import Foundation
import Testing

struct TextTests {
  /// Every glyph is a square of half the font's size.
  private final class Squares: GlyphOutlines {
    func outline(ofGlyph glyph: UInt16) -> CGPath? {
      glyph == 0 ? nil : CGPath(rect: CGRect(x: 0, y: 0, width: 0.5, height: 0.5), transform: nil)
    }

    func advance(ofGlyph glyph: UInt16) -> CGFloat { 0.5 }
  }

  private func show(_ sheet: Sheet, _ mode: CGTextDrawingMode = .fill) {
    sheet.context.setGlyphOutlines(Squares())
    sheet.context.setFontSize(4)
    sheet.context.setTextDrawingMode(mode)
    sheet.context.showGlyphs([1, 0, 1], at: [.zero, CGPoint(x: 2, y: 0), CGPoint(x: 4, y: 0)])
  }

  @Test func glyphsStandAtTheirPositions() throws {
    let sheet = try Sheet(10, 4)
    sheet.context.textPosition = CGPoint(x: 1, y: 1)
    show(sheet)
    #expect(try sheet.alphas(row: 2) == [0, 255, 255, 0, 0, 255, 255, 0, 0, 0])
    #expect(try sheet.alphas(row: 3) == [UInt8](repeating: 0, count: 10))
  }

  @Test func theTextsOwnMatrixTurnsGlyphs() throws {
    let sheet = try Sheet(10, 4)
    sheet.context.textMatrix = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 4)
    show(sheet)
    #expect(try sheet.alphas(row: 0) == [255, 255, 0, 0, 255, 255, 0, 0, 0, 0])
    #expect(sheet.context.textPosition == CGPoint(x: 0, y: 4))
  }

  @Test func textCanBeAClip() throws {
    let sheet = try Sheet(10, 4)
    show(sheet, .clip)
    #expect(try sheet.alphas(row: 3) == [UInt8](repeating: 0, count: 10))
    sheet.context.fill(sheet.bounds)
    #expect(try sheet.alphas(row: 3) == [255, 255, 0, 0, 255, 255, 0, 0, 0, 0])
  }

  @Test func invisibleTextIsNotSeen() throws {
    let sheet = try Sheet(10, 4)
    show(sheet, .invisible)
    #expect(try sheet.pixels().allSatisfy { $0[3] == 0 })
  }

  @Test func showingTextLeavesThePathAlone() throws {
    let sheet = try Sheet(10, 4)
    sheet.context.addRect(CGRect(x: 8, y: 0, width: 2, height: 1))
    show(sheet)
    sheet.context.fillPath()
    #expect(try sheet.pixel(9, 3)[3] == 255)
  }
}
