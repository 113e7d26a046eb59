import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct KeyPressTests {
  private struct Board: View {
    let log: EventLog
    @FocusState private var isFocused: Bool

    var body: some View {
      Color.red.focusable().focused($isFocused)
        .onKeyPress(.upArrow) {
          log.note("up")
          return .handled
        }
        .onKeyPress(characters: .decimalDigits) { press in
          log.note("digit \(press.characters)")
          return press.characters == "0" ? .ignored : .handled
        }
        .onKeyPress(phases: .all) { press in
          log.note("\(press.phase == .down ? "down" : "up") \(press.key.character)")
          return .ignored
        }
        .onAppear { isFocused = true }
        .onChange(of: isFocused) { log.note("focused \(isFocused)") }
    }
  }

  @Test func keysGoToTheViewWithTheFocus() async throws {
    let log = EventLog()
    try await AnimatedStage.run(Board(log: log)) { stage in
      await stage.settle()
      let view = try stage.first(FocusableView.self)
      #expect(view.isFirstResponder)
      #expect(log.take() == ["focused true"])
      stage.press("", .keyboardUpArrow)
      #expect(log.take() == ["up", "up \u{F700}"])
      stage.press("7", .keyboard7)
      #expect(log.take() == ["digit 7", "up 7"])
      stage.press("0", .keyboard0)
      #expect(log.take() == ["digit 0", "down 0", "up 0"], "What is ignored goes on.")
      view.resignFirstResponder()
      await stage.settle()
      #expect(log.take() == ["focused false"])
      stage.press("7", .keyboard7)
      #expect(log.take() == [])
    }
  }
}
