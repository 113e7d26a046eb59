import CoreGraphics
import CoreText
import Foundation
import Testing

struct FontDrawingTests {
  @Test func aContextShowsGlyphsOfAFont() throws {
    let font = try #require(CGFont("Inter-Regular"))
    let context = try #require(
      CGContext(
        data: nil, width: 40, height: 40, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue))
    context.setFont(font)
    context.setFontSize(40)
    var (letter, character): (CGGlyph, UInt16) = (0, 0x6c)
    let sized = CTFontCreateWithName("Inter-Regular", 40, nil)
    #expect(CTFontGetGlyphsForCharacters(sized, &character, &letter, 1))
    context.showGlyphs([letter], at: [CGPoint(x: 10, y: 5)])
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    let row = context.bytesPerRow
    let columns = (0..<40).filter { bytes[20 * row + $0] > 200 }
    #expect(columns.count >= 2 && columns.count <= 6 && columns.allSatisfy { $0 > 10 && $0 < 22 })
    #expect((0..<40).allSatisfy { bytes[38 * row + $0] == 0 })
  }
}
