import CoreGraphics
import Foundation
import Testing

struct LineTests {
  private func line(_ sheet: Sheet, from start: CGFloat, to end: CGFloat, y: CGFloat = 1.5) {
    sheet.context.strokeLineSegments(between: [CGPoint(x: start, y: y), CGPoint(x: end, y: y)])
  }

  @Test func capsReachAsFarAsTheySay() throws {
    let lengths = try [CGLineCap.butt, .square, .round].map { cap in
      let sheet = try Sheet(20, 8)
      sheet.context.setLineWidth(4)
      sheet.context.setLineCap(cap)
      line(sheet, from: 6, to: 12, y: 4)
      return try sheet.alphas(row: 4).filter { $0 > 200 }.count
    }
    #expect(lengths == [6, 10, 10])
  }

  @Test func dashesBeginAtTheirPhase() throws {
    let sheet = try Sheet(12, 3)
    sheet.context.setLineDash(phase: 1, lengths: [3, 2])
    line(sheet, from: 0, to: 12)
    #expect(
      try sheet.alphas(row: 1) == [255, 255, 0, 0, 255, 255, 255, 0, 0, 255, 255, 255])
    sheet.context.clear(sheet.bounds)
    sheet.context.setLineDash(phase: 0, lengths: [])
    line(sheet, from: 0, to: 12)
    #expect(try sheet.alphas(row: 1).allSatisfy { $0 == 255 })
  }

  @Test func aLineOfNoWidthIsAPixelThick() throws {
    let sheet = try Sheet(4, 3)
    sheet.context.scaleBy(x: 2, y: 1)
    sheet.context.setLineWidth(0)
    line(sheet, from: 0, to: 2)
    #expect(try sheet.alphas(row: 1) == [255, 255, 255, 255])
    #expect(try sheet.alphas(row: 0) == [0, 0, 0, 0])
  }

  @Test func theTransformOfNowMakesTheLinesWidth() throws {
    let sheet = try Sheet(10, 10)
    sheet.context.move(to: CGPoint(x: 5, y: 0))
    sheet.context.addLine(to: CGPoint(x: 5, y: 10))
    sheet.context.scaleBy(x: 4, y: 1)
    sheet.context.strokePath()
    #expect(try sheet.alphas(row: 5) == [0, 0, 0, 255, 255, 255, 255, 0, 0, 0])
  }

  @Test func withoutSmoothingAPixelIsWholeOrNothing() throws {
    let sheet = try Sheet(12, 12)
    sheet.context.setShouldAntialias(false)
    sheet.context.fillEllipse(in: sheet.bounds)
    #expect(try sheet.pixels().allSatisfy { $0[3] == 0 || $0[3] == 255 })
    let smooth = try Sheet(12, 12)
    smooth.context.fillEllipse(in: smooth.bounds)
    #expect(try smooth.pixels().contains { $0[3] > 0 && $0[3] < 255 })
  }

  @Test func numbersThatAreNoneDoNoHarm() throws {
    let sheet = try Sheet(4, 1)
    sheet.context.setLineDash(phase: 0, lengths: [0, 0])
    line(sheet, from: 0, to: 4, y: 0.5)
    sheet.context.saveGState()
    sheet.context.scaleBy(x: 0, y: 0)
    sheet.context.fill(sheet.bounds)
    line(sheet, from: 0, to: 4)
    sheet.context.rotate(by: .nan)
    sheet.context.fillEllipse(in: sheet.bounds)
    sheet.context.restoreGState()
    sheet.context.move(to: CGPoint(x: CGFloat.nan, y: .infinity))
    sheet.context.addLine(to: CGPoint(x: 2, y: 2))
    sheet.context.strokePath()
    sheet.context.setFillColor(.red)
    sheet.context.fill(sheet.bounds)
    #expect(try sheet.pixel(3, 0) == [255, 0, 0, 255])
  }

  @Test func thePathIsAskedForInThePagesOwnNumbers() throws {
    let context = try Sheet(20, 20).context
    context.scaleBy(x: 2, y: 2)
    context.move(to: CGPoint(x: 1, y: 1))
    context.addLine(to: CGPoint(x: 4, y: 1))
    context.addLine(to: CGPoint(x: 4, y: 5))
    #expect(context.currentPointOfPath == CGPoint(x: 4, y: 5))
    #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 1, width: 3, height: 4))
    #expect(context.pathContains(CGPoint(x: 3.5, y: 2), mode: .fill))
    #expect(!context.pathContains(CGPoint(x: 3, y: 2), mode: .stroke))
    context.translateBy(x: 1, y: 1)
    #expect(context.currentPointOfPath == CGPoint(x: 3, y: 4))
    #expect(context.path?.boundingBox == CGRect(x: 0, y: 0, width: 3, height: 4))
    context.strokePath()
    #expect(context.isPathEmpty && context.path == nil)
  }

  @Test func aPathBecomesItsOutline() throws {
    let sheet = try Sheet(10, 10)
    sheet.context.setLineWidth(2)
    sheet.context.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    sheet.context.replacePathWithStrokedPath()
    sheet.context.fillPath()
    let stroked = try Sheet(10, 10)
    stroked.context.stroke(CGRect(x: 3, y: 3, width: 4, height: 4), width: 2)
    #expect(try sheet.pixels() == stroked.pixels())
  }

  @Test func spaceIsConvertedBothWays() throws {
    let context = try Sheet(10, 10).context
    context.translateBy(x: 1, y: 2)
    context.scaleBy(x: 2, y: 4)
    let there = context.convertToDeviceSpace(CGRect(x: 1, y: 1, width: 1, height: 1))
    #expect(there == CGRect(x: 3, y: 6, width: 2, height: 4))
    #expect(context.convertToUserSpace(there) == CGRect(x: 1, y: 1, width: 1, height: 1))
    #expect(
      context.convertToDeviceSpace(CGSize(width: 1, height: 1)) == CGSize(width: 2, height: 4))
    #expect(context.userSpaceToDeviceSpaceTransform == context.ctm)
  }
}
