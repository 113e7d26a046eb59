import UIKit

/// One size, with its price.
class SizeChip: UIControl {
  let size: Cup.Size
  private let name = UILabel()
  private let price = UILabel()

  init(size: Cup.Size) {
    self.size = size
    super.init(frame: .zero)
    name.text = size.name
    name.font = .systemFont(ofSize: 15, weight: .semibold)
    price.text = size.price
    price.font = .systemFont(ofSize: 13)
    for label in [name, price] {
      label.textAlignment = .center
      addSubview(label)
    }
    isAccessibilityElement = true
    accessibilityLabel = "\(size.name), \(size.price)"
  }

  required init?(coder: NSCoder) {
    fatalError("A chip is made in code.")
  }

  func show(_ proposal: Proposal, isChosen: Bool) {
    let theme = proposal.theme
    backgroundColor = isChosen ? theme.accent : theme.ink.withAlphaComponent(0.09)
    layer.cornerRadius = proposal.corners.radius(forHeight: 40)
    name.textColor = isChosen ? theme.onAccent : theme.ink
    price.textColor = name.textColor
    accessibilityTraits = isChosen ? [.button, .selected] : .button
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    name.frame = CGRect(x: 4, y: 9, width: bounds.width - 8, height: 20)
    price.frame = CGRect(x: 4, y: 29, width: bounds.width - 8, height: 18)
  }
}
