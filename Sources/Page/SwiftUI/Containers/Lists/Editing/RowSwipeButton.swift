/// A button under a row.
final class RowSwipeButton: UIControl {
  let button: SwipeButton
  let wantedWidth: CGFloat
  var action: () -> Void = {}
  private let label = UILabel()
  private let picture = UIImageView()

  init(_ button: SwipeButton) {
    self.button = button
    label.text = button.title
    label.font = .systemFont(ofSize: 15)
    label.textColor = .white
    label.textAlignment = .center
    picture.image = button.image
    picture.tintColor = .white
    let text = label.sizeThatFits(CGSize(width: 200, height: 44)).width
    wantedWidth = max(button.image == nil ? text + 30 : 0, 74)
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = button.color
    addSubview(button.image == nil ? label : picture)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = button.title
    addAction(UIAction { [weak self] _ in self?.action() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.bounds.size = CGSize(width: wantedWidth, height: bounds.height)
    picture.bounds.size = picture.image?.size ?? .zero
    for view in [label, picture] { view.center = CGPoint(x: bounds.midX, y: bounds.midY) }
  }
}
