/// Makes a view pressable: reports presses, and runs an action when one ends inside.
struct PressModifier: ItemModifier {
  typealias Body = Never
  let isPressed: Binding<Bool>
  let action: () -> Void

  func makeWrapper(around item: Item, of node: _AnyNode) -> PressItem { PressItem() }

  func update(_ wrapper: PressItem, of node: _AnyNode) {
    (wrapper.isPressed, wrapper.action) = (isPressed, action)
    wrapper.isEnabled = node.environment.isEnabled
    wrapper.repeats = node.environment.buttonRepeatBehavior == .enabled
    wrapper.setNeedsCommit()
  }
}

final class PressItem: WrapperItem {
  var isPressed = Binding.constant(false)
  var action: () -> Void = {}
  var isEnabled = true
  var repeats = false

  override func makePresentation() -> ItemPresentation? { PressPresentation() }
}

final class PressPresentation: ViewPresentation {
  private let control = PressControl()

  init() {
    super.init(control)
    control.isAccessibilityElement = true
  }

  override func update(_ item: Item, size: CGSize, commit: Commit) {
    guard let item = item as? PressItem else { return }
    control.item = item
    control.isEnabled = item.isEnabled
    control.accessibilityTraits = item.isEnabled ? .button : [.button, .notEnabled]
  }
}

/// The control around the label of a button.
final class PressControl: UIControl {
  weak var item: PressItem?
  private let repetition = Repetition()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { [weak self] _ in self?.item?.action() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      item?.isPressed.wrappedValue = isHighlighted
      repetition.end()
      guard isHighlighted, item?.repeats == true else { return }
      repetition.begin { [weak self] in self?.item?.action() }
    }
  }

  /// The label takes touches for the control, which lets none through to what is inside. A label
  /// that is drawn beyond the frame counts too.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // A disabled control takes touches too, so that none reaches what lies behind it.
    guard !isHidden, alpha > 0.01 else { return nil }
    if bounds.contains(point) { return self }
    return subviews.contains { $0.hitTest(convert(point, to: $0), with: event) != nil } ? self : nil
  }

  /// Assistive technology presses the control wherever it is, also as a part of another element.
  override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: .touchUpInside)
    return true
  }

  override var accessibilityLabel: String? {
    get {
      super.accessibilityLabel
        ?? subviews.spokenElements.compactMap(\.accessibilityLabel).joined(separator: ", ")
    }
    set { super.accessibilityLabel = newValue }
  }
}
