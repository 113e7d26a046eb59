@_spi(Pictures) import CoreGraphics
import Foundation
import Testing

struct ImageTests {
  private func picture(_ color: CGColor, width: Int = 3, height: Int = 2) throws -> CGImage {
    let context = try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1))
    context.setFillColor(color)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    return try #require(context.makeImage())
  }

  @Test func aFileHoldsTheSamePixels() throws {
    let image = try picture(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    let bytes = try #require(image.pngBytes())
    let read = try #require(CGImage(fileBytes: bytes))
    #expect(read.width == 3 && read.height == 2)
    #expect(read.rgbaBytes == image.rgbaBytes)
    #expect(read.fileBytes == bytes)
  }

  @Test func aFileOnDiskIsReadByItsPath() throws {
    let path = NSTemporaryDirectory() + "picture-\(UUID().uuidString).png"
    let bytes = try #require(picture(.white).pngBytes())
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let image = try #require(CGImage(file: path))
    #expect(image.width == 3 && image.height == 2)
    #expect(image.fileBytes == bytes)
    #expect(Array(image.rgbaBytes.suffix(12).prefix(4)) == [255, 255, 255, 255])
  }

  @Test func whatIsNoPictureIsRefused() {
    #expect(CGImage(fileBytes: Array("no picture at all".utf8)) == nil)
    #expect(CGImage(fileBytes: []) == nil)
    #expect(CGImage(file: "/nowhere/at/all.png") == nil)
  }

  @Test func theHashIsThatOfTheContent() throws {
    let red = try picture(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    let again = try picture(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    let blue = try picture(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(red !== again && red.contentHash == again.contentHash && red == again)
    #expect(red.contentHash != blue.contentHash)
    let (wide, high) = (
      try picture(.white, width: 4, height: 1), try picture(.white, width: 1, height: 4)
    )
    #expect(wide.contentHash != high.contentHash)
  }

  @Test func aPartIsCutFromTheUpperLeft() throws {
    let image = try picture(.white)
    let corner = try #require(image.cropping(to: CGRect(x: 0, y: 1, width: 1, height: 1)))
    #expect(corner.rgbaBytes == [255, 255, 255, 255])
    #expect(image.cropping(to: CGRect(x: 9, y: 9, width: 1, height: 1)) == nil)
  }

  @Test func transparencySurvivesAFile() throws {
    let image = try picture(CGColor(red: 1, green: 1, blue: 1, alpha: 0.5))
    let bytes = try #require(image.pngBytes())
    let read = try #require(CGImage(fileBytes: bytes))
    #expect(read.rgbaBytes == image.rgbaBytes)
  }
}
