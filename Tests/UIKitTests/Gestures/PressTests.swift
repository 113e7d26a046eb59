import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct PressTests {
  private final class KeyView: UIView {
    var log: [String] = []
    var commands: [UIKeyCommand] = []
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }

    private func note(_ word: String, _ presses: Set<UIPress>) {
      for press in presses { log.append("\(word) \(press.key?.characters ?? "?")") }
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("began", presses)
      if presses.first?.key?.keyCode == .keyboardEscape {
        super.pressesBegan(presses, with: event)
      }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("ended", presses)
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("cancelled", presses)
    }
    func save(_ command: UIKeyCommand) { log.append("save \(command.input ?? "")") }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private let root = KeyView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let field = KeyView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))

  init() {
    root.addSubview(field)
  }

  private func key(_ usage: Int, _ characters: String) -> LiveViewStage.Key {
    LiveViewStage.Key(
      usage: usage, characters: characters,
      charactersIgnoringModifiers: characters.lowercased())
  }

  @Test func keysGoToTheFirstResponderElseToWhatTheWindowShows() {
    TestStage.run(showing: root) { stage in
      stage.stage.keyDown(key(4, "a"))
      stage.stage.keyUp(4)
      #expect(root.take() == ["began a", "ended a"] && field.take().isEmpty)
      #expect(field.becomeFirstResponder())
      stage.stage.keyDown(key(5, "b"))
      stage.stage.keyUp(5)
      #expect(root.take().isEmpty && field.take() == ["began b", "ended b"])
      stage.stage.keyDown(key(41, ""))
      #expect(field.take() == ["began UIKeyInputEscape"])
      #expect(root.take() == ["began UIKeyInputEscape"], "passed on by the field")
      field.resignFirstResponder()
    }
  }

  @Test func aKeyStaysWithWhoHasIt() {
    TestStage.run(showing: root) { stage in
      field.becomeFirstResponder()
      stage.stage.keyDown(key(4, "a"))
      field.resignFirstResponder()
      stage.stage.keyUp(4)
      #expect(field.take() == ["began a", "ended a"] && root.take().isEmpty)
    }
  }

  @Test func aKeyThatRepeatsBeganOnce() {
    TestStage.run(showing: root) { stage in
      for _ in 0..<3 { stage.stage.keyDown(key(4, "a")) }
      stage.stage.keyUp(4)
      #expect(root.take() == ["began a", "ended a"])
    }
  }

  @Test func keysAreCancelledWhenNobodyListens() {
    TestStage.run(showing: root) { stage in
      stage.stage.keyDown(key(4, "a"))
      stage.stage.keyDown(key(5, "b"))
      stage.stage.keysCancelled()
      #expect(root.take() == ["began a", "began b", "cancelled a", "cancelled b"])
      stage.stage.keyUp(4)
      #expect(root.take().isEmpty)
    }
  }

  @Test func aKeyCommandTakesItsKey() {
    TestStage.run(showing: root) { stage in
      root.commands = [
        UIKeyCommand(
          input: "s", modifierFlags: .command,
          action: Selector(KeyView.save(_:), named: "save:")),
        UIKeyCommand(
          input: UIKeyCommand.inputUpArrow, modifierFlags: [],
          action: Selector(KeyView.save(_:), named: "save:")),
      ]
      stage.stage.keyDown(key(22, "s"), modifiers: LiveViewStage.Modifiers(rawValue: 8))
      stage.stage.keyUp(22)
      #expect(root.take() == ["save s"])
      stage.stage.keyDown(key(0x52, ""))
      #expect(root.take() == ["save UIKeyInputUpArrow"])
      stage.stage.keyDown(key(22, "s"))
      #expect(root.take() == ["began s"])
    }
  }

  @Test func aKeySaysWhichItIs() throws {
    final class Keeping: UIView {
      var press: UIPress?
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        press = presses.first
      }
    }
    let view = Keeping(frame: root.bounds)
    try TestStage.run(showing: view) { stage in
      stage.stage.keyDown(key(0x04, "A"), modifiers: LiveViewStage.Modifiers(rawValue: 1))
      let press = try #require(view.press)
      let pressed = try #require(press.key)
      #expect(pressed.keyCode == .keyboardA && pressed.modifierFlags == .shift)
      #expect(pressed.characters == "A" && pressed.charactersIgnoringModifiers == "a")
      #expect(press.responder === view && press.window === view.window && press.timestamp == 1000)
      stage.stage.keyDown(key(0x50, ""))
      #expect(view.press?.type == .leftArrow)
      stage.stage.keyDown(key(99_999, "x"))
      #expect(view.press?.type == .leftArrow, "no such key")
    }
  }

  @Test func theNumbersOfKeysAreThoseOfTheStandard() {
    #expect(UIKeyboardHIDUsage.keyboardZ.rawValue == 0x1D)
    #expect(UIKeyboardHIDUsage.keyboard0.rawValue == 0x27)
    #expect(UIKeyboardHIDUsage.keyboardSpacebar.rawValue == 0x2C)
    #expect(UIKeyboardHIDUsage.keyboardF12.rawValue == 0x45)
    #expect(UIKeyboardHIDUsage.keyboardUpArrow.rawValue == 0x52)
    #expect(UIKeyboardHIDUsage.keypadEqualSign.rawValue == 0x67)
    #expect(UIKeyboardHIDUsage.keyboardF24.rawValue == 0x73)
    #expect(UIKeyboardHIDUsage.keyboardExSel.rawValue == 0xA4)
    #expect(UIKeyboardHIDUsage.keyboardRightGUI.rawValue == 0xE7)
  }

  @Test func aControllerTakesKeyCommandsThatAreAddedToIt() {
    final class Saving: UIViewController {
      var saved = 0
      func save() { saved += 1 }
    }
    let controller = Saving()
    TestStage.run { stage in
      stage.stage.show(controller)
      stage.begin()
      let command = UIKeyCommand(
        input: "s", modifierFlags: .command, action: Selector(Saving.save, named: "save"))
      controller.addKeyCommand(command)
      stage.stage.keyDown(key(22, "s"), modifiers: LiveViewStage.Modifiers(rawValue: 8))
      #expect(controller.saved == 1)
      controller.removeKeyCommand(command)
      stage.stage.keyDown(key(22, "s"), modifiers: LiveViewStage.Modifiers(rawValue: 8))
      #expect(controller.saved == 1)
    }
  }
}
