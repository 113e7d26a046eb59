import Foundation
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// A text field's state and alert, and what happened.
private struct Renaming: View {
  let log: EventLog
  let shown: Holder<Bool>
  @State private var name = "Ada"

  var body: some View {
    Stateful(shown) { isPresented in
      Text(verbatim: name)
        .alert("Rename", isPresented: isPresented) {
          TextField("Name", text: $name)
          SecureField("Password", text: .constant(""))
          Button("Save") { log.note("save \(name)") }.disabled(name.isEmpty)
          Button("Cancel", role: .cancel) {}
        }
    }
  }
}

private struct Fault: LocalizedError {
  var errorDescription: String? { "Out of paper" }
  var hint: String { "Fill the tray." }
}

private struct Destination: Identifiable, Equatable {
  let id: Int
  let name: String
}

@MainActor
@Suite(.serialized)
struct AlertDialogTests {
  private let shown = Holder(true)
  private let log = EventLog()

  private func view<Content: View>(
    @ViewBuilder _ content: @escaping (Binding<Bool>) -> Content
  ) -> some View {
    Stateful(shown) { content($0) }
  }

  @Test func anAlertHasItsTextsAndButtonsWithRoles() throws {
    let view = view { isPresented in
      Color.red.alert("Delete?", isPresented: isPresented) {
        Button("Delete", role: .destructive) { log.note("delete") }
        Button("Keep", role: .cancel) { log.note("keep") }
        Button("Later") { log.note("later") }
      } message: {
        Text(verbatim: "It is ")
        Text(verbatim: "gone then.")
      }
    }
    try PresentedStage.run(view) { stage in
      stage.play()
      let alert = try stage.dialog()
      #expect(alert.preferredStyle == .alert)
      #expect(alert.title == "Delete?" && alert.message == "It is \ngone then.")
      #expect(stage.buttons == ["Delete", "Keep", "Later"])
      #expect(alert.actions.map(\.style) == [.destructive, .cancel, .default])
    }
    #expect(log.take().isEmpty)
  }

  @Test func aButtonRunsItsActionAndResetsTheBinding() throws {
    let view = view { isPresented in
      Color.red.alert("Title", isPresented: isPresented) {
        Button("Go") { log.note("go \(isPresented.wrappedValue)") }
        Button("Cancel", role: .cancel) { log.note("cancel") }
      }
    }
    try PresentedStage.run(view) { stage in
      stage.play()
      try stage.tap("Go")
      #expect(stage.presented.isEmpty)
      #expect(shown.history == [false], "The binding is false once the alert has gone.")
    }
    #expect(log.take() == ["go true"], "The action runs before the binding changes.")
  }

  @Test func aTapBesideAnAlertChangesNothing() throws {
    let view = view { Color.red.alert("Title", isPresented: $0) { Button("Go") {} } }
    PresentedStage.run(view) { stage in
      stage.play()
      stage.tap(10, 40)
      #expect(stage.buttons == ["Go"] && shown.history.isEmpty)
    }
  }

  @Test func anAlertWithoutButtonsHasOK() throws {
    let view = view { Color.red.alert("Done", isPresented: $0) {} }
    try PresentedStage.run(view) { stage in
      stage.play()
      #expect(stage.buttons == ["OK"])
      try stage.tap("OK")
      #expect(shown.history == [false])
    }
  }

  @Test func whatDestroysCanBeCancelled() {
    let view = view {
      Color.red.alert("Delete?", isPresented: $0) { Button("Delete", role: .destructive) {} }
    }
    PresentedStage.run(view) { stage in
      stage.play()
      #expect(stage.buttons == ["Delete", "Cancel"])
    }
  }

  @Test func onlyTheLastButtonThatCancelsIsThere() {
    let view = view {
      Color.red.alert("Title", isPresented: $0) {
        Button("One", role: .cancel) {}
        Button("Two", role: .cancel) {}
      }
    }
    PresentedStage.run(view) { stage in
      stage.play()
      #expect(stage.buttons == ["Two"])
    }
  }

  @Test func theDefaultActionIsPreferred() throws {
    let view = view {
      Color.red.alert("Title", isPresented: $0) {
        Button("No") {}
        Button("Yes") {}.keyboardShortcut(.defaultAction)
      }
    }
    try PresentedStage.run(view) { stage in
      stage.play()
      try #expect(stage.dialog().preferredAction?.title == "Yes")
    }
  }

  @Test func fieldsWriteTheirTextAndEnableButtons() throws {
    try PresentedStage.run(Renaming(log: log, shown: shown)) { stage in
      stage.play()
      let fields = try #require(try stage.dialog().textFields)
      #expect(fields.map(\.placeholder) == ["Name", "Password"])
      #expect(fields.map(\.text) == ["Ada", ""] && fields[1].isSecureTextEntry)
      fields[0].text = ""
      fields[0].sendActions(for: .editingChanged)
      stage.play(0)
      try #expect(stage.dialog().actions[0].isEnabled == false)
      fields[0].text = "Grace"
      fields[0].sendActions(for: .editingChanged)
      stage.play(0)
      try #expect(stage.dialog().actions[0].isEnabled)
      try stage.tap("Save")
      #expect(stage.texts == ["Grace"], "The state of the view that presents is kept.")
    }
    #expect(log.take() == ["save Grace"])
  }

  @Test func anAlertKeepsTheValueThatItWasPresentedWith() throws {
    let city = Holder<Destination?>(Destination(id: 1, name: "Lund"))
    let view = Stateful(city) { city in
      Stateful(shown) { isPresented in
        Button("Change") { city.wrappedValue = nil }
          .alert("Destination", isPresented: isPresented, presenting: city.wrappedValue) { city in
            Button("Visit \(city.name)") { log.note(city.name) }
          } message: { city in
            Text("About \(city.name)")
          }
          .onChange(of: isPresented.wrappedValue) { log.note("\(isPresented.wrappedValue)") }
          .task { city.wrappedValue = Destination(id: 2, name: "Oslo") }
      }
    }
    try PresentedStage.run(view) { stage in
      stage.play()
      #expect(stage.buttons == ["Visit Lund"])
      try #expect(stage.dialog().message == "About Lund")
      try stage.tap("Visit Lund")
    }
    #expect(log.take() == ["Lund", "false"])
  }

  @Test func withoutAValueThereIsNoAlert() {
    let view = view { isPresented in
      Color.red.alert("Destination", isPresented: isPresented, presenting: nil as Destination?) {
        _ in
      }
    }
    PresentedStage.run(view) { stage in
      stage.play()
      #expect(stage.presented.isEmpty)
    }
  }

  @Test func anErrorSaysWhatItIs() throws {
    let view = view { isPresented in
      Color.red.alert(isPresented: isPresented, error: Fault()) { _ in
        Button("Retry") {}
      } message: { fault in
        Text(verbatim: fault.hint)
      }
    }
    try PresentedStage.run(view) { stage in
      stage.play()
      let alert = try stage.dialog()
      #expect(alert.title == "Out of paper" && alert.message == "Fill the tray.")
      #expect(stage.buttons == ["Retry"])
    }
  }

  @Test func itsTextsAreElementsOfAccessibility() throws {
    let view = view {
      Color.red.alert("Title", isPresented: $0) {
        Button("Go") {}
      } message: {
        Text(verbatim: "Message")
      }
    }
    try PresentedStage.run(view) { stage in
      stage.play()
      let spoken = [try stage.dialog().view as UIView].spokenElements
      #expect(spoken.compactMap(\.accessibilityLabel) == ["Title", "Message", "Go"])
      #expect(spoken.last?.accessibilityTraits.contains(.button) == true)
    }
  }
}
