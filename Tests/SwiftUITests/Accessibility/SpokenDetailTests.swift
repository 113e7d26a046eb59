import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) @_spi(SwiftUI) import UIKit

/// Custom content, named kinds of actions, and names that are switched off.
@MainActor
@Suite(.serialized)
struct SpokenDetailTests {
  private func element<V: View>(_ view: V) -> Element? {
    let hosted = HostedView(view)
    let found = UIView.spokenElements(in: [hosted.host]).first
    return found.map {
      Element(
        accessibilityLabel: $0.accessibilityLabel, accessibilityValue: $0.accessibilityValue,
        accessibilityHint: $0.accessibilityHint,
        accessibilityCustomActions: $0.accessibilityCustomActions)
    }
  }

  /// What an element says while its view is there.
  private struct Element {
    let accessibilityLabel: String?
    let accessibilityValue: String?
    let accessibilityHint: String?
    let accessibilityCustomActions: [UIAccessibilityCustomAction]?
  }

  // Rests on: Apple documentation, AccessibilityCustomContentKey.
  @Test func contentOfAKeyIsSaidAfterTheValue() {
    let age = AccessibilityCustomContentKey("Age")
    let named = AccessibilityCustomContentKey(Text("Weight"), id: "weight")
    let view = Color.red.accessibilityLabel("Dog").accessibilityValue("Rex")
      .accessibilityCustomContent(age, "3 years")
    #expect(element(view)?.accessibilityValue == "Rex, Age, 3 years")
    let other = Color.red.accessibilityLabel("Dog").accessibilityCustomContent(named, Text("9 kg"))
    #expect(element(other)?.accessibilityValue == "Weight, 9 kg")
    let none = Color.red.accessibilityLabel("Dog").accessibilityCustomContent(age, nil as Text?)
    #expect(element(none)?.accessibilityValue == nil)
  }

  // Rests on: Apple documentation, AccessibilityActionKind, init(named:).
  @Test func actionsMayHaveNames() {
    let log = EventLog()
    let kind = AccessibilityActionKind(named: Text("Feed"))
    let found = element(
      Color.red.accessibilityLabel("Dog").accessibilityAction(kind) { log.note("feed") })
    let actions = found?.accessibilityCustomActions ?? []
    #expect(actions.map(\.name) == ["Feed"])
    _ = actions.first?.actionHandler?(actions[0])
    #expect(log.take() == ["feed"])
  }

  @Test func wordsThatAreNotEnabledChangeNothing() {
    let name: Substring = "other"
    let view = Color.red.accessibilityLabel("label").accessibilityValue("value")
      .accessibilityHint("hint")
    let off = view.accessibilityLabel(name, isEnabled: false)
      .accessibilityValue("other", isEnabled: false).accessibilityHint(name, isEnabled: false)
      .accessibilityInputLabels(["other"], isEnabled: false)
    #expect(element(off)?.accessibilityLabel == "label")
    #expect(element(off)?.accessibilityValue == "value")
    #expect(element(off)?.accessibilityHint == "hint")
    let on = view.accessibilityLabel(name, isEnabled: true)
    #expect(element(on)?.accessibilityLabel == "other")
  }

  // Rests on: Apple documentation, AXChartDescriptorRepresentable.
  @Test func chartsAreDescribed() {
    struct Sales: AXChartDescriptorRepresentable {
      func makeChartDescriptor() -> AXChartDescriptor {
        AXChartDescriptor(
          title: "Sales", summary: nil,
          xAxis: AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: ["May", "June"]),
          yAxis: AXNumericDataAxisDescriptor(
            title: "Units", range: 0...10, gridlinePositions: []
          ) { "\(Int($0)) units" },
          series: [
            AXDataSeriesDescriptor(
              name: "Apples", isContinuous: false,
              dataPoints: [AXDataPoint(x: "May", y: 3), AXDataPoint(x: "June", y: 4)])
          ])
      }
    }
    let view = Color.red.accessibilityLabel("Chart").accessibilityChartDescriptor(Sales())
    #expect(
      element(view)?.accessibilityValue
        == "Sales, Month, Units, Apples, May 3 units, June 4 units")
  }

  // Rests on: Apple documentation, AccessibilityTechnologies.
  @Test func technologiesAreASet() {
    let both: AccessibilityTechnologies = [.voiceOver, .switchControl]
    #expect(both.contains(.voiceOver) && !AccessibilityTechnologies.voiceOver.contains(both))
    #expect(both.intersection(.voiceOver) == .voiceOver)
    var changed = both
    #expect(changed.remove(.voiceOver) == .voiceOver && changed == .switchControl)
    #expect(AccessibilityTechnologies() != .voiceOver)
  }
}
