import CoreGraphics
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

private struct Place: Identifiable {
  let id: String
}

/// Each form of ForEach and Group for tabs: their titles, the choice, and changes of the collection.
@MainActor
@Suite(.serialized)
struct TabCollectionTests {
  private let places = [Place(id: "a"), Place(id: "b")]

  /// Chooses the second tab, and reads the selection and what is shown.
  private func check<V: View>(_ make: @escaping (Binding<String>) -> V) throws {
    let chosen = Holder("a")
    try NavigationStage.run(Stateful(chosen, content: make)) { stage in
      #expect(stage.tabs.tabBar.items?.map(\.title) == ["a", "b", "c"])
      #expect(stage.texts == ["In a"])
      try stage.choose("b")
      #expect(chosen.value == "b" && stage.texts == ["In b"])
      try stage.choose("c")
      #expect(chosen.value == "c" && stage.texts == ["In c"])
    }
  }

  private func tab(_ name: String) -> some TabContent<String> {
    Tab(name, systemImage: "star", value: name) { Text("In \(name)") }
  }

  @Test func tabsOfCollections() throws {
    try check { chosen in
      TabView(selection: chosen) {
        ForEach(places) { tab($0.id) }
        tab("c")
      }
    }
    try check { chosen in
      TabView(selection: chosen) { ForEach(["a", "b", "c"], id: \.self) { tab($0) } }
    }
    try check { chosen in
      TabView(selection: chosen) { ForEach(0..<3) { tab(["a", "b", "c"][$0]) } }
    }
  }

  @Test func groupsOfTabs() throws {
    try check { chosen in
      TabView(selection: chosen) {
        Group {
          tab("a")
          tab("b")
        }
        tab("c")
      }
    }
  }

  @Test func tabsWithoutValues() throws {
    let view = TabView {
      ForEach(places) { place in Tab(place.id, systemImage: "star") { Text("In \(place.id)") } }
    }
    try NavigationStage.run(view) { stage in
      #expect(stage.tabs.tabBar.items?.map(\.title) == ["a", "b"])
      try stage.choose("b")
      #expect(stage.texts == ["In b"])
    }
  }

  @Test func tabsComeAndGoWithTheirElements() throws {
    let names = Driver(["a", "b"])
    let chosen = Holder("b")
    let view = Driven(driver: names) { names in
      Stateful(chosen) { chosen in
        TabView(selection: chosen) { ForEach(names, id: \.self) { tab($0) } }
      }
    }
    NavigationStage.run(view) { stage in
      #expect(stage.texts == ["In b"])
      names.value = ["c", "b"]
      stage.play()
      #expect(stage.tabs.tabBar.items?.map(\.title) == ["c", "b"])
      #expect(stage.texts == ["In b"])
    }
  }
}
