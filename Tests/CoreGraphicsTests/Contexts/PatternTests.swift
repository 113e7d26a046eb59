@_spi(Contexts) import CoreGraphics
import Foundation
import Testing

struct PatternTests {
  private func pattern(
    step: CGSize = CGSize(width: 2, height: 2), isColored: Bool = true,
    matrix: CGAffineTransform = .identity, draw: @escaping (CGContext) -> Void
  ) throws -> CGPattern {
    var callbacks = CGPatternCallbacks(
      version: 0, drawPattern: { _, context in draw(context) }, releaseInfo: nil)
    return try #require(
      CGPattern(
        info: nil, bounds: CGRect(origin: .zero, size: step), matrix: matrix, xStep: step.width,
        yStep: step.height, tiling: .constantSpacing, isColored: isColored, callbacks: &callbacks))
  }

  private func space(_ base: CGColorSpace? = nil) throws -> CGColorSpace {
    try #require(CGColorSpace(patternBaseSpace: base))
  }

  /// Red at the lower left of each cell.
  private func corner(_ context: CGContext) {
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test func cellsBeginAtTheLowerLeftAndStandUpright() throws {
    let sheet = try Sheet(5, 5)
    sheet.context.setFillColorSpace(try space())
    sheet.context.setFillPattern(try pattern(draw: corner), colorComponents: [1])
    sheet.context.fill(sheet.bounds)
    #expect(try sheet.alphas(row: 4) == [255, 0, 255, 0, 255])
    #expect(try sheet.alphas(row: 3) == [0, 0, 0, 0, 0])
    #expect(try sheet.alphas(row: 2) == [255, 0, 255, 0, 255])
    #expect(try sheet.pixel(0, 4) == [255, 0, 0, 255])
  }

  @Test func noTransformMovesAPatternButItsOwnAndThePhase() throws {
    let sheet = try Sheet(6, 2)
    sheet.context.translateBy(x: 1, y: 0)
    let color = try #require(
      CGColor(patternSpace: try space(), pattern: try pattern(draw: corner), components: [1]))
    sheet.context.setFillColor(color)
    sheet.context.fill(CGRect(x: -1, y: 0, width: 6, height: 2))
    #expect(try sheet.alphas(row: 1) == [255, 0, 255, 0, 255, 0])
    sheet.context.clear(CGRect(x: -1, y: 0, width: 6, height: 2))
    sheet.context.setPatternPhase(CGSize(width: 1, height: 1))
    sheet.context.fill(CGRect(x: -1, y: 0, width: 6, height: 2))
    #expect(try sheet.alphas(row: 0) == [0, 255, 0, 255, 0, 255])
    let wide = try Sheet(6, 2)
    let double = try pattern(matrix: CGAffineTransform(scaleX: 2, y: 2), draw: corner)
    let scaled = try #require(
      CGColor(patternSpace: try space(), pattern: double, components: [1]))
    wide.context.setFillColor(scaled)
    wide.context.fill(wide.bounds)
    #expect(try wide.alphas(row: 1) == [255, 255, 0, 0, 255, 255])
  }

  @Test func aPatternWithoutColoursIsPaintedInOne() throws {
    let sheet = try Sheet(4, 2)
    let stencil = try pattern(isColored: false) {
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
    }
    sheet.context.setFillColorSpace(try space(CGColorSpaceCreateDeviceRGB()))
    for (x, components) in [(0.0, [0.0, 1, 0, 1]), (2, [0, 0, 1, 0.5])] {
      sheet.context.setFillPattern(stencil, colorComponents: components.map { CGFloat($0) })
      sheet.context.fill(CGRect(x: x, y: 0, width: 2, height: 2))
    }
    #expect(try sheet.pixel(0, 0) == [0, 255, 0, 255])
    #expect(try sheet.pixel(1, 0) == [0, 0, 0, 0])
    #expect(near(try sheet.pixel(2, 0), [0, 0, 128, 128]))
  }

  @Test func linesArePatternedAndAlphaCounts() throws {
    let sheet = try Sheet(4, 3)
    sheet.context.setAlpha(0.5)
    sheet.context.setStrokeColorSpace(try space())
    sheet.context.setStrokePattern(
      try pattern {
        $0.setFillColor(.green)
        $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }, colorComponents: [0.5])
    sheet.context.strokeLineSegments(between: [CGPoint(x: 0, y: 1.5), CGPoint(x: 4, y: 1.5)])
    #expect(near(try sheet.pixel(2, 1), [0, 64, 0, 64]))
    #expect(try sheet.pixel(2, 0) == [0, 0, 0, 0])
  }

  @Test func aDrawingLargerThanItsStepReachesIntoTheNextCell() throws {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        context.setFillColor(CGColor(gray: 0, alpha: 0.5))
        context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
      }, releaseInfo: nil)
    let wide = try #require(
      CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 3, height: 1), matrix: .identity, xStep: 2,
        yStep: 1, tiling: .constantSpacing, isColored: true, callbacks: &callbacks))
    let sheet = try Sheet(6, 1)
    sheet.context.setFillColor(
      try #require(CGColor(patternSpace: try space(), pattern: wide, components: [1])))
    sheet.context.fill(sheet.bounds)
    let alphas = try sheet.alphas(row: 0)
    #expect(near(Array(alphas[2...]), [192, 128, 192, 128]))
  }

  @Test func inASheetOfPointsACellIsAsSharpAsThePixels() throws {
    let sheet = try Sheet(8, 8)
    sheet.context.translateBy(x: 0, y: 8)
    sheet.context.scaleBy(x: 2, y: -2)
    sheet.context.beginUserSpace()
    sheet.context.setFillColor(
      try #require(
        CGColor(
          patternSpace: try space(),
          pattern: try pattern { $0.fill(CGRect(x: 0, y: 0, width: 0.5, height: 0.5)) },
          components: [1])))
    sheet.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(try sheet.alphas(row: 0) == [255, 0, 0, 0, 255, 0, 0, 0])
    #expect(try sheet.alphas(row: 1) == [0, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test func whatAPatternHoldsIsGivenBack() throws {
    var returned = 0
    do {
      var callbacks = CGPatternCallbacks(
        version: 0, drawPattern: { _, _ in }, releaseInfo: { _ in returned += 1 })
      _ = CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), matrix: .identity, xStep: 1,
        yStep: 1, tiling: .noDistortion, isColored: true, callbacks: &callbacks)
    }
    #expect(returned == 1)
  }
}
