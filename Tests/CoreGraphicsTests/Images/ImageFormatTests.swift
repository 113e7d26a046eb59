@_spi(Pictures) import CoreGraphics
import Foundation
import Testing

struct ImageFormatTests {
  private func image(
    _ bytes: [UInt8], width: Int, height: Int = 1, component: Int, pixel: Int, row: Int,
    space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), info: CGBitmapInfo,
    decode: [CGFloat]? = nil
  ) throws -> CGImage {
    let provider = try #require(CGDataProvider(data: Data(bytes)))
    let made = CGImage(
      width: width, height: height, bitsPerComponent: component, bitsPerPixel: pixel,
      bytesPerRow: row, space: space, bitmapInfo: info, provider: provider, decode: decode,
      shouldInterpolate: true, intent: .defaultIntent)
    return try #require(made)
  }

  @Test func bytesAreReadAsTheFormatSays() throws {
    let plain = try image(
      [255, 0, 0, 128, 0, 255, 0, 255], width: 2, component: 8, pixel: 32, row: 8,
      info: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue))
    #expect(plain.rgbaBytes == [128, 0, 0, 128, 0, 255, 0, 255])
    let tight = try image(
      [1, 2, 3, 4, 5, 6, 0, 0], width: 2, component: 8, pixel: 24, row: 8, info: [])
    #expect(tight.rgbaBytes == [1, 2, 3, 255, 4, 5, 6, 255])
    let blueFirst = try image(
      [3, 2, 1, 0], width: 1, component: 8, pixel: 32, row: 4,
      info: [CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipFirst.rawValue), .byteOrder32Little])
    #expect(blueFirst.rgbaBytes == [1, 2, 3, 255])
    let short = try image(
      [0x7c, 0x1f], width: 1, component: 5, pixel: 16, row: 2,
      info: CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipFirst.rawValue))
    #expect(short.rgbaBytes == [255, 0, 255, 255])
    let wide = try image(
      [0xff, 0xff, 0x80, 0x00, 0, 0], width: 1, component: 16, pixel: 48, row: 6, info: [])
    #expect(wide.rgbaBytes == [255, 128, 0, 255])
  }

  @Test func greysBitsAndTablesAreRead() throws {
    let gray = CGColorSpaceCreateDeviceGray()
    let bits = try image(
      [0b1010_0000], width: 4, component: 1, pixel: 1, row: 1, space: gray, info: [])
    #expect(
      bits.rgbaBytes.enumerated().filter { $0.offset % 4 == 0 }.map(\.element) == [255, 0, 255, 0])
    let turned = try image(
      [0, 255], width: 2, component: 8, pixel: 8, row: 2, space: gray, info: [], decode: [1, 0])
    #expect(turned.decode?[0] == 1 && turned.decode?[1] == 0 && bits.decode == nil)
    #expect(turned.rgbaBytes == [255, 255, 255, 255, 0, 0, 0, 255])
    let table: [UInt8] = [0, 0, 0, 10, 20, 30]
    let space = try #require(
      CGColorSpace(
        indexedBaseSpace: CGColorSpaceCreateDeviceRGB(), last: 1, colorTable: table))
    let indexed = try image(
      [1, 0], width: 2, component: 8, pixel: 8, row: 2, space: space, info: [])
    #expect(indexed.rgbaBytes == [10, 20, 30, 255, 0, 0, 0, 255])
  }

  @Test func theProviderGivesBackWhatItWasGiven() throws {
    let bytes: [UInt8] = [1, 2, 3, 255, 9, 9, 9, 9]
    let image = try image(
      bytes, width: 1, component: 8, pixel: 32, row: 8,
      info: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue))
    #expect(try #require(image.dataProvider?.data) == Data(bytes))
    #expect(image.bytesPerRow == 8 && image.alphaInfo == .premultipliedLast)
  }

  @Test func formatsThatCannotBeAreRefused() throws {
    let provider = try #require(CGDataProvider(data: Data(count: 100)))
    for (component, pixel, row) in [(8, 32, 3), (9, 32, 4), (8, 8, 4), (8, 32, 0)] {
      let made = CGImage(
        width: 1, height: 1, bitsPerComponent: component, bitsPerPixel: pixel, bytesPerRow: row,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider,
        decode: nil, shouldInterpolate: false, intent: .defaultIntent)
      #expect(made == nil, "\(component) \(pixel) \(row)")
    }
  }

  @Test func aPictureIsCutByAMaskAndByColours() throws {
    let red = try #require(try Sheet(2, 1, background: .red).context.makeImage())
    let samples: [UInt8] = [255, 0]
    let provider = try #require(CGDataProvider(data: Data(samples)))
    let stencil = try #require(
      CGImage(
        maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
        provider: provider, decode: nil, shouldInterpolate: false))
    #expect(red.masking(stencil)?.rgbaBytes == [0, 0, 0, 0, 255, 0, 0, 255])
    let light = try image(
      samples, width: 2, component: 8, pixel: 8, row: 2, space: CGColorSpaceCreateDeviceGray(),
      info: [])
    #expect(red.masking(light)?.rgbaBytes == [255, 0, 0, 255, 0, 0, 0, 0])
    #expect(
      red.copy(maskingColorComponents: [200, 255, 0, 9, 0, 9])?.rgbaBytes
        == [UInt8](repeating: 0, count: 8))
    #expect(red.copy(maskingColorComponents: [0, 9, 0, 9, 0, 9])?.rgbaBytes == red.rgbaBytes)
  }

  @Test func filesAreReadThroughProviders() throws {
    let picture = try #require(try Sheet(2, 2, background: .green).context.makeImage())
    let bytes = try #require(picture.pngBytes())
    let png = try #require(CGDataProvider(data: Data(bytes)))
    let read = CGImage(
      pngDataProviderSource: png, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    #expect(read?.rgbaBytes == picture.rgbaBytes)
    let other = CGImage(
      jpegDataProviderSource: png, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    #expect(other == nil)
  }

  @Test func tilesCoverAll() throws {
    let cell = try Sheet(2, 2)
    cell.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let sheet = try Sheet(6, 6)
    sheet.context.interpolationQuality = .none
    sheet.context.draw(
      try #require(cell.context.makeImage()), in: CGRect(x: 2, y: 2, width: 2, height: 2),
      byTiling: true)
    #expect(try sheet.alphas(row: 5) == [255, 0, 255, 0, 255, 0])
    #expect(try sheet.alphas(row: 0) == [0, 0, 0, 0, 0, 0])
  }

  @Test func alphaAndModeCountForPictures() throws {
    let red = try #require(try Sheet(1, 1, background: .red).context.makeImage())
    let sheet = try Sheet(2, 1)
    sheet.context.setAlpha(0.5)
    sheet.context.draw(red, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(near(try sheet.pixel(0, 0), [128, 0, 0, 128]))
    sheet.context.setAlpha(1)
    sheet.context.setBlendMode(.sourceIn)
    sheet.context.draw(red, in: CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(try sheet.pixel(1, 0) == [0, 0, 0, 0])
    #expect(near(try sheet.pixel(0, 0), [128, 0, 0, 128]))
  }
}
