import CoreGraphics
import Foundation
import QuartzCore

/// Hears which tab a person chooses.
@MainActor @preconcurrency
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The bar of tabs along the bottom.
@MainActor @preconcurrency
open class UITabBar: UIView {
  /// How tabs share the width.
  public enum ItemPositioning: Int, Sendable {
    case automatic, fill, centered
  }

  private let background = BarBackground(shadowAt: .top)
  private let indicator = UIImageView(frame: .zero)
  private(set) var buttons: [TabBarButton] = []
  private var itemList: [UITabBarItem] = []
  private var legacy = LegacyBarLook()
  var hasOwnAppearance: Bool { legacy.isOverridden }
  weak var owner: UITabBarController?
  /// Whether what is below ends at the bar.
  var contentPosition = UINavigationBar.ContentPosition.scrolled {
    didSet { if contentPosition != oldValue { looksChanged() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    fill(from: coder, as: UITabBar.self)
  }

  private func setUp() {
    isOpaque = false
    if frame.height == 0 { frame.size.height = BarMetrics.tabBarHeight }
    indicator.isUserInteractionEnabled = false
    addSubview(background)
    looksChanged()
  }

  open weak var delegate: (any UITabBarDelegate)?

  // MARK: Items

  open var items: [UITabBarItem]? {
    get { itemList.isEmpty ? nil : itemList }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    for item in itemList { item.bar = nil }
    itemList = items ?? []
    for button in buttons { button.removeFromSuperview() }
    buttons = itemList.map { item in
      item.bar = self
      let button = TabBarButton(item)
      button.addAction(
        UIAction { [weak self, weak item] _ in
          if let item { self?.tapped(item) }
        }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    if let selectedItem, !itemList.contains(where: { $0 === selectedItem }) {
      self.selectedItem = nil
    }
    looksChanged()
    if animated, window != nil {
      UIView.performWithoutAnimation { for button in buttons { button.alpha = 0 } }
      UIView.animate(withDuration: 0.25) { for button in self.buttons { button.alpha = 1 } }
    }
  }

  open var selectedItem: UITabBarItem? {
    didSet { if selectedItem !== oldValue { looksChanged() } }
  }

  /// A controller's bar asks its controller first.
  private func tapped(_ item: UITabBarItem) {
    if let owner { return owner.tapped(item) }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  func itemChanged(_ item: UITabBarItem) { looksChanged() }

  // MARK: Looks

  open var unselectedItemTintColor: UIColor? {
    didSet { looksChanged() }
  }

  open var barTintColor: UIColor? {
    didSet { if barTintColor != oldValue { looksChanged() } }
  }

  open var barStyle = UIBarStyle.default {
    didSet { if barStyle != oldValue { looksChanged() } }
  }

  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { looksChanged() } }
  }

  open var backgroundImage: UIImage? {
    get { legacy.backgroundImages[.default] }
    set {
      legacy.backgroundImages[.default] = newValue
      looksChanged()
    }
  }

  open var shadowImage: UIImage? {
    didSet { looksChanged() }
  }

  open var selectionIndicatorImage: UIImage? {
    didSet { looksChanged() }
  }

  open var standardAppearance = UITabBarAppearance() {
    didSet {
      standardAppearance = standardAppearance.kept()
      legacy.isOverridden = true
      looksChanged()
    }
  }

  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      scrollEdgeAppearance = scrollEdgeAppearance?.kept()
      looksChanged()
    }
  }

  open var itemPositioning = ItemPositioning.automatic {
    didSet { if itemPositioning != oldValue { setNeedsLayout() } }
  }

  open var itemWidth: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  open var itemSpacing: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  func looksChanged() {
    let look = (selectedItem?.standardAppearance ?? standardAppearance).kept()
    if contentPosition == .atEdge {
      if let edge = selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance {
        look.take(edge)
      } else {
        look.configureWithTransparentBackground()
      }
    }
    if !legacy.isOverridden {
      look.takeLegacy(
        tint: barTintColor, style: barStyle, isTranslucent: isTranslucent,
        image: backgroundImage, shadow: shadowImage)
    }
    background.show(look)
    indicator.image = look.selectionIndicatorImage ?? selectionIndicatorImage
    indicator.tintColor = look.selectionIndicatorTintColor
    let unselected = unselectedItemTintColor ?? UITabBar.unselectedColor
    for button in buttons {
      let isSelected = button.item === selectedItem
      if button.isSelected != isSelected { button.isSelected = isSelected }
      button.arrangement = arrangement
      button.show(
        arrangement == .stacked ? look.stackedLayoutAppearance : look.inlineLayoutAppearance,
        unselected: unselected)
    }
    setNeedsLayout()
  }

  private static let unselectedColor = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.46 : 0.6, alpha: 1)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    looksChanged()
  }

  override func colorAppearanceDidChange() {
    super.colorAppearanceDidChange()
    looksChanged()
  }

  // MARK: Places

  private var arrangement: TabBarButton.Arrangement {
    bounds.width >= 600 ? .inline : .stacked
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.tabBarHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.tabBarHeight)
  }

  override func boundsSizeChanged() {
    super.boundsSizeChanged()
    if buttons.first.map({ $0.arrangement != arrangement }) ?? false { looksChanged() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    guard !buttons.isEmpty else { return }
    let count = CGFloat(buttons.count)
    let isCentered =
      itemPositioning == .centered || (itemPositioning == .automatic && arrangement == .inline)
    let width =
      isCentered
      ? (itemWidth > 0 ? itemWidth : min(bounds.width / count, 180)) : bounds.width / count
    let gap = isCentered ? itemSpacing : 0
    var x = isCentered ? (bounds.width - count * width - (count - 1) * gap) / 2 : 0
    for button in buttons {
      button.frame = inReadingDirection(
        CGRect(
          x: x.onPixel, y: 0, width: width.onPixel,
          height: min(bounds.height, BarMetrics.tabBarHeight)))
      x += width + gap
    }
    let selected = buttons.first { $0.item === selectedItem }
    hold(indicator, at: .front, if: indicator.image != nil && selected != nil)
    if let selected, let image = indicator.image {
      insertSubview(indicator, aboveSubview: background)
      indicator.bounds.size = image.size
      indicator.center = selected.center
    }
  }
}
