@_spi(Pictures) import CoreGraphics
import Foundation
import Testing

struct ContextTests {
  private func context(_ width: Int, _ height: Int) throws -> CGContext {
    try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1))
  }

  /// Red, green, blue, alpha of a pixel, counted from the upper left.
  private func pixel(_ context: CGContext, _ x: Int, _ y: Int) throws -> [UInt8] {
    let image = try #require(context.makeImage())
    let start = (y * image.width + x) * 4
    return Array(image.rgbaBytes[start..<start + 4])
  }

  @Test func theOriginIsAtTheLowerLeft() throws {
    let context = try context(4, 4)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(try pixel(context, 0, 3) == [255, 0, 0, 255])
    #expect(try pixel(context, 1, 3) == [255, 0, 0, 255])
    #expect(try pixel(context, 2, 3) == [0, 0, 0, 0])
    #expect(try pixel(context, 0, 2) == [0, 0, 0, 0])
  }

  @Test func pixelsAreMultipliedByTheirAlpha() throws {
    let context = try context(1, 1)
    context.setFillColor(red: 0, green: 1, blue: 0.5, alpha: 0.5)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let found = try pixel(context, 0, 0)
    #expect(abs(Int(found[3]) - 128) <= 1 && abs(Int(found[1]) - 128) <= 1)
    #expect(found[0] == 0 && abs(Int(found[2]) - 64) <= 1)
  }

  @Test func aClipEndsWithItsState() throws {
    let context = try context(2, 1)
    context.setFillColor(.white)
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.setFillColor(.black)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.restoreGState()
    #expect(try pixel(context, 0, 0) == [0, 0, 0, 255])
    #expect(try pixel(context, 1, 0) == [0, 0, 0, 0])
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(try pixel(context, 1, 0) == [255, 255, 255, 255])
  }

  @Test func aLineIsAsWideAsItSays() throws {
    let context = try context(5, 5)
    context.setStrokeColor(.white)
    context.setLineWidth(3)
    context.move(to: CGPoint(x: 0, y: 2.5))
    context.addLine(to: CGPoint(x: 5, y: 2.5))
    context.strokePath()
    let column = try (0..<5).map { try pixel(context, 2, $0)[3] }
    #expect(column == [0, 255, 255, 255, 0])
  }

  @Test func aPictureStandsUprightAndIsStretched() throws {
    let small = try context(1, 2)
    small.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
    small.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
    let large = try context(4, 4)
    large.interpolationQuality = .none
    large.draw(try #require(small.makeImage()), in: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(try pixel(large, 3, 0) == [0, 0, 255, 255])
    #expect(try pixel(large, 3, 1) == [0, 0, 255, 255])
    #expect(try pixel(large, 3, 2) == [0, 0, 0, 0])
  }

  @Test func clearingLeavesNothing() throws {
    let context = try context(2, 1)
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try pixel(context, 0, 0) == [0, 0, 0, 0])
    #expect(try pixel(context, 1, 0) == [255, 255, 255, 255])
  }

  @Test func aGradientRunsFromOneColourToTheOther() throws {
    let context = try context(100, 1)
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil,
        colors: [
          CGColor(red: 1, green: 0, blue: 0, alpha: 1),
          CGColor(red: 0, green: 0, blue: 1, alpha: 1),
        ], locations: nil))
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
    let (left, right) = (try pixel(context, 0, 0), try pixel(context, 99, 0))
    #expect(left[0] > 250 && left[2] < 5)
    #expect(right[0] < 5 && right[2] > 250)
  }

  @Test func aSheetWithoutSizeIsRefused() {
    #expect(
      CGContext(
        data: nil, width: 0, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1) == nil)
  }
}
