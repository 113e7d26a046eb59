@_spi(Pictures) import CoreGraphics
import Foundation
import Testing

/// Contexts that draw in somebody else's memory, and in many formats.
struct BitmapTests {
  private func bitmap(
    _ memory: UnsafeMutableRawPointer?, _ info: UInt32, width: Int = 2, height: Int = 1,
    bits: Int = 8, bytesPerRow: Int = 0, space: CGColorSpace = CGColorSpaceCreateDeviceRGB()
  ) -> CGContext? {
    CGContext(
      data: memory, width: width, height: height, bitsPerComponent: bits,
      bytesPerRow: bytesPerRow, space: space, bitmapInfo: info)
  }

  @Test(arguments: [
    (CGImageAlphaInfo.premultipliedLast, CGImageByteOrderInfo.orderDefault, [10, 20, 30, 255]),
    (.premultipliedLast, .order32Big, [10, 20, 30, 255]),
    (.premultipliedLast, .order32Little, [255, 30, 20, 10]),
    (.premultipliedFirst, .order32Big, [255, 10, 20, 30]),
    (.premultipliedFirst, .order32Little, [30, 20, 10, 255]),
    (.noneSkipLast, .order32Big, [10, 20, 30, 255]),
  ])
  func bytesLieAsTheFormatSays(
    alpha: CGImageAlphaInfo, order: CGImageByteOrderInfo, wanted: [UInt8]
  ) throws {
    var memory = [UInt8](repeating: 0, count: 8)
    try memory.withUnsafeMutableBytes { bytes in
      let context = try #require(bitmap(bytes.baseAddress, alpha.rawValue | order.rawValue))
      context.setFillColor(red: 10 / 255, green: 20 / 255, blue: 30 / 255, alpha: 1)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(Array(memory[4...]) == wanted)
  }

  @Test func whatTheCallerWritesIsDrawnOn() throws {
    for info in [CGImageAlphaInfo.premultipliedLast.rawValue, UInt32(2 | 0x2000)] {
      let context = try #require(bitmap(nil, info))
      let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
      for index in 0..<4 { bytes[index] = 255 }
      context.setBlendMode(.multiply)
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      let image = try #require(context.makeImage())
      #expect(image.rgbaBytes == [255, 0, 0, 255, 255, 0, 0, 255])
      for index in 0..<4 { bytes[index] = 255 }
      #expect(try #require(context.makeImage()).rgbaBytes.prefix(4) == [255, 255, 255, 255])
    }
  }

  @Test func drawingAtRandomLeavesTheSameBytesInEitherMemory() throws {
    var numbers = SeededNumbers(seed: 7)
    let size = 32
    var mine = [UInt8](repeating: 0, count: size * size * 4)
    let own = try #require(bitmap(nil, 1, width: size, height: size))
    try mine.withUnsafeMutableBytes { bytes in
      let lent = try #require(
        bitmap(bytes.baseAddress, 1, width: size, height: size, bytesPerRow: size * 4))
      for _ in 0..<60 {
        let color = CGColor(
          red: .random(in: 0...1, using: &numbers), green: .random(in: 0...1, using: &numbers),
          blue: .random(in: 0...1, using: &numbers), alpha: .random(in: 0...1, using: &numbers))
        let rect = CGRect(
          x: .random(in: -5...30, using: &numbers), y: .random(in: -5...30, using: &numbers),
          width: .random(in: 1...20, using: &numbers), height: .random(in: 1...20, using: &numbers))
        let mode = CGBlendMode(rawValue: .random(in: 0...27, using: &numbers))!
        for context in [own, lent] {
          context.setBlendMode(mode)
          context.setFillColor(color)
          context.fillEllipse(in: rect)
        }
      }
    }
    #expect(mine == (try #require(own.makeImage())).rgbaBytes)
  }

  @Test func greysAlphasAndWideNumbersAreWritten() throws {
    let gray = CGColorSpaceCreateDeviceGray()
    let light = try #require(bitmap(nil, 0, space: gray))
    #expect(light.bitsPerPixel == 8)
    light.setFillColor(gray: 0.5, alpha: 1)
    light.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let lights = try #require(light.data).assumingMemoryBound(to: UInt8.self)
    #expect(near([lights[0], lights[1]], [128, 0]))
    let alpha = try #require(bitmap(nil, CGImageAlphaInfo.alphaOnly.rawValue, space: gray))
    alpha.setFillColor(gray: 0, alpha: 0.25)
    alpha.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    let alphas = try #require(alpha.data).assumingMemoryBound(to: UInt8.self)
    #expect(alphas[0] == 0 && alphas[1] == 64)
    let wide = try #require(
      bitmap(nil, CGImageAlphaInfo.premultipliedLast.rawValue | 0x1000, bits: 16))
    wide.setFillColor(.red)
    wide.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let words = try #require(wide.data).assumingMemoryBound(to: UInt16.self)
    #expect(words[0] == 65535 && words[1] == 0 && words[3] == 65535)
  }

  @Test func formatsNothingCanBeDrawnInAreRefused() {
    #expect(bitmap(nil, CGImageAlphaInfo.last.rawValue) == nil)
    #expect(bitmap(nil, CGImageAlphaInfo.none.rawValue) == nil)
    #expect(bitmap(nil, 1, bits: 7) == nil)
    #expect(bitmap(nil, 1, bytesPerRow: 3) == nil)
    #expect(bitmap(nil, 1, width: -1) == nil)
  }

  @Test func lentMemoryIsGivenBack() throws {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
    defer { memory.deallocate() }
    var returned: [UnsafeMutableRawPointer?] = []
    do {
      let made = CGContext(
        data: memory, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1,
        releaseCallback: { _, data in returned.append(data) }, releaseInfo: nil)
      #expect(made != nil && returned.isEmpty)
    }
    #expect(returned == [memory])
  }

  @Test func anOpaqueContextIsBlackAndStaysOpaque() throws {
    let context = try #require(bitmap(nil, CGImageAlphaInfo.noneSkipFirst.rawValue))
    context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try #require(context.makeImage())
    #expect(image.rgbaBytes == [0, 0, 0, 255, 0, 0, 0, 255])
    #expect(image.alphaInfo == .noneSkipFirst)
  }

  @Test func aPictureSaysHowItsBytesLie() throws {
    let context = try #require(bitmap(nil, CGImageAlphaInfo.premultipliedFirst.rawValue))
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try #require(context.makeImage())
    #expect(image.alphaInfo == .premultipliedFirst && image.bitsPerPixel == 32)
    let bytes = try #require(image.dataProvider?.data)
    #expect(bytes.count == image.bytesPerRow * image.height)
    #expect(Array(bytes.prefix(8)) == [255, 255, 0, 0, 0, 0, 0, 0])
  }
}
