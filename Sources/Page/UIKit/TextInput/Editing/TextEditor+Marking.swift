import Foundation

/// What input methods do: they put text in that is not meant yet, and change it until it is.
extension TextEditor {
  /// `selected` counts within the marked text.
  func mark(_ text: String, selected: NSRange) {
    guard let host, host.isTextEditable else { return }
    let range = marked ?? selection
    guard !(text.isEmpty && range.length == 0) else {
      marked = nil
      return
    }
    note(range, NSAttributedString(string: text), .other)
    let style = host.typingStyle
    storage.replaceCharacters(in: range, with: NSAttributedString(string: text, attributes: style))
    let count = (text as NSString).length
    marked = count == 0 ? nil : NSRange(location: range.location, length: count)
    let start = min(max(0, selected.location), count)
    let length = min(max(0, selected.length), count - start)
    select(NSRange(location: range.location + start, length: length), .silent)
    openChange = nil
    host.typingStyle = style
    changed()
  }

  /// What is marked stays as it is.
  func unmark() {
    guard let marked else { return }
    self.marked = nil
    host?.setTextNeedsLayout()
    select(NSRange(location: NSMaxRange(marked), length: 0))
  }

  /// A person composes; the text asks as for everything that is typed.
  func compose(_ text: String, selected: NSRange) {
    guard let host, host.isTextEditable else { return }
    if marked == nil, selection.length > 0, !host.mayChange(selection, to: text) { return }
    host.setMarkedText(text, selectedRange: selected)
  }

  /// The composition is over, and this is what came of it. The text hears of it as of a key.
  func endComposing(_ text: String) {
    guard let host, host.isTextEditable else { return }
    guard let marked else {
      if !text.isEmpty { type(text) }
      return
    }
    let isAllowed = host.mayChange(marked, to: text)
    let whole = isAllowed ? text : ""
    if (storage.string as NSString).substring(with: marked) == whole {
      unmark()
      host.editorChangedText()
    } else {
      selection = marked
      replace(marked, with: whole)
    }
    if isAllowed, host.isSecureTextEntry, !text.isEmpty { reveal(before: selection.location) }
  }
}
