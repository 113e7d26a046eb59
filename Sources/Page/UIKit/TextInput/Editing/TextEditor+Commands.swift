import Foundation

/// The commands of the edit menu.
extension TextEditor {
  /// Whether a command has something to do; none for what is no command of a text.
  func can(_ action: Selector) -> Bool? {
    guard let host, host.isTextSelectable else { return nil }
    let isOpen = !host.isSecureTextEntry
    switch action.description {
    case "copy:": return selection.length > 0 && isOpen
    case "cut:": return selection.length > 0 && isOpen && host.isTextEditable
    case "paste:": return host.isTextEditable && UIPasteboard.general.hasStrings
    case "select:": return selection.length == 0 && length > 0
    case "selectAll:": return length > 0 && selection.length < length
    case "delete:": return selection.length > 0 && host.isTextEditable
    default: return nil
    }
  }

  func copySelection() {
    guard selection.length > 0 else { return }
    UIPasteboard.general.string = (storage.string as NSString).substring(with: selection)
  }

  func cutSelection() {
    guard let host, selection.length > 0, host.mayChange(selection, to: "") else { return }
    copySelection()
    replace(selection, with: "")
  }

  func paste() {
    guard let host, host.isTextEditable, var text = UIPasteboard.general.string else { return }
    if host is UITextField { text = text.replacingOccurrences(of: "\n", with: " ") }
    let range = marked ?? selection
    guard host.mayChange(range, to: text) else { return }
    replace(range, with: text)
  }

  func selectWord() {
    guard let word = boundaries.word(at: head) else { return }
    select(word)
  }

  func selectAll() {
    select(NSRange(location: 0, length: length))
  }
}
