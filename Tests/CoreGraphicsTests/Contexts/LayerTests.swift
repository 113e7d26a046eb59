import CoreGraphics
import Foundation
import Testing

struct LayerTests {
  @Test func aLayerIsPaintedAsOneThing() throws {
    let sheet = try Sheet(3, 1)
    sheet.context.setAlpha(0.5)
    sheet.context.beginTransparencyLayer(auxiliaryInfo: nil)
    sheet.context.setFillColor(.red)
    sheet.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    sheet.context.setFillColor(.blue)
    sheet.context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
    sheet.context.endTransparencyLayer()
    #expect(near(try sheet.pixel(0, 0), [128, 0, 0, 128]))
    #expect(near(try sheet.pixel(1, 0), [0, 0, 128, 128]))
    sheet.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(near(try sheet.pixel(0, 0), [64, 0, 0, 192]))
  }

  @Test func whatWasSetInALayerEndsWithIt() throws {
    let sheet = try Sheet(2, 1)
    sheet.context.beginTransparencyLayer(auxiliaryInfo: nil)
    sheet.context.saveGState()
    sheet.context.setFillColor(.red)
    sheet.context.clip(to: .zero)
    sheet.context.translateBy(x: 7, y: 7)
    sheet.context.endTransparencyLayer()
    sheet.context.fill(sheet.bounds)
    #expect(try sheet.pixel(1, 0) == [0, 0, 0, 255])
    sheet.context.endTransparencyLayer()
    sheet.context.restoreGState()
    sheet.context.restoreGState()
    #expect(sheet.context.ctm.isIdentity)
  }

  @Test func aLayerIsMixedWithTheModeThatWasSetBeforeIt() throws {
    let sheet = try Sheet(2, 1, background: .red)
    sheet.context.setBlendMode(.multiply)
    sheet.context.beginTransparencyLayer(auxiliaryInfo: nil)
    sheet.context.setFillColor(CGColor(red: 1, green: 1, blue: 0, alpha: 1))
    sheet.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    sheet.context.endTransparencyLayer()
    #expect(try sheet.pixel(0, 0) == [255, 0, 0, 255])
    #expect(try sheet.pixel(1, 0) == [255, 0, 0, 255])
  }

  @Test func layersMayLieInLayersAndInRectangles() throws {
    let sheet = try Sheet(4, 1)
    sheet.context.setAlpha(0.5)
    sheet.context.beginTransparencyLayer(
      in: CGRect(x: 0, y: 0, width: 2, height: 1), auxiliaryInfo: nil)
    sheet.context.setAlpha(0.5)
    sheet.context.beginTransparencyLayer(auxiliaryInfo: nil)
    sheet.context.fill(sheet.bounds)
    sheet.context.endTransparencyLayer()
    sheet.context.endTransparencyLayer()
    #expect(near(try sheet.alphas(row: 0), [64, 64, 0, 0]))
  }

  @Test func aLayerToKeepIsDrawnAgainAndAgain() throws {
    let sheet = try Sheet(8, 4)
    let layer = try #require(
      CGLayer(sheet.context, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil))
    let inner = try #require(layer.context)
    inner.setFillColor(.green)
    inner.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
    sheet.context.interpolationQuality = .none
    sheet.context.draw(layer, at: CGPoint(x: 1, y: 0))
    sheet.context.draw(layer, in: CGRect(x: 4, y: 0, width: 4, height: 4))
    #expect(layer.size == CGSize(width: 2, height: 2))
    #expect(try sheet.alphas(row: 2) == [0, 255, 0, 0, 0, 0, 0, 0])
    #expect(try sheet.alphas(row: 1) == [0, 0, 0, 0, 255, 255, 0, 0])
    #expect(try sheet.pixel(4, 0) == [0, 255, 0, 255])
  }
}
