import CoreGraphics
import Testing

@testable import SwiftUI
@testable import UIKit

/// Each method of VisualEffect that moves, turns or fades a view, by the pixels that it covers.
@MainActor
@Suite(.serialized)
struct VisualEffectMemberTests {
  /// The left, top, right and bottom of what a square of 10 by 10 in the middle of 40 by 40 covers.
  private func covered<E: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> E
  ) throws -> [Int] {
    let square = Color.red.frame(width: 10, height: 10)
    let pixels = try ViewPixels(square.visualEffect(effect).frame(width: 40, height: 40))
    let points = (0..<40).flatMap { y in (0..<40).map { (x: $0, y: y) } }
      .filter { pixels[$0.x, $0.y][3] > 127 }
    return [
      points.map(\.x).min() ?? 0, points.map(\.y).min() ?? 0, points.map(\.x).max() ?? 0,
      points.map(\.y).max() ?? 0,
    ]
  }

  @Test func offsets() throws {
    #expect(
      try covered { effect, _ in effect.offset(CGSize(width: 5, height: -3)) } == [20, 12, 29, 21])
    #expect(try covered { effect, _ in effect.offset(x: 5) } == [20, 15, 29, 24])
    #expect(try covered { effect, _ in effect.offset(y: 5) } == [15, 20, 24, 29])
    #expect(
      try covered { effect, geometry in effect.offset(x: geometry.size.width) } == [25, 15, 34, 24])
  }

  @Test func sizes() throws {
    #expect(try covered { effect, _ in effect.scaleEffect(2) } == [10, 10, 29, 29])
    #expect(
      try covered { effect, _ in effect.scaleEffect(2, anchor: .topLeading) } == [15, 15, 34, 34])
    #expect(try covered { effect, _ in effect.scaleEffect(x: 2) } == [10, 15, 29, 24])
    #expect(
      try covered { effect, _ in effect.scaleEffect(y: 2, anchor: .top) } == [15, 15, 24, 34])
    #expect(
      try covered { effect, _ in effect.scaleEffect(CGSize(width: 1, height: 3)) } == [
        15, 5, 24, 34,
      ])
    #expect(
      try covered { effect, _ in effect.scaleEffect(CGSize(width: 2, height: 1), anchor: .leading) }
        == [15, 15, 34, 24])
  }

  @Test func turns() throws {
    #expect(
      try covered { effect, _ in effect.rotationEffect(.degrees(90), anchor: .topLeading) }
        == [5, 15, 14, 24])
    #expect(
      try covered { effect, _ in effect.scaleEffect(x: 2).rotationEffect(.degrees(90)) }
        == [15, 10, 24, 29])
  }

  @Test func opacity() throws {
    let square = Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10)
    let pixels = try ViewPixels(square.visualEffect { effect, _ in effect.opacity(0.4) })
    #expect(pixels.center == [102, 0, 0, 102])
  }
}
