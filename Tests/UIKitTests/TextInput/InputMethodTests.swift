import CoreGraphics
import Foundation
import Testing

@testable @_spi(PageRuntime) import UIKit

/// Compositions, secrets, and what a page that takes keys itself gets of them.
@MainActor
struct InputMethodTests {
  private let form = FieldForm()
  private var field: UITextField { form.field }

  @Test func aCompositionIsMarkedUntilItIsOver() {
    form.edit { hands in
      hands.type("a")
      hands.compose("n")
      hands.compose("ni")
      #expect(field.text == "ani")
      #expect(field.markedTextRange.flatMap { field.text(in: $0) } == "ni")
      hands.endComposing("你")
      #expect(field.text == "a你" && field.markedTextRange == nil)
      #expect(field.editor.selection == NSRange(location: 2, length: 0))
      #expect(form.take().contains("should change 1,2 “你” field"))
    }
  }

  @Test func aCompositionThatIsGivenUpLeavesNothing() {
    form.edit { hands in
      hands.compose("x")
      hands.endComposing("")
      #expect(field.text == "")
    }
  }

  @Test func aSecretShowsItsLastLetterForAMoment() {
    field.isSecureTextEntry = true
    form.edit { hands in
      hands.type("pas")
      #expect(field.setText.secret?.shownText == "••s")
      hands.stage.advance(by: 1.1)
      #expect(field.setText.secret?.shownText == "•••")
      #expect(field.text == "pas")
      hands.command("a")
      #expect(!field.canPerformAction(Selector("copy:"), withSender: nil))
      #expect(hands.stage.stage.textFocus?.secrecy == .secret)
      #expect(hands.stage.stage.textFocus?.selected == "")
    }
  }

  @Test func whoTakesKeysItselfGetsThem() {
    final class Pad: UIView, UIKeyInput {
      var typed = ""
      override var canBecomeFirstResponder: Bool { true }
      var hasText: Bool { !typed.isEmpty }
      func insertText(_ text: String) { typed += text }
      func deleteBackward() { if hasText { typed.removeLast() } }
    }
    let pad = Pad(frame: form.view.bounds)
    TestStage.run(showing: pad) { stage in
      let hands = TypingHands(stage: stage)
      hands.type("a")
      #expect(pad.typed.isEmpty && stage.stage.textFocus == nil)
      pad.becomeFirstResponder()
      hands.type("abc")
      hands.press(.delete)
      stage.stage.enter(.insert, "é", selected: NSRange(location: 0, length: 0))
      #expect(pad.typed == "abé")
      #expect(stage.stage.textFocus?.lines == .many)
      pad.resignFirstResponder()
    }
  }

  @Test func theFocusSaysWhereTheCaretIs() throws {
    field.keyboardType = .emailAddress
    field.returnKeyType = .next
    try form.edit { hands in
      hands.type("ab")
      let focus = try #require(hands.stage.stage.textFocus)
      #expect(focus.keyboard == .email && focus.returnKey == .next && focus.lines == .one)
      let caret = field.caretRect(for: field.endOfDocument)
      let wanted = caret.offsetBy(dx: 20, dy: 20)
      #expect(abs(focus.caret.minX - wanted.minX) < 0.01)
      #expect(abs(focus.caret.minY - wanted.minY) < 0.01)
      #expect(abs(focus.caret.height - wanted.height) < 0.01)
      hands.command("a")
      #expect(hands.stage.stage.textFocus?.selected == "ab")
    }
    #expect(FirstResponder.current == nil)
  }

  @Test func theTokenizerFindsWords() {
    field.text = "it's 你好 end"
    let tokenizer = field.tokenizer
    func word(_ offset: Int) -> String? {
      guard let place = field.position(from: field.beginningOfDocument, offset: offset) else {
        return nil
      }
      return tokenizer.rangeEnclosingPosition(
        place, with: .word, inDirection: .storage(.forward)
      ).flatMap { field.text(in: $0) }
    }
    #expect(word(1) == "it's" && word(5) == "你" && word(9) == "end" && word(4) == nil)
  }

  @Test func anAccessoryComesWithTheFieldAndIsToldOf() {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
    field.inputAccessoryView = bar
    TestStage.run(showing: form.view) { stage in
      var frames: [CGRect] = []
      let observer = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { note in
        let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        frames.append(value?.cgRectValue ?? .null)
      }
      field.becomeFirstResponder()
      stage.advance(by: 0.5)
      #expect(frames == [CGRect(x: 0, y: 256, width: 300, height: 44)])
      #expect(bar.window != nil)
      field.resignFirstResponder()
      stage.advance(by: 0.5)
      #expect(bar.window == nil)
      form.other.becomeFirstResponder()
      #expect(frames.count == 1, "with a keyboard on the table, nothing comes")
      form.other.resignFirstResponder()
      NotificationCenter.default.removeObserver(observer)
    }
  }
}
