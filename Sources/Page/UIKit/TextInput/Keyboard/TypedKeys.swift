import Foundation

/// Brings keys to what is typed into, once responders have had their say.
///
/// Who overrides `pressesBegan(_:with:)` and does not call super takes the key from the text.
@MainActor
enum TypedKeys {
  /// What of some keys a text does not take.
  static func rest(of presses: Set<UIPress>, after responder: UIResponder) -> Set<UIPress> {
    guard responder.isFirstResponder, responder is any UIKeyInput else { return presses }
    return presses.filter { press in press.key.map { !take($0, responder) } ?? true }
  }

  /// A key that stays down types again.
  static func again(_ press: UIPress) {
    guard let responder = press.responder, responder.isFirstResponder, let key = press.key else {
      return
    }
    _ = take(key, responder)
  }

  /// Whether a key is the text's rather than a command.
  static func isMeant(_ key: UIKey, for responder: UIResponder) -> Bool {
    guard responder.isFirstResponder, responder is any UIKeyInput else { return false }
    return TextEditor.isMeant(key)
  }

  private static func take(_ key: UIKey, _ responder: UIResponder) -> Bool {
    if let host = responder as? any TextHost { return host.editor.take(key) }
    guard let input = responder as? any UIKeyInput else { return false }
    switch key.keyCode {
    case .keyboardDeleteOrBackspace: input.deleteBackward()
    case .keyboardReturnOrEnter, .keypadEnter: input.insertText("\n")
    default:
      guard let text = TextEditor.typed(by: key) else { return false }
      input.insertText(text)
    }
    return true
  }
}
