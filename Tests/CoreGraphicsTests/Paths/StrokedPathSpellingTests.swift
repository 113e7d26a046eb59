import CoreGraphics
import Testing

struct StrokedPathSpellingTests {
  @Test func anOutlineIsTheSameByItsFormerName() throws {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: 0, y: 0))
    line.addLine(to: CGPoint(x: 10, y: 0))
    var shift = CGAffineTransform(translationX: 5, y: 0)
    let outline = try #require(
      CGPath(
        __byStroking: line, transform: &shift, lineWidth: 2, lineCap: .butt, lineJoin: .miter,
        miterLimit: 10))
    #expect(outline.boundingBox == CGRect(x: 5, y: -1, width: 10, height: 2))
  }
}
