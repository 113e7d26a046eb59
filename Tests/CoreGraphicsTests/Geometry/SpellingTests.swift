import CoreGraphics
import Foundation
import Testing

/// Text of Swift 1 and 2 that pages are full of; each name of old does what the new one does.
struct SpellingTests {
  @Test func geometryInCStyle() {
    let rect = CGRectMake(10, 20, 30, 40)
    #expect(rect == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(CGRectGetMidX(rect) == 25 && CGRectGetMaxY(rect) == 60 && CGRectGetWidth(rect) == 30)
    #expect(CGRectInset(rect, 1, 2) == CGRectMake(11, 22, 28, 36))
    #expect(CGRectUnion(rect, CGRectZero) == CGRectMake(0, 0, 40, 60))
    #expect(CGRectContainsPoint(rect, CGPointMake(10, 20)))
    #expect(CGRectEqualToRect(CGRectOffset(rect, -10, -20), CGRectMake(0, 0, 30, 40)))
    #expect(CGRectIsNull(CGRectIntersection(rect, CGRectNull)))
    var (slice, rest) = (CGRectZero, CGRectZero)
    CGRectDivide(rect, &slice, &rest, 10, .MinXEdge)
    #expect(slice == CGRectMake(10, 20, 10, 40) && rest == CGRectMake(20, 20, 20, 40))
    var place = rect
    place.insetInPlace(dx: 5, dy: 5)
    place.offsetInPlace(dx: 1, dy: 1)
    #expect(place == CGRectMake(16, 26, 20, 30))
  }

  @Test func transformsInCStyle() {
    let turn = CGAffineTransformMakeRotation(CGFloat(Double.pi / 2))
    let both = CGAffineTransformConcat(turn, CGAffineTransformMakeScale(2, 3))
    let point = CGPointApplyAffineTransform(CGPointMake(1, 0), both)
    #expect(near(point.x, 0) && near(point.y, 3))
    #expect(CGAffineTransformIsIdentity(CGAffineTransformIdentity))
    let back = CGAffineTransformTranslate(CGAffineTransformInvert(both), 1, 1)
    #expect(!CGAffineTransformEqualToTransform(back, both))
  }

  @Test func drawingInCStyle() throws {
    let space = CGColorSpaceCreateDeviceRGB()
    let context = CGBitmapContextCreate(
      nil, 20, 20, 8, 0, space, CGImageAlphaInfo.PremultipliedLast.rawValue)
    CGContextSaveGState(context)
    CGContextSetFillColorWithColor(context, CGColorCreate(space, [0, 0, 1, 1]))
    CGContextSetLineWidth(context, 2)
    CGContextSetLineCap(context, .Round)
    CGContextTranslateCTM(context, 0, 20)
    CGContextScaleCTM(context, 1, -1)
    let path = CGPathCreateMutable()
    CGPathMoveToPoint(path, nil, 0, 0)
    CGPathAddLineToPoint(path, nil, 20, 0)
    CGPathAddLineToPoint(path, nil, 20, 10)
    CGPathAddLineToPoint(path, nil, 0, 10)
    CGPathCloseSubpath(path)
    CGContextAddPath(context, path)
    CGContextDrawPath(context, .Fill)
    CGContextRestoreGState(context)
    CGContextSetRGBStrokeColor(context, 1, 0, 0, 1)
    CGContextMoveToPoint(context, 0, 1)
    CGContextAddLineToPoint(context, 20, 1)
    CGContextSetLineWidth(context, 2)
    CGContextStrokePath(context)
    let image = try #require(CGBitmapContextCreateImage(context))
    let data = try #require(CGDataProviderCopyData(CGImageGetDataProvider(image)))
    let bytes = try #require(CFDataGetBytePtr(data))
    let row = CGImageGetBytesPerRow(image)
    #expect([bytes[0], bytes[1], bytes[2], bytes[3]] == [0, 0, 255, 255])
    #expect(bytes[15 * row + 3] == 0)
    #expect([bytes[19 * row], bytes[19 * row + 3]] == [255, 255])
  }

  @Test func gradientsInCStyle() throws {
    let sheet = try Sheet(10, 1)
    let gradient = CGGradientCreateWithColors(
      CGColorSpaceCreateWithName(kCGColorSpaceSRGB), [CGColor.red, CGColor.blue], [0, 1])
    CGContextDrawLinearGradient(
      sheet.context, gradient, CGPointZero, CGPointMake(10, 0), [.DrawsAfterEndLocation])
    #expect(try sheet.pixel(0, 0)[0] > 230)
    CGContextDrawRadialGradient(
      sheet.context, gradient, CGPointZero, 0, CGPointZero, 10,
      CGGradientDrawingOptions(rawValue: 0))
    #expect(try sheet.pixel(9, 0)[2] > 200)
  }

  @Test func namesOfTypesInCStyle() {
    let color: CGColorRef = CGColorCreateGenericGray(0.5, 1)
    #expect(CFGetTypeID(color) == CGColorGetTypeID())
    #expect(CFGetTypeID(CGPathCreateMutable()) == CGPathGetTypeID())
    #expect(CGBlendMode.Multiply == kCGBlendModeMultiply)
  }
}
