import CoreGraphics
import Foundation
import Testing

@testable @_spi(PageRuntime) import UIKit

/// Caret, selection, commands and undo in a text field.
@MainActor
struct TextEditingTests {
  private let form = FieldForm()
  private var field: UITextField { form.field }
  private var selection: NSRange { field.editor.selection }

  private func range(_ location: Int, _ length: Int) -> NSRange {
    NSRange(location: location, length: length)
  }

  @Test func arrowsMoveByLettersWordsAndLines() {
    form.edit { hands in
      hands.type("one two")
      hands.press(.left)
      #expect(selection == range(6, 0))
      hands.press(.left, TypingHands.alternate)
      #expect(selection == range(4, 0))
      hands.press(.left, TypingHands.control)
      #expect(selection == range(0, 0))
      hands.press(.right, TypingHands.alternate)
      #expect(selection == range(3, 0))
      hands.press(.end)
      #expect(selection == range(7, 0))
      hands.press(.left, TypingHands.command)
      #expect(selection == range(0, 0))
      hands.press(.right, TypingHands.shift)
      hands.press(.right, TypingHands.shift.union(.init(rawValue: 4)))
      #expect(selection == range(0, 3))
      hands.press(.right)
      #expect(selection == range(3, 0))
    }
  }

  @Test func whatIsSelectedIsReplacedAndDeleted() {
    form.edit { hands in
      hands.type("hello")
      hands.command("a")
      #expect(selection == range(0, 5))
      hands.type("x")
      #expect(field.text == "x")
      hands.type("yz")
      hands.press(.home)
      hands.press(.forwardDelete)
      #expect(field.text == "yz")
    }
  }

  @Test func aLetterOfManyPartsGoesAtOnce() {
    form.edit { hands in
      field.text = "a👩‍👩‍👧"
      hands.press(.delete)
      #expect(field.text == "a")
    }
  }

  @Test func whatIsCutCanBePasted() {
    form.edit { hands in
      hands.type("cut me")
      hands.press(.left, TypingHands.alternate.union(.init(rawValue: 1)))
      hands.command("x")
      #expect(field.text == "cut " && UIPasteboard.general.string == "me")
      hands.press(.home)
      hands.command("v")
      #expect(field.text == "mecut ")
    }
  }

  @Test func typingIsUndoneInOneGo() {
    form.edit { hands in
      hands.type("abc")
      hands.press(.delete)
      #expect(field.text == "ab")
      hands.command("z")
      #expect(field.text == "abc")
      hands.command("z")
      #expect(field.text == "")
      hands.command("z", TypingHands.shift)
      #expect(field.text == "abc")
      #expect(field.undoManager?.canUndo == true)
    }
    #expect(field.undoManager?.canUndo == false, "forgotten when the editing ended")
  }

  @Test func aTouchPlacesTheCaretTwoTakeAWordThreeTheLine() {
    form.edit { hands in
      hands.type("first second")
      let caret = field.caretRect(for: field.position(from: field.beginningOfDocument, offset: 8)!)
      let (x, y) = (20 + Double(caret.minX), 20 + Double(caret.midY))
      hands.stage.tap(x, y)
      #expect(selection == range(8, 0))
      hands.stage.tap(x, y)
      #expect(selection == range(6, 6))
      hands.stage.tap(x, y)
      #expect(selection == range(0, 12))
    }
  }

  @Test func aHandleMovesItsEnd() {
    form.edit { hands in
      hands.type("first second")
      field.selectedTextRange = field.textRange(
        from: field.beginningOfDocument,
        to: field.position(from: field.beginningOfDocument, offset: 5)!)
      hands.stage.stage.turnEnded()
      let end = field.setText.caret(at: 5)
      let target = field.setText.caret(at: 9)
      let y = 20 + Double(end.midY)
      let stage = hands.stage.stage
      stage.deliver(phase: .began, identifier: 1, x: 20 + end.minX, y: y)
      for part in stride(from: 0.2, through: 1, by: 0.2) {
        let x = end.minX + (target.minX - end.minX) * part
        stage.deliver(phase: .moved, identifier: 1, x: 20 + x, y: y)
      }
      stage.deliver(phase: .ended, identifier: 1, x: 20 + target.minX, y: y)
      #expect(selection == range(0, 9))
    }
  }

  @Test func aKeyThatStaysDownTypesAgain() {
    form.edit { hands in
      let key = LiveViewStage.Key(
        usage: 4, characters: "a", charactersIgnoringModifiers: "a")
      for _ in 0..<3 { hands.stage.stage.keyDown(key) }
      hands.stage.stage.keyUp(4)
      #expect(field.text == "aaa")
    }
  }

  @Test func theCaretStaysInSight() {
    form.edit { hands in
      hands.type(String(repeating: "wide ", count: 12))
      let room = field.editingRect(forBounds: field.bounds)
      let caret = field.caretRect(for: field.endOfDocument)
      #expect(caret.maxX <= room.maxX + 0.01 && caret.minX >= room.minX)
      hands.press(.home)
      #expect(field.caretRect(for: field.beginningOfDocument).minX >= room.minX - 0.01)
    }
  }
}
