import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct TextFieldTests {
  /// Types into the field that has the focus.
  private func type<V: View>(_ text: String, _ stage: AnimatedStage<V>) {
    for letter in text { (FirstResponder.current as? any UIKeyInput)?.insertText(String(letter)) }
    stage.advance(by: 0.1)
  }

  @Test func typingSetsTheText() throws {
    let text = Holder("")
    try AnimatedStage.run(Stateful(text) { TextField("Name", text: $0) }) { stage in
      let field = try stage.first(UITextField.self)
      #expect(field.placeholder == "Name" || field.attributedPlaceholder?.string == "Name")
      stage.tap(field)
      #expect(field.isFirstResponder)
      type("Eve", stage)
      #expect(field.text == "Eve")
    }
    #expect(text.value == "Eve")
  }

  @Test func theFieldFollowsTheText() throws {
    let text = Holder("old")
    let view = Stateful(text) { text in
      TextField("Name", text: text)
      Button("Change") { text.wrappedValue = "new" }
    }
    try AnimatedStage.run(view) { stage in
      #expect(try stage.first(UITextField.self).text == "old")
      stage.tap(try stage.first(PressControl.self))
      #expect(try stage.first(UITextField.self).text == "new")
    }
  }

  @Test func thePromptTakesThePlaceOfTheTitle() throws {
    func prompt<V: View>(_ view: V) throws -> NSAttributedString? {
      let hosted = HostedView(view)
      return try #require(hosted.host.views(of: UITextField.self).first).attributedPlaceholder
    }
    let text = Binding.constant("")
    let name: Substring = "verbatim"
    #expect(try prompt(TextField("Title", text: text))?.string == "Title")
    #expect(try prompt(TextField(name, text: text))?.string == "verbatim")
    #expect(try prompt(TextField("Title", text: text, prompt: Text("Prompt")))?.string == "Prompt")
    #expect(try prompt(TextField("Title", text: text, prompt: nil))?.string == "Title")
    #expect(try prompt(TextField(text: text) { Text("Label") })?.string == "Label")
    #expect(
      try prompt(TextField(text: text, prompt: Text("Prompt")) { Text("Label") })?.string
        == "Prompt")
    #expect(
      try prompt(TextField(text: text) { Label("Mixed", systemImage: "star") })?.string == "Mixed")
    #expect(try prompt(SecureField("Secret", text: text))?.string == "Secret")
    #expect(
      try prompt(SecureField("Secret", text: text, prompt: Text("Word")))?.string == "Word")
    let red = try prompt(TextField("", text: text, prompt: Text("R").foregroundStyle(.red)))
    let color = red?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    #expect(color?.cgColor.components == UIColor(Color.red).cgColor.components)
  }

  @Test func aFormatReadsAndWritesTheValue() throws {
    let number = Holder(1.5)
    try AnimatedStage.run(
      Stateful(number) { TextField("Number", value: $0, format: .number) }
    ) { stage in
      let field = try stage.first(UITextField.self)
      #expect(field.text == "1.5")
      stage.tap(field)
      field.selectAll(nil)
      type("20", stage)
      #expect(number.value == 20)
      type("x", stage)
      #expect(number.value == 20, "What is no number leaves the value.")
      field.resignFirstResponder()
      stage.advance(by: 0.1)
      #expect(field.text == "20")
    }
  }

  @Test func anEmptyTextIsNoValue() throws {
    let number = Holder<Int?>(3)
    try AnimatedStage.run(
      Stateful(number) { TextField("Number", value: $0, format: .number) }
    ) { stage in
      let field = try stage.first(UITextField.self)
      #expect(field.text == "3")
      stage.tap(field)
      field.deleteBackward()
      stage.advance(by: 0.1)
      #expect(number.value == nil)
      type("42", stage)
    }
    #expect(number.value == 42)
  }

  @Test func aFormatterReadsAndWritesTheValue() throws {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    let number = Holder(1234.0)
    try AnimatedStage.run(
      Stateful(number) { TextField("Number", value: $0, formatter: formatter) }
    ) { stage in
      let field = try stage.first(UITextField.self)
      #expect(field.text == "1,234")
      stage.tap(field)
      field.selectAll(nil)
      type("2.5", stage)
    }
    #expect(number.value == 2.5)
  }

  @Test func returnSubmitsAndEndsEditing() throws {
    let log = EventLog()
    let view = VStack {
      TextField("Name", text: .constant("")) {
        log.note($0 ? "begin" : "end")
      } onCommit: {
        log.note("commit")
      }
      .onSubmit { log.note("inner") }
    }
    .onSubmit { log.note("outer") }
    try AnimatedStage.run(view) { stage in
      let field = try stage.first(UITextField.self)
      stage.tap(field)
      _ = field.delegate?.textFieldShouldReturn(field)
      stage.advance(by: 0.1)
      #expect(!field.isFirstResponder)
    }
    #expect(log.take() == ["begin", "commit", "inner", "outer", "end"])
  }

  @Test func aScopeKeepsSubmissionsInside() throws {
    let log = EventLog()
    let view = TextField("Name", text: .constant("")).onSubmit { log.note("inner") }
      .submitScope().onSubmit { log.note("outer") }
    try AnimatedStage.run(view) { stage in
      let field = try stage.first(UITextField.self)
      _ = field.delegate?.textFieldShouldReturn(field)
    }
    #expect(log.take() == ["inner"])
  }

  @Test func aVerticalFieldGrowsWithinItsLimits() throws {
    func height(_ lines: Int, limit: ClosedRange<Int>?) -> CGFloat? {
      let text = (0..<lines).map { "\($0)" }.joined(separator: "\n")
      let field = TextField("Note", text: .constant(text), axis: .vertical)
      return limit.map { frame(of: GrowingTextView.self, in: field.lineLimit($0))?.height }
        ?? frame(of: GrowingTextView.self, in: field)?.height
    }
    let one = try #require(height(1, limit: nil))
    let three = try #require(height(3, limit: nil))
    #expect(abs(three - one * 3) <= 2)
    #expect(height(1, limit: 2...4).map { abs($0 - one * 2) <= 2 } == true)
    #expect(height(9, limit: 2...4).map { abs($0 - one * 4) <= 3 } == true)
  }

  @Test func aVerticalFieldGrowsWhileTheUserTypes() throws {
    let text = Holder("")
    let view = Stateful(text) { TextField("Note", text: $0, axis: .vertical) }
    try AnimatedStage.run(view) { stage in
      let field = try stage.first(GrowingTextView.self)
      let one = field.bounds.height
      #expect(stage.texts == ["Note"])
      stage.tap(field)
      type("a\nb\nc", stage)
      #expect(stage.texts == [])
      #expect(field.bounds.height > one * 2.5)
    }
    #expect(text.value == "a\nb\nc")
  }

  @Test func aStyleOfThePageIsAroundTheField() throws {
    struct Framed: TextFieldStyle {
      func _body(configuration: TextField<Self._Label>) -> some View {
        HStack {
          Text("before")
          configuration
        }
      }
    }
    let text = Holder("")
    let view = Stateful(text) { TextField("Name", text: $0).textFieldStyle(Framed()) }
    try AnimatedStage.run(view) { stage in
      #expect(stage.texts.first == "before")
      stage.tap(try stage.first(UITextField.self))
      type("x", stage)
    }
    #expect(text.value == "x")
    let secure = SecureField("Name", text: .constant("")).textFieldStyle(Framed())
    AnimatedStage.run(secure) { #expect($0.texts.first == "before") }
  }

  @Test func stylesHaveABorderOrNone() throws {
    func border<S: TextFieldStyle>(_ style: S) throws -> UITextField.BorderStyle {
      let hosted = HostedView(TextField("Name", text: .constant("")).textFieldStyle(style))
      return try #require(hosted.host.views(of: UITextField.self).first).borderStyle
    }
    #expect(try border(.roundedBorder) == .roundedRect)
    #expect(try border(.plain) == .none)
    #expect(try border(.automatic) == .none)
    let plain = frame(of: UITextField.self, in: TextField("Name", text: .constant("")))
    #expect(plain?.size == CGSize(width: 200, height: 22))
    let rounded = frame(
      of: UITextField.self,
      in: TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder))
    #expect(rounded?.size == CGSize(width: 200, height: 34))
  }

  @Test func settingsReachTheField() throws {
    let view = SecureField("Secret", text: .constant("")).keyboardType(.numberPad)
      .textContentType(.password).textInputAutocapitalization(.never).autocorrectionDisabled()
      .submitLabel(.go).multilineTextAlignment(.center).font(.title).disabled(true)
    let hosted = HostedView(view)
    let field = try #require(hosted.host.views(of: UITextField.self).first)
    #expect(field.isSecureTextEntry && field.keyboardType == .numberPad)
    #expect(field.textContentType == .password && field.autocapitalizationType == .none)
    #expect(field.autocorrectionType == .no && field.returnKeyType == .go)
    #expect(field.textAlignment == .center && field.font?.pointSize == 28)
    #expect(!field.isEnabled)
  }

  @Test func anEditorHasManyLinesAndAStyle() throws {
    let text = Holder("one")
    try AnimatedStage.run(Stateful(text) { TextEditor(text: $0) }) { stage in
      let editor = try stage.first(UITextView.self)
      #expect(editor.bounds.size == CGSize(width: 200, height: 300))
      editor.selectedRange = NSRange(location: 3, length: 0)
      editor.becomeFirstResponder()
      type("\ntwo", stage)
    }
    #expect(text.value == "one\ntwo")
    let plain = HostedView(TextEditor(text: .constant("")).textEditorStyle(.plain))
    #expect(plain.host.views(of: UITextView.self).first?.backgroundColor == .clear)
  }
}
