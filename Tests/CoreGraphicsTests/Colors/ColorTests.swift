@_spi(Colors) import CoreGraphics
import Foundation
import Testing

struct ColorTests {
  private func components(_ color: CGColor, in name: CFString) throws -> [CGFloat] {
    let space = try #require(CGColorSpace(name: name))
    let converted = try #require(
      color.converted(to: space, intent: .defaultIntent, options: nil))
    #expect(converted.colorSpace == space)
    return try #require(converted.components)
  }

  private func isNear(_ one: [CGFloat], _ other: [CGFloat], by difference: CGFloat) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { near($0, $1, by: difference) }
  }

  @Test func coloursHaveTheComponentsTheyWereMadeOf() {
    #expect(CGColor(gray: 0.5, alpha: 0.25).components == [0.5, 0.25])
    #expect(CGColor.red.components == [1, 0, 0, 1])
    #expect(CGColor.red.numberOfComponents == 4 && CGColor.black.numberOfComponents == 2)
    #expect(CGColor.clear.alpha == 0)
    #expect(CGColor.red.copy(alpha: 0.5)?.components == [1, 0, 0, 0.5])
  }

  @Test func equalColoursAreEqualWhateverMadeThem() {
    #expect(CGColor.red == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    #expect(CGColor(gray: 1, alpha: 1) != CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(CGColor.red != CGColor.red.copy(alpha: 0.5))
  }

  @Test func aColourLooksTheSameInAnotherSpace() throws {
    // Red of sRGB in the coordinates of Display P3, as Apple's and CSS' tables have it.
    #expect(
      isNear(
        try components(.red, in: CGColorSpace.displayP3), [0.9175, 0.2003, 0.1386, 1], by: 0.001))
    #expect(
      isNear(
        try components(CGColor(gray: 0.5, alpha: 1), in: CGColorSpace.sRGB), [0.5, 0.5, 0.5, 1],
        by: 1e-6))
    #expect(
      isNear(
        try components(
          CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1), in: CGColorSpace.linearSRGB),
        [0.2140, 0.2140, 0.2140, 1], by: 0.001))
    #expect(isNear(try components(.red, in: CGColorSpace.genericCMYK), [0, 1, 1, 0, 1], by: 1e-6))
    #expect(
      isNear(try components(.red, in: CGColorSpace.genericLab), [53.24, 80.09, 67.20, 1], by: 0.05))
    #expect(
      isNear(
        try components(.blue, in: CGColorSpace.genericXYZ), [0.1805, 0.0722, 0.9505, 1], by: 0.0005)
    )
  }

  @Test func everySpaceLeadsBack() throws {
    var numbers = SeededNumbers(seed: 9)
    let names = [
      CGColorSpace.displayP3, CGColorSpace.adobeRGB1998, CGColorSpace.itur_2020,
      CGColorSpace.itur_709, CGColorSpace.linearSRGB, CGColorSpace.genericXYZ,
      CGColorSpace.genericLab, CGColorSpace.genericCMYK, CGColorSpace.dcip3,
    ]
    for name in names {
      let color = CGColor(
        red: .random(in: 0...1, using: &numbers), green: .random(in: 0...1, using: &numbers),
        blue: .random(in: 0...1, using: &numbers), alpha: 0.5)
      let there = try #require(CGColorSpace(name: name))
      let moved = try #require(color.converted(to: there, intent: .defaultIntent, options: nil))
      let back = try components(moved, in: CGColorSpace.sRGB)
      #expect(isNear(back, try #require(color.components), by: 1e-4), "\(name)")
    }
  }

  @Test func spacesSayWhatTheyAre() throws {
    #expect(CGColorSpaceCreateDeviceRGB().model == .rgb)
    #expect(CGColorSpaceCreateDeviceGray().numberOfComponents == 1)
    #expect(CGColorSpaceCreateDeviceCMYK().numberOfComponents == 4)
    #expect(CGColorSpace(name: "no such space") == nil)
    #expect(CGColorSpace(name: CGColorSpace.sRGB)?.name == CGColorSpace.sRGB)
    #expect(CGColorSpace(name: CGColorSpace.displayP3)?.isWideGamutRGB == true)
    let table: [UInt8] = [255, 0, 0, 0, 0, 255]
    let indexed = try #require(
      CGColorSpace(
        indexedBaseSpace: CGColorSpaceCreateDeviceRGB(), last: 1, colorTable: table))
    #expect(indexed.model == .indexed && indexed.numberOfComponents == 1)
    let second = try #require(CGColor(colorSpace: indexed, components: [1, 1]))
    #expect(second.rgba.blue == 1 && second.rgba.red == 0)
  }

  @Test func aContextReadsComponentsInItsSpace() throws {
    let sheet = try Sheet(3, 1)
    sheet.context.setFillColorSpace(CGColorSpaceCreateDeviceCMYK())
    sheet.context.setFillColor([0, 1, 1, 0, 1])
    sheet.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    sheet.context.setFillColor(cyan: 1, magenta: 0, yellow: 0, black: 0.5, alpha: 1)
    sheet.context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    sheet.context.setFillColor(gray: 0.5, alpha: 1)
    sheet.context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
    #expect(near(try sheet.pixels()[0], [255, 0, 0, 255]))
    #expect(near(try sheet.pixels()[1], [0, 128, 128, 255]))
    #expect(near(try sheet.pixels()[2], [128, 128, 128, 255]))
  }
}
