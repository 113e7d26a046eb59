// Long because what a subclass may override has to stand in the class itself.

import CoreGraphics
@_spi(Text) import CoreText
import Foundation
import FoundationAdditions
import QuartzCore

/// Text of many lines that is read, scrolled and, mostly, edited.
///
/// Its text lies in a text storage, which a layout manager sets in a container as wide as the view;
/// a `TextEditor` changes it.
@MainActor @preconcurrency
open class UITextView: UIScrollView, UITextInput {
  public let textStorage: NSTextStorage
  public let layoutManager: NSLayoutManager
  public let textContainer: NSTextContainer
  private(set) lazy var editor = TextEditor(self)
  let letters = LetterView(frame: .zero)
  let canvas: UIView = TextCanvas(frame: .zero)
  var traits = TextTraits()
  var typingStyle: [NSAttributedString.Key: Any] = [:]
  var looks = TextViewLooks()
  var known: SetText?
  /// Whether the size of the contents is that of the text as it is now.
  var isTextPlaced = true
  /// Whether what changes in the storage is the view's own doing.
  var isChanging = false

  /// A text view with a container, and with what belongs to it.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    let container = textContainer ?? NSTextContainer(size: CGSize(width: frame.width, height: 0))
    let manager = container.layoutManager ?? NSLayoutManager()
    if container.layoutManager == nil { manager.addTextContainer(container) }
    let storage = manager.textStorage ?? NSTextStorage()
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    (self.textContainer, layoutManager, textStorage) = (container, manager, storage)
    super.init(frame: frame)
    setUpText()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// There is one way of setting text here.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  public required init?(coder: NSCoder) {
    (textContainer, layoutManager, textStorage) =
      (NSTextContainer(size: .zero), NSLayoutManager(), NSTextStorage())
    layoutManager.addTextContainer(textContainer)
    textStorage.addLayoutManager(layoutManager)
    super.init(coder: coder)
    setUpText()
    fill(from: coder, as: UITextView.self)
  }

  open weak var delegate: (any UITextViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }

  // MARK: Text

  open var text: String! {
    get { textStorage.string }
    set { setPlain(newValue ?? "") }
  }

  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: textStorage) }
    set { setAttributed(newValue ?? NSAttributedString(string: "")) }
  }

  // MARK: Looks

  open var font: UIFont? {
    get { looks.font }
    set {
      looks.font = newValue
      spread(.font, looks.shownFont)
    }
  }

  open var textColor: UIColor? {
    get { looks.color }
    set {
      looks.color = newValue
      spread(.foregroundColor, looks.shownColor)
    }
  }

  open var textAlignment: NSTextAlignment {
    get { looks.alignment }
    set { align(newValue) }
  }

  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textLayoutChanged() }
  }

  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] {
    didSet { textLayoutChanged() }
  }

  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { typingStyle }
    set { typingStyle = newValue }
  }

  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { textLayoutChanged() }
  }

  open var allowsEditingTextAttributes = false
  open var adjustsFontForContentSizeCategory = false
  open var clearsOnInsertion = false

  // MARK: Sizes

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
      : sizeThatFits(CGSize(width: bounds.width > 0 ? bounds.width : 1e6, height: 1e6))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fitting(size) }

  open override var contentSize: CGSize {
    get { isTextPlaced ? super.contentSize : sizeOfText }
    set { super.contentSize = newValue }
  }

  open override var isScrollEnabled: Bool {
    didSet { invalidateIntrinsicContentSize() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeText()
  }

  override func boundsSizeChanged() {
    super.boundsSizeChanged()
    textLayoutChanged()
  }

  override func colorAppearanceDidChange() {
    super.colorAppearanceDidChange()
    layoutManager.invalidate()
    textLayoutChanged()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    textLayoutChanged()
    editor.marks.follow(editor)
  }

  // MARK: Editing

  open var isEditable = true {
    didSet {
      if !isEditable, isFirstResponder { resignFirstResponder() }
      textLayoutChanged()
    }
  }

  open var isSelectable = true {
    didSet { if !isSelectable, isFirstResponder { resignFirstResponder() } }
  }

  open var selectedRange: NSRange {
    get { editor.selection }
    set { editor.select(newValue) }
  }

  /// Moves as little as is needed to show a part of the text.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let boxes = range.length > 0 ? setText.boxes(of: range) : [setText.caret(at: range.location)]
    let whole = boxes.reduce(CGRect.null) { $0.union($1) }
    if !whole.isNull { scrollRectToVisible(whole, animated: false) }
  }

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, canBecomeFirstResponder,
      !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    beginEditing()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard canResignFirstResponder,
      !isEditable || delegate?.textViewShouldEndEditing(self) ?? true
    else { return false }
    editor.unmark()
    guard super.resignFirstResponder() else { return false }
    endEditing()
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

  open var hasText: Bool { textStorage.length > 0 }
  open func insertText(_ text: String) { editor.insert(text) }
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
    get { TextStretch(editor.selection) }
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
    set { traits.isSecureTextEntry = newValue }
  }

  open var textContentType: UITextContentType! {
    get { traits.textContentType }
    set { traits.textContentType = newValue }
  }

  open var passwordRules: UITextInputPasswordRules? {
    get { traits.passwordRules }
    set { traits.passwordRules = newValue }
  }

  override var nature: SpokenNature {
    SpokenNature(
      isElement: true, value: textStorage.string,
      traits: isEditable ? .textEntry : .staticText)
  }

  override var treeDetails: [String] { textDetails }

  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}
