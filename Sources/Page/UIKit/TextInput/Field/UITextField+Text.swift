import CoreGraphics
@_spi(Text) import CoreText
import Foundation

extension UITextField: TextHost {
  var canvas: UIView { parts.canvas }
  var isTextEditable: Bool { isEnabled }
  var isTextSelectable: Bool { isEnabled }
  var linesOfPage: Int { 1 }

  var standardAttributes: [NSAttributedString.Key: Any] {
    var attributes = looks.others
    attributes[.font] = looks.font
    attributes[.foregroundColor] = looks.color
    return attributes
  }

  // MARK: Setting

  func setPlain(_ text: String) {
    let line = text.replacingOccurrences(of: "\n", with: " ")
    storage.setAttributedString(NSAttributedString(string: line, attributes: standardAttributes))
    textWasSet()
  }

  /// The looks at the text's beginning become the field's.
  func setAttributed(_ text: NSAttributedString) {
    if text.length > 0 {
      let first = text.attributes(at: 0, effectiveRange: nil)
      if let font = first[.font] as? UIFont { looks.font = font }
      if let color = first[.foregroundColor] as? UIColor { looks.color = color }
      if let style = first[.paragraphStyle] as? NSParagraphStyle {
        looks.alignment = style.alignment
      }
    }
    let filled = NSMutableAttributedString(attributedString: text)
    let whole = NSRange(location: 0, length: text.length)
    for (key, value) in standardAttributes {
      text.enumerateAttribute(key, in: whole, options: []) { own, range, _ in
        if own == nil { filled.addAttribute(key, value: value, range: range) }
      }
    }
    storage.setAttributedString(filled)
    textWasSet()
  }

  private func textWasSet() {
    inputDelegate?.textWillChange(self)
    typingStyle = standardAttributes
    scrolled = 0
    editor.textWasSet()
    fieldChanged()
    inputDelegate?.textDidChange(self)
  }

  func spread(_ key: NSAttributedString.Key, _ value: Any) {
    let whole = NSRange(location: 0, length: storage.length)
    if whole.length > 0 { storage.addAttribute(key, value: value, range: whole) }
    typingStyle[key] = value
    fieldChanged()
  }

  func takeDefault(_ attributes: [NSAttributedString.Key: Any]) {
    looks.others = attributes
    if let font = attributes[.font] as? UIFont { looks.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { looks.color = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      looks.alignment = style.alignment
    }
    typingStyle = standardAttributes
    let whole = NSRange(location: 0, length: storage.length)
    if whole.length > 0 { storage.setAttributes(standardAttributes, range: whole) }
    fieldChanged()
  }

  // MARK: What the editor asks and tells

  func mayChange(_ range: NSRange, to text: String) -> Bool {
    let range =
      clearsOnInsertion && !text.isEmpty
      ? NSRange(location: 0, length: storage.length) : range
    return delegate?.textField(
      self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  func takesReturn() -> Bool {
    if enablesReturnKeyAutomatically, !hasText { return false }
    editor.unmark()
    guard delegate?.textFieldShouldReturn(self) ?? true else { return false }
    let endsOnExit = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if endsOnExit, isFirstResponder { resignFirstResponder() }
    return false
  }

  func editorChangedText() {
    invalidateIntrinsicContentSize()
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  func editorChangedSelection() {
    clearsOnInsertion = false
    delegate?.textFieldDidChangeSelection(self)
  }

  func setTextNeedsLayout() { fieldChanged() }

  // MARK: Beginning and end

  func beginEditing() {
    let clears = clearsOnBeginEditing && hasText
    if clears, delegate?.textFieldShouldClear(self) ?? true {
      setPlain("")
      sendActions(for: .editingChanged)
    }
    typingStyle = standardAttributes
    fieldChanged()
    editor.marks.follow(editor)
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(
      name: UITextField.textDidBeginEditingNotification, object: self)
    scrollToCaret()
  }

  func endEditing(_ reason: DidEndEditingReason) {
    editor.conceal()
    editor.undoing.removeAllActions()
    EditMenu.shared.hide(of: editor)
    editor.marks.remove()
    scrolled = 0
    fieldChanged()
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self, reason: reason)
    NotificationCenter.default.post(
      name: UITextField.textDidEndEditingNotification, object: self,
      userInfo: [UITextField.didEndEditingReasonKey: reason.rawValue])
  }

  func clearWasTapped() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    becomeFirstResponder()
    let whole = NSRange(location: 0, length: storage.length)
    guard whole.length > 0 else { return }
    editor.replace(whole, with: "")
  }
}
