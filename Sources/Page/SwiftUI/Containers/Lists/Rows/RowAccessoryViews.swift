/// The chevron, the circles and the handle of a row.
@MainActor
final class RowAccessoryViews {
  private var chevron: UIImageView?
  private var circle: RowButton?
  private var handle: RowHandle?

  func show(on view: RowView, _ item: RowItem, _ settings: ListSettings, _ frame: RowFrame) {
    showChevron(on: view, item, settings, frame)
    showCircle(on: view, item, settings, frame)
    showHandle(on: view, item, settings, frame)
  }

  private func symbol(
    _ name: String, size: CGFloat, weight: UIImage.SymbolWeight = .regular
  ) -> UIImage? {
    UIImage(
      systemName: name,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight))
  }

  /// Puts the middle of a view at a distance from the leading edge of the cell.
  private func place(
    _ accessory: UIView, at distance: CGFloat, _ size: CGSize, on view: RowView,
    _ settings: ListSettings
  ) {
    let width = view.cellFrame.width
    accessory.bounds.size = size
    accessory.center = CGPoint(
      x: settings.direction == .leftToRight ? distance : width - distance,
      y: view.cellFrame.height / 2)
  }

  private func showChevron(
    on view: RowView, _ item: RowItem, _ settings: ListSettings, _ frame: RowFrame
  ) {
    guard item.showsChevron else {
      chevron?.removeFromSuperview()
      chevron = nil
      return
    }
    let shown = chevron ?? UIImageView()
    chevron = shown
    let isLeftToRight = settings.direction == .leftToRight
    shown.image = symbol(
      isLeftToRight ? "chevron.right" : "chevron.left", size: 13.5, weight: .semibold)
    shown.tintColor = settings.color(.tertiaryLabel)
    if shown.superview !== view.slider { view.slider.addSubview(shown) }
    let size = shown.image?.size ?? .zero
    let end = view.cellFrame.width - frame.insets.trailing
    place(shown, at: end - size.width / 2, size, on: view, settings)
  }

  private func showCircle(
    on view: RowView, _ item: RowItem, _ settings: ListSettings, _ frame: RowFrame
  ) {
    let control = item.leadingControl
    guard control != .none else {
      circle?.removeFromSuperview()
      circle = nil
      return
    }
    let shown = circle ?? RowButton()
    circle = shown
    if control == .delete {
      shown.show(symbol("minus.circle.fill", size: 22), settings.color(.systemRed))
      shown.accessibilityLabel = "Remove"
      shown.isUserInteractionEnabled = true
      shown.action = { [weak view] in view?.swipe.openForDeletion() }
    } else {
      let tint = settings.environment.tintUIColor
      shown.show(
        symbol(item.isSelected ? "checkmark.circle.fill" : "circle", size: 22),
        item.isSelected ? tint : settings.color(.tertiaryLabel))
      shown.isUserInteractionEnabled = false
    }
    if shown.superview !== view.slider { view.slider.addSubview(shown) }
    place(
      shown, at: frame.insets.leading + 11, CGSize(width: 38, height: 44), on: view, settings)
  }

  private func showHandle(
    on view: RowView, _ item: RowItem, _ settings: ListSettings, _ frame: RowFrame
  ) {
    guard item.showsHandle else {
      handle?.removeFromSuperview()
      handle = nil
      return
    }
    let shown = handle ?? RowHandle()
    handle = shown
    shown.row = view
    shown.show(
      symbol("line.3.horizontal", size: 17), settings.color(.tertiaryLabel))
    if shown.superview !== view.slider { view.slider.addSubview(shown) }
    let end = view.cellFrame.width - frame.insets.trailing
    place(shown, at: end - 11, CGSize(width: 44, height: 44), on: view, settings)
  }
}

/// A picture beside the content of a row that can be tapped.
class RowButton: UIControl {
  private let picture = UIImageView()
  var action: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(picture)
    isAccessibilityElement = true
    accessibilityTraits = .button
    addAction(UIAction { [weak self] _ in self?.action() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ image: UIImage?, _ color: UIColor) {
    picture.image = image
    picture.tintColor = color
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.bounds.size = picture.image?.size ?? .zero
    picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
