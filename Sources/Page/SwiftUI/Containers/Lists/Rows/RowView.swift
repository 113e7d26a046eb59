/// The view of a row: a cell with the content, separators, and controls beside the content.
final class RowView: UIControl {
  weak var item: RowItem?
  private(set) var cellFrame = CGRect.zero
  /// Clips the row at the corners of its section.
  let cell = UIView()
  /// What a swipe moves aside.
  let slider = UIView()
  /// Where the views of the content are.
  let content = UIView()
  private let mark = UIView()
  private let lines = RowLines()
  private let accessories = RowAccessoryViews()
  private(set) lazy var swipe = RowSwipe(self)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(cell)
    cell.addSubview(slider)
    slider.addSubview(mark)
    slider.addSubview(content)
    cell.clipsToBounds = true
    mark.isUserInteractionEnabled = false
    addAction(UIAction { [weak self] _ in self?.item?.tapped() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: RowItem, _ settings: ListSettings, _ size: CGSize) {
    self.item = item
    let frame = RowFrame(item, width: size.width)
    let side = frame.metrics.side
    cellFrame = CGRect(x: side, y: 0, width: max(size.width - 2 * side, 0), height: size.height)
    cell.frame = cellFrame
    let bounds = CGRect(origin: .zero, size: cellFrame.size)
    if !swipe.isOpen { slider.frame = bounds }
    content.frame = bounds
    mark.frame = bounds
    slider.backgroundColor = fill(item, settings)
    roundCorners(item, frame.metrics.cornerRadius)
    isEnabled = settings.isEnabled
    // A background of the page is part of the content: the mark lies over it.
    if item.background == nil {
      slider.sendSubviewToBack(mark)
    } else {
      slider.bringSubviewToFront(mark)
    }
    showMark()
    lines.show(on: self, item, settings, frame)
    accessories.show(on: self, item, settings, frame)
    swipe.rowChanged()
    showToAssistiveApps(item)
  }

  private func fill(_ item: RowItem, _ settings: ListSettings) -> UIColor {
    guard item.background == nil else { return .clear }
    switch item.role {
    case .content: return settings.color(settings.kind.cell)
    case .header where settings.kind == .plain || settings.kind == .inset:
      return settings.color(.systemBackground)
    case .header, .footer: return .clear
    }
  }

  private func roundCorners(_ item: RowItem, _ radius: CGFloat) {
    let isRow = item.role == .content
    var corners: CACornerMask = []
    if item.position.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if item.position.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.cornerRadius = isRow && !corners.isEmpty ? radius : 0
    cell.layer.maskedCorners = corners
  }

  private func showMark() {
    guard let item, let settings = item.list?.settings else { return }
    let isMarked =
      (isHighlighted && item.reactsToTaps) || item.isSelected || item.accessory.isActive
    let color = item.background == nil ? UIColor.systemGray4 : .systemFill
    mark.backgroundColor = isMarked && item.role == .content ? settings.color(color) : .clear
  }

  // MARK: Touches

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      if isHighlighted {
        showMark()
      } else {
        UIView.animate(
          withDuration: 0.3, delay: 0, options: .allowUserInteraction,
          animations: { self.showMark() })
      }
    }
  }

  /// Controls and gestures inside take their touches; the row takes those of everything else.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event), let item else { return nil }
    if swipe.isOpen, !(hit is RowSwipeButton) { return self }
    if openNeighbor != nil { return self }
    guard item.reactsToTaps else { return hit }
    var view: UIView? = hit
    while let current = view, current !== slider, current !== self {
      if current is UIControl || current.recognizesGestures { return hit }
      view = current.superview
    }
    return self
  }

  /// Another row whose buttons are uncovered. The next touch in the list only closes it.
  private var openNeighbor: RowItem? {
    item?.list?.swipedRow.flatMap { $0 === item ? nil : $0 }
  }

  /// Touches of gestures inside are not the row's.
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if let openNeighbor {
      openNeighbor.rowView?.swipe.close()
      return false
    }
    return touch.view === self && super.beginTracking(touch, with: event)
  }

  override func sendActions(for controlEvents: UIControl.Event) {
    if controlEvents == .touchUpInside, swipe.isOpen { return swipe.close() }
    super.sendActions(for: controlEvents)
  }

  // MARK: Assistive apps

  fileprivate var isOneElement = false

  /// The views inside may come later than what is said of the row.
  override var isAccessibilityElement: Bool {
    get { isOneElement && !content.holdsControls }
    set {}
  }

  override var accessibilityLabel: String? {
    get {
      super.accessibilityLabel
        ?? content.subviews.spokenElements.compactMap(\.accessibilityLabel).joined(separator: ", ")
    }
    set { super.accessibilityLabel = newValue }
  }

  /// The buttons that a swipe uncovers.
  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { swipeActions ?? super.accessibilityCustomActions }
    set { super.accessibilityCustomActions = newValue }
  }

  /// Nil where no swipe uncovers buttons.
  private var swipeActions: [UIAccessibilityCustomAction]? {
    guard let item, item.canBeSwiped, item.list?.settings.isEnabled == true else { return nil }
    return [HorizontalEdge.leading, .trailing].flatMap(item.swipeButtons(at:)).map { button in
      UIAccessibilityCustomAction(name: button.title) { _ in
        button.action()
        return true
      }
    }
  }

  override var accessibilityRespondsToUserInteraction: Bool {
    get { item?.reactsToTaps == true }
    set {}
  }

  override func accessibilityActivate() -> Bool {
    guard item?.reactsToTaps == true else { return false }
    item?.tapped()
    return true
  }
}

extension RowView {
  /// A header, or a row that reacts to taps or swipes, is one element for assistive apps if it holds
  /// no other controls.
  fileprivate func showToAssistiveApps(_ item: RowItem) {
    let isHeader = item.role == .header
    isOneElement = isHeader || item.reactsToTaps || item.canBeSwiped
    accessibilityTraits =
      isHeader ? [.header, .staticText] : item.accessory.actions.isEmpty ? [] : .button
    if item.isSelected { accessibilityTraits.insert(.selected) }
  }
}

extension UIView {
  /// Whether a gesture may take a touch. That of a text without links is off.
  fileprivate var recognizesGestures: Bool {
    gestureRecognizers?.contains(where: \.isEnabled) == true
  }

  fileprivate var holdsControls: Bool {
    subviews.contains { $0 is UIControl || $0.holdsControls }
  }
}
