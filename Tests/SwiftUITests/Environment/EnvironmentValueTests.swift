import Foundation
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Values of the environment that modifiers set, and those that equal values of UIKit.
@MainActor
@Suite(.serialized)
struct EnvironmentValueTests {
  private struct Reader<Value>: View {
    @Environment private var value: Value
    let note: (Value) -> Void

    init(_ keyPath: KeyPath<EnvironmentValues, Value>, note: @escaping (Value) -> Void) {
      _value = Environment(keyPath)
      self.note = note
    }

    var body: some View {
      let _ = note(value)
      Color.red
    }
  }

  private func read<Value, V: View>(
    _ keyPath: KeyPath<EnvironmentValues, Value>, in change: (Reader<Value>) -> V
  ) -> Value? {
    var found: Value?
    _ = HostedView(change(Reader(keyPath) { found = $0 }))
    return found
  }

  @Test func modifiersSetTheirValues() {
    #expect(read(\.headerProminence) { $0 } == .standard)
    #expect(read(\.headerProminence) { $0.headerProminence(.increased) } == .increased)
    #expect(
      read(\.materialActiveAppearance) { $0.materialActiveAppearance(.active) } == .active)
    #expect(read(\.backgroundProminence) { $0 } == .standard)
    #expect(read(\.appearsActive) { $0 } == true)
    #expect(read(\.allowedDynamicRange) { $0.allowedDynamicRange(.high) } == .some(.high))
  }

  @Test func labelsAreShownAndHidden() {
    #expect(read(\.labelsVisibility) { $0 } == .automatic)
    #expect(read(\.labelsVisibility) { $0.labelsHidden() } == .hidden)
    #expect(read(\.labelsAreHidden) { $0.labelsVisibility(.hidden) } == true)
    #expect(
      read(\.labelsVisibility) { $0.labelsVisibility(.visible).labelsHidden() } == .visible)
  }

  @Test func hoverEffectsAreDisabledForAllInside() {
    #expect(read(\.isHoverEffectEnabled) { $0.hoverEffect(.lift) } == true)
    #expect(
      read(\.isHoverEffectEnabled) { $0.hoverEffectDisabled(false).hoverEffectDisabled() } == false)
  }

  @Test func valuesEqualThoseOfUIKit() {
    #expect(ColorScheme(.dark) == .dark && ColorScheme(.unspecified) == nil)
    #expect(
      ColorSchemeContrast(.high) == .increased && UIAccessibilityContrast(.standard) == .normal)
    #expect(LayoutDirection(.rightToLeft) == .rightToLeft)
    #expect(UITraitEnvironmentLayoutDirection(.rightToLeft) == .rightToLeft)
    #expect(UILegibilityWeight(.bold) == .bold && UILegibilityWeight(nil) == .unspecified)
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(EdgeInsets(insets) == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(NSDirectionalEdgeInsets(EdgeInsets(insets)) == insets)
    #expect(NSUnderlineStyle(Text.LineStyle(pattern: .dot)).contains(.patternDot))
  }

  @Test func helpDescribesAView() {
    AnimatedStage.run(Button("Go") {}.help("Starts the game")) { stage in
      #expect(stage.stage.spokenElements().map(\.hint) == ["Starts the game"])
    }
  }
}
