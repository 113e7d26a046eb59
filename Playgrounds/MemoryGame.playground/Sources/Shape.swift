import UIKit

/// What a card shows: eight shapes, each in a colour of its own.
public enum Shape: Int, CaseIterable {
  case sun, drop, leaf, heart, star, moon, wave, gem

  public var name: String { "\(self)" }

  var color: UIColor {
    switch self {
    case .sun: return UIColor(red: 0.98, green: 0.72, blue: 0.20, alpha: 1)
    case .drop: return UIColor(red: 0.22, green: 0.58, blue: 0.90, alpha: 1)
    case .leaf: return UIColor(red: 0.36, green: 0.70, blue: 0.40, alpha: 1)
    case .heart: return UIColor(red: 0.91, green: 0.34, blue: 0.42, alpha: 1)
    case .star: return UIColor(red: 0.96, green: 0.53, blue: 0.28, alpha: 1)
    case .moon: return UIColor(red: 0.45, green: 0.42, blue: 0.78, alpha: 1)
    case .wave: return UIColor(red: 0.16, green: 0.66, blue: 0.68, alpha: 1)
    case .gem: return UIColor(red: 0.79, green: 0.40, blue: 0.72, alpha: 1)
    }
  }

  /// The outline of the shape around a centre.
  func path(center: CGPoint, radius: CGFloat) -> UIBezierPath {
    switch self {
    case .sun: return spikes(12, center, radius, inner: 0.72)
    case .star: return spikes(5, center, radius, inner: 0.45)
    case .gem: return spikes(4, center, radius, inner: 0.70)
    case .drop: return drop(center, radius)
    case .leaf: return leaf(center, radius)
    case .heart: return heart(center, radius)
    case .moon: return moon(center, radius)
    case .wave: return wave(center, radius)
    }
  }

  private func spikes(
    _ count: Int, _ center: CGPoint, _ radius: CGFloat, inner: CGFloat
  ) -> UIBezierPath {
    let path = UIBezierPath()
    for corner in 0..<count * 2 {
      let reach = corner % 2 == 0 ? radius : radius * inner
      let angle = CGFloat(corner) * .pi / CGFloat(count) - .pi / 2
      let point = CGPoint(x: center.x + reach * cos(angle), y: center.y + reach * sin(angle))
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  private func drop(_ center: CGPoint, _ radius: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    let round = radius * 0.68
    let middle = CGPoint(x: center.x, y: center.y + radius * 0.32)
    path.move(to: CGPoint(x: center.x, y: center.y - radius))
    path.addQuadCurve(
      to: CGPoint(x: center.x + round, y: middle.y),
      controlPoint: CGPoint(x: center.x + round * 0.95, y: center.y - radius * 0.22))
    path.addArc(
      withCenter: middle, radius: round, startAngle: 0, endAngle: .pi, clockwise: true)
    path.addQuadCurve(
      to: CGPoint(x: center.x, y: center.y - radius),
      controlPoint: CGPoint(x: center.x - round * 0.95, y: center.y - radius * 0.22))
    path.close()
    return path
  }

  private func leaf(_ center: CGPoint, _ radius: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    let reach = radius * 0.86
    let tip = CGPoint(x: center.x + reach, y: center.y - reach)
    let stem = CGPoint(x: center.x - reach, y: center.y + reach)
    path.move(to: stem)
    path.addCurve(
      to: tip, controlPoint1: CGPoint(x: center.x - reach * 1.1, y: center.y - reach * 0.5),
      controlPoint2: CGPoint(x: center.x - reach * 0.2, y: center.y - reach * 1.1))
    path.addCurve(
      to: stem, controlPoint1: CGPoint(x: center.x + reach * 1.1, y: center.y + reach * 0.5),
      controlPoint2: CGPoint(x: center.x + reach * 0.2, y: center.y + reach * 1.1))
    path.close()
    return path
  }

  private func heart(_ center: CGPoint, _ radius: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    let bottom = CGPoint(x: center.x, y: center.y + radius * 0.92)
    let notch = CGPoint(x: center.x, y: center.y - radius * 0.38)
    path.move(to: bottom)
    path.addCurve(
      to: notch, controlPoint1: CGPoint(x: center.x - radius * 1.7, y: center.y - radius * 0.2),
      controlPoint2: CGPoint(x: center.x - radius * 0.62, y: center.y - radius * 1.42))
    path.addCurve(
      to: bottom, controlPoint1: CGPoint(x: center.x + radius * 0.62, y: center.y - radius * 1.42),
      controlPoint2: CGPoint(x: center.x + radius * 1.7, y: center.y - radius * 0.2))
    path.close()
    return path
  }

  private func moon(_ center: CGPoint, _ radius: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    path.addArc(
      withCenter: center, radius: radius * 0.94, startAngle: .pi * 0.28, endAngle: .pi * 1.62,
      clockwise: true)
    let from = path.currentPoint
    let to = CGPoint(
      x: center.x + radius * 0.94 * cos(.pi * 0.28), y: center.y + radius * 0.94 * sin(.pi * 0.28))
    path.addCurve(
      to: to, controlPoint1: CGPoint(x: from.x - radius * 0.62, y: from.y + radius * 0.72),
      controlPoint2: CGPoint(x: to.x - radius * 0.94, y: to.y - radius * 0.18))
    path.close()
    return path
  }

  private func wave(_ center: CGPoint, _ radius: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    let (left, right) = (center.x - radius, center.x + radius)
    let swing = radius * 0.55
    for row in 0..<3 {
      let top = center.y + (CGFloat(row) - 1.25) * radius * 0.62
      let bottom = top + radius * 0.30
      path.move(to: CGPoint(x: left, y: top))
      path.addCurve(
        to: CGPoint(x: right, y: top),
        controlPoint1: CGPoint(x: center.x - swing / 2, y: top - swing),
        controlPoint2: CGPoint(x: center.x + swing / 2, y: top + swing))
      path.addLine(to: CGPoint(x: right, y: bottom))
      path.addCurve(
        to: CGPoint(x: left, y: bottom),
        controlPoint1: CGPoint(x: center.x + swing / 2, y: bottom + swing),
        controlPoint2: CGPoint(x: center.x - swing / 2, y: bottom - swing))
      path.close()
    }
    return path
  }
}
