import CoreGraphics
@_spi(Text) import CoreText
import Foundation

/// A view whose text a `TextEditor` edits: it says how the text is set, and hears of what happens.
@MainActor
protocol TextHost: UIView, UITextInput {
  var editor: TextEditor { get }
  var storage: NSTextStorage { get }
  /// In the coordinates of the view itself.
  var setText: SetText { get }
  /// Letters lie in it, and so do caret and selection.
  var canvas: UIView { get }
  var isTextEditable: Bool { get }
  var isTextSelectable: Bool { get }
  /// What letters look like that are typed where none are.
  var standardAttributes: [NSAttributedString.Key: Any] { get }
  var typingStyle: [NSAttributedString.Key: Any] { get set }

  /// Whether the person may make that change.
  func mayChange(_ range: NSRange, to text: String) -> Bool
  /// Return was pressed; whether it goes into the text.
  func takesReturn() -> Bool
  func editorChangedText()
  func editorChangedSelection()
  /// The letters have to be set anew.
  func setTextNeedsLayout()
  func scrollToCaret()
  /// How far a page is, for the keys that turn one.
  var linesOfPage: Int { get }
}

extension TextHost {
  var isEditingText: Bool { isFirstResponder && isTextEditable }
}
