import UIKit

/// Three threads of steam that rise and fade, for ever.
class SteamView: UIView {
  private let threads = (0..<3).map { _ in CAShapeLayer() }

  var color = UIColor.black {
    didSet { for thread in threads { thread.strokeColor = color.cgColor } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for (index, thread) in threads.enumerated() {
      thread.path = wave.cgPath
      thread.fillColor = nil
      thread.lineWidth = 5
      thread.lineCap = .round
      thread.opacity = 0
      thread.position = CGPoint(x: CGFloat(8 + index * 32), y: 8)
      layer.addSublayer(thread)
      thread.add(rise(after: Double(index) * 0.9), forKey: "rise")
    }
  }

  required init?(coder: NSCoder) {
    fatalError("Steam is made in code.")
  }

  private var wave: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 6, y: 56))
    path.addCurve(
      to: CGPoint(x: 6, y: 4), controlPoint1: CGPoint(x: -14, y: 36),
      controlPoint2: CGPoint(x: 26, y: 24))
    return path
  }

  private func rise(after delay: TimeInterval) -> CAAnimation {
    let fade = CAKeyframeAnimation(keyPath: "opacity")
    fade.values = [0, 0.3, 0]
    let climb = CABasicAnimation(keyPath: "transform.translation.y")
    climb.fromValue = 12
    climb.toValue = -14
    let both = CAAnimationGroup()
    both.animations = [fade, climb]
    both.duration = 2.7
    both.beginTime = CACurrentMediaTime() + delay
    both.repeatCount = .infinity
    return both
  }
}
