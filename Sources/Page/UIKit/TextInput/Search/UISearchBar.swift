import CoreGraphics
import Foundation

/// A field to look for something with, perhaps a button to end that, and what it is looked for in.
@MainActor @preconcurrency
open class UISearchBar: UIView, UITextInputTraits {
  /// What a bar looks like: with a plate of its own, or only its field.
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }

  let field = UISearchTextField(frame: .zero)
  let cancel = UIButton(type: .system)
  let line = UIView(frame: .zero)
  private(set) lazy var scopes = UISegmentedControl(frame: .zero)
  private lazy var listener = SearchListener(self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpBar()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpBar()
    fill(from: coder, as: UISearchBar.self)
  }

  private func setUpBar() {
    isOpaque = false
    addSubview(line)
    addSubview(field)
    field.placeholder = nil
    listener.listen()
    cancel.setTitle("Cancel", for: .normal)
    cancel.titleLabel?.font = .systemFont(ofSize: 17)
    let action = UIAction { [weak self] _ in self?.cancelled() }
    cancel.addAction(action, for: .touchUpInside)
    showStyle()
  }

  open weak var delegate: (any UISearchBarDelegate)?
  /// Whose search bar it is.
  weak var searcher: UISearchController?
  /// The navigation bar it stands in, which has a plate of its own.
  weak var hostBar: UINavigationBar? {
    didSet { if hostBar !== oldValue { showStyle() } }
  }

  func leaveBar() {
    hostBar = nil
    removeFromSuperview()
  }

  // MARK: Text

  open var text: String? {
    get { field.text }
    set {
      let before = field.text
      field.text = newValue
      guard newValue ?? "" != before ?? "" else { return }
      delegate?.searchBar(self, textDidChange: newValue ?? "")
      if searcher?.isActive == true { searcher?.updateResults() }
    }
  }

  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// A line above the field.
  open var prompt: String? {
    didSet {
      promptLabel.text = prompt
      sizeChanged()
    }
  }
  private(set) lazy var promptLabel: UILabel = {
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: 12)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    return label
  }()

  open var searchTextField: UISearchTextField { field }

  // MARK: Looks

  open var searchBarStyle = Style.default {
    didSet { showStyle() }
  }

  open var barTintColor: UIColor? {
    didSet { showStyle() }
  }

  open var isTranslucent = true {
    didSet { showStyle() }
  }

  open var backgroundImage: UIImage? {
    didSet { showStyle() }
  }

  private func showStyle() {
    let isPlain = searchBarStyle == .minimal || backgroundImage != nil || hostBar != nil
    super.backgroundColor = ownBackground ?? (isPlain ? nil : barTintColor ?? SearchColors.plate)
    line.backgroundColor = SearchColors.line
    line.isHidden = isPlain || barTintColor != nil
    field.backgroundColor =
      .tertiarySystemFill
  }

  private var ownBackground: UIColor?

  open override var backgroundColor: UIColor? {
    get { ownBackground }
    set {
      ownBackground = newValue
      showStyle()
    }
  }

  // MARK: Buttons

  open var showsCancelButton: Bool {
    get { isCancelShown }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  var isCancelShown = false

  open override func accessibilityPerformEscape() -> Bool { closeByEscape() }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != isCancelShown else { return }
    isCancelShown = showsCancelButton
    showCancel(animated: animated)
  }

  // MARK: Scopes

  open var scopeButtonTitles: [String]? {
    didSet { fillScopes() }
  }

  open var selectedScopeButtonIndex: Int {
    get { max(0, scopes.selectedSegmentIndex) }
    set { scopes.selectedSegmentIndex = newValue }
  }

  open var showsScopeBar: Bool {
    get { areScopesShown }
    set { setShowsScope(newValue, animated: false) }
  }
  var areScopesShown = false

  open func setShowsScope(_ show: Bool, animated: Bool) {
    guard show != areScopesShown else { return }
    areScopesShown = show
    sizeChanged()
  }

  private func fillScopes() {
    scopes.removeAllSegments()
    for (index, title) in (scopeButtonTitles ?? []).enumerated() {
      scopes.insertSegment(withTitle: title, at: index, animated: false)
    }
    if !(scopeButtonTitles ?? []).isEmpty { scopes.selectedSegmentIndex = 0 }
    guard scopes.allControlEvents.isEmpty else { return sizeChanged() }
    let action = UIAction { [weak self] _ in
      guard let self else { return }
      self.delegate?.searchBar(
        self, selectedScopeButtonIndexDidChange: self.scopes.selectedSegmentIndex)
      self.searcher?.updateResults()
    }
    scopes.addAction(action, for: .valueChanged)
    sizeChanged()
  }

  // MARK: Sizes

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ownHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ownHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  func sizeChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    searcher?.barResized()
  }

  // MARK: Responder

  open override var canBecomeFirstResponder: Bool { true }
  open override var isFirstResponder: Bool { field.isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  // MARK: Traits

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }

  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }

  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }

  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }

  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }

  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }

  open var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }

  open var textContentType: UITextContentType! {
    get { field.textContentType }
    set { field.textContentType = newValue }
  }
}
