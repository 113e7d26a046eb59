@_spi(Contexts) import CoreGraphics
import Foundation
import Testing

struct ShadowTests {
  @Test func aShadowLiesWhereItsOffsetSaysAndUnderItsObject() throws {
    let sheet = try Sheet(10, 10)
    sheet.context.setShadow(offset: CGSize(width: 3, height: 2), blur: 0, color: .red)
    sheet.context.setFillColor(.blue)
    sheet.context.fill(CGRect(x: 1, y: 1, width: 4, height: 4))
    // y grows upwards: two pixels up, which is two rows less from above.
    #expect(try sheet.pixel(7, 3) == [255, 0, 0, 255])
    #expect(try sheet.pixel(4, 5) == [0, 0, 255, 255])
    #expect(try sheet.pixel(1, 8) == [0, 0, 255, 255])
    #expect(try sheet.pixel(7, 8) == [0, 0, 0, 0])
  }

  @Test(arguments: [1e300, CGFloat.infinity, .nan, -1e300])
  func aShadowOfAnEndlessBlurStopsNothing(blur: CGFloat) throws {
    let sheet = try Sheet(10, 10)
    for offset in [CGSize.zero, CGSize(width: blur, height: 0), CGSize(width: 0, height: -blur)] {
      sheet.context.setShadow(offset: offset, blur: blur, color: .red)
      sheet.context.setFillColor(.blue)
      sheet.context.fill(CGRect(x: 1, y: 1, width: 4, height: 4))
    }
    #expect(try sheet.pixel(3, 7) == [0, 0, 255, 255])
  }

  @Test func noTransformMovesAShadow() throws {
    let sheet = try Sheet(20, 20)
    sheet.context.scaleBy(x: 2, y: 2)
    sheet.context.rotate(by: .pi / 2)
    sheet.context.setShadow(offset: CGSize(width: 4, height: 0), blur: 0, color: .red)
    sheet.context.fill(CGRect(x: 4, y: -4, width: 2, height: 2))
    #expect(try sheet.pixel(6, 9) == [0, 0, 0, 255])
    #expect(try sheet.pixel(10, 9) == [255, 0, 0, 255])
    #expect(try sheet.pixel(13, 9) == [0, 0, 0, 0])
  }

  @Test func inASheetOfPointsAShadowIsMeasuredInPointsDownwards() throws {
    let sheet = try Sheet(20, 20)
    sheet.context.translateBy(x: 0, y: 20)
    sheet.context.scaleBy(x: 2, y: -2)
    sheet.context.beginUserSpace()
    sheet.context.setShadow(offset: CGSize(width: 0, height: 3), blur: 0, color: .red)
    sheet.context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(try sheet.pixel(2, 2) == [0, 0, 0, 255])
    #expect(try sheet.pixel(2, 8) == [255, 0, 0, 255])
    #expect(try sheet.pixel(2, 11) == [255, 0, 0, 255])
    #expect(try sheet.pixel(2, 12) == [0, 0, 0, 0])
  }

  @Test func theBlurIsTwiceTheDeviationOfABellCurve() throws {
    let sheet = try Sheet(120, 40)
    sheet.context.setShadow(offset: CGSize(width: 60, height: 0), blur: 12, color: .black)
    sheet.context.setFillColor(.white)
    sheet.context.clip(to: CGRect(x: 60, y: 0, width: 60, height: 40))
    sheet.context.fill(CGRect(x: -60, y: -100, width: 90, height: 300))
    let alphas = try sheet.alphas(row: 20)
    // The edge of the shadow is at 90; the integral of the curve says how dark it is around it.
    for distance in stride(from: -15, through: 14, by: 1) {
      let place = (Double(distance) + 0.5) / 6
      let wanted = 255 * 0.5 * erfc(place / 2.0.squareRoot())
      #expect(abs(Double(alphas[90 + distance]) - wanted) < 5, "\(distance)")
    }
  }

  @Test func everythingThatIsDrawnCastsAShadow() throws {
    let picture = try #require(try Sheet(2, 2, background: .green).context.makeImage())
    let draws: [(CGContext) -> Void] = [
      { $0.draw(picture, in: CGRect(x: 0, y: 0, width: 2, height: 2)) },
      { $0.stroke(CGRect(x: 0.5, y: 0.5, width: 1, height: 1)) },
      {
        $0.beginTransparencyLayer(auxiliaryInfo: nil)
        $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        $0.endTransparencyLayer()
      },
    ]
    for draw in draws {
      let sheet = try Sheet(8, 2)
      sheet.context.setShadow(offset: CGSize(width: 4, height: 0), blur: 0, color: .red)
      draw(sheet.context)
      #expect(try sheet.pixel(4, 0) == [255, 0, 0, 255])
      #expect(try sheet.pixel(3, 0) == [0, 0, 0, 0])
    }
  }

  @Test func inALayerOneShadowFallsFromAllTogether() throws {
    let sheet = try Sheet(12, 2)
    sheet.context.setShadow(offset: CGSize(width: 1, height: 0), blur: 0, color: .red)
    sheet.context.beginTransparencyLayer(auxiliaryInfo: nil)
    sheet.context.setFillColor(.green)
    sheet.context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    sheet.context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
    sheet.context.endTransparencyLayer()
    #expect(try sheet.pixel(2, 0) == [0, 255, 0, 255])
    #expect(try sheet.pixel(4, 0) == [255, 0, 0, 255])
  }

  @Test func aShadowEndsWithItsColourOrItsState() throws {
    let sheet = try Sheet(8, 1)
    sheet.context.saveGState()
    sheet.context.setShadow(offset: CGSize(width: 2, height: 0), blur: 0, color: .red)
    sheet.context.restoreGState()
    sheet.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    sheet.context.setShadow(offset: CGSize(width: 2, height: 0), blur: 0, color: .red)
    sheet.context.setShadow(offset: .zero, blur: 0, color: nil)
    sheet.context.fill(CGRect(x: 4, y: 0, width: 1, height: 1))
    #expect(try sheet.alphas(row: 0) == [255, 0, 0, 0, 255, 0, 0, 0])
  }

  @Test func theUsualShadowIsAThirdOfBlack() throws {
    let sheet = try Sheet(4, 1)
    sheet.context.setFillColor(.white)
    sheet.context.setShadow(offset: CGSize(width: 2, height: 0), blur: 0)
    sheet.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try sheet.pixel(2, 0) == [0, 0, 0, 85])
  }
}
