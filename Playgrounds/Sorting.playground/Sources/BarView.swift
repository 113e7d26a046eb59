import UIKit

/// One bar; its colour says how high it is.
class BarView: UIView {
  let height: Int

  init(height: Int, of count: Int) {
    self.height = height
    super.init(frame: .zero)
    let part = CGFloat(height) / CGFloat(max(count, 1))
    backgroundColor = UIColor(
      hue: 0.47 + 0.4 * part, saturation: 0.62, brightness: 0.88, alpha: 1)
    isAccessibilityElement = true
    accessibilityLabel = String(format: Texts.bar, height)
  }

  required init?(coder: NSCoder) {
    fatalError("A bar is made in code.")
  }

  var isLifted = false {
    didSet { transform = CGAffineTransform(translationX: 0, y: isLifted ? -14 : 0) }
  }

  /// A hop, for joy.
  func hop(after delay: TimeInterval) {
    let hop = CAKeyframeAnimation(keyPath: "transform.translation.y")
    hop.values = [0, -12, 0]
    hop.duration = 0.4
    hop.beginTime = CACurrentMediaTime() + delay
    layer.add(hop, forKey: "hop")
  }
}
