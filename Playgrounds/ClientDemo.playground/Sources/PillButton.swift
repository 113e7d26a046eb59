import UIKit

/// A button that is filled, or has an outline only.
class PillButton: UIButton {
  enum Weight { case filled, outlined }

  func show(_ title: String, _ weight: Weight, of proposal: Proposal) {
    let theme = proposal.theme
    setTitle(title, for: .normal)
    titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    setTitleColor(weight == .filled ? theme.onAccent : theme.ink, for: .normal)
    backgroundColor = weight == .filled ? theme.accent : .clear
    layer.borderWidth = weight == .filled ? 0 : 1.5
    layer.borderColor = theme.ink.withAlphaComponent(0.35).cgColor
    layer.cornerRadius = proposal.corners.radius(forHeight: 50)
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.7 : 1 }
  }
}
