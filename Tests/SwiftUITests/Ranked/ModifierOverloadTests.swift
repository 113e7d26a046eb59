import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Each overload of the modifiers that decorate a view, by pixels.
@MainActor
@Suite(.serialized)
struct DecorationOverloadTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let redPixel: [UInt8] = [255, 0, 0, 255]
  private let clear: [UInt8] = [0, 0, 0, 0]

  private func pixels<V: View>(_ view: V) throws -> ViewPixels { try ViewPixels(view) }

  private var space: some View { Color.clear.frame(width: 40, height: 40) }

  @Test func backgroundsOfViews() throws {
    let dot = red.frame(width: 10, height: 10)
    for view in [
      try pixels(space.background { dot }), try pixels(space.background(dot)),
    ] {
      #expect(view.center == redPixel && view[2, 2] == clear)
    }
    for view in [
      try pixels(space.background(alignment: .topLeading) { dot }),
      try pixels(space.background(dot, alignment: .topLeading)),
    ] {
      #expect(view.center == clear && view[2, 2] == redPixel)
    }
  }

  @Test func backgroundsOfStyles() throws {
    #expect(try pixels(space.background(red)).center == redPixel)
    #expect(try pixels(space.background(red, ignoresSafeAreaEdges: [])).center == redPixel)
    #expect(try pixels(space.background().backgroundStyle(red)).center == redPixel)
    #expect(
      try pixels(space.background(ignoresSafeAreaEdges: .all).backgroundStyle(red)).center
        == redPixel)
    for view in [
      try pixels(space.background(red, in: Circle())),
      try pixels(space.background(red, in: Circle().rotation(.degrees(45)))),
      try pixels(space.background(in: Circle()).backgroundStyle(red)),
      try pixels(space.background(in: Circle().rotation(.degrees(45))).backgroundStyle(red)),
    ] {
      #expect(view.center == redPixel && view[2, 2] == clear)
    }
    let twice = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 40, height: 40))
      path.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
    }
    let hollow = try pixels(space.background(red, in: twice, fillStyle: FillStyle(eoFill: true)))
    #expect(hollow.center == clear && hollow[2, 2] == redPixel)
  }

  @Test func overlays() throws {
    let dot = red.frame(width: 10, height: 10)
    for view in [try pixels(space.overlay { dot }), try pixels(space.overlay(dot))] {
      #expect(view.center == redPixel && view[2, 2] == clear)
    }
    for view in [
      try pixels(space.overlay(alignment: .bottomTrailing) { dot }),
      try pixels(space.overlay(dot, alignment: .bottomTrailing)),
    ] {
      #expect(view.center == clear && view[37, 37] == redPixel)
    }
    #expect(try pixels(space.overlay(red)).center == redPixel)
    #expect(try pixels(space.overlay(red, ignoresSafeAreaEdges: [])).center == redPixel)
    let round = try pixels(space.overlay(red, in: Circle(), fillStyle: FillStyle()))
    #expect(round.center == redPixel && round[2, 2] == clear)
    let white = Color.white.frame(width: 40, height: 40)
    #expect(try pixels(white.overlay { red }).center == redPixel, "It is in front.")
    #expect(try pixels(white.background { red }).center == [255, 255, 255, 255])
  }

  @Test func clippingAndOpacity() throws {
    let full = red.frame(width: 40, height: 40)
    for view in [
      try pixels(full.clipShape(Circle())),
      try pixels(full.clipShape(Circle(), style: FillStyle(eoFill: true))),
      try pixels(full.cornerRadius(20)), try pixels(full.cornerRadius(20, antialiased: false)),
    ] {
      #expect(view.center == redPixel && view[1, 1] == clear)
    }
    #expect(try pixels(full.opacity(0.4)).center == [102, 0, 0, 102])
    #expect(try pixels(full.opacity(0.5).opacity(0.5)).center[3] == 64)
  }

  @Test func shadows() throws {
    let full = red.frame(width: 10, height: 10).padding(15)
    let blue = Color(red: 0, green: 0, blue: 1)
    let hard = try pixels(full.shadow(color: blue, radius: 0, x: 10, y: 10))
    #expect(hard.center == redPixel && hard[29, 29] == [0, 0, 255, 255] && hard[10, 10] == clear)
    let soft = try pixels(full.shadow(radius: 4))
    #expect(soft.center == redPixel && soft[13, 20][3] > 0 && soft[1, 1][3] == 0)
  }

  @Test func foregrounds() throws {
    let green = Color(red: 0, green: 1, blue: 0)
    let blue = Color(red: 0, green: 0, blue: 1)
    func colors<V: View>(_ style: (AnyView) -> V) throws -> [[UInt8]] {
      let view = HStack(spacing: 0) {
        Rectangle().fill(.primary).frame(width: 10, height: 10)
        Rectangle().fill(.secondary).frame(width: 10, height: 10)
        Rectangle().fill(.tertiary).frame(width: 10, height: 10)
      }
      let pixels = try ViewPixels(style(AnyView(view)))
      return [5, 15, 25].map { pixels[$0, 5] }
    }
    let (g, b): ([UInt8], [UInt8]) = ([0, 255, 0, 255], [0, 0, 255, 255])
    #expect(try colors { $0.foregroundStyle(red) }[0] == redPixel)
    #expect(try colors { $0.foregroundStyle(red) }[1] == [128, 0, 0, 128])
    #expect(try colors { $0.foregroundStyle(red, green) }.prefix(2) == [redPixel, g])
    #expect(try colors { $0.foregroundStyle(red, green, blue) } == [redPixel, g, b])
    #expect(try colors { $0.foregroundColor(red) }[0] == redPixel)
    #expect(try colors { $0.foregroundColor(nil).foregroundColor(red) }[0] == [0, 0, 0, 255])
  }
}

/// Each overload of the modifiers that move, turn and space out a view, by frames.
@MainActor
@Suite(.serialized)
struct GeometryOverloadTests {
  @Test(arguments: Self.paddings) func paddings(_ arrangement: Arrangement) { arrangement.check() }
  @Test(arguments: Self.places) func places(_ arrangement: Arrangement) { arrangement.check() }

  @ArrangementList nonisolated static var paddings: [Arrangement] {
    Arrangement("padding()", ["p": [64, 134, 72, 32]]) { box("a", 40, 0).padding().part("p") }
    Arrangement("padding(_:)", ["p": [70, 130, 60, 40]]) { box("a", 40, 20).padding(10).part("p") }
    Arrangement("padding(_: edges)", ["p": [64, 140, 72, 20], "a": [80, 140, 40, 20]]) {
      box("a", 40, 20).padding(.horizontal).part("p")
    }
    Arrangement("padding(_:_:)", ["p": [80, 135, 40, 30], "a": [80, 145, 40, 20]]) {
      box("a", 40, 20).padding(.top, 10).part("p")
    }
    Arrangement("padding(_: insets)", ["p": [78, 135, 44, 30], "a": [79, 138, 40, 20]]) {
      box("a", 40, 20).padding(EdgeInsets(top: 3, leading: 1, bottom: 7, trailing: 3)).part("p")
    }
    Arrangement("frame()", ["a": [80, 140, 40, 20]]) { box("a", 40, 20).frame() }
  }

  @ArrangementList nonisolated static var places: [Arrangement] {
    Arrangement("offset(_:)", ["a": [90, 145, 40, 20], "o": [80, 140, 40, 20]]) {
      box("a", 40, 20).offset(CGSize(width: 10, height: 5)).part("o")
    }
    Arrangement("offset(x:y:)", ["a": [90, 140, 40, 20], "o": [80, 140, 40, 20]]) {
      box("a", 40, 20).offset(x: 10).part("o")
    }
    Arrangement("position(_:)", ["a": [0, 20, 40, 20], "p": [0, 0, 200, 300]]) {
      box("a", 40, 20).position(CGPoint(x: 20, y: 30)).part("p")
    }
    Arrangement("position(x:y:)", ["a": [0, 20, 40, 20], "p": [0, 0, 200, 300]]) {
      box("a", 40, 20).position(x: 20, y: 30).part("p")
    }
    Arrangement("scaledToFit()", ["a": [0, 50, 200, 200]]) {
      fill("a").aspectRatio(1, contentMode: .fit)
    }
    Arrangement(
      "ignoresSafeArea()", ["a": [0, 0, 200, 300]],
      margins: UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
    ) { fill("a").ignoresSafeArea() }
    Arrangement(
      "ignoresSafeArea(_:edges:)", ["a": [0, 40, 200, 260]],
      margins: UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
    ) { fill("a").ignoresSafeArea(.container, edges: .bottom) }
  }

  @Test func scaling() throws {
    func bounds<V: View>(_ view: V) throws -> [Int] {
      let pixels = try ViewPixels(view.frame(width: 40, height: 40))
      let points = (0..<40).flatMap { y in (0..<40).map { (x: $0, y: y) } }
        .filter { pixels[$0.x, $0.y][3] > 127 }
      return [
        points.map(\.x).min() ?? 0, points.map(\.y).min() ?? 0, points.map(\.x).max() ?? 0,
        points.map(\.y).max() ?? 0,
      ]
    }
    let square = Color.red.frame(width: 10, height: 10)
    #expect(try bounds(square.scaleEffect(2)) == [10, 10, 29, 29])
    #expect(try bounds(square.scaleEffect(2, anchor: .topLeading)) == [15, 15, 34, 34])
    #expect(try bounds(square.scaleEffect(x: 2)) == [10, 15, 29, 24])
    #expect(try bounds(square.scaleEffect(x: 2, y: 2, anchor: .bottom)) == [10, 5, 29, 24])
    #expect(try bounds(square.scaleEffect(CGSize(width: 1, height: 3))) == [15, 5, 24, 34])
    let bar = Color.red.frame(width: 20, height: 4)
    #expect(try bounds(bar.rotationEffect(.degrees(90))) == [18, 10, 21, 29])
    #expect(try bounds(bar.rotationEffect(.degrees(90), anchor: .topLeading)) == [6, 18, 9, 37])
  }
}
