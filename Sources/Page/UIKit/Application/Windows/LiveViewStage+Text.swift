import CoreGraphics
import Foundation

/// What is typed into the live view, and what whoever brings the keys has to know of it.
extension LiveViewStage {
  /// Where text goes that a person types.
  public struct TextFocus: Equatable {
    public enum Keyboard: UInt8, Sendable {
      case text, address, email, digits, decimal, telephone, search
    }

    public enum ReturnKey: UInt8, Sendable {
      case enter, done, go, next, search, send
    }

    public enum Lines: Sendable {
      case one, many
    }

    public enum Secrecy: Sendable {
      case open, secret
    }

    public var keyboard: Keyboard
    public var returnKey: ReturnKey
    public var lines: Lines
    public var secrecy: Secrecy
    /// In live view points.
    public var caret: CGRect
    public var label: String
    /// What a person who copies takes.
    public var selected: String
  }

  public enum TextAction: Sendable {
    case insert, compose, endComposing, paste
  }

  private static let longestSelection = 100_000

  /// None where nothing is typed into.
  public var textFocus: TextFocus? {
    guard let input = FirstResponder.current as? any UIKeyInput else { return nil }
    let host = input as? any TextHost
    if let host, !host.isTextSelectable { return nil }
    let view = input as? UIView
    let text = input as? any UITextInput
    var caret = CGRect.zero
    if let host {
      caret = host.setText.caret(at: host.editor.head, host.editor.side)
    } else if let text, let range = text.selectedTextRange {
      caret = text.caretRect(for: range.end)
    }
    let isSecret = input.isSecureTextEntry
    return TextFocus(
      keyboard: Self.keyboard(input.keyboardType, input), returnKey: Self.key(input.returnKeyType),
      lines: input is UITextField ? .one : .many, secrecy: isSecret ? .secret : .open,
      caret: view?.layer.convert(caret, to: nil) ?? caret,
      label: String(
        ((view?.accessibilityLabel ?? (view as? UITextField)?.placeholder) ?? "").prefix(200)),
      selected: isSecret ? "" : selected(of: text))
  }

  private func selected(of text: (any UITextInput)?) -> String {
    guard let text, let range = text.selectedTextRange, !range.isEmpty else { return "" }
    return String((text.text(in: range) ?? "").prefix(Self.longestSelection))
  }

  private static func keyboard(
    _ type: UIKeyboardType, _ input: any UIKeyInput
  ) -> TextFocus.Keyboard {
    switch type {
    case .URL: .address
    case .emailAddress: .email
    case .numberPad, .asciiCapableNumberPad: .digits
    case .decimalPad, .numbersAndPunctuation: .decimal
    case .phonePad, .namePhonePad: .telephone
    case .webSearch: .search
    case .default, .asciiCapable, .twitter: input is UISearchTextField ? .search : .text
    }
  }

  private static func key(_ type: UIReturnKeyType) -> TextFocus.ReturnKey {
    switch type {
    case .go, .join, .route, .emergencyCall: .go
    case .google, .search, .yahoo: .search
    case .next, .continue: .next
    case .send: .send
    case .done: .done
    case .default: .enter
    }
  }

  // MARK: Typing

  /// Text that no key of its own has: from an input method, or pasted. `selected` is the part of
  /// what is composed that the input method has marked, in UTF-16 units.
  public func enter(_ action: TextAction, _ text: String, selected: NSRange) {
    guard let input = FirstResponder.current as? any UIKeyInput else { return }
    let editor = (input as? any TextHost)?.editor
    switch action {
    case .insert:
      for letter in text {
        if let editor { editor.type(String(letter)) } else { input.insertText(String(letter)) }
      }
    case .compose:
      if let editor {
        editor.compose(text, selected: selected)
      } else {
        (input as? any UITextInput)?.setMarkedText(text, selectedRange: selected)
      }
    case .endComposing: endComposing(text, input, editor)
    case .paste:
      UIPasteboard.general.string = text
      let responder = FirstResponder.current
      let paste = Selector("paste:")
      if responder?.canPerformAction(paste, withSender: nil) == true { responder?.paste(nil) }
    }
  }

  private func endComposing(_ text: String, _ input: any UIKeyInput, _ editor: TextEditor?) {
    if let editor { return editor.endComposing(text) }
    if let own = input as? any UITextInput, own.markedTextRange != nil {
      own.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
      own.unmarkText()
    } else if !text.isEmpty {
      input.insertText(text)
    }
  }
}
