import CoreGraphics
import Foundation
import QuartzCore

/// Hears where a toolbar lies.
@MainActor @preconcurrency
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A row of buttons, mostly along the bottom.
@MainActor @preconcurrency
open class UIToolbar: UIView, UIBarPositioning, BarButtonHost {
  private let background = BarBackground(shadowAt: .top)
  private var row: BarButtonRow?
  private var itemList: [UIBarButtonItem] = []
  private var legacy = LegacyBarLook()
  var hasOwnAppearance: Bool { legacy.isOverridden }
  private var shadows: [UIBarPosition: UIImage] = [:]
  weak var owner: UINavigationController?
  /// Whether what is below ends at the bar.
  var contentPosition = UINavigationBar.ContentPosition.scrolled {
    didSet { if contentPosition != oldValue { showLooks() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    fill(from: coder, as: UIToolbar.self)
  }

  private func setUp() {
    isOpaque = false
    if frame.height == 0 { frame.size.height = BarMetrics.rowHeight }
    addSubview(background)
    showLooks()
  }

  open weak var delegate: (any UIToolbarDelegate)?

  open var barPosition: UIBarPosition {
    owner == nil ? delegate?.position(for: self) ?? .any : .bottom
  }

  // MARK: Items

  open var items: [UIBarButtonItem]? {
    get { itemList.isEmpty ? nil : itemList }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    itemList = items ?? []
    let old = row?.views ?? []
    showItems()
    guard animated, window != nil else { return }
    UIView.performWithoutAnimation {
      for view in row?.views ?? [] where !old.contains(view) { view.alpha = 0 }
    }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: .allowUserInteraction,
      animations: { for view in self.row?.views ?? [] { view.alpha = 1 } })
  }

  func itemsChanged() { showItems() }
  func itemsNeedLayout() { setNeedsLayout() }

  private func showItems() {
    let made = BarButtonRow(itemList, host: self)
    let staying = made.views
    for view in row?.views ?? [] where !staying.contains(view) && view.superview === self {
      view.removeFromSuperview()
    }
    row = made
    for view in staying { addSubview(view) }
    showLooks()
    setNeedsLayout()
  }

  // MARK: Looks

  open var barStyle = UIBarStyle.default {
    didSet { if barStyle != oldValue { showLooks() } }
  }

  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { showLooks() } }
  }

  open var barTintColor: UIColor? {
    didSet { if barTintColor != oldValue { showLooks() } }
  }

  open var standardAppearance = UIToolbarAppearance() {
    didSet {
      standardAppearance = standardAppearance.kept()
      legacy.isOverridden = true
      showLooks()
    }
  }

  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet {
      scrollEdgeAppearance = scrollEdgeAppearance?.kept()
      showLooks()
    }
  }

  open var compactAppearance: UIToolbarAppearance?
  open var compactScrollEdgeAppearance: UIToolbarAppearance?

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    legacy.backgroundImages[barMetrics] = backgroundImage
    showLooks()
  }

  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { legacy.backgroundImages[barMetrics] }

  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadows[topOrBottom] = shadowImage
    showLooks()
  }

  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadows[topOrBottom]
  }

  private func showLooks() {
    let isAtEdge = contentPosition == .atEdge
    let look = standardAppearance.kept()
    if isAtEdge {
      if let edge = scrollEdgeAppearance {
        look.take(edge)
      } else {
        look.configureWithTransparentBackground()
      }
    }
    if !legacy.isOverridden {
      look.takeLegacy(
        tint: barTintColor, style: barStyle, isTranslucent: isTranslucent,
        image: legacy.backgroundImages[.default], shadow: shadows[.any] ?? shadows[.bottom])
    }
    background.show(look)
    row?.show(look.buttonAppearance, done: look.doneButtonAppearance)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showLooks()
  }

  override func colorAppearanceDidChange() {
    super.colorAppearanceDidChange()
    showLooks()
  }

  // MARK: Places

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.rowHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.rowHeight)
  }

  /// A controller's toolbar reaches down to the edge of the screen; its buttons do not.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let below = max((superview?.bounds.height ?? 0) - frame.maxY, 0)
    let reach = owner == nil ? 0 : below
    background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + reach)
    let margin = BarMetrics.margin(in: bounds.width) - BarMetrics.buttonReach
    row?.spread(
      in: CGRect(
        x: margin, y: 0, width: max(bounds.width - 2 * margin, 0), height: BarMetrics.rowHeight))
  }
}
