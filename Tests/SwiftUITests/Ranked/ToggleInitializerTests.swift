import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Each initializer of Toggle: its label is shown, and a tap switches what it is bound to.
@MainActor
@Suite(.serialized)
struct ToggleInitializerTests {
  /// Shows a toggle of one value, and of two values together.
  private func check<One: View, Two: View>(
    _ text: String, image: CGSize? = nil, one: @escaping (Binding<Bool>) -> One,
    two: @escaping ([Binding<Bool>]) -> Two
  ) throws {
    let isOn = Holder(false)
    try AnimatedStage.run(Stateful(isOn) { one($0) }) { stage in
      #expect(stage.texts == [text])
      if let image { #expect(stage.imageSizes.contains(image)) }
      stage.tap(try stage.first(UISwitch.self))
    }
    #expect(isOn.history == [true])
    let both = Holder([true, false])
    try AnimatedStage.run(Stateful(both) { two([$0[0], $0[1]]) }) { stage in
      #expect(stage.texts == [text])
      if let image { #expect(stage.imageSizes.contains(image)) }
      stage.tap(try stage.first(UISwitch.self))
    }
    #expect(both.value == [true, true])
  }

  @Test func labelsOfViews() throws {
    try check("label") { isOn in
      Toggle(isOn: isOn) { Text("label") }
    } two: { sources in
      Toggle(sources: sources, isOn: \.self) { Text("label") }
    }
  }

  @Test func titles() throws {
    try check("key") {
      Toggle("**key**", isOn: $0)
    } two: {
      Toggle("**key**", sources: $0, isOn: \.self)
    }
    let name: Substring = "**name**"
    try check("**name**") {
      Toggle(name, isOn: $0)
    } two: {
      Toggle(name, sources: $0, isOn: \.self)
    }
  }

  @Test func titlesWithSymbols() throws {
    let star = try #require(frame(of: UIImageView.self, in: Image(systemName: "star"))).size
    let name: Substring = "name"
    try check("key", image: star) {
      Toggle("key", systemImage: "star", isOn: $0)
    } two: {
      Toggle("key", systemImage: "star", sources: $0, isOn: \.self)
    }
    try check("name", image: star) {
      Toggle(name, systemImage: "star", isOn: $0)
    } two: {
      Toggle(name, systemImage: "star", sources: $0, isOn: \.self)
    }
  }

  @Test func titlesWithImagesOfACatalog() throws {
    let assets = try AssetBundle()
    let (name, dot): (Substring, _) = ("name", CGSize(width: 12, height: 8))
    try check("key", image: dot) {
      Toggle("key", image: assets.dot, isOn: $0)
    } two: {
      Toggle("key", image: assets.dot, sources: $0, isOn: \.self)
    }
    try check("name", image: dot) {
      Toggle(name, image: assets.dot, isOn: $0)
    } two: {
      Toggle(name, image: assets.dot, sources: $0, isOn: \.self)
    }
  }

  @Test func theConfigurationOfAStyleKnowsWhetherSourcesDiffer() {
    struct Told: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text(configuration.isMixed ? "mixed" : "same")
          Toggle(configuration)
        }
      }
    }
    let (on, off) = (Binding.constant(true), Binding.constant(false))
    AnimatedStage.run(Toggle("key", sources: [on, off], isOn: \.self).toggleStyle(Told())) {
      #expect($0.texts == ["mixed", "key"])
      #expect($0.host.views(of: UISwitch.self).map(\.isOn) == [false])
    }
    AnimatedStage.run(Toggle("key", sources: [on, on], isOn: \.self).toggleStyle(Told())) {
      #expect($0.texts == ["same", "key"])
      #expect($0.host.views(of: UISwitch.self).map(\.isOn) == [true])
    }
  }
}
