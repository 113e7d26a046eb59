import CoreGraphics
import Foundation
import QuartzCore

/// The bar along the top: a title, buttons, and the way back.
///
/// It shows the last of its items. A navigation controller gives it the items of its controllers; a
/// bar that stands alone is told by `pushItem` and `popItem`. What a subclass may override stands here.
@MainActor @preconcurrency
open class UINavigationBar: UIView, UIBarPositioning {
  let background = BarBackground(shadowAt: .bottom)
  var largeTitle = LargeTitleView()
  let promptLabel = UILabel(frame: .zero)
  /// Cuts off what of the search bar is scrolled away.
  let searchHolder = UIView(frame: .zero)
  var content: NavigationBarContent?
  var itemList: [UINavigationItem] = []
  var legacy = LegacyBarLook()
  /// The navigation controller whose bar it is.
  weak var owner: UINavigationController?
  /// Whether what is below lies with its beginning at the bar.
  var contentPosition = ContentPosition.scrolled {
    didSet { if contentPosition != oldValue { fadeBackground() } }
  }
  var animationsUnderWay = 0

  enum ContentPosition {
    case atEdge, scrolled
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    fill(from: coder, as: UINavigationBar.self)
  }

  private func setUp() {
    isOpaque = false
    if frame.height == 0 { frame.size.height = BarMetrics.rowHeight }
    promptLabel.textAlignment = .center
    promptLabel.font = .systemFont(ofSize: 13)
    addSubview(background)
    addSubview(largeTitle)
    searchHolder.clipsToBounds = true
    searchHolder.isOpaque = false
    addSubview(searchHolder)
    showLooks()
  }

  open weak var delegate: (any UINavigationBarDelegate)?

  // MARK: Items

  open var items: [UINavigationItem]? {
    get { itemList.isEmpty ? nil : itemList }
    set { setItems(newValue, animated: false) }
  }

  open var topItem: UINavigationItem? { itemList.last }
  open var backItem: UINavigationItem? { itemList.dropLast().last }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    replaceItems(with: items ?? [], animated: animated)
  }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    refuseOwned()
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    replaceItems(with: itemList + [item], animated: animated) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPush: item)
    }
  }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    refuseOwned()
    guard let item = itemList.last, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    replaceItems(with: itemList.dropLast(), animated: animated) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPop: item)
    }
    return item
  }

  // MARK: Looks

  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { heightMayHaveChanged() } }
  }

  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      standardAppearance = standardAppearance.kept()
      legacy.isOverridden = true
      looksChanged()
    }
  }

  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      scrollEdgeAppearance = scrollEdgeAppearance?.kept()
      looksChanged()
    }
  }

  open var compactAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// The bar is read before what lies below it.
  @_spi(SwiftUI) open override var spokenPriority: Double { 1 }

  open var barStyle = UIBarStyle.default {
    didSet { if barStyle != oldValue { looksChanged() } }
  }

  open var barTintColor: UIColor? {
    didSet { if barTintColor != oldValue { looksChanged() } }
  }

  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { looksChanged() } }
  }

  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { legacy.titleAttributes }
    set {
      legacy.titleAttributes = newValue
      looksChanged()
    }
  }

  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { legacy.largeTitleAttributes }
    set {
      legacy.largeTitleAttributes = newValue
      looksChanged()
    }
  }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    legacy.backgroundImages[barMetrics] = backgroundImage
    looksChanged()
  }

  open func backgroundImage(
    for position: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { legacy.backgroundImages[barMetrics] }

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }

  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    legacy.titleAdjustments[barMetrics] = adjustment
    looksChanged()
  }

  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    legacy.titleAdjustments[barMetrics] ?? 0
  }

  open var shadowImage: UIImage? {
    didSet { if shadowImage !== oldValue { looksChanged() } }
  }

  open var backIndicatorImage: UIImage? {
    didSet { if backIndicatorImage !== oldValue { looksChanged() } }
  }

  open var backIndicatorTransitionMaskImage: UIImage?

  // MARK: Place and size

  open var barPosition: UIBarPosition {
    owner == nil ? delegate?.position(for: self) ?? .any : .topAttached
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: standingHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: standingHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showLooks()
  }

  override func colorAppearanceDidChange() {
    super.colorAppearanceDidChange()
    showLooks()
  }
}
