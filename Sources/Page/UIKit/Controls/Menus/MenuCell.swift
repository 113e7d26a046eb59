import CoreGraphics
import Foundation
import QuartzCore

/// One thing in a menu, as it is seen.
final class MenuCell: UIView {
  enum Shape {
    case row, small, medium
  }

  let item: MenuContent.Item
  private let shape: Shape
  private let indent: CGFloat
  private let titleLabel = UILabel(frame: .zero)
  private let subtitleLabel = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let mark = UIImageView(frame: .zero)

  init(_ item: MenuContent.Item, shape: Shape, indent: CGFloat) {
    (self.item, self.shape) = (item, shape)
    if case .header = item { self.indent = 0 } else { self.indent = indent }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    titleLabel.font = .systemFont(ofSize: shape == .medium ? 12 : 17)
    titleLabel.numberOfLines = shape == .row ? 2 : 1
    titleLabel.textAlignment = shape == .row ? .natural : .center
    subtitleLabel.font = .systemFont(ofSize: 12)
    subtitleLabel.textColor = .secondaryLabel
    picture.contentMode = .scaleAspectFit
    mark.contentMode = .center
    for view in [titleLabel, subtitleLabel, picture, mark] { addSubview(view) }
    show()
  }

  required init?(coder: NSCoder) { nil }

  // MARK: What it is

  var isChoosable: Bool {
    switch item {
    case .leaf(let leaf, _): !leaf.attributes.contains(.disabled)
    case .submenu, .back: true
    case .header, .strip, .waiting: false
    }
  }

  var isMarked = false {
    didSet { backgroundColor = isMarked ? MenuStyle.highlight : nil }
  }

  private func show() {
    switch item {
    case .header(let title):
      titleLabel.text = title
      titleLabel.font = .systemFont(ofSize: 12)
      titleLabel.textColor = .secondaryLabel
    case .back(let menu):
      titleLabel.text = menu.title
      titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
      mark.image = symbol("chevron.down")
    case .submenu(let menu):
      show(menu, color: menu.options.contains(.destructive) ? .systemRed : .label)
      mark.image = symbol("chevron.right")
    case .leaf(let leaf, _): show(leaf)
    case .waiting:
      titleLabel.text = "Loading…"
      titleLabel.textColor = .tertiaryLabel
    case .strip: break
    }
    mark.tintColor = titleLabel.textColor
  }

  private func show(_ leaf: any UIMenuLeaf & UIMenuElement) {
    let isDisabled = leaf.attributes.contains(.disabled)
    let isDestructive = leaf.attributes.contains(.destructive)
    show(leaf, color: isDisabled ? .tertiaryLabel : isDestructive ? .systemRed : .label)
    if leaf.state != .off, let selected = leaf.selectedImage { picture.image = selected }
    switch leaf.state {
    case .off: mark.image = nil
    case .on: mark.image = symbol("checkmark")
    case .mixed: mark.image = symbol("minus")
    }
  }

  private func show(_ element: UIMenuElement, color: UIColor) {
    titleLabel.text = shape == .small && element.image != nil ? nil : element.title
    titleLabel.textColor = color
    subtitleLabel.text = shape == .row ? element.subtitle : nil
    let image = element.image
    picture.image = image.map {
      $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
    }
    picture.tintColor = color
  }

  private func symbol(_ name: String) -> UIImage? {
    UIImage(
      systemName: name,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
  }

  // MARK: Layout

  func height(for width: CGFloat) -> CGFloat {
    if case .header = item { return MenuStyle.headerHeight }
    guard shape == .row else { return shape == .small ? 44 : 60 }
    let room = textRoom(in: width)
    var height = titleLabel.sizeThatFits(CGSize(width: room, height: 0)).height
    if subtitleLabel.text != nil { height += subtitleLabel.sizeThatFits(.zero).height + 1 }
    return max(MenuStyle.rowHeight, (height + 22).rounded())
  }

  private var pictureWidth: CGFloat { picture.image == nil ? 0 : 24 }

  private func textRoom(in width: CGFloat) -> CGFloat {
    let after = pictureWidth > 0 ? pictureWidth + 12 : 0
    return width - indent - 2 * MenuStyle.margin - after
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if shape == .row { layoutRow() } else { layoutColumn() }
  }

  private func layoutRow() {
    let margin = MenuStyle.margin
    let room = textRoom(in: bounds.width)
    let title = titleLabel.sizeThatFits(CGSize(width: room, height: 0))
    let subtitle = subtitleLabel.text == nil ? .zero : subtitleLabel.sizeThatFits(.zero)
    let height = title.height + (subtitle.height > 0 ? subtitle.height + 1 : 0)
    let top = ((bounds.height - height) / 2).rounded()
    let left = margin + indent
    titleLabel.frame = CGRect(x: left, y: top, width: room, height: title.height)
    subtitleLabel.frame = CGRect(
      x: left, y: top + title.height + 1, width: room, height: subtitle.height)
    mark.frame = CGRect(x: 10, y: 0, width: MenuStyle.markWidth, height: bounds.height)
    placePicture(
      in: CGRect(
        x: bounds.width - margin - pictureWidth, y: 0, width: pictureWidth, height: bounds.height))
  }

  private func layoutColumn() {
    let hasTitle = titleLabel.text?.isEmpty == false
    let ofPicture = hasTitle && picture.image != nil ? bounds.height * 0.62 : bounds.height
    placePicture(in: CGRect(x: 0, y: 0, width: bounds.width, height: ofPicture))
    titleLabel.frame =
      picture.image == nil
      ? bounds.insetBy(dx: 4, dy: 0)
      : CGRect(x: 4, y: ofPicture - 6, width: bounds.width - 8, height: 18)
  }

  private func placePicture(in area: CGRect) {
    guard let image = picture.image else { return }
    let factor = min(1, 24 / max(image.size.width, image.size.height, 1))
    let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
    picture.frame = CGRect(
      x: (area.midX - size.width / 2).rounded(), y: (area.midY - size.height / 2).rounded(),
      width: size.width, height: size.height)
  }
}
