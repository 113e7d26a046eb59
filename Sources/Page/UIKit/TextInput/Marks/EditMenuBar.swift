import CoreGraphics
import Foundation

/// Commands side by side on frosted glass.
final class EditMenuBar: UIView {
  private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private var buttons: [UIButton] = []
  private var lines: [UIView] = []

  private static let height: CGFloat = 44
  private static let margin: CGFloat = 14

  init(_ titles: [String], chosen: @escaping (Int) -> Void) {
    super.init(frame: .zero)
    layer.shadowOpacity = 0.18
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 4)
    glass.layer.cornerRadius = Self.height / 2
    glass.clipsToBounds = true
    glass.contentView.backgroundColor = .tertiarySystemBackground
    addSubview(glass)
    for (index, title) in titles.enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.setTitleColor(.label, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 15)
      button.addAction(UIAction { _ in chosen(index) }, for: .touchUpInside)
      glass.contentView.addSubview(button)
      buttons.append(button)
      guard index > 0 else { continue }
      let line = UIView(frame: .zero)
      line.backgroundColor = .separator
      glass.contentView.addSubview(line)
      lines.append(line)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func width(of button: UIButton) -> CGFloat {
    let font = UIFont.systemFont(ofSize: 15)
    let title = NSAttributedString(
      string: button.currentTitle ?? "", attributes: [.font: font])
    return title.size().width.rounded(.up) + 2 * Self.margin
  }

  var fittingSize: CGSize {
    CGSize(width: buttons.reduce(0) { $0 + width(of: $1) }, height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    glass.frame = bounds
    var x: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let width = width(of: button)
      button.frame = CGRect(x: x, y: 0, width: width, height: Self.height)
      if index > 0 {
        lines[index - 1].frame = CGRect(x: x, y: 0, width: 0.5, height: Self.height)
      }
      x += width
    }
  }
}
