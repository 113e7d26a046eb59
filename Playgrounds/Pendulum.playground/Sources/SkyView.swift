import UIKit

/// The ground behind the cradle: a sky by day or by night.
class SkyView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    paint()
  }

  required init?(coder: NSCoder) {
    fatalError("The sky is made in code.")
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    paint()
  }

  private func paint() {
    let colors =
      traitCollection.userInterfaceStyle == .dark
      ? [UIColor(red: 0.11, green: 0.15, blue: 0.25, alpha: 1), UIColor(white: 0.06, alpha: 1)]
      : [
        UIColor(red: 0.78, green: 0.87, blue: 0.97, alpha: 1),
        UIColor(red: 0.95, green: 0.96, blue: 0.99, alpha: 1),
      ]
    (layer as? CAGradientLayer)?.colors = colors.map(\.cgColor)
  }
}
