import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
struct ColorTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func descriptionsAreApples() {
    #expect(UIColor.darkGray.description == "UIExtendedGrayColorSpace 0.333333 1")
    #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
    #expect(
      UIColor(red: 0.1, green: 1.5, blue: -0.25, alpha: 0.333).description
        == "UIExtendedSRGBColorSpace 0.1 1.5 -0.25 0.333")
    #expect(
      UIColor(displayP3Red: 1, green: 0.5, blue: 0, alpha: 1).description
        == "UIDisplayP3ColorSpace 1 0.5 0 1")
    #expect(UIColor.systemBlue.description.hasSuffix("; name = systemBlueColor>"))
    #expect(UIColor.systemBlue.description.hasPrefix("<UIDynamicSystemColor: 0x"))
  }

  @Test func aSystemColourHasATwinForTheDark() {
    let light = UIColor.systemBackground.resolvedColor(with: .init(userInterfaceStyle: .light))
    #expect(light == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(
      UIColor.label.resolvedColor(with: dark) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.red.resolvedColor(with: dark) === UIColor.red)
    var red: CGFloat = 9
    dark.performAsCurrent { UIColor.systemBlue.getRed(&red, green: nil, blue: nil, alpha: nil) }
    #expect(abs(red - 10.0 / 255) < 1e-9)
    UIColor.systemBlue.getRed(&red, green: nil, blue: nil, alpha: nil)
    #expect(red == 0)
  }

  @Test func aProviderIsAskedAgainForEachSetOfTraits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .yellow : .systemGroupedBackground }
    #expect(color.resolvedColor(with: dark) == .yellow)
    #expect(
      color.withAlphaComponent(0.5).resolvedColor(with: dark) == .yellow.withAlphaComponent(0.5))
    // What it gives may itself depend on traits.
    let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    #expect(light.description == "UIExtendedSRGBColorSpace 0.94902 0.94902 0.968627 1")
  }

  @Test func equalityIsAboutSpaceAndComponents() {
    #expect(UIColor(white: 1, alpha: 1) == .white)
    #expect(UIColor(red: 1, green: 1, blue: 1, alpha: 1) != .white)
    #expect(UIColor.systemBlue == UIColor.systemBlue && UIColor.systemBlue != UIColor.tintColor)
    #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
    #expect(!UIColor.red.isEqual("red") && !UIColor.red.isEqual(nil))
  }

  @Test func aColourIsArchivedAndRead() throws {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    #expect(read == color)
  }

  @available(*, deprecated)
  @Test func oldSpellings() {
    #expect(UIColor.redColor() == .red && UIColor.clearColor() == .clear)
    #expect(UIColor.redColor().colorWithAlphaComponent(0.5) == .red.withAlphaComponent(0.5))
    #expect(UIColor(CGColor: UIColor.blue.cgColor) == .blue)
  }

  @Test func aSubclassOfAColourIsAColour() {
    final class Named: UIColor, @unchecked Sendable {
      var name = ""
    }
    let color = Named(red: 1, green: 0, blue: 0, alpha: 1)
    color.name = "fire"
    #expect(color.cgColor == UIColor.red.cgColor)
  }
}
