import CoreGraphics
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct NavigationBindingTests {
  @Test func aBindingShowsAndHidesADestination() throws {
    let shown = Holder(false)
    try NavigationStage.run(
      Stateful(shown) { shown in
        NavigationStack {
          Button("Show") { shown.wrappedValue = true }
            .navigationDestination(isPresented: shown) {
              Button("Hide") { shown.wrappedValue = false }
            }
        }
      }
    ) { stage in
      try stage.tap("Show")
      #expect(stage.texts == ["Hide"])
      try stage.tap("Hide")
      #expect(stage.texts == ["Show"])
      try stage.tap("Show")
      try stage.goBack()
      #expect(stage.texts == ["Show"])
      #expect(shown.history == [true, false, true, false])
    }
  }

  @Test func anItemShowsItsDestination() throws {
    let item = Holder<Int?>(nil)
    try NavigationStage.run(
      Stateful(item) { item in
        NavigationStack {
          Button("Show") { item.wrappedValue = 7 }
            .navigationDestination(item: item) { Text("Item \($0)") }
        }
      }
    ) { stage in
      try stage.tap("Show")
      #expect(stage.texts == ["Item 7"])
      try stage.goBack()
      #expect(item.value == nil)
      #expect(stage.texts == ["Show"])
    }
  }

  @Test func aSelectionShowsTheLinkWithItsTag() throws {
    let selection = Holder<String?>(nil)
    try NavigationStage.run(
      Stateful(selection) { selection in
        NavigationView {
          VStack {
            NavigationLink("A", tag: "a", selection: selection) { Text("Alpha") }
            NavigationLink("B", tag: "b", selection: selection) { Text("Beta") }
            Button("Choose") { selection.wrappedValue = "b" }
          }
        }
        .navigationViewStyle(.stack)
      }
    ) { stage in
      try stage.tap("A")
      #expect(selection.value == "a")
      #expect(stage.texts == ["Alpha"])
      try stage.goBack()
      #expect(selection.value == nil)
      try stage.tap("Choose")
      #expect(stage.texts == ["Beta"])
    }
  }

  @Test func anActiveLinkIsShownFromTheBeginning() throws {
    let isActive = Holder(true)
    try NavigationStage.run(
      Stateful(isActive) { isActive in
        NavigationStack {
          NavigationLink("Next", isActive: isActive) { Text("Detail") }
        }
      }
    ) { stage in
      stage.play()
      #expect(stage.texts == ["Detail"])
      try stage.goBack()
      #expect(!isActive.value)
      #expect(stage.texts == ["Next"])
    }
  }
}
