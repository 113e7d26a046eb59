import UIKit

/// A cup with a saucer, drawn in a square of 200 points.
class CupView: UIView {
  private let saucer = CAShapeLayer()
  private let handle = CAShapeLayer()
  private let body = CAShapeLayer()
  private let rim = CAShapeLayer()
  private let drink = CAShapeLayer()
  private let steam = SteamView(frame: CGRect(x: 50, y: 0, width: 90, height: 70))

  override init(frame: CGRect) {
    super.init(frame: frame)
    for part in [saucer, handle, body, rim, drink] { layer.addSublayer(part) }
    saucer.path = UIBezierPath(ovalIn: CGRect(x: 10, y: 158, width: 170, height: 32)).cgPath
    handle.path = UIBezierPath(ovalIn: CGRect(x: 140, y: 92, width: 46, height: 48)).cgPath
    handle.fillColor = nil
    handle.lineWidth = 12
    body.path = outline.cgPath
    rim.path = UIBezierPath(ovalIn: CGRect(x: 30, y: 68, width: 130, height: 36)).cgPath
    drink.path = UIBezierPath(ovalIn: CGRect(x: 37, y: 74, width: 116, height: 24)).cgPath
    for part in [saucer, body] {
      part.shadowOpacity = 0.16
      part.shadowRadius = 9
      part.shadowOffset = CGSize(width: 0, height: 6)
    }
    addSubview(steam)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) {
    fatalError("A cup is made in code.")
  }

  /// The side of the cup.
  private var outline: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 30, y: 86))
    path.addCurve(
      to: CGPoint(x: 72, y: 172), controlPoint1: CGPoint(x: 30, y: 134),
      controlPoint2: CGPoint(x: 44, y: 168))
    path.addLine(to: CGPoint(x: 118, y: 172))
    path.addCurve(
      to: CGPoint(x: 160, y: 86), controlPoint1: CGPoint(x: 146, y: 168),
      controlPoint2: CGPoint(x: 160, y: 134))
    path.close()
    return path
  }

  func show(_ cup: Cup, in theme: Theme) {
    let china = UIColor(white: 0.99, alpha: 1)
    saucer.fillColor = china.cgColor
    body.fillColor = china.cgColor
    rim.fillColor = UIColor(white: 0.9, alpha: 1).cgColor
    handle.strokeColor = china.cgColor
    drink.fillColor = cup.drink.color.cgColor
    steam.color = theme.ink
    transform = CGAffineTransform(scaleX: cup.size.scale, y: cup.size.scale)
    accessibilityLabel = cup.description
  }

  /// A little hop, as a thank you.
  func hop() {
    let hop = CAKeyframeAnimation(keyPath: "transform.translation.y")
    hop.values = [0, -26, 0, -9, 0]
    hop.keyTimes = [0, 0.3, 0.6, 0.8, 1]
    hop.duration = 0.7
    layer.add(hop, forKey: "hop")
  }
}
