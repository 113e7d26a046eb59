import Foundation
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

private struct PaperFault: LocalizedError {
  var errorDescription: String? { "Out of paper" }
}

/// Each overload of alert: its title, message and button, and that the button ends it.
@MainActor
@Suite(.serialized)
struct AlertInitializerTests {
  private let title: Substring = "**title**"

  private func check<V: View>(
    _ title: String, message: String? = nil, button: String = "Go",
    _ make: @escaping (Binding<Bool>, EventLog) -> V
  ) throws {
    let (shown, log) = (Holder(true), EventLog())
    try PresentedStage.run(Stateful(shown) { make($0, log) }) { stage in
      stage.play()
      let dialog = try stage.dialog()
      #expect(dialog.title == title && dialog.message == message)
      #expect(dialog.preferredStyle == .alert && stage.buttons == [button])
      try stage.tap(button)
      #expect(stage.presented.isEmpty && shown.value == false)
    }
    #expect(log.take() == [button])
  }

  private func go(_ log: EventLog) -> some View { Button("Go") { log.note("Go") } }

  @Test func titles() throws {
    try check("key") { shown, log in Color.red.alert("**key**", isPresented: shown) { go(log) } }
    try check("**title**") { shown, log in Color.red.alert(title, isPresented: shown) { go(log) } }
    try check("text") { shown, log in
      Color.red.alert(Text("text"), isPresented: shown) { go(log) }
    }
  }

  @Test func messages() throws {
    try check("key", message: "more") { shown, log in
      Color.red.alert("key", isPresented: shown) {
        go(log)
      } message: {
        Text("more")
      }
    }
    try check("**title**", message: "more") { shown, log in
      Color.red.alert(title, isPresented: shown) {
        go(log)
      } message: {
        Text("more")
      }
    }
    try check("text", message: "more") { shown, log in
      Color.red.alert(Text("text"), isPresented: shown) {
        go(log)
      } message: {
        Text("more")
      }
    }
  }

  /// A button that is named by the data of the alert.
  private func named(_ name: String, _ log: EventLog) -> some View {
    Button(name) { log.note(name) }
  }

  @Test func data() throws {
    try check("key", button: "7") { shown, log in
      Color.red.alert("key", isPresented: shown, presenting: 7) { named("\($0)", log) }
    }
    try check("**title**", button: "7") { shown, log in
      Color.red.alert(title, isPresented: shown, presenting: 7) { named("\($0)", log) }
    }
    try check("text", button: "7") { shown, log in
      Color.red.alert(Text("text"), isPresented: shown, presenting: 7) { named("\($0)", log) }
    }
  }

  @Test func dataAndMessages() throws {
    try check("key", message: "of 7", button: "7") { shown, log in
      Color.red.alert("key", isPresented: shown, presenting: 7) {
        named("\($0)", log)
      } message: {
        Text("of \($0)")
      }
    }
    try check("**title**", message: "of 7", button: "7") { shown, log in
      Color.red.alert(title, isPresented: shown, presenting: 7) {
        named("\($0)", log)
      } message: {
        Text("of \($0)")
      }
    }
    try check("text", message: "of 7", button: "7") { shown, log in
      Color.red.alert(Text("text"), isPresented: shown, presenting: 7) {
        named("\($0)", log)
      } message: {
        Text("of \($0)")
      }
    }
    let view = Color.red.alert("key", isPresented: .constant(true), presenting: Int?.none) { _ in }
    PresentedStage.run(view) { stage in
      stage.play()
      #expect(stage.presented.isEmpty, "Without data there is no alert.")
    }
  }

  @Test func errors() throws {
    try check("Out of paper") { shown, log in
      Color.red.alert(isPresented: shown, error: PaperFault()) { go(log) }
    }
    try check("Out of paper", message: "Out of paper?", button: "Out of paper") { shown, log in
      Color.red.alert(isPresented: shown, error: PaperFault()) {
        named($0.errorDescription ?? "", log)
      } message: {
        Text("\($0.errorDescription ?? "")?")
      }
    }
    let none = Color.red.alert(isPresented: .constant(true), error: PaperFault?.none) {}
    PresentedStage.run(none) { stage in
      stage.play()
      #expect(stage.presented.isEmpty, "Without an error there is no alert.")
    }
  }
}
