import CoreGraphics
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Each form of a link leads to its destination when it is tapped, and back.
@MainActor
@Suite(.serialized)
struct NavigationLinkInitializerTests {
  private let key: LocalizedStringKey = "Go"
  private let text = "Go"
  private let shown = Text("Shown")

  private func leads(_ link: some View) throws {
    try NavigationStage.run(
      NavigationStack {
        link.navigationDestination(for: Int.self) { Text("Shown \($0)") }
      }
    ) { stage in
      #expect(stage.texts == ["Go"])
      try stage.tap("Go")
      #expect(stage.texts.first?.hasPrefix("Shown") == true && stage.texts.count == 1)
      try stage.goBack()
      #expect(stage.texts == ["Go"])
    }
  }

  @Test func linksWithADestination() throws {
    try leads(NavigationLink(destination: { shown }, label: { Text("Go") }))
    try leads(NavigationLink(destination: shown) { Text("Go") })
    try leads(NavigationLink(key) { shown })
    try leads(NavigationLink(text) { shown })
    try leads(NavigationLink(key, destination: shown))
    try leads(NavigationLink(text, destination: shown))
    try leads(NavigationLink(key, destination: shown).isDetailLink(false))
  }

  @Test func linksWithAValue() throws {
    try leads(NavigationLink(value: 1) { Text("Go") })
    try leads(NavigationLink(key, value: 2))
    try leads(NavigationLink(text, value: 3))
    try NavigationStage.run(NavigationStack { NavigationLink(text, value: Int?.none) }) { stage in
      try stage.tap("Go")
      #expect(stage.texts == ["Go"], "A link without a value leads nowhere.")
    }
  }

  /// A link whose state a binding holds: it follows the taps, and leads on when it begins as true.
  private func follows<V: Equatable>(
    _ off: V, _ on: V, _ link: @escaping (Binding<V>) -> some View
  ) throws {
    let state = Holder(off)
    try NavigationStage.run(Stateful(state) { state in NavigationStack { link(state) } }) { stage in
      try stage.tap("Go")
      #expect(stage.texts == ["Shown"] && state.value == on)
      try stage.goBack()
      #expect(stage.texts == ["Go"] && state.history == [on, off])
    }
    try NavigationStage.run(Stateful(Holder(on)) { state in NavigationStack { link(state) } }) {
      $0.play()
      #expect($0.texts == ["Shown"])
    }
  }

  @Test func linksThatAreActive() throws {
    try follows(false, true) { state in
      NavigationLink(isActive: state, destination: { shown }, label: { Text("Go") })
    }
    try follows(false, true) { state in
      NavigationLink(destination: shown, isActive: state) { Text("Go") }
    }
    try follows(false, true) { NavigationLink(key, isActive: $0) { shown } }
    try follows(false, true) { NavigationLink(text, isActive: $0) { shown } }
    try follows(false, true) { NavigationLink(key, destination: shown, isActive: $0) }
    try follows(false, true) { NavigationLink(text, destination: shown, isActive: $0) }
  }

  @Test func linksThatASelectionChooses() throws {
    try follows(nil, "a") { state in
      NavigationLink(tag: "a", selection: state, destination: { shown }, label: { Text("Go") })
    }
    try follows(nil, "a") { state in
      NavigationLink(destination: shown, tag: "a", selection: state) { Text("Go") }
    }
    try follows(nil, "a") { NavigationLink(key, tag: "a", selection: $0) { shown } }
    try follows(nil, "a") { NavigationLink(text, tag: "a", selection: $0) { shown } }
    try follows(nil, "a") { NavigationLink(key, destination: shown, tag: "a", selection: $0) }
    try follows(nil, "a") { NavigationLink(text, destination: shown, tag: "a", selection: $0) }
  }

  @Test func itemsOfAToolbarHaveIdsAndPlaces() throws {
    func titles(_ items: some ToolbarContent) throws -> [String] {
      var titles: [String] = []
      NavigationStage.run(NavigationStack { Text("Root").toolbar { items } }) { stage in
        titles = stage.host.views(of: UILabel.self).filter(\.isInBar).compactMap(\.text)
      }
      return titles
    }
    #expect(try titles(ToolbarItem { Text("One") }).contains("One"))
    #expect(try titles(ToolbarItem(placement: .topBarLeading) { Text("Two") }).contains("Two"))
    #expect(
      try titles(ToolbarItem(id: "3", placement: .topBarTrailing) { Text("Three") })
        .contains("Three"))
    #expect(
      try titles(
        ToolbarItem(id: "4", placement: .topBarTrailing, showsByDefault: true) { Text("Four") }
      ).contains("Four"))
  }
}
