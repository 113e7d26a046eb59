import CoreGraphics
import Testing

@testable import SwiftUI
@testable import UIKit

/// Fills and lines of a shape that is drawn already, and styles that are made of others, by pixels.
@MainActor
@Suite(.serialized)
struct ShapeViewTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)
  private let redPixel: [UInt8] = [255, 0, 0, 255]
  private let bluePixel: [UInt8] = [0, 0, 255, 255]

  private func pixels<V: View>(_ view: V) throws -> ViewPixels {
    try ViewPixels(view.frame(width: 40, height: 40))
  }

  @Test func aSecondFillLiesInFront() throws {
    #expect(try pixels(Rectangle().fill(red).fill(blue)).center == bluePixel)
    let rings = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 40, height: 40))
      path.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
    }
    let hollow = rings.fill(red).fill(blue, style: FillStyle(eoFill: true))
    #expect(try pixels(hollow).center == redPixel && pixels(hollow)[2, 2] == bluePixel)
    #expect(try pixels(Rectangle().fill(red).fill().foregroundStyle(blue)).center == bluePixel)
  }

  @Test func linesLieInFrontOfTheFill() throws {
    let style = StrokeStyle(lineWidth: 10)
    for view in [
      try pixels(Rectangle().fill(red).stroke(blue, lineWidth: 10)),
      try pixels(Rectangle().fill(red).stroke(blue, style: style)),
      try pixels(Rectangle().fill(red).stroke(blue, style: style, antialiased: false)),
    ] {
      #expect(view.center == redPixel && view[2, 20] == bluePixel && view[7, 20] == redPixel)
    }
    for view in [
      try pixels(Rectangle().fill(red).strokeBorder(blue, lineWidth: 10)),
      try pixels(Rectangle().fill(red).strokeBorder(blue, style: style)),
      try pixels(Rectangle().fill(red).strokeBorder(lineWidth: 10).foregroundStyle(blue)),
      try pixels(Rectangle().fill(red).strokeBorder(style: style).foregroundStyle(blue)),
    ] {
      #expect(view.center == redPixel && view[7, 20] == bluePixel && view[12, 20] == redPixel)
    }
    let thin = try pixels(Rectangle().fill(red).strokeBorder(blue, antialiased: false))
    #expect(thin[0, 20] == bluePixel && thin[2, 20] == redPixel, "A line is one point wide.")
    let three = Rectangle().fill(red).stroke(blue, lineWidth: 20).stroke(red, lineWidth: 4)
    #expect(try pixels(three)[0, 20] == redPixel && pixels(three)[7, 20] == bluePixel)
  }

  @Test func stylesOfTheForeground() throws {
    let square = Rectangle()
    #expect(try pixels(square.fill(.opacity(0.4)).foregroundStyle(red)).center == [102, 0, 0, 102])
    #expect(try pixels(square.fill(red.opacity(0.4))).center == [102, 0, 0, 102])
    #expect(try pixels(square.fill(.red.opacity(0.4))).center[3] == 102)
    let shadow = ShadowStyle.drop(color: blue, radius: 0, x: 15)
    let small = Rectangle().inset(by: 15)
    for view in [
      try pixels(small.fill(.shadow(shadow)).foregroundStyle(red)),
      try pixels(small.fill(red.shadow(shadow))),
    ] {
      #expect(view.center == redPixel && view[35, 20] == bluePixel && view[5, 20][3] == 0)
    }
  }

  @Test func theGradientOfAColor() throws {
    let view = try pixels(Rectangle().fill(blue.gradient))
    #expect(view[20, 39][2] == 255 && view[20, 0] != view[20, 39])
    #expect(view[5, 20] == view[35, 20], "It goes from the top to the bottom.")
    let style = AnyShapeStyle(blue.gradient)
    #expect(style == AnyShapeStyle(blue.gradient) && style != AnyShapeStyle(red.gradient))
  }

  @Test func aGradientLiesInARectangle() throws {
    let gradient = LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
    let part = gradient.in(CGRect(x: 10, y: 0, width: 20, height: 40))
    let view = try pixels(Rectangle().fill(part))
    #expect(view[5, 20] == redPixel && view[35, 20] == bluePixel)
    #expect(abs(Int(view[20, 20][0]) - 128) < 10)
    let rings = RadialGradient(colors: [red, blue], center: .center, startRadius: 0, endRadius: 5)
      .in(CGRect(x: 0, y: 0, width: 20, height: 20))
    let circle = try pixels(Rectangle().fill(rings))
    #expect(circle[10, 10][0] > 200 && circle[20, 20] == bluePixel && circle[10, 18] == bluePixel)
    #expect(try pixels(Rectangle().fill(red.in(.zero))).center == redPixel)
  }

  @Test func cornersCanBeAnimated() {
    var shape = RoundedRectangle(cornerRadius: 4)
    #expect(shape.animatableData == CGSize(width: 4, height: 4).animatableData)
    shape.animatableData = CGSize(width: 8, height: 6).animatableData
    #expect(shape.cornerSize == CGSize(width: 8, height: 6))
  }
}
