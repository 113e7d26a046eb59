import CoreGraphics
@_spi(Text) import CoreText
import Foundation

/// What letters of a text view look like where nothing else is said.
struct TextViewLooks {
  static var standardFont: UIFont {
    UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
  }

  var font: UIFont?
  var color: UIColor?
  var alignment = NSTextAlignment.natural

  var shownFont: UIFont { font ?? Self.standardFont }
  var shownColor: UIColor { color ?? .label }
}

/// Letters, caret and selection lie in it.
final class TextCanvas: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }
}

extension UITextView: TextHost {
  var storage: NSTextStorage { textStorage }
  var isTextEditable: Bool { isEditable }
  var isTextSelectable: Bool { isSelectable || isEditable }

  var linesOfPage: Int {
    max(1, Int(bounds.height / max(1, looks.shownFont.lineHeight)) - 1)
  }

  var standardAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: looks.shownFont, .foregroundColor: looks.shownColor,
    ]
    if looks.alignment != .natural {
      let style = NSMutableParagraphStyle()
      style.alignment = looks.alignment
      attributes[.paragraphStyle] = style
    }
    return attributes
  }

  // MARK: Setting

  func setPlain(_ text: String) {
    set(NSAttributedString(string: text, attributes: standardAttributes))
  }

  /// The looks at the text's beginning become the view's.
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
    for (key, value) in [
      NSAttributedString.Key.font: TextViewLooks.standardFont as Any,
      .foregroundColor: UIColor.label,
    ] {
      text.enumerateAttribute(key, in: whole, options: []) { own, range, _ in
        if own == nil { filled.addAttribute(key, value: value, range: range) }
      }
    }
    set(filled)
  }

  private func set(_ text: NSAttributedString) {
    inputDelegate?.textWillChange(self)
    isChanging = true
    textStorage.setAttributedString(text)
    isChanging = false
    typingStyle =
      text.length > 0
      ? text.attributes(at: text.length - 1, effectiveRange: nil) : standardAttributes
    editor.textWasSet()
    textLayoutChanged()
    inputDelegate?.textDidChange(self)
  }

  func spread(_ key: NSAttributedString.Key, _ value: Any) {
    let whole = NSRange(location: 0, length: textStorage.length)
    if whole.length > 0 { textStorage.addAttribute(key, value: value, range: whole) }
    typingStyle[key] = value
    textLayoutChanged()
  }

  func align(_ alignment: NSTextAlignment) {
    looks.alignment = alignment
    let whole = NSRange(location: 0, length: textStorage.length)
    let key = NSAttributedString.Key.paragraphStyle
    func aligned(_ style: Any?) -> NSParagraphStyle {
      let copy = NSMutableParagraphStyle()
      if let style = style as? NSParagraphStyle { copy.setParagraphStyle(style) }
      copy.alignment = alignment
      return copy
    }
    textStorage.beginEditing()
    NSAttributedString(attributedString: textStorage)
      .enumerateAttribute(key, in: whole, options: []) { style, range, _ in
        // Foundation cannot put one paragraph style in the place of another.
        textStorage.removeAttribute(key, range: range)
        textStorage.addAttribute(key, value: aligned(style), range: range)
      }
    textStorage.endEditing()
    typingStyle[key] = aligned(typingStyle[key])
    textLayoutChanged()
  }

  // MARK: What the editor asks and tells

  func mayChange(_ range: NSRange, to text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  func takesReturn() -> Bool { true }

  func editorChangedText() {
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }

  func editorChangedSelection() { delegate?.textViewDidChangeSelection(self) }
  func setTextNeedsLayout() { textLayoutChanged() }

  func scrollToCaret() {
    guard isFirstResponder, isScrollEnabled, bounds.height > 0 else { return }
    placeText()
    let caret = setText.caret(at: editor.head, editor.side)
    let isLast = caret.maxY >= contentSize.height - textContainerInset.bottom - 1
    let below = isLast ? textContainerInset.bottom : 0
    scrollRectToVisible(
      CGRect(x: caret.minX, y: caret.minY, width: 2, height: caret.height + below), animated: false)
  }

  // MARK: Beginning and end

  func beginEditing() {
    if textStorage.length == 0 { typingStyle = standardAttributes.merging(typingStyle) { $1 } }
    editor.marks.follow(editor)
    guard isEditable else { return }
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
    delegate?.textViewDidChangeSelection(self)
    scrollToCaret()
  }

  func endEditing() {
    editor.conceal()
    EditMenu.shared.hide(of: editor)
    editor.marks.remove()
    guard isEditable else { return }
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
  }
}
