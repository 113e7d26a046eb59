// Long because most of a button's members can be overridden, and so stand in the class's body.

import CoreGraphics
import Foundation
import QuartzCore

/// A control that does something when it is tapped.
///
/// It shows a title, a picture and a background, which may differ by state; or what a configuration
/// says. What it shows is brought up to date when it is laid out, measured, or asked for a part.
/// What a subclass may override stands here.
@MainActor @preconcurrency
open class UIButton: UIControl {
  var contents = ButtonContents()
  let parts = ButtonParts()
  public internal(set) var buttonType = ButtonType.custom
  var primaryAction: UIAction?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    fill(from: coder, as: UIButton.self)
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    adopt(buttonType)
  }

  /// A button whose action says its title and picture.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    adopt(buttonType)
    if let primaryAction { adopt(primaryAction) }
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    adopt(.system)
    self.configuration = configuration
    if let primaryAction { adopt(primaryAction) }
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { adopt(primaryAction) }
  }

  // MARK: What it shows in its states

  open func setTitle(_ title: String?, for state: State) {
    change { $0.title[state] = title }
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    change { $0.titleColor[state] = color }
  }

  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change { $0.titleShadowColor[state] = color }
  }

  open func setImage(_ image: UIImage?, for state: State) {
    change { $0.image[state] = image }
  }

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change { $0.backgroundImage[state] = image }
  }

  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    change { $0.symbolConfiguration[state] = configuration }
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change { $0.attributedTitle[state] = title.map { NSAttributedString(attributedString: $0) } }
  }

  open func title(for state: State) -> String? { contents.title[state] }

  open func titleColor(for state: State) -> UIColor? {
    contents.titleColor.own(state) ?? defaultTitleColor(for: state)
  }

  open func titleShadowColor(for state: State) -> UIColor? { contents.titleShadowColor[state] }
  open func image(for state: State) -> UIImage? { contents.image[state] }
  open func backgroundImage(for state: State) -> UIImage? { contents.backgroundImage[state] }

  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    contents.symbolConfiguration[state]
  }

  open func attributedTitle(for state: State) -> NSAttributedString? {
    contents.attributedTitle[state]
  }

  open var currentTitle: String? { configuration?.title ?? contents.title[state] }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentTitleShadowColor: UIColor? { contents.titleShadowColor[state] }
  open var currentImage: UIImage? { configuration?.image ?? contents.image[state] }
  open var currentBackgroundImage: UIImage? { contents.backgroundImage[state] }

  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    contents.symbolConfiguration[state]
  }

  open var currentAttributedTitle: NSAttributedString? { contents.attributedTitle[state] }

  // MARK: Its views

  open var titleLabel: UILabel? {
    shownPart(parts.titleLabel)
  }

  open var imageView: UIImageView? {
    shownPart(parts.imageView)
  }

  open var subtitleLabel: UILabel? {
    shownPart(parts.subtitleLabel)
  }

  // MARK: Habits

  open var adjustsImageWhenHighlighted = true {
    didSet { setNeedsRefresh() }
  }

  open var adjustsImageWhenDisabled = true {
    didSet { setNeedsRefresh() }
  }

  open var showsTouchWhenHighlighted = false
  open var reversesTitleShadowWhenHighlighted = false {
    didSet { setNeedsRefresh() }
  }

  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  open var isPointerInteractionEnabled = false
  open var pointerStyleProvider: PointerStyleProvider?
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  open var behavioralStyle: UIBehavioralStyle { .pad }

  open var role = Role.normal {
    didSet { setNeedsRefresh() }
  }

  /// Whether it is held down, as those are that do something for as long.
  open var isHeld: Bool { isTracking && isTouchInside }

  // MARK: Places

  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { looksChanged() }
  }

  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: paddedContentInsets)
  }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    placedTitle(in: contentRect)
  }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    placedImage(in: contentRect)
  }

  override func baselineFromMiddle(_ line: BaselineLine) -> CGFloat? {
    titleLabel?.baselineFromMiddle(line)
  }

  open override var intrinsicContentSize: CGSize { fittingSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  // MARK: Configuration

  /// Says all of the button's look; what was said for states does not count then.
  open var configuration: Configuration? {
    didSet { configurationChanged() }
  }

  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the configuration's colors follow the button's state by themselves.
  open var automaticallyUpdatesConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }

  open func setNeedsUpdateConfiguration() {
    parts.needsConfigurationUpdate = true
    setNeedsRefresh()
  }

  /// Brings the configuration in line with the button's state.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  // MARK: Menu

  /// What a long touch shows, or any where the menu is the primary action.
  open var menu: UIMenu? {
    didSet { menuChanged() }
  }

  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// Whether a tap switches the button on and off, or a menu's choice becomes its title.
  open var changesSelectionAsPrimaryAction = false {
    didSet { menuChanged() }
  }

  // MARK: Following changes

  open override var isHighlighted: Bool {
    didSet {
      if isHighlighted != oldValue { highlightChanged() }
    }
  }

  override func stateChanged() {
    super.stateChanged()
    setNeedsUpdateConfiguration()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsRefresh()
  }

  override func colorAppearanceDidChange() {
    super.colorAppearanceDidChange()
    setNeedsRefresh()
  }

  override var eventsOfTouchUpInside: Event { [.touchUpInside, .primaryActionTriggered] }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    menuConfiguration
  }

  override func menuChose(_ element: any UIMenuLeaf) {
    choiceBecomesTitle(element)
  }

  override func willSend(_ events: Event) {
    primaryActionMaySelect(events)
  }

  override var treeDetails: [String] { partDetails }
}
