import CoreGraphics
import Foundation
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Each initializer of TextField: the prompt is shown while the text is empty, typing changes the
/// value, and the closures run.
@MainActor
@Suite(.serialized)
struct TextFieldInitializerTests {
  private let name: Substring = "name"

  private func type(_ text: String) {
    for letter in text { (FirstResponder.current as? any UIKeyInput)?.insertText(String(letter)) }
  }

  /// Types "7" into a field and presses Return.
  private func check<Value: Equatable, V: View>(
    _ prompt: String, _ first: Value, becomes last: Value, events: [String] = [],
    _ field: @escaping (Binding<Value>, EventLog) -> V
  ) throws {
    let (value, log) = (Holder(first), EventLog())
    try AnimatedStage.run(Stateful(value) { field($0, log) }) { stage in
      let field = try stage.first(UITextField.self)
      #expect(field.attributedPlaceholder?.string == prompt)
      stage.tap(field)
      field.selectAll(nil)
      type("7")
      stage.advance(by: 0.1)
      _ = field.delegate?.textFieldShouldReturn(field)
      stage.advance(by: 0.1)
    }
    #expect(value.value == last)
    #expect(log.take() == events)
  }

  @Test func titlesAndPrompts() throws {
    try check("key", "", becomes: "7") { text, _ in TextField("key", text: text) }
    try check("name", "", becomes: "7") { text, _ in TextField(name, text: text) }
    let prompt = Text("prompt")
    try check("prompt", "", becomes: "7") { text, _ in
      TextField("key", text: text, prompt: prompt)
    }
    try check("prompt", "", becomes: "7") { text, _ in TextField(name, text: text, prompt: prompt) }
    try check("label", "", becomes: "7") { text, _ in TextField(text: text) { Text("label") } }
    try check("prompt", "", becomes: "7") { text, _ in
      TextField(text: text, prompt: prompt) { Text("label") }
    }
  }

  @Test func axes() throws {
    func height<V: View>(_ field: V) -> CGFloat? {
      frame(of: GrowingTextView.self, in: field)?.height
    }
    let (text, prompt) = (Binding.constant("a\nb\nc"), Text("prompt"))
    let three = try #require(height(TextField("key", text: text, axis: .vertical)))
    #expect(abs(three - 66) <= 6, "Three lines of body text.")
    #expect(height(TextField(name, text: text, axis: .vertical)) == three)
    #expect(height(TextField("key", text: text, prompt: prompt, axis: .vertical)) == three)
    #expect(height(TextField(name, text: text, prompt: prompt, axis: .vertical)) == three)
    #expect(height(TextField(text: text, axis: .vertical) { Text("label") }) == three)
    let flat = TextField(name, text: text, prompt: prompt, axis: .horizontal)
    #expect(frame(of: UITextField.self, in: flat)?.height == 22)
  }

  @Test func editingAndCommitting() throws {
    try check("key", "", becomes: "7", events: ["true", "false"]) { text, log in
      TextField("key", text: text, onEditingChanged: { log.note("\($0)") })
    }
    try check("name", "", becomes: "7", events: ["true", "false"]) { text, log in
      TextField(name, text: text, onEditingChanged: { log.note("\($0)") })
    }
    try check("key", "", becomes: "7", events: ["commit"]) { text, log in
      TextField("key", text: text, onCommit: { log.note("commit") })
    }
    try check("name", "", becomes: "7", events: ["commit"]) { text, log in
      TextField(name, text: text, onCommit: { log.note("commit") })
    }
    try check("key", "", becomes: "7", events: ["true", "commit", "false"]) { text, log in
      TextField(
        "key", text: text, onEditingChanged: { log.note("\($0)") },
        onCommit: { log.note("commit") })
    }
    try check("name", "", becomes: "7", events: ["true", "commit", "false"]) { text, log in
      TextField(
        name, text: text, onEditingChanged: { log.note("\($0)") },
        onCommit: { log.note("commit") })
    }
  }

  @Test func formats() throws {
    let prompt = Text("prompt")
    try check("key", 3, becomes: 7) { value, _ in TextField("key", value: value, format: .number) }
    try check("name", 3, becomes: 7) { value, _ in TextField(name, value: value, format: .number) }
    try check("prompt", 3, becomes: 7) { value, _ in
      TextField("key", value: value, format: .number, prompt: prompt)
    }
    try check("label", 3, becomes: 7) { value, _ in
      TextField(value: value, format: .number) { Text("label") }
    }
    try check("key", Int?.none, becomes: 7) { value, _ in
      TextField("key", value: value, format: .number)
    }
    try check("name", Int?.none, becomes: 7) { value, _ in
      TextField(name, value: value, format: .number)
    }
    try check("prompt", Int?.none, becomes: 7) { value, _ in
      TextField(value: value, format: .number, prompt: prompt) { Text("label") }
    }
  }

  @Test func formatters() throws {
    let (formatter, prompt) = (NumberFormatter(), Text("prompt"))
    try check("key", 3.0, becomes: 7) { value, _ in
      TextField("key", value: value, formatter: formatter)
    }
    try check("name", 3.0, becomes: 7) { value, _ in
      TextField(name, value: value, formatter: formatter)
    }
    try check("prompt", 3.0, becomes: 7) { value, _ in
      TextField("key", value: value, formatter: formatter, prompt: prompt)
    }
    try check("prompt", 3.0, becomes: 7) { value, _ in
      TextField(name, value: value, formatter: formatter, prompt: prompt)
    }
    try check("label", 3.0, becomes: 7) { value, _ in
      TextField(value: value, formatter: formatter) { Text("label") }
    }
    try check("key", 3.0, becomes: 7, events: ["true", "false"]) { value, log in
      TextField(
        "key", value: value, formatter: formatter, onEditingChanged: { log.note("\($0)") })
    }
    try check("name", 3.0, becomes: 7, events: ["true", "commit", "false"]) { value, log in
      TextField(
        name, value: value, formatter: formatter, onEditingChanged: { log.note("\($0)") },
        onCommit: { log.note("commit") })
    }
    try check("key", 3.0, becomes: 7, events: ["commit"]) { value, log in
      TextField("key", value: value, formatter: formatter, onCommit: { log.note("commit") })
    }
  }
}
