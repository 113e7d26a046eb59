import UIKit

/// A view whose ground runs from one colour to another.
class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  var colors: [UIColor] = [] {
    didSet { (layer as? CAGradientLayer)?.colors = colors.map(\.cgColor) }
  }
}
