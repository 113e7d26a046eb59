import CoreGraphics
import Testing

@testable import SwiftUI
import UIKit

@MainActor
@Suite(.serialized)
struct StyleTests {
  private func color(_ level: HierarchicalShapeStyle, in environment: EnvironmentValues) -> UIColor?
  {
    level._paint(in: environment).color
  }

  private func environment(_ styles: [AnyShapeStyle]...) -> EnvironmentValues {
    var environment = EnvironmentValues()
    for style in styles {
      environment.foregroundLevels = ForegroundLevels(style, inside: environment.foregroundLevels)
    }
    return environment
  }

  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  @Test func withoutAStyleLevelsAreThoseOfLabels() {
    let plain = EnvironmentValues()
    #expect(color(.primary, in: plain) == .label.resolvedColor(with: plain.traits))
    #expect(color(.secondary, in: plain) == .secondaryLabel.resolvedColor(with: plain.traits))
  }

  @Test func lowerLevelsOfOneStyleAreFainter() {
    let values = environment([AnyShapeStyle(red)])
    #expect(color(.primary, in: values)?.cgColor.alpha == 1)
    #expect(color(.secondary, in: values)?.cgColor.alpha == 0.5)
    #expect(color(.secondary, in: values)?.cgColor.components?.first == 1)
  }

  @Test func levelsThatAreNamedAreTaken() {
    let values = environment([AnyShapeStyle(red), AnyShapeStyle(blue)])
    #expect(color(.secondary, in: values) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(color(.tertiary, in: values)?.cgColor.alpha == 0.5)
  }

  @Test func aLevelAsStyleMeansTheStyleOutside() {
    let values = environment(
      [AnyShapeStyle(red)], [AnyShapeStyle(HierarchicalShapeStyle.secondary)])
    #expect(color(.primary, in: values)?.cgColor.alpha == 0.5)
    #expect(color(.primary, in: values)?.cgColor.components?.first == 1)
    #expect(color(.secondary, in: values)?.cgColor.alpha == 0.25)
  }

  @Test func theAccentColorIsTheTint() {
    var values = EnvironmentValues()
    #expect(Color.accentColor.uiColor(in: values) == .systemBlue.resolvedColor(with: values.traits))
    values.tintPaint = AnyShapeStyle(red)
    #expect(Color.accentColor.uiColor(in: values) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    // A tint that is the accent color itself ends at the app's.
    values.tintPaint = AnyShapeStyle(Color.accentColor)
    #expect(values.tintUIColor == .systemBlue.resolvedColor(with: values.traits))
  }

  @Test func opacityAndShadowsOfStylesAddUp() {
    let style = red.opacity(0.5).shadow(.drop(radius: 3)).shadow(.inner(radius: 2))
    let paint = style.opacity(0.5)._paint(in: EnvironmentValues())
    #expect(paint.color?.cgColor.alpha == 0.25)
    #expect(paint.shadows.map(\.isInner) == [false, true])
  }

  @Test func stylesWithoutTypeAreEqualIfWhatIsInThemIs() {
    #expect(AnyShapeStyle(red) == AnyShapeStyle(AnyShapeStyle(red)))
    #expect(AnyShapeStyle(red) != AnyShapeStyle(blue))
    #expect(AnyShapeStyle(red) != AnyShapeStyle(Material.thin))
  }
}
