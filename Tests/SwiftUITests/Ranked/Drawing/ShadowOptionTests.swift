import Testing

@testable import SwiftUI

/// The options of shadows in a graphics context, by pixels of a red square.
@MainActor
@Suite(.serialized)
struct ShadowOptionTests {
  private func pixels(
    _ options: GraphicsContext.ShadowOptions, x: CGFloat = 8, radius: CGFloat = 0,
    blendMode: GraphicsContext.BlendMode = .normal, opacity: Double = 1
  ) throws -> ViewPixels {
    let view = Canvas { context, _ in
      context.opacity = opacity
      context.addFilter(
        .shadow(color: .black, radius: radius, x: x, blendMode: blendMode, options: options))
      context.fill(
        Path(CGRect(x: 10, y: 10, width: 20, height: 20)),
        with: .color(Color(red: 1, green: 0, blue: 0)))
    }
    return try ViewPixels(view.frame(width: 40, height: 40))
  }

  private let red: [UInt8] = [255, 0, 0, 255]
  private let black: [UInt8] = [0, 0, 0, 255]
  private let clear: [UInt8] = [0, 0, 0, 0]

  // Rests on: Apple documentation, GraphicsContext.ShadowOptions, shadowOnly.
  @Test func aShadowAloneLeavesTheShapeOut() throws {
    let view = try pixels(.shadowOnly)
    #expect(view[14, 20] == clear && view[20, 20] == black && view[34, 20] == black)
    let soft = try pixels(.shadowOnly, x: 0, radius: 3)
    #expect(soft[20, 20][0] == 0 && (20...235).contains(soft[30, 20][3]))
  }

  // Rests on: Apple documentation, GraphicsContext.ShadowOptions, shadowAbove.
  @Test func aShadowAboveCoversTheShape() throws {
    let below = try pixels([])
    #expect(below[14, 20] == red && below[20, 20] == red && below[34, 20] == black)
    let above = try pixels(.shadowAbove)
    #expect(above[14, 20] == red && above[20, 20] == black && above[34, 20] == black)
  }

  // Rests on: Apple documentation, GraphicsContext.ShadowOptions, invertsAlpha.
  @Test func anInvertedShadowIsAroundTheShape() throws {
    let around = try pixels([.shadowOnly, .invertsAlpha])
    #expect(around[5, 20] == black && around[14, 20] == black && around[34, 20] == clear)
    let inner = try pixels([.shadowAbove, .invertsAlpha], blendMode: .sourceAtop)
    #expect(inner[5, 20] == clear && inner[14, 20] == black && inner[26, 20] == red)
  }

  // Rests on: Apple documentation, GraphicsContext.ShadowOptions, disablesGroup.
  @Test func aShadowWithoutAGroupIsSeenThroughTheShape() throws {
    for option in [GraphicsContext.ShadowOptions(), .shadowAbove] {
      let isAbove = option == .shadowAbove
      let group = try pixels(option, opacity: 0.5)
      #expect(group[24, 20] == (isAbove ? [0, 0, 0, 128] : [128, 0, 0, 128]))
      let single = try pixels(option.union(.disablesGroup), opacity: 0.5)
      #expect((190...193).contains(single[24, 20][3]))
      #expect((isAbove ? 63...65 : 127...129).contains(single[24, 20][0]))
    }
  }

  @Test func filtersChangeAShadowThatWasAddedLater() throws {
    let view = Canvas { context, _ in
      context.addFilter(.colorInvert())
      context.addFilter(.shadow(color: .black, radius: 0, x: 8, options: .shadowOnly))
      context.fill(Path(CGRect(x: 10, y: 10, width: 20, height: 20)), with: .color(.red))
    }
    #expect(try ViewPixels(view.frame(width: 40, height: 40)).center == [255, 255, 255, 255])
  }
}
