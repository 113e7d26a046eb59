import CoreGraphics
import Foundation

/// A button beneath a row.
@MainActor
final class SwipeButton: UIControl {
  private let label = UILabel()
  private let image = UIImageView()
  let wantedWidth: CGFloat

  init(_ action: UIContextualAction, tapped: @escaping () -> Void) {
    label.text = action.title
    label.font = .systemFont(ofSize: 15)
    label.textColor = .white
    label.textAlignment = .center
    image.image = action.image
    image.tintColor = .white
    image.sizeToFit()
    let text = label.sizeThatFits(CGSize(width: 200, height: 44)).width
    wantedWidth = max(text + 30, 74)
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor
    addSubview(action.image == nil ? label : image)
    addAction(UIAction { _ in tapped() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    wantedWidth = 74
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(
      x: (bounds.width - wantedWidth) / 2, y: 0, width: wantedWidth, height: bounds.height)
    image.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
