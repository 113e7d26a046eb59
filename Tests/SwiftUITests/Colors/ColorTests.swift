import CoreGraphics
import Testing

@testable import SwiftUI
import UIKit

@MainActor
struct ColorTests {
  private let plain = EnvironmentValues()

  private func resolved(_ color: Color) -> [Int] {
    let resolved = color.resolve(in: plain)
    return [resolved.red, resolved.green, resolved.blue, resolved.opacity].map {
      Int(($0 * 255).rounded())
    }
  }

  // A catalog adds members to ColorResource, which then come first.
  @Test func colorsOfOtherFrameworksAreMadeByTheirNames() {
    #expect(Color(.black).uiColor(in: EnvironmentValues()) == UIColor.black)
    #expect(Color(.white).uiColor(in: EnvironmentValues()) == UIColor.white)
    #expect(Color(.systemBlue) == Color(uiColor: .systemBlue))
    let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    #expect(Color(green) == Color(cgColor: green))
  }

  @Test func componentsComeBack() {
    #expect(resolved(Color(red: 1, green: 0.5, blue: 0)) == [255, 128, 0, 255])
    #expect(resolved(Color(white: 0.5, opacity: 0.2)) == [128, 128, 128, 51])
    #expect(resolved(Color(.sRGBLinear, white: 0.5)) == [188, 188, 188, 255])
    #expect(resolved(Color(hue: 0.5, saturation: 1, brightness: 1)) == [0, 255, 255, 255])
    #expect(resolved(Color(hue: 1.25, saturation: 0.5, brightness: 0.8)) == [153, 204, 102, 255])
  }

  @Test func colorsOfTheSystemFollowTheScheme() {
    var dark = plain
    dark.colorScheme = .dark
    #expect(Color.red.uiColor(in: plain) != Color.red.uiColor(in: dark))
    #expect(resolved(.orange) == [255, 149, 0, 255])
    #expect(Color.primary.uiColor(in: dark).cgColor.components?.first == 1)
  }

  @Test func opacitiesMultiply() {
    #expect(resolved(Color.black.opacity(0.5).opacity(0.5))[3] == 64)
  }

  @Test func colorsAreMixed() {
    #expect(resolved(Color.black.mix(with: .white, by: 0.5, in: .device)) == [128, 128, 128, 255])
    #expect(resolved(Color.black.mix(with: .white, by: 0.5)) == [99, 99, 99, 255])
    #expect(resolved(Color.black.mix(with: .white, by: 0)) == [0, 0, 0, 255])
  }

  @Test func colorsDescribeThemselves() {
    #expect(Color.red.description == "red")
    #expect(Color(red: 1, green: 0, blue: 0).description == "#FF0000FF")
    #expect(Color.blue.opacity(0.5).description == "50% blue")
  }

  @Test func uiColorsAreMadeOfColorsAndBack() {
    let color = UIColor(Color(red: 0, green: 1, blue: 0))
    #expect(color == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(Color(uiColor: color).uiColor(in: plain) == color)
    let dynamic = UIColor(Color.red)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(dynamic.resolvedColor(with: dark) == UIColor.systemRed.resolvedColor(with: dark))
  }
}
