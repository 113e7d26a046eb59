import CoreGraphics
import Foundation

/// A button in a bar, or the space between two.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  /// How much a button in a bar stands out.
  public enum Style: Int, Sendable {
    case plain
    case done = 2

    public static var prominent: Style { .done }
  }

  let systemItem: SystemItem?
  /// The button that shows the item in a bar.
  weak var button: BarButton?
  /// The bar that shows the item, whether by a button or by a view of the page's own.
  weak var host: (any BarButtonHost)?
  private var backgrounds: [UIControl.State: UIImage] = [:]

  public override init() {
    systemItem = nil
    super.init()
  }

  init(kind: SystemItem?) {
    systemItem = kind
    super.init()
  }

  public required init?(coder: NSCoder) {
    systemItem = coder.interfaceElement?.systemItem
    super.init(coder: coder)
  }

  public convenience init(
    title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init(kind: nil)
    (self.title, self.style) = (title, style)
    aim(target, action)
  }

  public convenience init(
    image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init(kind: nil)
    (self.image, self.style) = (image, style)
    aim(target, action)
  }

  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(kind: systemItem)
    if systemItem == .done || systemItem == .save { style = .done }
    aim(target, action)
  }

  public convenience init(customView: UIView) {
    self.init(kind: nil)
    self.customView = customView
  }

  /// A button with an action, which says its title and picture, or those of a system item.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(kind: systemItem)
    if systemItem == .done || systemItem == .save { style = .done }
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(kind: nil)
    self.title = title
    self.image = image
    if let primaryAction { adopt(primaryAction) }
    self.menu = menu
  }

  private func aim(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  // MARK: What it shows

  open var style = Style.plain {
    didSet { if style != oldValue { looksChanged() } }
  }

  /// So wide; zero is as wide as needed.
  open var width: CGFloat = 0 {
    didSet { if width != oldValue { looksChanged() } }
  }

  open var possibleTitles: Set<String>? {
    didSet { looksChanged() }
  }

  open var customView: UIView? {
    didSet { if customView !== oldValue { host?.itemsChanged() } }
  }

  open var tintColor: UIColor? {
    didSet { looksChanged() }
  }

  open var isHidden = false {
    didSet { if isHidden != oldValue { host?.itemsChanged() } }
  }

  open var isSelected = false {
    didSet { if isSelected != oldValue { looksChanged() } }
  }

  open var changesSelectionAsPrimaryAction = false
  open var isSymbolAnimationEnabled = false

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgrounds[state] = backgroundImage
    looksChanged()
  }

  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds[state] }

  // MARK: What it does

  open weak var target: AnyObject?
  open var action: Selector?

  /// What is done when the button is tapped, instead of telling the target.
  open var primaryAction: UIAction? {
    didSet { if let primaryAction { adoptLooks(of: primaryAction) } }
  }

  /// What the button shows: on a tap if it has nothing else to do, on a long press otherwise.
  open var menu: UIMenu? {
    didSet { looksChanged() }
  }

  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  override func looksChanged() {
    button?.refresh()
    host?.itemsNeedLayout()
  }

  private func adopt(_ action: UIAction) { primaryAction = action }

  private func adoptLooks(of action: UIAction) {
    if systemItem == nil, title == nil, !action.title.isEmpty { title = action.title }
    if systemItem == nil, image == nil, let picture = action.image { image = picture }
    looksChanged()
  }
}

/// A bar that shows button items.
@MainActor
protocol BarButtonHost: AnyObject {
  /// Others are shown now, or by other views.
  func itemsChanged()
  /// One may be wider or narrower now.
  func itemsNeedLayout()
}
