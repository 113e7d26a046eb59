@_spi(Pictures) import CoreGraphics
import Foundation
import Testing

@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct DrawingTests {
  private func pixel(_ image: UIImage?, _ x: Int, _ y: Int) throws -> [UInt8] {
    let picture = try #require(image?.cgImage)
    let start = (y * picture.width + x) * 4
    return Array(picture.rgbaBytes[start..<start + 4])
  }

  @Test func theOriginIsAtTheUpperLeft() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 1)
    UIColor.green.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 1))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(try pixel(image, 1, 0) == [0, 255, 0, 255])
    #expect(try pixel(image, 1, 1) == [0, 0, 0, 0])
    #expect(image?.size == CGSize(width: 4, height: 4))
  }

  @Test func scaleZeroIsTheScreens() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 3), true, 0)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.scale == 2 && image?.cgImage?.width == 8 && image?.size.height == 3)
    #expect((try? pixel(image, 0, 0)) == [0, 0, 0, 255])
  }

  @Test func aPictureIsDrawnUpright() throws {
    let source = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    let copy = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in
      source.draw(at: .zero)
    }
    #expect(try pixel(copy, 0, 0) == [0, 0, 255, 255])
    #expect(try pixel(copy, 0, 3) == [0, 0, 0, 0])
  }

  @Test func pathsFillAndStroke() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image {
      _ in
      UIColor.red.setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).fill()
      UIColor.white.setStroke()
      let line = UIBezierPath()
      line.move(to: CGPoint(x: 0, y: 10))
      line.addLine(to: CGPoint(x: 20, y: 10))
      line.lineWidth = 2
      line.stroke()
    }
    #expect(try pixel(image, 10, 4) == [255, 0, 0, 255])
    #expect(try pixel(image, 0, 0) == [0, 0, 0, 0])
    #expect(try pixel(image, 10, 10) == [255, 255, 255, 255])
  }

  @Test func anArcIsClockwiseAsSeen() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(path.bounds.maxY > 9.9 && path.bounds.minY > -0.1)
  }

  @Test func coloursReadAsApples() {
    #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
    #expect(UIColor.white.description == "UIExtendedGrayColorSpace 1 1")
    #expect(
      UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5).description
        == "UIExtendedSRGBColorSpace 0.25 0.5 1 0.5")
    #expect(UIColor.red.withAlphaComponent(0.5) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(UIColor.red != UIColor.blue)
  }

  @Test func aColourLiteralIsAColour() {
    let color = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color == UIColor.red)
  }

  @Test func hueAndBack() {
    let color = UIColor(hue: 1 / 3, saturation: 1, brightness: 0.5, alpha: 1)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(abs(red) < 1e-9 && abs(green - 0.5) < 1e-9 && abs(blue) < 1e-9 && alpha == 1)
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (9, 9, 9)
    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect(abs(hue - 1 / 3) < 1e-9 && saturation == 1 && brightness == 0.5)
    var white: CGFloat = 9
    #expect(!color.getWhite(&white, alpha: nil))
    #expect(UIColor.gray.getWhite(&white, alpha: nil) && white == 0.5)
  }

  @Test func picturesAreFoundByTheirNames() throws {
    let folder = NSTemporaryDirectory() + "pictures-\(UUID().uuidString).bundle"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func write(_ name: String, _ width: Int) throws {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let size = CGSize(width: width, height: 2)
      let data = UIGraphicsImageRenderer(size: size, format: format).pngData { _ in }
      try data.write(to: URL(fileURLWithPath: folder + "/" + name))
    }
    try write("b.png", 4)
    try write("sharp@2x.png", 8)
    try Data("x".utf8).write(to: URL(fileURLWithPath: folder + "/broken.png"))
    let bundle = try #require(Bundle(path: folder))
    #expect(UIImage(named: "b", in: bundle)?.size == CGSize(width: 4, height: 2))
    #expect(UIImage(named: "b.png", in: bundle)?.fileName == "b")
    let sharp = try #require(UIImage(named: "sharp", in: bundle))
    #expect(sharp.scale == 2 && sharp.size == CGSize(width: 4, height: 1))
    #expect(UIImage(named: "nothing", in: bundle) == nil)
    #expect(UIImage(named: "broken", in: bundle) == nil)
    #expect(UIImage(contentsOfFile: folder + "/b.png")?.cgImage?.width == 4)
  }
}
