import CoreGraphics
import Foundation
import QuartzCore

/// What stands in a bar for an item without a view of its own.
@MainActor
final class BarButton: UIControl, BarPart {
  let item: UIBarButtonItem
  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let background = UIImageView(frame: .zero)
  private let chevron = UIImageView(frame: .zero)
  /// What the bar says of its buttons.
  private var look = UIBarButtonItemAppearance()
  private let role: Role

  enum Role {
    case plain
    /// A chevron stands before the title.
    case back
  }

  init(_ item: UIBarButtonItem, _ role: Role = .plain) {
    (self.item, self.role) = (item, role)
    super.init(frame: .zero)
    isOpaque = false
    for view in [background, picture, chevron] { view.isUserInteractionEnabled = false }
    picture.contentMode = .scaleAspectFit
    chevron.contentMode = .scaleAspectFit
    label.lineBreakMode = role == .back ? .byTruncatingTail : .byTruncatingMiddle
    if role == .plain { item.button = self }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ look: UIBarButtonItemAppearance, indicator: UIImage? = nil) {
    self.look = look
    if role == .back {
      chevron.image =
        indicator ?? UIImage(systemName: "chevron.backward", withConfiguration: BarSymbols.chevron)
    }
    refresh()
  }

  /// Another title is shown than the item's, as the back button does where there is little room.
  var shortTitle: String? {
    didSet { if shortTitle != oldValue { refresh() } }
  }

  func refresh() {
    if isEnabled != item.isEnabled { isEnabled = item.isEnabled }
    if isSelected != item.isSelected { isSelected = item.isSelected }
    isContextMenuInteractionEnabled = item.menu != nil
    showsMenuAsPrimaryAction = item.menuIsPrimary
    showTitle()
    picture.image = item.shownImage
    picture.tintColor = shownColor
    chevron.tintColor = shownColor
    background.image =
      item.backgroundImage(for: state, barMetrics: .default) ?? look.normal.backgroundImage
    hold(background, at: .back, if: background.image != nil)
    hold(label, at: .front, if: label.text?.isEmpty == false)
    hold(picture, at: .front, if: picture.image != nil)
    hold(chevron, at: .front, if: role == .back)
    setNeedsLayout()
  }

  private func showTitle() {
    guard let title = shortTitle ?? item.shownTitle else {
      label.text = nil
      return
    }
    var attributes: TextAttributes = [.font: font, .foregroundColor: shownColor]
    attributes.merge(look.attributes(in: state)) { $1 }
    attributes.merge(item.attributes(in: state)) { $1 }
    if state.contains(.disabled), !saysDisabledColor { attributes[.foregroundColor] = shownColor }
    label.attributedText = NSAttributedString(string: title, attributes: attributes)
  }

  private var saysDisabledColor: Bool {
    look.disabled.titleTextAttributes[.foregroundColor] != nil
      || item.titleTextAttributes(for: .disabled)?[.foregroundColor] != nil
  }

  private var font: UIFont {
    .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
  }

  private var shownColor: UIColor {
    isEnabled ? item.tintColor ?? tintColor : .tertiaryLabel
  }

  // MARK: Following

  override func stateChanged() {
    super.stateChanged()
    refresh()
    let faint: CGFloat = isHighlighted ? 0.3 : 1
    guard alphaOfParts != faint else { return }
    alphaOfParts = faint
    UIView.animate(
      withDuration: isHighlighted ? 0 : 0.25, delay: 0, options: .allowUserInteraction,
      animations: { [self] in for view in [label, picture, chevron] { view.alpha = faint } })
  }
  private var alphaOfParts: CGFloat = 1

  override func tintColorDidChange() {
    super.tintColorDidChange()
    refresh()
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { chosen?(event) }
  }

  /// What a tap does.
  var chosen: ((UIEvent?) -> Void)?

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard isEnabled, let menu = item.menu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = item.preferredMenuElementOrder
    return configuration
  }

  // MARK: Places

  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    directionOfBar
  }

  private static let chevronGap: CGFloat = 5

  private var chevronSize: CGSize { role == .back ? chevron.image?.size ?? .zero : .zero }

  private var labelSize: CGSize { label.text?.isEmpty == false ? label.sizeThatFits(.zero) : .zero }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if item.width > 0 { return CGSize(width: item.width, height: BarMetrics.rowHeight) }
    let reach = 2 * BarMetrics.buttonReach
    var content = max(labelSize.width, picture.image?.size.width ?? 0)
    for title in item.possibleTitles ?? [] where item.shownImage == nil {
      let attributes: TextAttributes = [.font: font]
      content = max(content, (title as NSString).size(withAttributes: attributes).width)
    }
    if role == .back {
      content += chevronSize.width + (labelSize.width > 0 ? Self.chevronGap : 0)
    }
    return CGSize(width: ceil(content) + reach, height: BarMetrics.rowHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var room = bounds.insetBy(dx: BarMetrics.buttonReach, dy: 0)
    background.frame = bounds.insetBy(dx: 0, dy: 6)
    if role == .back {
      let size = chevronSize
      chevron.frame = inReadingDirection(
        CGRect(
          x: room.minX, y: (bounds.midY - size.height / 2).onPixel, width: size.width,
          height: size.height))
      chevron.semanticContentAttribute = readsFromTheRight ? .forceRightToLeft : .forceLeftToRight
      let taken = size.width + Self.chevronGap
      room.origin.x += taken
      room.size.width = max(room.width - taken, 0)
    }
    let text = labelSize
    let width = min(text.width, room.width)
    let x = role == .back ? room.minX : (room.midX - width / 2).onPixel
    let adjustment = look.normal.titlePositionAdjustment
    label.frame = inReadingDirection(
      CGRect(
        x: x, y: (bounds.midY - text.height / 2).onPixel + adjustment.vertical, width: width,
        height: text.height)
    ).offsetBy(dx: adjustment.horizontal, dy: 0)
    placePicture(in: room)
  }

  private func placePicture(in room: CGRect) {
    guard let image = picture.image else { return }
    let size = image.size
    let insets = item.imageInsets
    let height = min(size.height, bounds.height - 4)
    let width = size.height > 0 ? size.width * height / size.height : 0
    let place = inReadingDirection(
      CGRect(
        x: (room.midX - width / 2).onPixel, y: (bounds.midY - height / 2).onPixel, width: width,
        height: height))
    picture.frame = place.inset(by: insets)
  }

  override var treeDetails: [String] { [] }
}
