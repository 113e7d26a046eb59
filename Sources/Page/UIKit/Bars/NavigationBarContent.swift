import CoreGraphics
import Foundation
import QuartzCore

/// The row of a navigation bar for one item: the way back, buttons, and a title between them.
@MainActor
final class NavigationBarContent: UIView, BarPart {
  let item: UINavigationItem
  private(set) var backButton: BarButton?
  private let backItem: UINavigationItem?
  private var left: BarButtonRow
  private var right: BarButtonRow
  let titleLabel = UILabel(frame: .zero)
  private var titleAdjustment = UIOffset.zero
  /// Holds what is in the middle, so that it can be faded and moved.
  let middle = UIView(frame: .zero)

  init(_ item: UINavigationItem, back: UINavigationItem?, in bar: UINavigationBar) {
    (self.item, backItem) = (item, back)
    left = BarButtonRow(item.leftItems, host: bar)
    right = BarButtonRow(item.rightItems, host: bar)
    super.init(frame: .zero)
    isOpaque = false
    middle.isOpaque = false
    addSubview(middle)
    middle.addSubview(item.titleView ?? titleLabel)
    titleLabel.textAlignment = .center
    titleLabel.accessibilityTraits = [.staticText, .header]
    makeBackButton(in: bar)
    for view in left.views + right.views { addSubview(view) }
    item.bar = bar
  }

  required init?(coder: NSCoder) { nil }

  /// Buttons of the left take the back button's place, unless they stand beside it.
  private func makeBackButton(in bar: UINavigationBar) {
    guard let backItem, !item.hidesBackButton,
      item.leftItems.isEmpty || item.leftItemsSupplementBackButton
    else { return }
    let shown = backItem.backBarButtonItem ?? UIBarButtonItem(kind: nil)
    if backItem.backBarButtonItem == nil { shown.title = backItem.titleOfWayBack }
    let button = BarButton(shown, .back)
    button.chosen = { [weak bar, weak item] event in
      guard let bar, let item else { return }
      if let action = item.backAction { return action.performWithSender(nil, target: nil) }
      if shown.action != nil || shown.primaryAction != nil {
        return shown.perform(from: nil, with: event)
      }
      bar.backTapped()
    }
    addSubview(button)
    backButton = button
  }

  func show(_ look: UINavigationBarAppearance, titleColor: UIColor) {
    var attributes: TextAttributes = [
      .font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: titleColor,
    ]
    attributes.merge(look.titleTextAttributes) { $1 }
    titleLabel.attributedText = NSAttributedString(
      string: item.title ?? "", attributes: attributes)
    titleAdjustment = look.titlePositionAdjustment
    left.show(look.buttonAppearance, done: look.doneButtonAppearance)
    right.show(look.buttonAppearance, done: look.doneButtonAppearance)
    backButton?.show(look.backButtonAppearance, indicator: look.backIndicatorImage)
    setNeedsLayout()
  }

  // MARK: Places

  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    directionOfBar
  }

  /// Computed from the left, where items of the left and the way back stand; right to left, all
  /// frames are mirrored.
  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = BarMetrics.margin(in: bounds.width) - BarMetrics.buttonReach
    var room = bounds.inset(by: UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin))
    right.place(from: .right, in: room)
    room.size.width -= right.width(in: room.height)
    let back = placeBackButton(in: room)
    room.origin.x += back
    room.size.width -= back
    left.place(from: .left, in: room)
    let width = left.width(in: room.height)
    room.origin.x += width
    room.size.width -= width
    placeMiddle(in: room)
  }

  private static let backInset: CGFloat = 8

  /// Its title becomes short, and then goes, where it would push the bar's title out of the middle.
  private func placeBackButton(in room: CGRect) -> CGFloat {
    guard let backButton else { return 0 }
    let most = max(bounds.midX - neededMiddle / 2 - room.minX, bounds.width * 0.25)
    backButton.shortTitle = nil
    var size = backButton.sizeThatFits(.zero)
    for short in [UINavigationItem.genericBack, ""] where size.width > most {
      let before = size
      backButton.shortTitle = short
      size = backButton.sizeThatFits(.zero)
      if size.width > before.width { size = before }
    }
    backButton.frame = inReadingDirection(
      CGRect(x: room.minX - Self.backInset, y: room.minY, width: size.width, height: room.height))
    return size.width - Self.backInset
  }

  private var neededMiddle: CGFloat {
    min(middleSize(within: bounds.width).width, bounds.width * 0.6)
  }

  private func middleSize(within width: CGFloat) -> CGSize {
    let room = CGSize(width: width, height: bounds.height)
    guard let view = item.titleView else {
      let size = titleLabel.sizeThatFits(room)
      return CGSize(width: min(size.width, width), height: size.height)
    }
    return view.barSize(within: room)
  }

  /// In the middle of the bar, if it fits there, or of what is left.
  private func placeMiddle(in room: CGRect) {
    let room = room.insetBy(dx: 4, dy: 0)
    let size = middleSize(within: max(room.width, 0))
    var x = bounds.midX - size.width / 2
    x = min(max(x, room.minX), max(room.maxX - size.width, room.minX))
    x = inReadingDirection(CGRect(x: x, y: 0, width: size.width, height: size.height)).minX
    middle.bounds.size = size
    middle.center = CGPoint(
      x: x.onPixel + size.width / 2 + titleAdjustment.horizontal,
      y: (bounds.midY - size.height / 2).onPixel + size.height / 2 + titleAdjustment.vertical)
    let content: UIView = item.titleView ?? titleLabel
    if content.superview === middle { content.frame = middle.bounds }
  }
}
