import CoreGraphics
import Foundation
import ImageIO
import Testing

struct PictureFileTests {
  private func square(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, side: Int = 8) -> CGImage {
    let context = CGContext(
      data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
    context.setFillColor(CGColor(red: red, green: green, blue: blue, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    return context.makeImage()!
  }

  /// The first pixel: red, green, blue, alpha.
  private func pixel(_ image: CGImage?, at place: Int = 0) -> [UInt8]? {
    guard let image else { return nil }
    let context = CGContext(
      data: nil, width: image.width, height: image.height, bitsPerComponent: 8,
      bytesPerRow: image.width * 4,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
    context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    let bytes = context.makeImage()!.dataProvider!.data!
    return [UInt8](bytes[place * 4..<place * 4 + 4])
  }

  private func write(
    _ images: [CGImage], as type: String, each: CFDictionary? = nil, all: CFDictionary? = nil
  ) -> Data? {
    let data = NSMutableData()
    guard let file = CGImageDestinationCreateWithData(data, type, images.count, nil) else {
      return nil
    }
    CGImageDestinationSetProperties(file, all)
    for image in images { CGImageDestinationAddImage(file, image, each) }
    return CGImageDestinationFinalize(file) ? data as Data : nil
  }

  @Test(arguments: [
    "public.png", "public.jpeg", "public.tiff", "com.microsoft.bmp", "com.compuserve.gif",
  ])
  func whatIsWrittenIsReadAgain(type: String) throws {
    let data = try #require(write([square(1, 0, 0)], as: type))
    let source = try #require(CGImageSourceCreateWithData(data, nil))
    #expect(CGImageSourceGetType(source) == type)
    #expect(CGImageSourceGetCount(source) == 1)
    let found = try #require(pixel(CGImageSourceCreateImageAtIndex(source, 0, nil)))
    #expect(found[0] > 250 && found[1] < 5 && found[2] < 5 && found[3] == 255)
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 8)
  }

  @Test func aFilmKeepsItsPicturesAndTheirTimes() throws {
    let frames = [square(1, 0, 0), square(0, 1, 0), square(0, 0, 1)]
    let data = try #require(
      write(
        frames, as: "com.compuserve.gif",
        each: [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFDelayTime: 0.25]],
        all: [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFLoopCount: 0]]))
    let source = try #require(CGImageSourceCreateWithData(data, nil))
    #expect(CGImageSourceGetCount(source) == 3)
    for (index, expected) in [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255]].enumerated() {
      #expect(
        pixel(CGImageSourceCreateImageAtIndex(source, index, nil)) == expected.map(UInt8.init))
      let gif =
        CGImageSourceCopyPropertiesAtIndex(source, index, nil)?[kCGImagePropertyGIFDictionary]
        as? [AnyHashable: Any]
      #expect(gif?[kCGImagePropertyGIFDelayTime] as? Double == 0.25)
    }
    let gif =
      CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyGIFDictionary]
      as? [AnyHashable: Any]
    #expect(gif?[kCGImagePropertyGIFLoopCount] as? Int == 0)
  }

  /// So many that the packer's numbers grow to twelve bits and begin again.
  @Test func aPictureOfManyColoursComesBackNearly() throws {
    let side = 160
    let context = CGContext(
      data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
    for y in 0..<side {
      for x in 0..<side {
        let (red, green) = (CGFloat(x) / 160, CGFloat(y) / 160)
        let blue = CGFloat((x * 7 + y * 13) % 32) / 32
        context.setFillColor(CGColor(red: red, green: green, blue: blue, alpha: 1))
        context.fill(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    let image = context.makeImage()!
    let data = try #require(write([image], as: "com.compuserve.gif"))
    let source = try #require(CGImageSourceCreateWithData(data, nil))
    let again = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    for place in stride(from: 0, to: side * side, by: 997) {
      let (one, other) = (pixel(image, at: place)!, pixel(again, at: place)!)
      for part in 0..<3 { #expect(abs(Int(one[part]) - Int(other[part])) < 64) }
    }
  }

  @Test func aThumbnailIsNoLargerThanAsked() throws {
    let data = try #require(write([square(0, 1, 0, side: 100)], as: "public.png"))
    let source = try #require(CGImageSourceCreateWithData(data, nil))
    let options: CFDictionary = [
      kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 20,
    ]
    let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
    #expect(small.width == 20 && small.height == 20)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
  }

  @Test func whatIsNoPictureIsSaidToBeNone() throws {
    let source = try #require(CGImageSourceCreateWithData(Data("hello".utf8), nil))
    #expect(CGImageSourceGetStatus(source) == .statusUnknownType)
    #expect(CGImageSourceGetCount(source) == 0)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
    let cut = try #require(write([square(1, 0, 0)], as: "com.compuserve.gif")?.prefix(40))
    let broken = try #require(CGImageSourceCreateWithData(Data(cut), nil))
    #expect(CGImageSourceCreateImageAtIndex(broken, 4, nil) == nil)
    #expect(write([square(1, 0, 0), square(1, 0, 0)], as: "public.png") == nil)
  }
}
