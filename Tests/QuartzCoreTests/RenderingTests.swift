@_spi(Contexts) @_spi(Pictures) import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore

/// Pictures of layers, pixel by pixel.
///
/// Long because there is one small picture for each thing a layer shows.
@MainActor
struct RenderingTests {
  private struct Pixel: Equatable, CustomStringConvertible {
    var red, green, blue, alpha: Int
    static let nothing = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    static let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
    static let blue = Pixel(red: 0, green: 0, blue: 255, alpha: 255)
    static let black = Pixel(red: 0, green: 0, blue: 0, alpha: 255)
    var description: String { "(\(red) \(green) \(blue) \(alpha))" }
  }

  private struct Sheet {
    let bytes: [UInt8]
    let width: Int

    subscript(x: Int, y: Int) -> Pixel {
      let start = (y * width + x) * 4
      return Pixel(
        red: Int(bytes[start]), green: Int(bytes[start + 1]), blue: Int(bytes[start + 2]),
        alpha: Int(bytes[start + 3]))
    }
  }

  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// The layer, y downwards, a pixel for a point.
  private func picture(_ layer: CALayer, _ width: Int = 40, _ height: Int = 40) throws -> Sheet {
    let context = try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.translateBy(x: 0, y: CGFloat(height))
    context.scaleBy(x: 1, y: -1)
    context.beginUserSpace()
    layer.render(in: context)
    let image = try #require(context.makeImage())
    return Sheet(bytes: image.rgbaBytes, width: width)
  }

  private func layer(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: CGColor? = nil
  ) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.backgroundColor = color
    return layer
  }

  private func near(_ one: Int, _ other: Int, _ distance: Int = 2) -> Bool {
    abs(one - other) <= distance
  }

  @Test func theLayersOwnPlaceIsLeftOutAndItsSublayersIsNot() throws {
    let root = layer(100, 100, 20, 20, red)
    root.addSublayer(layer(5, 2, 4, 4, blue))
    let sheet = try picture(root)
    #expect(sheet[0, 0] == .red && sheet[19, 19] == .red && sheet[20, 20] == .nothing)
    #expect(sheet[5, 2] == .blue && sheet[8, 5] == .blue && sheet[9, 6] == .red)
  }

  @Test func theOrderIsThatOfDepthAndThenOfTheList() throws {
    let root = layer(0, 0, 20, 20)
    let (back, front) = (layer(0, 0, 10, 10, red), layer(0, 0, 10, 10, blue))
    root.sublayers = [back, front]
    #expect(try picture(root)[5, 5] == .blue)
    back.zPosition = 1
    #expect(try picture(root)[5, 5] == .red)
    back.isHidden = true
    #expect(try picture(root)[5, 5] == .blue)
  }

  @Test func aTurnedSublayerLiesWhereItIsSeen() throws {
    let root = layer(0, 0, 40, 40)
    let bar = layer(10, 18, 20, 4, red)
    bar.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    root.addSublayer(bar)
    let sheet = try picture(root)
    #expect(sheet[19, 11] == .red && sheet[20, 28] == .red && sheet[11, 19] == .nothing)
  }

  @Test func opacityIsThatOfTheWhole() throws {
    let root = layer(0, 0, 20, 20)
    let group = layer(0, 0, 20, 20, red)
    group.addSublayer(layer(0, 0, 10, 10, blue))
    group.opacity = 0.5
    root.addSublayer(group)
    let sheet = try picture(root)
    #expect(near(sheet[5, 5].blue, 128) && sheet[5, 5].red == 0 && near(sheet[5, 5].alpha, 128))
    #expect(near(sheet[15, 15].red, 128))
  }

  @Test func cornersAreRoundWhereTheirMaskSays() throws {
    let root = layer(0, 0, 40, 40, red)
    root.cornerRadius = 12
    root.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    let sheet = try picture(root)
    #expect(sheet[0, 0] == .nothing && sheet[39, 39] == .nothing)
    #expect(sheet[39, 0] == .red && sheet[0, 39] == .red && sheet[12, 12] == .red)
  }

  @Test func onlyALayerThatMasksCutsItsSublayers() throws {
    let root = layer(0, 0, 20, 20)
    let holder = layer(5, 5, 10, 10)
    holder.addSublayer(layer(-5, -5, 20, 20, red))
    root.addSublayer(holder)
    #expect(try picture(root)[2, 2] == .red)
    holder.masksToBounds = true
    let sheet = try picture(root)
    #expect(sheet[2, 2] == .nothing && sheet[7, 7] == .red)
  }

  @Test func theBorderLiesOverSublayers() throws {
    let root = layer(0, 0, 20, 20)
    root.borderWidth = 3
    root.borderColor = blue
    root.addSublayer(layer(0, 0, 20, 20, red))
    let sheet = try picture(root)
    #expect(sheet[1, 10] == .blue && sheet[10, 2] == .blue && sheet[10, 10] == .red)
  }

  @Test func aMaskLetsThroughWhereItHasAlpha() throws {
    let root = layer(0, 0, 20, 20, red)
    let mask = layer(0, 0, 10, 20, CGColor(gray: 0, alpha: 1))
    root.mask = mask
    let sheet = try picture(root)
    #expect(sheet[5, 10] == .red && sheet[15, 10] == .nothing)
  }

  @Test func aShadowFallsBesideTheLayer() throws {
    let root = layer(0, 0, 40, 40)
    let box = layer(5, 5, 10, 10, red)
    box.shadowOpacity = 1
    box.shadowRadius = 0
    box.shadowOffset = CGSize(width: 12, height: 14)
    root.addSublayer(box)
    var sheet = try picture(root)
    #expect(sheet[20, 22] == .black && sheet[10, 10] == .red && sheet[30, 32] == .nothing)
    box.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
    sheet = try picture(root)
    #expect(sheet[18, 20] == .black && sheet[22, 24] == .nothing && sheet[6, 6] == .red)
    box.backgroundColor = nil
    sheet = try picture(root)
    #expect(sheet[18, 20] == .black && sheet[6, 6] == .nothing)
  }

  private func checker() throws -> CGImage {
    // Red above, blue below: two pixels.
    let context = try #require(
      CGContext(
        data: nil, width: 1, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
    context.setFillColor(blue)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    return try #require(context.makeImage())
  }

  @Test func contentsAreUprightAndPlacedByGravity() throws {
    let root = layer(0, 0, 20, 20)
    root.contents = try checker()
    root.magnificationFilter = .nearest
    var sheet = try picture(root)
    #expect(sheet[10, 4] == .red && sheet[10, 16] == .blue)
    root.contentsGravity = .bottomRight
    sheet = try picture(root)
    #expect(sheet[19, 18] == .red && sheet[19, 19] == .blue && sheet[18, 18] == .nothing)
    root.contentsGravity = .resizeAspect
    sheet = try picture(root)
    #expect(sheet[10, 4] == .red && sheet[2, 4] == .nothing)
    root.contentsGravity = .resize
    root.contentsRect = CGRect(x: 0, y: 0.5, width: 1, height: 0.5)
    sheet = try picture(root)
    #expect(sheet[10, 4] == .blue)
  }

  @Test func aTintTakesThePlaceOfThePicturesColours() throws {
    let root = layer(0, 0, 20, 20)
    root.contents = try checker()
    root.contentsTint = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    let green = Pixel(red: 0, green: 255, blue: 0, alpha: 255)
    let sheet = try picture(root)
    #expect(sheet[10, 4] == green && sheet[10, 16] == green && sheet[25, 10] == .nothing)
  }

  @Test func theMiddleOfNinePartsIsStretched() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 3, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
    context.setFillColor(blue)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    let root = layer(0, 0, 30, 10)
    root.contents = context.makeImage()
    root.magnificationFilter = .nearest
    root.contentsCenter = CGRect(x: 1.0 / 3, y: 0, width: 1.0 / 3, height: 1)
    let sheet = try picture(root)
    #expect(sheet[0, 5] == .red && sheet[29, 5] == .red)
    #expect(sheet[2, 5] == .blue && sheet[27, 5] == .blue)
  }

  @Test func aShapeIsFilledAndStrokedInPart() throws {
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 20))
    path.addLine(to: CGPoint(x: 40, y: 20))
    shape.path = path
    shape.fillColor = nil
    shape.strokeColor = red
    shape.lineWidth = 4
    var sheet = try picture(shape)
    #expect(sheet[5, 20] == .red && sheet[35, 20] == .red && sheet[5, 25] == .nothing)
    (shape.strokeStart, shape.strokeEnd) = (0.25, 0.5)
    sheet = try picture(shape)
    #expect(sheet[5, 20] == .nothing && sheet[15, 20] == .red && sheet[25, 20] == .nothing)
    (shape.strokeStart, shape.strokeEnd) = (0, 1)
    shape.lineDashPattern = [10, 10]
    sheet = try picture(shape)
    #expect(sheet[5, 20] == .red && sheet[15, 20] == .nothing && sheet[25, 20] == .red)
  }

  @Test func aGradientRunsFromStartToEnd() throws {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    gradient.colors = [red, blue]
    var sheet = try picture(gradient)
    #expect(sheet[20, 0].red > 240 && sheet[20, 39].blue > 240)
    #expect(near(sheet[20, 20].red, 125, 8) && sheet[0, 20] == sheet[39, 20])
    gradient.locations = [0, 0.25]
    sheet = try picture(gradient)
    #expect(sheet[20, 15] == .blue)
    gradient.locations = nil
    gradient.type = .radial
    (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
    sheet = try picture(gradient)
    #expect(sheet[20, 20].red > 240 && sheet[0, 0] == .blue && sheet[20, 39].blue > 235)
    gradient.type = .conic
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    sheet = try picture(gradient)
    // From the right, clockwise: below comes early, above comes late.
    #expect(sheet[20, 35].red > sheet[20, 5].red)
  }

  @Test func copiesOfAReplicatorStepOnAndChangeColour() throws {
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
    replicator.addSublayer(layer(0, 0, 8, 8, CGColor(gray: 1, alpha: 1)))
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(12, 0, 0)
    replicator.instanceColor = red
    replicator.instanceAlphaOffset = -0.25
    let sheet = try picture(replicator)
    #expect(sheet[4, 4] == .red && sheet[10, 4] == .nothing)
    #expect(near(sheet[16, 4].alpha, 191, 3) && near(sheet[28, 4].alpha, 128, 3))
    #expect(sheet[38, 4] == .nothing)
  }

  @Test func aBlendModeMeetsWhatLiesBehind() throws {
    let root = layer(0, 0, 20, 20, red)
    let above = layer(0, 0, 10, 10, blue)
    above.compositingFilter = "multiplyBlendMode"
    root.addSublayer(above)
    let sheet = try picture(root)
    #expect(sheet[5, 5] == .black && sheet[15, 15] == .red)
  }

  @Test func whatALayerDrawsItselfIsDrawnIfItWasNot() throws {
    final class Drawn: CALayer {
      override func draw(in context: CGContext) {
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
      }
    }
    let drawn = Drawn()
    drawn.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    drawn.setNeedsDisplay()
    let sheet = try picture(drawn)
    #expect(sheet[5, 2] == .red && sheet[5, 8] == .nothing)
  }

  @Test func aBackThatIsNotThereIsNotDrawn() throws {
    let root = layer(0, 0, 20, 20)
    let card = layer(0, 0, 20, 20, red)
    card.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    root.addSublayer(card)
    #expect(try picture(root)[10, 10] == .red)
    card.isDoubleSided = false
    #expect(try picture(root)[10, 10] == .nothing)
  }

  /// The same matrices and blurs as in the players' pictures.
  @Test func aColorMatrixChangesAllThatALayerShows() throws {
    let root = layer(0, 0, 20, 20, red)
    root.addSublayer(layer(10, 0, 10, 20, blue))
    let swapped: [CGFloat] = [0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0]
    root.colorMatrix = swapped
    let sheet = try picture(root)
    #expect(sheet[5, 5] == .blue && sheet[15, 5] == .red && sheet[25, 5] == .nothing)
    root.colorMatrix = Array(swapped.prefix(15)) + [0, 0, 0, 0.5, 0]
    #expect(near(try picture(root)[5, 5].alpha, 128))
  }

  @Test func aBlurredLayerReachesBeyondItsBounds() throws {
    let root = layer(0, 0, 40, 40)
    let blurred = layer(10, 10, 20, 20, red)
    blurred.contentBlur = 3
    root.addSublayer(blurred)
    let sheet = try picture(root)
    #expect(sheet[20, 20] == .red)
    // At the edge half of a bell lies inside.
    #expect(near((sheet[9, 20].alpha + sheet[10, 20].alpha) / 2, 128, 6))
    #expect(sheet[5, 20].alpha > 0 && sheet[5, 20].alpha < 40)
    #expect(sheet[0, 20] == .nothing)
    blurred.contentBlur = 0
    #expect(try picture(root)[9, 20] == .nothing)
  }

  @Test func aFilteredLayerHasItsOpacityAndMask() throws {
    let root = layer(0, 0, 20, 20, red)
    root.colorMatrix = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0]
    root.opacity = 0.5
    root.mask = layer(0, 0, 10, 20, red)
    let sheet = try picture(root)
    #expect(near(sheet[5, 5].alpha, 128) && sheet[15, 5] == .nothing)
  }
}
