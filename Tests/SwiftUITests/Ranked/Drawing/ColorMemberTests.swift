import CoreGraphics
import Testing

@testable import SwiftUI
import UIKit

/// A style of a page that stands for a color in each environment.
private struct Contrasting: ShapeStyle, Hashable {
  var isStrong = true

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    environment.colorScheme == .dark
      ? Color.Resolved(red: 1, green: 1, blue: isStrong ? 0 : 1)
      : Color.Resolved(red: 0, green: 0, blue: isStrong ? 1 : 0)
  }
}

/// What colors are made of and what they resolve to.
@MainActor
@Suite(.serialized)
struct ColorMemberTests {
  private func pixel<V: View>(_ view: V, dark: Bool = false) throws -> [UInt8] {
    try ViewPixels(view.frame(width: 4, height: 4), dark: dark).center
  }

  @Test func colorsOfStyles() throws {
    let color = Color(Contrasting())
    #expect(try pixel(color) == [0, 0, 255, 255])
    #expect(try pixel(color, dark: true) == [255, 255, 0, 255])
    #expect(try pixel(color.opacity(0.4)) == [0, 0, 102, 102])
    #expect(try pixel(Rectangle().fill(Contrasting()), dark: true) == [255, 255, 0, 255])
    #expect(color == Color(Contrasting()) && color != Color(Contrasting(isStrong: false)))
    #expect(Color(Color.red) == .red)
    let resolved = Color.Resolved(red: 1, green: 0.2, blue: 0)
    #expect(try pixel(Rectangle().fill(resolved)) == [255, 51, 0, 255])
  }

  @Test func colorsOfCoreGraphics() {
    let color = Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)
    #expect(color.cgColor?.components?.map { ($0 * 100).rounded() } == [20, 40, 60, 50])
    #expect(Color(.displayP3, red: 0, green: 1, blue: 0).cgColor != nil)
    #expect(Color.red.cgColor == nil && Color(Contrasting()).cgColor == nil)
  }

  @Test func resolvedColorsHaveComponents() {
    var color = Color.Resolved(colorSpace: .sRGB, red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)
    func whole(_ value: Float) -> Int { Int((value * 100).rounded()) }
    #expect([color.red, color.green, color.blue, color.opacity].map(whole) == [20, 40, 60, 50])
    #expect([color.linearRed, color.linearGreen, color.linearBlue].map(whole) == [3, 13, 32])
    (color.red, color.green, color.blue) = (1, 0.5, 0)
    #expect([color.linearRed, color.linearGreen, color.linearBlue].map(whole) == [100, 21, 0])
    #expect(color.description == "#FF800080")
    #expect(color.cgColor.components?.map { ($0 * 100).rounded() } == [100, 50, 0, 50])
    let linear = Color.Resolved(colorSpace: .sRGBLinear, red: 1, green: 0.2, blue: 0)
    #expect(whole(linear.linearGreen) == 20)
  }
}
