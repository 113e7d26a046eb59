import CoreGraphics
import Foundation
import Testing

@testable @_spi(PageRuntime) import UIKit

/// In which order a field's delegate and targets hear.
@MainActor
struct TextFieldDelegateTests {
  private let form = FieldForm()

  @Test func aTouchBeginsAndAnotherFieldEnds() {
    TestStage.run(showing: form.view) { stage in
      stage.tap(60, 35)
      stage.advance(by: 0.5)
      #expect(
        form.take() == ["should begin field", "event begin field", "did begin field"])
      #expect(form.field.isEditing && form.field.isFirstResponder)
      stage.tap(60, 95)
      stage.advance(by: 0.5)
      #expect(
        form.take() == [
          "should begin other", "should end field", "event end field", "did end field",
          "event begin other", "did begin other",
        ])
      form.other.resignFirstResponder()
    }
  }

  @Test func aFieldThatMustNotEndKeepsTheKeys() {
    form.edit { hands in
      form.ends = false
      #expect(!form.other.becomeFirstResponder())
      #expect(form.field.isFirstResponder)
      hands.type("a")
      #expect(form.field.text == "a")
    }
  }

  @Test func aLetterIsAskedForThenToldOf() {
    form.edit { hands in
      var told = 0
      let observer = NotificationCenter.default.addObserver(
        forName: UITextField.textDidChangeNotification, object: form.field, queue: nil
      ) { _ in told += 1 }
      hands.type("ab")
      #expect(
        form.take() == [
          "should change 0,0 “a” field", "selection field", "event changed field",
          "should change 1,0 “b” field", "selection field", "event changed field",
        ])
      #expect(told == 2 && form.field.text == "ab")
      NotificationCenter.default.removeObserver(observer)
    }
  }

  @Test func aDelegateThatForbidsKeepsTheText() {
    form.edit { hands in
      form.allows = { $0.location + $1.count <= 3 }
      hands.type("abcd")
      #expect(form.field.text == "abc")
      form.allows = { _, text in !text.isEmpty }
      hands.press(.delete)
      #expect(form.field.text == "abc")
      #expect(form.take().last == "should change 2,1 “” field")
    }
  }

  @Test func returnIsAskedForAndIsTheMainAction() {
    form.edit { hands in
      hands.press(.enter)
      #expect(form.take() == ["should return field", "event primary field"])
      #expect(form.field.isFirstResponder)
      form.field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
      hands.press(.enter)
      #expect(!form.field.isFirstResponder, "an action at the exit ends the editing")
    }
  }

  @Test func whatThePageSetsIsToldToNobody() {
    form.edit { _ in
      form.field.text = "set"
      #expect(form.take().isEmpty)
      #expect(form.field.selectedTextRange?.isEmpty == true)
    }
  }

  @Test func aPlaceholderIsThereUntilSomethingIsTyped() {
    form.field.placeholder = "Name"
    form.edit { hands in
      hands.stage.advance(by: 0.1)
      let label = form.field.subviews.first { $0 is FieldPlaceholder } as? UILabel
      #expect(label?.text == "Name")
      hands.type("a")
      #expect(!form.field.subviews.contains { $0 is FieldPlaceholder })
    }
  }

  @Test func theClearButtonAsks() {
    form.field.text = "much"
    form.field.clearButtonMode = .always
    TestStage.run(showing: form.view) { stage in
      let place = form.field.clearButtonRect(forBounds: form.field.bounds)
      stage.tap(20 + place.midX, 20 + place.midY)
      stage.advance(by: 0.5)
      #expect(form.field.text == "" && form.field.isEditing)
      #expect(form.take().first == "should clear field")
      form.field.resignFirstResponder()
    }
  }
}
