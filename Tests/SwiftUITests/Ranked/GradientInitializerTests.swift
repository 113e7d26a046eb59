import CoreGraphics
import Testing

@testable import SwiftUI
import UIKit

/// Each initializer of LinearGradient, by pixels: red at the left, blue at the right.
@MainActor
@Suite(.serialized)
struct GradientInitializerTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func check<V: View>(_ gradient: V, sharp: Bool = false) throws {
    let pixels = try ViewPixels(gradient.frame(width: 100, height: 10))
    #expect(pixels[1, 5][0] > 240 && pixels[1, 5][2] < 15)
    #expect(pixels[98, 5][0] < 15 && pixels[98, 5][2] > 240)
    #expect(pixels[40, 0] == pixels[40, 9], "It changes along the line alone.")
    if sharp { #expect(pixels[40, 5] == [255, 0, 0, 255] && pixels[60, 5] == [0, 0, 255, 255]) }
  }

  @Test func colorsStopsAndGradients() throws {
    let (start, end) = (UnitPoint.leading, UnitPoint.trailing)
    let sharp = [Gradient.Stop(color: red, location: 0.5), .init(color: blue, location: 0.5)]
    try check(LinearGradient(colors: [red, blue], startPoint: start, endPoint: end))
    try check(
      LinearGradient(gradient: Gradient(colors: [red, blue]), startPoint: start, endPoint: end))
    try check(LinearGradient(stops: sharp, startPoint: start, endPoint: end), sharp: true)
    try check(
      LinearGradient(gradient: Gradient(stops: sharp), startPoint: start, endPoint: end),
      sharp: true)
    try check(
      Rectangle().fill(.linearGradient(colors: [red, blue], startPoint: start, endPoint: end)))
    try check(
      Rectangle().fill(
        .linearGradient(
          Gradient(colors: [red, blue]), startPoint: start, endPoint: end)))
    try check(
      Rectangle().fill(.linearGradient(stops: sharp, startPoint: start, endPoint: end)),
      sharp: true)
  }
}
