import CoreGraphics
import Foundation
import Testing

struct GradientTests {
  private func gradient(_ colors: [CGColor] = [.red, .blue], _ places: [CGFloat]? = nil) throws
    -> CGGradient
  {
    try #require(CGGradient(colorsSpace: nil, colors: colors, locations: places))
  }

  private static let sides: [(CGGradientDrawingOptions, [UInt8])] = [
    ([], [0, 255, 0]), (.drawsBeforeStartLocation, [255, 255, 0]),
    (.drawsAfterEndLocation, [0, 255, 255]),
    ([.drawsBeforeStartLocation, .drawsAfterEndLocation], [255, 255, 255]),
  ]

  @Test(arguments: sides)
  func optionsSayOnWhichSidesItGoesOn(options: CGGradientDrawingOptions, alphas: [UInt8]) throws {
    let sheet = try Sheet(30, 1)
    sheet.context.drawLinearGradient(
      try gradient(), start: CGPoint(x: 10, y: 0), end: CGPoint(x: 20, y: 0), options: options)
    let row = try sheet.alphas(row: 0)
    #expect([row[5], row[15], row[25]] == alphas)
    let ring = try Sheet(60, 1)
    ring.context.drawRadialGradient(
      try gradient(), startCenter: CGPoint(x: 0, y: 0.5), startRadius: 20,
      endCenter: CGPoint(x: 0, y: 0.5), endRadius: 40, options: options)
    let circle = try ring.alphas(row: 0)
    #expect([circle[10], circle[30], circle[50]] == alphas)
  }

  @Test func coloursLieAtTheirPlacesInTheirOrder() throws {
    let sheet = try Sheet(100, 1)
    sheet.context.drawLinearGradient(
      try gradient([.blue, .red, .green], [1, 0, 0.25]), start: .zero, end: CGPoint(x: 100, y: 0),
      options: [])
    #expect(near(try sheet.pixel(0, 0), [252, 3, 0, 255], by: 4))
    #expect(near(try sheet.pixel(25, 0), [0, 253, 2, 255], by: 4))
    #expect(near(try sheet.pixel(99, 0), [0, 2, 253, 255], by: 4))
  }

  @Test func componentsMakeTheSameGradient() throws {
    let components: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 0.5]
    let made = try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: components, locations: nil,
        count: 2))
    let sheet = try Sheet(100, 1)
    sheet.context.drawLinearGradient(made, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
    #expect(near(try sheet.pixel(99, 0), [0, 0, 128, 128], by: 4))
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil) == nil)
  }

  @Test func aGradientKeepsToClipAlphaAndTransform() throws {
    let sheet = try Sheet(10, 10)
    sheet.context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 10))
    sheet.context.setAlpha(0.5)
    sheet.context.scaleBy(x: 10, y: 10)
    sheet.context.drawLinearGradient(
      try gradient([.black, .white]), start: .zero, end: CGPoint(x: 0, y: 1), options: [])
    #expect(near(try sheet.pixel(0, 9), [6, 6, 6, 128], by: 3))
    #expect(near(try sheet.pixel(4, 0), [121, 121, 121, 128], by: 3))
    #expect(try sheet.pixel(5, 5) == [0, 0, 0, 0])
  }

  @Test func aConeGoesRoundItsCentre() throws {
    let sheet = try Sheet(40, 40)
    sheet.context.drawConicGradient(
      try gradient([.black, .white]), center: CGPoint(x: 20, y: 20), angle: 0)
    // y grows upwards, so angles do too.
    #expect(near(try sheet.pixel(20, 2), [64, 64, 64, 255], by: 4))
    #expect(near(try sheet.pixel(2, 20), [127, 127, 127, 255], by: 4))
    #expect(near(try sheet.pixel(19, 37), [191, 191, 191, 255], by: 4))
  }

  @Test func aShadingsColoursAreComputed() throws {
    var callbacks = CGFunctionCallbacks(
      version: 0,
      evaluate: { _, input, output in
        output[0] = input[0] * input[0]
        output[1] = 0
        output[2] = 2
        output[3] = 1
      }, releaseInfo: nil)
    let function = try #require(
      CGFunction(
        info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: 4,
        range: [0, 1, 0, 1, 0, 1, 0, 1], callbacks: &callbacks))
    let shading = try #require(
      CGShading(
        axialSpace: CGColorSpaceCreateDeviceRGB(), start: .zero, end: CGPoint(x: 100, y: 0),
        function: function, extendStart: false, extendEnd: false))
    let sheet = try Sheet(120, 1)
    sheet.context.drawShading(shading)
    #expect(near(try sheet.pixel(50, 0), [65, 0, 255, 255], by: 3))
    #expect(near(try sheet.pixel(99, 0), [252, 0, 255, 255], by: 3))
    #expect(try sheet.pixel(110, 0)[3] == 0)
    let circle = try #require(
      CGShading(
        radialSpace: CGColorSpaceCreateDeviceRGB(), start: .zero, startRadius: 0, end: .zero,
        endRadius: 50, function: function, extendStart: false, extendEnd: true))
    let round = try Sheet(100, 1)
    round.context.drawShading(circle)
    #expect(near(try round.pixel(25, 0), [66, 0, 255, 255], by: 4))
    #expect(near(try round.pixel(80, 0), [255, 0, 255, 255], by: 3))
  }
}
