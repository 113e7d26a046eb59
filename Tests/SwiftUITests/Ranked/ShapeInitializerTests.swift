import CoreGraphics
import Testing

@testable import SwiftUI
import UIKit

/// Each initializer and method of the basic shapes, by the points that are inside.
@MainActor
@Suite(.serialized)
struct ShapeInitializerTests {
  private let area = CGRect(x: 0, y: 0, width: 100, height: 60)

  private func has<S: Shape>(_ shape: S, _ x: CGFloat, _ y: CGFloat) -> Bool {
    shape.path(in: area).contains(CGPoint(x: x, y: y))
  }

  @Test func rectangles() {
    #expect(has(Rectangle(), 0.5, 0.5) && has(Rectangle(), 99.5, 59.5))
    #expect(!has(Rectangle().inset(by: 10), 9, 30) && has(Rectangle().inset(by: 10), 11, 11))
  }

  @Test func circles() {
    #expect(has(Circle(), 50, 1) && !has(Circle(), 19, 30) && has(Circle(), 21, 30))
    #expect(!has(Circle().inset(by: 10), 50, 9) && has(Circle().inset(by: 10), 50, 11))
    #expect(Circle().sizeThatFits(ProposedViewSize(width: 100, height: 60)).width == 60)
  }

  @Test func roundedRectangles() {
    let circular = RoundedRectangle(cornerRadius: 20, style: .circular)
    #expect(!has(circular, 5, 5) && has(circular, 7, 7) && has(circular, 21, 0.1))
    let soft = RoundedRectangle(cornerRadius: 20)
    #expect(soft.style == .continuous && !has(soft, 21, 0.1))
    let wide = RoundedRectangle(cornerSize: CGSize(width: 40, height: 10), style: .circular)
    #expect(wide.cornerSize == CGSize(width: 40, height: 10))
    #expect(!has(wide, 10, 2) && has(wide, 2, 11))
    #expect(!has(circular.inset(by: 10), 12, 12) && has(circular.inset(by: 10), 14, 14))
    var moved = circular
    moved.animatableData = CGSize(width: 0, height: 0).animatableData
    #expect(has(moved, 0.5, 0.5))
  }

  @Test func capsules() {
    let capsule = Capsule(style: .circular)
    #expect(!has(capsule, 5, 5) && has(capsule, 31, 0.5) && has(capsule, 0.5, 30))
    #expect(Capsule().style == .continuous)
    #expect(!has(capsule.inset(by: 10), 50, 9) && has(capsule.inset(by: 10), 50, 11))
  }

  @Test func fillsAndStrokes() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    func pixels<V: View>(_ view: V) throws -> ViewPixels {
      try ViewPixels(view.frame(width: 40, height: 40))
    }
    #expect(try pixels(Rectangle().fill(red)).center == [255, 0, 0, 255])
    #expect(try pixels(Rectangle().fill().foregroundStyle(red)).center == [255, 0, 0, 255])
    let rings = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 40, height: 40))
      path.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
    }
    #expect(try pixels(rings.fill(red, style: FillStyle(eoFill: true))).center[3] == 0)
    #expect(try pixels(rings.fill(style: FillStyle(eoFill: true))).center[3] == 0)
    #expect(try pixels(rings.fill(red)).center[3] == 255)
    let styles = StrokeStyle(lineWidth: 10)
    for line in [
      try pixels(Rectangle().stroke(red, lineWidth: 10)),
      try pixels(Rectangle().stroke(red, style: styles)),
      try pixels(Rectangle().stroke(lineWidth: 10).foregroundStyle(red)),
      try pixels(Rectangle().stroke(style: styles).foregroundStyle(red)),
    ] {
      #expect(line[2, 20] == [255, 0, 0, 255] && line[7, 20][3] == 0)
    }
    for border in [
      try pixels(Rectangle().strokeBorder(red, lineWidth: 10)),
      try pixels(Rectangle().strokeBorder(red, style: styles)),
      try pixels(Rectangle().strokeBorder(lineWidth: 10).foregroundStyle(red)),
      try pixels(Rectangle().strokeBorder(style: styles).foregroundStyle(red)),
    ] {
      #expect(border[7, 20] == [255, 0, 0, 255] && border[12, 20][3] == 0)
    }
  }

  @Test func offsetsOfShapes() {
    for shape in [
      Rectangle().offset(CGSize(width: 30, height: 0)),
      Rectangle().offset(CGPoint(x: 30, y: 0)), Rectangle().offset(x: 30),
    ] {
      #expect(!has(shape, 29, 30) && has(shape, 129, 30))
    }
  }

  @Test func strokeStylesCanBeAnimated() {
    var style = StrokeStyle(lineWidth: 2, miterLimit: 10, dash: [4], dashPhase: 0)
    style.animatableData = StrokeStyle(lineWidth: 6, miterLimit: 8, dashPhase: 3).animatableData
    #expect(style.lineWidth == 6 && style.miterLimit == 8 && style.dashPhase == 3)
    #expect(style.dash == [4])
  }
}
