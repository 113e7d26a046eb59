// Long because what a subclass may override has to stand in the class itself.

import CoreGraphics
@_spi(Text) import CoreText
import Foundation
import FoundationAdditions
import QuartzCore

/// One line of text that somebody types.
///
/// The text lies in a storage that a `TextEditor` changes; the field sets it, shows it in a canvas
/// between what stands at its sides, and tells delegate and targets.
@MainActor @preconcurrency
open class UITextField: UIControl, UITextInput {
  let storage = NSTextStorage()
  private(set) lazy var editor = TextEditor(self)
  var traits = TextTraits()
  var typingStyle: [NSAttributedString.Key: Any] = [:]
  let parts = FieldParts()
  /// What was set as a look of all letters.
  var looks = FieldLooks()
  var scrolled: CGFloat = 0
  var known: SetText?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpField()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpField()
    fill(from: coder, as: UITextField.self)
  }

  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  open var text: String? {
    get { storage.string }
    set { setPlain(newValue ?? "") }
  }

  open var attributedText: NSAttributedString? {
    get { NSAttributedString(attributedString: storage) }
    set { setAttributed(newValue ?? NSAttributedString(string: "")) }
  }

  open var placeholder: String? {
    get { parts.placeholderText }
    set { setPlaceholder(newValue) }
  }

  open var attributedPlaceholder: NSAttributedString? {
    get { shownPlaceholder }
    set { setPlaceholder(attributed: newValue) }
  }

  // MARK: Looks

  open var font: UIFont? {
    get { looks.font }
    set {
      looks.font = newValue ?? FieldLooks.standardFont
      spread(.font, looks.font)
    }
  }

  open var textColor: UIColor? {
    get { looks.color }
    set {
      looks.color = newValue ?? .label
      spread(.foregroundColor, looks.color)
    }
  }

  open var textAlignment: NSTextAlignment {
    get { looks.alignment }
    set {
      looks.alignment = newValue
      fieldChanged()
    }
  }

  open var borderStyle = BorderStyle.none {
    didSet { fieldChanged() }
  }

  open var background: UIImage? {
    didSet { fieldChanged() }
  }

  open var disabledBackground: UIImage? {
    didSet { fieldChanged() }
  }

  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { standardAttributes }
    set { takeDefault(newValue) }
  }

  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? typingStyle : nil }
    set { if isEditing { typingStyle = newValue ?? standardAttributes } }
  }

  open var adjustsFontSizeToFitWidth = false {
    didSet { fieldChanged() }
  }

  open var minimumFontSize: CGFloat = 0 {
    didSet { fieldChanged() }
  }

  open var allowsEditingTextAttributes = false
  open var adjustsFontForContentSizeCategory = false
  open var clearsOnBeginEditing = false

  /// Whether the next letter takes the place of all others.
  open var clearsOnInsertion = false

  // MARK: Beside the text

  open var clearButtonMode = ViewMode.never {
    didSet { fieldChanged() }
  }

  open var leftView: UIView? {
    didSet { replaceSide(oldValue) }
  }

  open var rightView: UIView? {
    didSet { replaceSide(oldValue) }
  }

  open var leftViewMode = ViewMode.never {
    didSet { fieldChanged() }
  }

  open var rightViewMode = ViewMode.never {
    didSet { fieldChanged() }
  }

  // MARK: Rectangles

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func textRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { roomForClear(in: bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { room(for: leftView, .left, bounds) }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    room(for: rightView, .right, bounds)
  }

  open override var intrinsicContentSize: CGSize { ownSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  override func boundsSizeChanged() {
    super.boundsSizeChanged()
    fieldChanged()
  }

  override func stateChanged() {
    super.stateChanged()
    fieldChanged()
  }

  override func colorAppearanceDidChange() {
    super.colorAppearanceDidChange()
    fieldChanged()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    editor.marks.follow(editor)
  }

  // MARK: Editing

  open private(set) var isEditing = false

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, canBecomeFirstResponder,
      delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    isEditing = true
    beginEditing()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard canResignFirstResponder, delegate?.textFieldShouldEndEditing(self) ?? true else {
      return false
    }
    editor.unmark()
    guard super.resignFirstResponder() else { return false }
    isEditing = false
    endEditing(.committed)
    return true
  }

  private var ownInputView: UIView?
  private var ownAccessory: UIView?

  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { ownAccessory }
    set { ownAccessory = newValue }
  }

  open override var undoManager: UndoManager? { editor.undoing }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    editor.can(action) ?? super.canPerformAction(action, withSender: sender)
  }

  open override func cut(_ sender: Any?) { editor.cutSelection() }
  open override func copy(_ sender: Any?) { editor.copySelection() }
  open override func paste(_ sender: Any?) { editor.paste() }
  open override func select(_ sender: Any?) { editor.selectWord() }
  open override func selectAll(_ sender: Any?) { editor.selectAll() }
  open override func delete(_ sender: Any?) { deleteBackward() }

  // MARK: Text input

  open var hasText: Bool { storage.length > 0 }

  open func insertText(_ text: String) {
    if clearsOnInsertion, storage.length > 0 {
      clearsOnInsertion = false
      editor.select(NSRange(location: 0, length: storage.length), .silent)
    }
    editor.insert(text)
  }

  open func deleteBackward() { editor.deleteBackward() }

  open func caretRect(for position: UITextPosition) -> CGRect {
    setText.caret(at: index(of: position))
  }

  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { boxes(of: range) }
  open func firstRect(for range: UITextRange) -> CGRect { boxes(of: range).first?.rect ?? .zero }

  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    TextPlace(setText.place(at: point).index)
  }

  open var selectedTextRange: UITextRange? {
    get { isEditing ? TextStretch(editor.selection) : nil }
    set { if let range = newValue as? TextStretch { editor.select(range.range) } }
  }

  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.mark(markedText ?? "", selected: selectedRange)
  }

  open func unmarkText() { editor.unmark() }
  open weak var inputDelegate: (any UITextInputDelegate)?
  open lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  open var markedTextStyle: [NSAttributedString.Key: Any]?

  // MARK: Traits

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { traits.autocapitalizationType }
    set { traits.autocapitalizationType = newValue }
  }

  open var autocorrectionType: UITextAutocorrectionType {
    get { traits.autocorrectionType }
    set { traits.autocorrectionType = newValue }
  }

  open var spellCheckingType: UITextSpellCheckingType {
    get { traits.spellCheckingType }
    set { traits.spellCheckingType = newValue }
  }

  open var smartQuotesType: UITextSmartQuotesType {
    get { traits.smartQuotesType }
    set { traits.smartQuotesType = newValue }
  }

  open var smartDashesType: UITextSmartDashesType {
    get { traits.smartDashesType }
    set { traits.smartDashesType = newValue }
  }

  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { traits.smartInsertDeleteType }
    set { traits.smartInsertDeleteType = newValue }
  }

  open var inlinePredictionType: UITextInlinePredictionType {
    get { traits.inlinePredictionType }
    set { traits.inlinePredictionType = newValue }
  }

  open var keyboardType: UIKeyboardType {
    get { traits.keyboardType }
    set { traits.keyboardType = newValue }
  }

  open var keyboardAppearance: UIKeyboardAppearance {
    get { traits.keyboardAppearance }
    set { traits.keyboardAppearance = newValue }
  }

  open var returnKeyType: UIReturnKeyType {
    get { traits.returnKeyType }
    set { traits.returnKeyType = newValue }
  }

  open var enablesReturnKeyAutomatically: Bool {
    get { traits.enablesReturnKeyAutomatically }
    set { traits.enablesReturnKeyAutomatically = newValue }
  }

  open var isSecureTextEntry: Bool {
    get { traits.isSecureTextEntry }
    set {
      traits.isSecureTextEntry = newValue
      fieldChanged()
    }
  }

  open var textContentType: UITextContentType! {
    get { traits.textContentType }
    set { traits.textContentType = newValue }
  }

  open var passwordRules: UITextInputPasswordRules? {
    get { traits.passwordRules }
    set { traits.passwordRules = newValue }
  }

  override var nature: SpokenNature { fieldNature }

  override var treeDetails: [String] { fieldDetails }
}
