import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

private struct Fruit: Identifiable, Equatable {
  let id: String
}

/// Alerts and action sheets in their older form, and confirmation dialogs.
@MainActor
@Suite(.serialized)
struct GivenDialogTests {
  private let shown = Holder(true)
  private let log = EventLog()

  @Test func anAlertOfTextsHasItsButtons() throws {
    let view = Stateful(shown) { isPresented in
      Color.red.alert(isPresented: isPresented) {
        Alert(
          title: Text(verbatim: "Sure?"), message: Text(verbatim: "Really"),
          primaryButton: .destructive(Text(verbatim: "Delete")) { log.note("delete") },
          secondaryButton: .cancel())
      }
    }
    try PresentedStage.run(view) { stage in
      stage.play()
      let alert = try stage.dialog()
      #expect(alert.title == "Sure?" && alert.message == "Really")
      #expect(stage.buttons == ["Delete", "Cancel"])
      #expect(alert.actions.map(\.style) == [.destructive, .cancel])
      try stage.tap("Delete")
      #expect(shown.history == [false])
    }
    #expect(log.take() == ["delete"])
  }

  @Test func anAlertOfTextsHasOKWhereItNamesNoButton() {
    let view = Stateful(shown) { isPresented in
      Color.red.alert(isPresented: isPresented) { Alert(title: Text(verbatim: "Done")) }
    }
    PresentedStage.run(view) { stage in
      stage.play()
      #expect(stage.buttons == ["OK"])
    }
  }

  @Test func anotherItemHasAnotherAlert() throws {
    let fruit = Holder<Fruit?>(Fruit(id: "pear"))
    let view = Stateful(fruit) { fruit in
      Color.red.alert(item: fruit) { item in
        Alert(
          title: Text(verbatim: item.id),
          dismissButton: .default(Text(verbatim: "Next")) {
            if item.id == "pear" { fruit.wrappedValue = Fruit(id: "plum") }
          })
      }
    }
    try PresentedStage.run(view) { stage in
      stage.play()
      try #expect(stage.dialog().title == "pear")
      try stage.tap("Next")
      try #expect(stage.dialog().title == "plum")
      try stage.tap("Next")
      #expect(stage.presented.isEmpty)
    }
    #expect(fruit.history == [Fruit(id: "plum"), nil])
  }

  @Test func anActionSheetComesFromBelow() throws {
    let view = Stateful(shown) { isPresented in
      Color.red.actionSheet(isPresented: isPresented) {
        ActionSheet(
          title: Text(verbatim: "Photo"),
          buttons: [.default(Text(verbatim: "Take")) { log.note("take") }, .cancel()])
      }
    }
    try PresentedStage.run(view) { stage in
      stage.play()
      try #expect(stage.dialog().preferredStyle == .actionSheet)
      try #expect(stage.dialog().title == "Photo")
      stage.tap(180, 60)
      #expect(stage.presented.isEmpty && shown.history == [false], "A tap beside it cancels.")
    }
    #expect(log.take().isEmpty)
  }

  private func confirmation(_ visibility: Visibility) -> some View {
    Stateful(shown) { isPresented in
      Color.red.frame(width: 40, height: 40)
        .confirmationDialog(
          "Options", isPresented: isPresented, titleVisibility: visibility
        ) {
          Button("Copy") { log.note("copy") }
          Button("Delete", role: .destructive) { log.note("delete") }
        } message: {
          Text(verbatim: "Choose")
        }
    }
  }

  @Test func aConfirmationDialogCanBeCancelled() throws {
    try PresentedStage.run(confirmation(.automatic)) { stage in
      stage.play()
      let dialog = try stage.dialog()
      #expect(dialog.preferredStyle == .actionSheet)
      #expect(dialog.title == nil && dialog.message == "Choose")
      #expect(stage.buttons == ["Copy", "Delete", "Cancel"])
      try stage.tap("Cancel")
      #expect(shown.history == [false] && log.take().isEmpty)
    }
  }

  @Test func theTitleOfAConfirmationDialogIsShownWhereItIsAskedFor() throws {
    try PresentedStage.run(confirmation(.visible)) { stage in
      stage.play()
      try #expect(stage.dialog().title == "Options")
    }
  }

  @Test func inAWideWindowAConfirmationDialogIsABubble() throws {
    try PresentedStage.run(confirmation(.automatic), width: 820) { stage in
      stage.play()
      let popover = try #require(try stage.dialog().popoverPresentationController)
      let frame = popover.sourceRect
      #expect(frame.width == 40 && frame.midX == 410)
      let bubble = try #require(popover.presentedView)
      #expect(bubble.frame.width < 400)
      stage.tap(20, 20)
      #expect(stage.presented.isEmpty && shown.history == [false])
    }
  }
}
