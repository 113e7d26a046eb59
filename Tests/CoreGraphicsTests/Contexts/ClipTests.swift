import CoreGraphics
import Foundation
import Testing

struct ClipTests {
  private let square = CGRect(x: 0, y: 0, width: 2, height: 2)

  @Test func aPathClipsByEitherRule() throws {
    for (rule, hole) in [(CGPathFillRule.winding, UInt8(255)), (.evenOdd, 0)] {
      let sheet = try Sheet(6, 6)
      sheet.context.addRect(sheet.bounds)
      sheet.context.addRect(CGRect(x: 2, y: 2, width: 2, height: 2))
      sheet.context.clip(using: rule)
      sheet.context.fill(sheet.bounds)
      #expect(try sheet.pixel(0, 0)[3] == 255)
      #expect(try sheet.pixel(3, 3)[3] == hole)
    }
  }

  @Test func severalRectanglesClipTogether() throws {
    let sheet = try Sheet(6, 1)
    sheet.context.clip(to: [
      CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 4, y: 0, width: 1, height: 1),
    ])
    #expect(sheet.context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 5, height: 1))
    sheet.context.fill(sheet.bounds)
    #expect(try sheet.alphas(row: 0) == [255, 0, 0, 0, 255, 0])
    sheet.context.resetClip()
    sheet.context.fill(sheet.bounds)
    #expect(try sheet.alphas(row: 0) == [255, 255, 255, 255, 255, 255])
  }

  @Test func clipsMeetAndAreGivenInThePagesOwnNumbers() throws {
    let sheet = try Sheet(20, 20)
    sheet.context.scaleBy(x: 2, y: 2)
    sheet.context.clip(to: CGRect(x: 1, y: 1, width: 6, height: 6))
    sheet.context.clip(to: CGRect(x: 4, y: 0, width: 9, height: 3))
    #expect(sheet.context.boundingBoxOfClipPath == CGRect(x: 4, y: 1, width: 3, height: 2))
  }

  @Test func aStencilLetsThroughWhereItsSamplesAreNothing() throws {
    let samples: [UInt8] = [0, 255, 128, 0]
    let provider = try #require(CGDataProvider(data: Data(samples)))
    let stencil = try #require(
      CGImage(
        maskWidth: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
        provider: provider, decode: nil, shouldInterpolate: false))
    #expect(stencil.isMask)
    let sheet = try Sheet(2, 2)
    sheet.context.interpolationQuality = .none
    sheet.context.clip(to: square, mask: stencil)
    sheet.context.setFillColor(.red)
    sheet.context.fill(square)
    #expect(try sheet.alphas(row: 0) == [255, 0])
    #expect(near(try sheet.alphas(row: 1), [127, 255]))
    let painted = try Sheet(2, 2)
    painted.context.interpolationQuality = .none
    painted.context.setFillColor(.blue)
    painted.context.draw(stencil, in: square)
    #expect(try painted.pixel(0, 0) == [0, 0, 255, 255])
    #expect(try painted.pixel(1, 0) == [0, 0, 0, 0])
  }

  @Test func aPicturesAlphaOrElseItsLightLetsThrough() throws {
    let half = try Sheet(2, 1)
    half.context.setFillColor(.green)
    half.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let withAlpha = try #require(half.context.makeImage())
    let samples: [UInt8] = [255, 0]
    let provider = try #require(CGDataProvider(data: Data(samples)))
    let grey = try #require(
      CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [],
        provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
    for mask in [withAlpha, grey] {
      let sheet = try Sheet(2, 1)
      sheet.context.interpolationQuality = .none
      sheet.context.clip(to: sheet.bounds, mask: mask)
      sheet.context.setFillColor(.red)
      sheet.context.fill(sheet.bounds)
      #expect(try sheet.pixel(0, 0) == [255, 0, 0, 255])
      #expect(try sheet.pixel(1, 0) == [0, 0, 0, 0])
    }
  }

  @Test func twoMasksLetThroughWhatBothDo() throws {
    let left = try Sheet(4, 1)
    left.context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
    let right = try Sheet(4, 1)
    right.context.fill(CGRect(x: 1, y: 0, width: 3, height: 1))
    let sheet = try Sheet(4, 1)
    sheet.context.interpolationQuality = .none
    sheet.context.clip(to: sheet.bounds, mask: try #require(left.context.makeImage()))
    sheet.context.saveGState()
    sheet.context.clip(to: sheet.bounds, mask: try #require(right.context.makeImage()))
    sheet.context.fill(sheet.bounds)
    #expect(try sheet.alphas(row: 0) == [0, 255, 255, 0])
    sheet.context.restoreGState()
    sheet.context.fill(sheet.bounds)
    #expect(try sheet.alphas(row: 0) == [255, 255, 255, 0])
  }

  @Test func aMaskHoldsInModesOfOurOwn() throws {
    let stencil = try Sheet(2, 1)
    stencil.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let sheet = try Sheet(2, 1, background: .white)
    sheet.context.interpolationQuality = .none
    sheet.context.clip(to: sheet.bounds, mask: try #require(stencil.context.makeImage()))
    sheet.context.setBlendMode(.plusDarker)
    sheet.context.setFillColor(CGColor(gray: 0.5, alpha: 1))
    sheet.context.fill(sheet.bounds)
    #expect(near(try sheet.pixel(0, 0), [128, 128, 128, 255]))
    #expect(try sheet.pixel(1, 0) == [255, 255, 255, 255])
  }

  @Test func clippingBeginsANewPath() throws {
    let sheet = try Sheet(4, 4)
    sheet.context.addRect(square)
    sheet.context.clip()
    #expect(sheet.context.isPathEmpty)
  }
}
