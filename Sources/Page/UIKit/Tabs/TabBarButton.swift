import CoreGraphics
import Foundation
import QuartzCore

/// One tab, as it is seen.
@MainActor
final class TabBarButton: UIControl, BarPart {
  enum Arrangement {
    /// The picture above the title, as on a telephone.
    case stacked
    /// Side by side, where there is much room.
    case inline
  }

  let item: UITabBarItem
  private let picture = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let badge = UILabel(frame: .zero)
  private var offsets = (title: UIOffset.zero, badge: UIOffset.zero)
  var arrangement = Arrangement.stacked {
    didSet { if arrangement != oldValue { setNeedsLayout() } }
  }

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    isOpaque = false
    picture.contentMode = .scaleAspectFit
    badge.textAlignment = .center
    badge.clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ look: UITabBarItemAppearance, unselected: UIColor) {
    if isEnabled != item.isEnabled { isEnabled = item.isEnabled }
    let own = look.look(in: state)
    let plain = isSelected ? tintColor ?? .systemBlue : unselected
    let color = own.iconColor ?? plain
    picture.image = (isSelected ? item.selectedImage : item.image)?.sized(
      for: TabBarLook.symbols)
    picture.tintColor = isEnabled ? color : unselected.withAlphaComponent(0.4)
    var attributes: TextAttributes = [
      .font: UIFont.systemFont(ofSize: arrangement == .stacked ? 10 : 13, weight: .medium),
      .foregroundColor: isEnabled ? own.iconColor ?? plain : unselected.withAlphaComponent(0.4),
    ]
    attributes.merge(own.titleTextAttributes) { $1 }
    attributes.merge(item.attributes(in: state.intersection([.selected, .disabled]))) { $1 }
    label.attributedText = item.title.map { NSAttributedString(string: $0, attributes: attributes) }
    offsets = (own.titlePositionAdjustment, own.badgePositionAdjustment)
    showBadge(own)
    hold(picture, at: .back, if: picture.image != nil)
    hold(label, at: .front, if: item.title?.isEmpty == false)
    hold(badge, at: .front, if: item.badgeValue != nil)
    setNeedsLayout()
  }

  private func showBadge(_ look: UITabBarItemStateAppearance) {
    var attributes: TextAttributes = [
      .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.white,
    ]
    attributes.merge(look.badgeTextAttributes) { $1 }
    attributes.merge(item.badgeTextAttributes(for: .normal) ?? [:]) { $1 }
    badge.attributedText = item.badgeValue.map {
      NSAttributedString(string: $0, attributes: attributes)
    }
    badge.textAlignment = .center
    badge.backgroundColor = item.badgeColor ?? look.badgeBackgroundColor ?? .systemRed
  }

  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    directionOfBar
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let image = picture.image?.size ?? .zero
    let text = item.title?.isEmpty == false ? label.sizeThatFits(.zero) : .zero
    switch arrangement {
    case .stacked:
      let middle = text.height > 0 ? 18.5 : bounds.midY
      place(picture, image, CGPoint(x: bounds.midX, y: middle), item.imageInsets)
      place(label, text, CGPoint(x: bounds.midX, y: 40.5))
    case .inline:
      let gap: CGFloat = text.width > 0 && image.width > 0 ? 6 : 0
      let left = bounds.midX - (image.width + gap + text.width) / 2
      place(
        picture, image, CGPoint(x: left + image.width / 2, y: bounds.midY), item.imageInsets)
      place(
        label, text, CGPoint(x: left + image.width + gap + text.width / 2, y: bounds.midY))
    }
    let shift = item.titlePositionAdjustment
    label.frame.origin.x += shift.horizontal + offsets.title.horizontal
    label.frame.origin.y += shift.vertical + offsets.title.vertical
    placeBadge()
  }

  private func place(
    _ view: UIView, _ size: CGSize, _ middle: CGPoint, _ insets: UIEdgeInsets = .zero
  ) {
    let width = min(size.width, bounds.width)
    let frame = CGRect(
      x: (middle.x - width / 2).onPixel, y: (middle.y - size.height / 2).onPixel, width: width,
      height: size.height)
    view.frame = inReadingDirection(frame).inset(by: insets)
  }

  private func placeBadge() {
    let size = badge.sizeThatFits(.zero)
    let width = max(size.width + 10, 18)
    let x = picture.image == nil ? bounds.midX + 4 : inReadingDirection(picture.frame).maxX - 6
    badge.frame = inReadingDirection(
      CGRect(x: x, y: 2 + offsets.badge.vertical, width: width, height: 18)
    ).offsetBy(dx: offsets.badge.horizontal, dy: 0)
    badge.layer.cornerRadius = 9
  }
}
