import UIKit

/// A ball of steel.
class BallView: UIView {
  /// What the collisions go by, instead of the square around it.
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }

  private let shine = CAGradientLayer()

  init(radius: CGFloat, number: Int) {
    super.init(frame: CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius))
    shine.frame = bounds
    shine.type = .radial
    shine.colors = [0.98, 0.74, 0.42, 0.26].map { UIColor(white: $0, alpha: 1).cgColor }
    shine.locations = [0, 0.35, 0.8, 1]
    shine.startPoint = CGPoint(x: 0.36, y: 0.28)
    shine.endPoint = CGPoint(x: 1.05, y: 1.05)
    shine.cornerRadius = radius
    layer.addSublayer(shine)
    layer.shadowOpacity = 0.28
    layer.shadowRadius = 7
    layer.shadowOffset = CGSize(width: 0, height: 7)
    layer.shadowPath = UIBezierPath(ovalIn: bounds).cgPath
    isAccessibilityElement = true
    accessibilityLabel = String(format: Texts.ball, number)
  }

  required init?(coder: NSCoder) {
    fatalError("A ball is made in code.")
  }
}
