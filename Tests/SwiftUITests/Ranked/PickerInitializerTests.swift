import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Each initializer of Picker: the menu shows the choice or the label of the current value, a line
/// of the menu changes the selection, and its label titles the part that it is of another menu.
@MainActor
@Suite(.serialized)
struct PickerInitializerTests {
  private struct Choices: View {
    var body: some View {
      Text("One").tag(1)
      Text("Two").tag(2)
    }
  }

  private func check<V: View>(
    _ title: String?, shows shown: String, _ picker: @escaping ([Binding<Int>]) -> V
  ) throws {
    let values = Holder([1, 1])
    try AnimatedStage.run(Stateful(values) { picker([$0[0], $0[1]]) }) { stage in
      #expect(stage.texts == [shown])
      let actions = try stage.first(MenuHost.self).menu?.children.compactMap { $0 as? UIAction }
      #expect(actions?.map(\.title) == ["One", "Two"])
      #expect(actions?.map(\.state) == [.on, .off])
      actions?.last?.performWithSender(nil, target: nil)
      stage.advance(by: 0.1)
    }
    #expect(values.value[0] == 2)
    guard let title else { return }
    try AnimatedStage.run(Menu("Menu") { picker([.constant(1), .constant(1)]) }) { stage in
      let part = try #require(stage.first(MenuHost.self).menu?.children.first as? UIMenu)
      #expect(part.title == title)
    }
  }

  @Test func labelsOfViews() throws {
    try check("Label", shows: "One") {
      Picker(selection: $0[0]) {
        Choices()
      } label: {
        Text("Label")
      }
    }
    try check("Label", shows: "Current") {
      Picker(selection: $0[0]) {
        Choices()
      } label: {
        Text("Label")
      } currentValueLabel: {
        Text("Current")
      }
    }
    try check("Label", shows: "One") {
      Picker(sources: $0, selection: \.self) {
        Choices()
      } label: {
        Text("Label")
      }
    }
    try check("Label", shows: "Current") {
      Picker(sources: $0, selection: \.self) {
        Choices()
      } label: {
        Text("Label")
      } currentValueLabel: {
        Text("Current")
      }
    }
    try check("Label", shows: "One") {
      Picker(selection: $0[0], label: Text("Label")) { Choices() }
    }
  }

  @Test func titles() throws {
    let name: Substring = "name"
    try check("key", shows: "One") { Picker("key", selection: $0[0]) { Choices() } }
    try check("name", shows: "One") { Picker(name, selection: $0[0]) { Choices() } }
    try check("key", shows: "Current") {
      Picker("key", selection: $0[0]) {
        Choices()
      } currentValueLabel: {
        Text("Current")
      }
    }
    try check("name", shows: "Current") {
      Picker(name, selection: $0[0]) {
        Choices()
      } currentValueLabel: {
        Text("Current")
      }
    }
    try check("key", shows: "One") { Picker("key", sources: $0, selection: \.self) { Choices() } }
    try check("name", shows: "One") { Picker(name, sources: $0, selection: \.self) { Choices() } }
    try check("key", shows: "Current") {
      Picker("key", sources: $0, selection: \.self) {
        Choices()
      } currentValueLabel: {
        Text("Current")
      }
    }
    try check("name", shows: "Current") {
      Picker(name, sources: $0, selection: \.self) {
        Choices()
      } currentValueLabel: {
        Text("Current")
      }
    }
  }

  @Test func titlesWithSymbols() throws {
    let name: Substring = "name"
    let star = "star"
    try check("key", shows: "One") {
      Picker("key", systemImage: star, selection: $0[0]) { Choices() }
    }
    try check("name", shows: "One") {
      Picker(name, systemImage: star, selection: $0[0]) { Choices() }
    }
    try check("key", shows: "Current") {
      Picker("key", systemImage: star, selection: $0[0]) {
        Choices()
      } currentValueLabel: {
        Text("Current")
      }
    }
    try check("name", shows: "Current") {
      Picker(name, systemImage: star, selection: $0[0]) {
        Choices()
      } currentValueLabel: {
        Text("Current")
      }
    }
    try check("key", shows: "One") {
      Picker("key", systemImage: star, sources: $0, selection: \.self) { Choices() }
    }
    try check("name", shows: "One") {
      Picker(name, systemImage: star, sources: $0, selection: \.self) { Choices() }
    }
    try check("key", shows: "Current") {
      Picker("key", systemImage: star, sources: $0, selection: \.self) {
        Choices()
      } currentValueLabel: {
        Text("Current")
      }
    }
    try check("name", shows: "Current") {
      Picker(name, systemImage: star, sources: $0, selection: \.self) {
        Choices()
      } currentValueLabel: {
        Text("Current")
      }
    }
  }

  @Test func titlesWithImagesOfACatalog() throws {
    let (name, assets): (Substring, _) = ("name", try AssetBundle())
    let dot = assets.dot
    try check("key", shows: "One") { Picker("key", image: dot, selection: $0[0]) { Choices() } }
    try check("name", shows: "One") { Picker(name, image: dot, selection: $0[0]) { Choices() } }
    try check("key", shows: "Current") {
      Picker("key", image: dot, selection: $0[0]) {
        Choices()
      } currentValueLabel: {
        Text("Current")
      }
    }
    try check("name", shows: "Current") {
      Picker(name, image: dot, selection: $0[0]) {
        Choices()
      } currentValueLabel: {
        Text("Current")
      }
    }
    try check("key", shows: "One") {
      Picker("key", image: dot, sources: $0, selection: \.self) { Choices() }
    }
    try check("name", shows: "One") {
      Picker(name, image: dot, sources: $0, selection: \.self) { Choices() }
    }
    try check("key", shows: "Current") {
      Picker("key", image: dot, sources: $0, selection: \.self) {
        Choices()
      } currentValueLabel: {
        Text("Current")
      }
    }
    try check("name", shows: "Current") {
      Picker(name, image: dot, sources: $0, selection: \.self) {
        Choices()
      } currentValueLabel: {
        Text("Current")
      }
    }
  }
}
