import CoreGraphics
import Foundation

/// The large title below a navigation bar's row; what of it would stand in the row is cut off.
@MainActor
final class LargeTitleView: UIView, BarPart {
  let label = UILabel(frame: .zero)

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    clipsToBounds = true
    label.accessibilityTraits = [.staticText, .header]
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    directionOfBar
  }

  func show(_ title: String?, _ look: UINavigationBarAppearance, color: UIColor) {
    var attributes: TextAttributes = [
      .font: UIFont.systemFont(ofSize: 34, weight: .bold), .foregroundColor: color,
    ]
    attributes.merge(look.largeTitleTextAttributes) { $1 }
    label.attributedText = NSAttributedString(string: title ?? "", attributes: attributes)
    setNeedsLayout()
  }

  /// Pulled down beyond its height, the title grows a little.
  override func layoutSubviews() {
    super.layoutSubviews()
    let size = label.sizeThatFits(.zero)
    let margin = BarMetrics.margin(in: bounds.width)
    label.transform = .identity
    label.frame = inReadingDirection(
      CGRect(
        x: margin, y: bounds.height - size.height - 8,
        width: min(size.width, max(bounds.width - 2 * margin, 0)), height: size.height))
    let pulled = bounds.height - BarMetrics.largeTitleHeight
    guard pulled > 0 else { return }
    let scale = min(1 + pulled / 1000, 1.1)
    let shift = label.bounds.width * (scale - 1) / (readsFromTheRight ? -2 : 2)
    label.transform = CGAffineTransform(translationX: shift, y: 0).scaledBy(x: scale, y: scale)
  }
}
