import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

private struct Page: Identifiable, Equatable {
  let id: Int
  var title: String
}

/// Several presentations at once, and one after the other.
@MainActor
@Suite(.serialized)
struct SheetOrderTests {
  private let log = EventLog()

  @Test func anotherItemHasAnotherSheet() throws {
    let page = Holder<Page?>(Page(id: 1, title: "One"))
    let view = Stateful(page) { page in
      Color.red.sheet(item: page, onDismiss: { log.note("dismissed") }) { shown in
        VStack {
          Text(verbatim: shown.title)
          Button("Rename") { page.wrappedValue?.title = "Renamed" }
          Button("Next") { page.wrappedValue = Page(id: 2, title: "Two") }
          Button("None") { page.wrappedValue = nil }
        }
        .onAppear { log.note("appear \(shown.id)") }
      }
    }
    try PresentedStage.run(view) { stage in
      stage.play()
      let first = stage.presented.first
      try stage.tap("Rename")
      #expect(stage.texts.first == "Renamed" && stage.presented.first === first)
      try stage.tap("Next")
      stage.play()
      #expect(stage.texts.first == "Two" && stage.presented.first !== first)
      #expect(log.take() == ["appear 1", "dismissed", "appear 2"])
      try stage.tap("None")
      #expect(stage.presented.isEmpty && log.take() == ["dismissed"])
    }
  }

  @Test func aSwipeTakesTheItemAway() throws {
    let page = Holder<Page?>(Page(id: 1, title: "One"))
    let view = Stateful(page) { page in
      Color.red.sheet(item: page) { Text(verbatim: $0.title) }
    }
    try PresentedStage.run(view) { stage in
      stage.play()
      try stage.swipeSheet(by: 500)
      #expect(page.history == [nil])
    }
  }

  @Test func aSheetPresentsASheet() throws {
    let outer = Holder(true)
    let inner = Holder(true)
    let view = Stateful(outer) { isOuter in
      Color.red.sheet(isPresented: isOuter, onDismiss: { log.note("outer") }) {
        Stateful(inner) { isInner in
          Text(verbatim: "First")
            .sheet(isPresented: isInner, onDismiss: { log.note("inner") }) {
              Text(verbatim: "Second")
            }
        }
      }
    }
    try PresentedStage.run(view) { stage in
      stage.play(2)
      #expect(stage.presented.count == 2 && stage.texts == ["Second"])
      try stage.swipeSheet(by: 500)
      #expect(stage.texts == ["First"] && inner.history == [false] && outer.history.isEmpty)
      try stage.swipeSheet(by: 500)
      #expect(stage.presented.isEmpty && outer.history == [false])
      #expect(log.take() == ["inner", "outer"])
    }
  }

  @Test func theOuterSheetGoesWithTheOneThatItPresents() throws {
    let outer = Holder(true)
    let view = Stateful(outer) { isOuter in
      Color.red.sheet(isPresented: isOuter, onDismiss: { log.note("outer") }) {
        Color.blue.sheet(isPresented: .constant(true)) {
          Button("All") { isOuter.wrappedValue = false }
        }
      }
    }
    try PresentedStage.run(view) { stage in
      stage.play(2)
      #expect(stage.presented.count == 2)
      try stage.tap("All")
      #expect(stage.presented.isEmpty && log.take() == ["outer"])
    }
  }

  @Test func ofTwoSheetsOfOneViewTheSecondWaits() throws {
    let (one, two) = (Holder(true), Holder(true))
    let view = Stateful(one) { isOne in
      Stateful(two) { isTwo in
        Color.red
          .sheet(isPresented: isOne) { Text(verbatim: "One") }
          .sheet(isPresented: isTwo) { Text(verbatim: "Two") }
      }
    }
    try PresentedStage.run(view) { stage in
      stage.play()
      #expect(stage.presented.count == 1)
      let first = stage.texts
      try stage.swipeSheet(by: 500)
      stage.play()
      #expect(stage.presented.count == 1)
      #expect(Set(first + stage.texts) == ["One", "Two"])
      try stage.swipeSheet(by: 500)
      #expect(stage.presented.isEmpty && one.history == [false] && two.history == [false])
    }
  }

  @Test func anActionMayReplaceOnePresentationByAnother() throws {
    struct Steps: View {
      @State private var isSheet = true
      @State private var isAlert = false

      var body: some View {
        Text(verbatim: "Below")
          .sheet(isPresented: $isSheet) {
            Button("Warn") { (isSheet, isAlert) = (false, true) }
          }
          .alert("Warning", isPresented: $isAlert) { Button("Again") { isSheet = true } }
      }
    }
    try PresentedStage.run(Steps()) { stage in
      stage.play()
      try stage.tap("Warn")
      stage.play()
      try #expect(stage.dialog().title == "Warning")
      try stage.tap("Again")
      stage.play()
      #expect(stage.texts == ["Warn"])
    }
  }

  @Test func onDismissMayPresentAgain() throws {
    let shown = Holder(true)
    var isFirst = true
    let view = Stateful(shown) { isPresented in
      Color.red.sheet(
        isPresented: isPresented,
        onDismiss: {
          if isFirst { isPresented.wrappedValue = true }
          isFirst = false
        }, content: { Text(verbatim: "Sheet") })
    }
    try PresentedStage.run(view) { stage in
      stage.play()
      try stage.swipeSheet(by: 500)
      stage.play()
      #expect(stage.texts == ["Sheet"])
      try stage.swipeSheet(by: 500)
      #expect(stage.presented.isEmpty)
    }
  }

  @Test func aViewThatGoesTakesItsSheetAlong() throws {
    let isThere = Holder(true)
    let view = Stateful(isThere) { isThere in
      if isThere.wrappedValue {
        Color.red.sheet(isPresented: .constant(true)) {
          Button("Leave") { isThere.wrappedValue = false }
        }
      }
    }
    try PresentedStage.run(view) { stage in
      stage.play()
      try stage.tap("Leave")
      #expect(stage.presented.isEmpty)
    }
  }
}
