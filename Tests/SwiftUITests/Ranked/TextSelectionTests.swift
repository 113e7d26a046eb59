import CoreGraphics
import Foundation
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// What is selected in fields and editors, as the page sets it and as the user changes it.
@MainActor
@Suite(.serialized)
struct TextSelectionTests {
  private static let text = "héllo world"

  private static func selection(_ word: String) -> TextSelection {
    TextSelection(range: text.range(of: word)!)
  }

  private func selected(_ input: some UITextInput) -> String? {
    input.selectedTextRange.flatMap { input.text(in: $0) }
  }

  /// Shows a field in which "world" is selected, selects "héllo" by hand, and types over it.
  private func check<Input: UIView & UITextInput, V: View>(
    _ type: Input.Type, _ field: @escaping (Binding<String>, Binding<TextSelection?>) -> V
  ) throws {
    let text = Holder(Self.text)
    let chosen = Holder<TextSelection?>(Self.selection("world"))
    let view = Stateful(text) { text in Stateful(chosen) { field(text, $0) } }
    try AnimatedStage.run(view) { stage in
      let input = try stage.first(Input.self)
      // A field has a selection while it is edited.
      if input is UITextView { #expect(selected(input) == "world") }
      input.becomeFirstResponder()
      let end = input.position(from: input.beginningOfDocument, offset: 5)
      input.selectedTextRange = end.flatMap {
        input.textRange(from: input.beginningOfDocument, to: $0)
      }
      stage.advance(by: 0.1)
      #expect(chosen.value == Self.selection("héllo"))
      input.insertText("a")
      stage.advance(by: 0.1)
      #expect(text.value == "a world")
      #expect(chosen.value?.isInsertion == true)
      #expect(
        chosen.value == TextSelection(insertionPoint: String.Index(utf16Offset: 1, in: "a world")))
    }
  }

  @Test func fields() throws {
    let name: Substring = "name"
    try check(UITextField.self) { TextField("key", text: $0, selection: $1) }
    try check(UITextField.self) { TextField(name, text: $0, selection: $1) }
    try check(UITextField.self) {
      TextField("key", text: $0, selection: $1, prompt: Text("prompt"), axis: .horizontal)
    }
  }

  @Test func fieldsAndEditorsOfManyLines() throws {
    try check(UITextView.self) { TextField("key", text: $0, selection: $1, axis: .vertical) }
    try check(UITextView.self) { TextEditor(text: $0, selection: $1) }
    try check(UITextView.self) { TextEditor(text: $0, selection: $1).textEditorStyle(.plain) }
  }

  @Test func thePageMovesTheSelection() throws {
    let chosen = Holder<TextSelection?>(nil)
    let view = Stateful(chosen) { chosen in
      TextField("key", text: .constant(Self.text), selection: chosen)
      Button("All") {
        chosen.wrappedValue = TextSelection(range: Self.text.startIndex..<Self.text.endIndex)
      }
    }
    try AnimatedStage.run(view) { stage in
      let field = try stage.first(UITextField.self)
      field.becomeFirstResponder()
      stage.tap(try stage.first(PressControl.self))
      #expect(selected(field) == Self.text)
    }
  }

  @Test func severalRangesAreSelectedFromTheFirstToTheLast() throws {
    var ranges = RangeSet<String.Index>()
    for word in ["hé", "wo"] { ranges.insert(contentsOf: Self.text.range(of: word)!) }
    let selection = TextSelection(ranges: ranges)
    #expect(!selection.isInsertion && selection.affinity == .automatic)
    try AnimatedStage.run(
      TextEditor(text: .constant(Self.text), selection: .constant(selection))
    ) { stage in
      let editor = try stage.first(UITextView.self)
      #expect(selected(editor) == "héllo wo")
    }
  }
}
