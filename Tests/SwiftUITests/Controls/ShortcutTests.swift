import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct ShortcutTests {
  @Test func keysRunTheButtonsOfTheirShortcuts() {
    let log = EventLog()
    let view = VStack {
      Button("Save") { log.note("save") }.keyboardShortcut("s")
      Button("All") { log.note("all") }.keyboardShortcut("s", modifiers: [.command, .shift])
      Button("Up") { log.note("up") }.keyboardShortcut(.upArrow, modifiers: [])
      Button("OK") { log.note("ok") }.keyboardShortcut(.defaultAction)
      Button("Cancel") { log.note("cancel") }.keyboardShortcut(.cancelAction)
    }
    AnimatedStage.run(view) { stage in
      stage.press("s", .keyboardS, .command)
      stage.press("s", .keyboardS, [.command, .shift])
      stage.press("s", .keyboardS)
      stage.press("", .keyboardUpArrow)
      stage.press("\r", .keyboardReturnOrEnter)
      stage.press("", .keyboardEscape)
    }
    #expect(log.take() == ["save", "all", "up", "ok", "cancel"])
  }

  @Test func disabledControlsAndTakenShortcutsRunNothing() {
    let log = EventLog()
    let view = VStack {
      Button("One") { log.note("one") }.keyboardShortcut("a").disabled(true)
      Button("Two") { log.note("two") }.keyboardShortcut(nil).keyboardShortcut("b")
      Button("Three") { log.note("three") }.keyboardShortcut("a")
    }
    AnimatedStage.run(view) { stage in
      stage.press("a", .keyboardA, .command)
      stage.press("b", .keyboardB, .command)
    }
    #expect(log.take() == ["three"])
  }

  @Test func aShortcutSwitchesAToggle() {
    let isOn = Holder(false)
    AnimatedStage.run(
      Stateful(isOn) { Toggle("Switch", isOn: $0).keyboardShortcut("t", modifiers: .control) }
    ) { stage in
      stage.press("t", .keyboardT, .control)
      #expect(isOn.value)
      stage.press("t", .keyboardT, .control)
      #expect(!isOn.value)
    }
  }

  @Test func actionsAreThoseOfTheLastEvaluation() {
    let count = Holder(0)
    AnimatedStage.run(
      Stateful(count) { count in
        Button("\(count.wrappedValue)") { count.wrappedValue += 1 }.keyboardShortcut("n")
      }
    ) { stage in
      for _ in 0..<3 { stage.press("n", .keyboardN, .command) }
      #expect(stage.texts == ["3"])
    }
    #expect(count.history == [1, 2, 3])
  }

  @Test func helpIsAHint() {
    AnimatedStage.run(Button("Send") {}.help("Sends the message")) { stage in
      #expect(stage.stage.spokenElements().map(\.hint) == ["Sends the message"])
    }
  }
}
