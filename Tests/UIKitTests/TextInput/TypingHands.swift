import CoreGraphics
import Foundation

@testable @_spi(PageRuntime) import UIKit

/// Keys, input methods and fingers on a text.
@MainActor
struct TypingHands {
  let stage: TestStage

  enum Key: Int {
    case enter = 0x28
    case delete = 0x2a
    case home = 0x4a
    case forwardDelete = 0x4c
    case end = 0x4d
    case right = 0x4f
    case left = 0x50
    case down = 0x51
    case up = 0x52
  }

  static let shift = LiveViewStage.Modifiers(rawValue: 1)
  static let control = LiveViewStage.Modifiers(rawValue: 2)
  static let alternate = LiveViewStage.Modifiers(rawValue: 4)
  static let command = LiveViewStage.Modifiers(rawValue: 8)

  func type(_ text: String) {
    for letter in text {
      press(code(of: letter), String(letter), [])
    }
  }

  func press(_ key: Key, _ modifiers: LiveViewStage.Modifiers = []) {
    press(key.rawValue, "", modifiers)
  }

  func command(_ letter: Character, _ more: LiveViewStage.Modifiers = []) {
    press(code(of: letter), String(letter), Self.command.union(more))
  }

  private func code(of letter: Character) -> Int {
    letter.asciiValue.flatMap { (97...122).contains($0) ? Int($0) - 93 : nil } ?? 0x2c
  }

  private func press(_ usage: Int, _ text: String, _ modifiers: LiveViewStage.Modifiers) {
    let key = LiveViewStage.Key(
      usage: usage, characters: text, charactersIgnoringModifiers: text.lowercased())
    stage.stage.keyDown(key, modifiers: modifiers)
    stage.stage.keyUp(usage, modifiers: modifiers)
    stage.stage.turnEnded()
  }

  func compose(_ text: String) {
    let end = NSRange(location: (text as NSString).length, length: 0)
    stage.stage.enter(.compose, text, selected: end)
    stage.stage.turnEnded()
  }

  func endComposing(_ text: String) {
    stage.stage.enter(.endComposing, text, selected: NSRange(location: 0, length: 0))
    stage.stage.turnEnded()
  }
}

/// A field of 200 by 34 at 20, 20, and a second one below it, that say all they hear.
@MainActor
final class FieldForm: NSObject, UITextFieldDelegate {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
  let other = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
  private var heard: [String] = []
  var allows: (NSRange, String) -> Bool = { _, _ in true }
  var ends = true

  override init() {
    super.init()
    for (field, name) in [(field, "field"), (other, "other")] {
      field.borderStyle = .roundedRect
      field.delegate = self
      field.accessibilityIdentifier = name
      view.addSubview(field)
      let events: [(UIControl.Event, String)] = [
        (.editingDidBegin, "event begin"), (.editingChanged, "event changed"),
        (.editingDidEnd, "event end"), (.primaryActionTriggered, "event primary"),
      ]
      for (event, word) in events {
        field.addAction(UIAction { [unowned self] _ in say(word, field) }, for: event)
      }
    }
  }

  func say(_ word: String, _ field: UITextField) {
    heard.append("\(word) \(field.accessibilityIdentifier ?? "")")
  }

  /// What was heard since the last time.
  func take() -> [String] {
    defer { heard = [] }
    return heard
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    say("should begin", textField)
    return true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { say("did begin", textField) }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    say("should end", textField)
    return ends
  }

  func textFieldDidEndEditing(_ textField: UITextField) { say("did end", textField) }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    say("should change \(range.location),\(range.length) “\(string)”", textField)
    return allows(range, string)
  }

  func textFieldDidChangeSelection(_ textField: UITextField) { say("selection", textField) }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    say("should clear", textField)
    return true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    say("should return", textField)
    return true
  }

  /// Runs a test with the form on the stage and the field being edited.
  func edit(_ test: (TypingHands) throws -> Void) rethrows {
    try TestStage.run(showing: view) { stage in
      field.becomeFirstResponder()
      stage.stage.turnEnded()
      _ = take()
      try test(TypingHands(stage: stage))
      field.delegate = nil
      other.delegate = nil
      view.endEditing(true)
    }
  }
}
