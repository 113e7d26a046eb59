import Foundation

/// What keys of a keyboard do in a text.
///
/// Keyboards of a Mac and of others are taken alike: Command or Control with a letter is a command;
/// with an arrow, Command goes to the end of the line, and Control and Alternate go by words.
extension TextEditor {
  /// Whether the key means something to a text.
  static func isMeant(_ key: UIKey) -> Bool {
    switch key.keyCode {
    case .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow,
      .keyboardHome, .keyboardEnd, .keyboardPageUp, .keyboardPageDown,
      .keyboardDeleteOrBackspace, .keyboardDeleteForward, .keyboardReturnOrEnter, .keypadEnter:
      return true
    default: return typed(by: key) != nil || command(of: key) != nil
    }
  }

  /// The text a key types.
  static func typed(by key: UIKey) -> String? {
    let flags = key.modifierFlags
    // What a keyboard has behind AltGr comes with both.
    let isChosen = flags.contains(.control) && flags.contains(.alternate)
    guard !flags.contains(.command), isChosen || !flags.contains(.control) else { return nil }
    guard key.keyCode != .keyboardTab, key.keyCode != .keyboardEscape,
      !key.characters.isEmpty, !key.characters.hasPrefix("UIKeyInput"),
      key.characters.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7f })
    else { return nil }
    return key.characters
  }

  private static func command(of key: UIKey) -> String? {
    let flags = key.modifierFlags
    guard flags.contains(.command) != flags.contains(.control), !flags.contains(.alternate) else {
      return nil
    }
    let letter = key.charactersIgnoringModifiers.lowercased()
    return "acxvzybiu".contains(letter) && letter.count == 1 ? letter : nil
  }

  /// Whether the key was for the text.
  func take(_ key: UIKey) -> Bool {
    guard let host else { return false }
    EditMenu.shared.hide(of: self)
    if let letter = Self.command(of: key) { return perform(letter, key) }
    guard host.isTextSelectable || host.isTextEditable else { return false }
    let flags = key.modifierFlags
    let hold = flags.contains(.shift) ? Hold.anchor : .nothing
    let step: Step =
      flags.contains(.command)
      ? .line : flags.contains(.control) || flags.contains(.alternate) ? .word : .letter
    if move(with: key.keyCode, step, hold, flags) { return true }
    guard host.isTextEditable else { return false }
    switch key.keyCode {
    case .keyboardDeleteOrBackspace: delete(to: place(.backward, by: step))
    case .keyboardDeleteForward: delete(to: place(.forward, by: step))
    case .keyboardReturnOrEnter, .keypadEnter: type("\n")
    case .keyboardTab where !(host is UITextField) && flags.isEmpty: type("\t")
    default:
      guard let text = Self.typed(by: key) else { return false }
      type(text)
    }
    return true
  }

  private func move(
    with code: UIKeyboardHIDUsage, _ step: Step, _ hold: Hold, _ flags: UIKeyModifierFlags
  ) -> Bool {
    switch code {
    case .keyboardLeftArrow: move(way(isLeft: true), by: step, hold)
    case .keyboardRightArrow: move(way(isLeft: false), by: step, hold)
    case .keyboardUpArrow where step == .line: move(.backward, by: .document, hold)
    case .keyboardDownArrow where step == .line: move(.forward, by: .document, hold)
    case .keyboardUpArrow: move(lines: -1, hold)
    case .keyboardDownArrow: move(lines: 1, hold)
    case .keyboardHome: move(.backward, by: step == .letter ? .line : .document, hold)
    case .keyboardEnd: move(.forward, by: step == .letter ? .line : .document, hold)
    case .keyboardPageUp: move(lines: -(host?.linesOfPage ?? 1), hold)
    case .keyboardPageDown: move(lines: host?.linesOfPage ?? 1, hold)
    default: return false
    }
    return true
  }

  private func perform(_ letter: String, _ key: UIKey) -> Bool {
    guard let host else { return false }
    if letter == "z" || letter == "y" {
      guard host.isTextEditable, let manager = host.undoManager else { return false }
      let isRedo = letter == "y" || key.modifierFlags.contains(.shift)
      if isRedo { if manager.canRedo { manager.redo() } } else if manager.canUndo { manager.undo() }
      return true
    }
    let names = [
      "a": "selectAll:", "c": "copy:", "x": "cut:", "v": "paste:", "b": "toggleBoldface:",
      "i": "toggleItalics:", "u": "toggleUnderline:",
    ]
    guard let name = names[letter], host.canPerformAction(Selector(name), withSender: key) else {
      return false
    }
    switch letter {
    case "a": host.selectAll(key)
    case "c": host.copy(key)
    case "x": host.cut(key)
    case "v": host.paste(key)
    case "b": host.toggleBoldface(key)
    case "i": host.toggleItalics(key)
    default: host.toggleUnderline(key)
    }
    return true
  }
}
