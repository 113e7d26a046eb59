import UIKit

/// What is on the face of a card.
public enum Shape: String, CaseIterable {
  case circle, square, triangle, diamond, star, moon, heart, flower

  /// Its colour.
  public var color: UIColor {
    switch self {
    case .circle: return UIColor(red: 0.89, green: 0.36, blue: 0.29, alpha: 1)
    case .square: return UIColor(red: 0.20, green: 0.47, blue: 0.72, alpha: 1)
    case .triangle: return UIColor(red: 0.27, green: 0.60, blue: 0.42, alpha: 1)
    case .diamond: return UIColor(red: 0.91, green: 0.64, blue: 0.20, alpha: 1)
    case .star: return UIColor(red: 0.96, green: 0.76, blue: 0.26, alpha: 1)
    case .moon: return UIColor(red: 0.36, green: 0.33, blue: 0.62, alpha: 1)
    case .heart: return UIColor(red: 0.82, green: 0.28, blue: 0.45, alpha: 1)
    case .flower: return UIColor(red: 0.62, green: 0.42, blue: 0.67, alpha: 1)
    }
  }

  /// Its outline in a square.
  public func path(in square: CGRect) -> UIBezierPath {
    switch self {
    case .circle: return UIBezierPath(ovalIn: square)
    case .square:
      return UIBezierPath(roundedRect: square.insetBy(dx: 4, dy: 4), cornerRadius: 6)
    case .triangle: return polygon(corners: 3, in: square)
    case .diamond: return polygon(corners: 4, in: square)
    case .star: return star(in: square)
    case .moon: return moon(in: square)
    case .heart: return heart(in: square)
    case .flower: return flower(in: square)
    }
  }

  private func point(_ square: CGRect, angle: Double, radius: Double) -> CGPoint {
    CGPoint(
      x: square.midX + CGFloat(sin(angle) * radius) * square.width / 2,
      y: square.midY - CGFloat(cos(angle) * radius) * square.height / 2)
  }

  private func outline(_ points: [CGPoint]) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  private func polygon(corners: Int, in square: CGRect) -> UIBezierPath {
    outline(
      (0..<corners).map { corner in
        point(square, angle: 2 * .pi * Double(corner) / Double(corners), radius: 1)
      })
  }

  private func star(in square: CGRect) -> UIBezierPath {
    outline(
      (0..<10).map { corner in
        point(square, angle: .pi * Double(corner) / 5, radius: corner % 2 == 0 ? 1 : 0.45)
      })
  }

  private func moon(in square: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    let top = point(square, angle: 0.5, radius: 1)
    let bottom = point(square, angle: .pi - 0.5, radius: 1)
    let left = square.minX - square.width * 0.22
    path.move(to: top)
    path.addCurve(
      to: bottom, controlPoint1: CGPoint(x: left, y: square.minY - square.height * 0.1),
      controlPoint2: CGPoint(x: left, y: square.maxY + square.height * 0.1))
    path.addCurve(
      to: top, controlPoint1: CGPoint(x: square.midX - square.width * 0.2, y: square.maxY * 0.78),
      controlPoint2: CGPoint(
        x: square.midX - square.width * 0.2, y: square.minY + square.height * 0.2))
    path.close()
    return path
  }

  private func heart(in square: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    let notch = CGPoint(x: square.midX, y: square.minY + square.height * 0.28)
    let tip = CGPoint(x: square.midX, y: square.maxY)
    path.move(to: notch)
    path.addCurve(
      to: tip, controlPoint1: CGPoint(x: square.minX + square.width * 0.1, y: square.minY - 14),
      controlPoint2: CGPoint(x: square.minX - square.width * 0.35, y: square.midY))
    path.addCurve(
      to: notch, controlPoint1: CGPoint(x: square.maxX + square.width * 0.35, y: square.midY),
      controlPoint2: CGPoint(x: square.maxX - square.width * 0.1, y: square.minY - 14))
    path.close()
    return path
  }

  private func flower(in square: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    for petal in 0..<6 {
      let middle = point(square, angle: .pi * Double(petal) / 3, radius: 0.58)
      let size = square.width * 0.42
      path.append(
        UIBezierPath(
          ovalIn: CGRect(
            x: middle.x - size / 2, y: middle.y - size / 2, width: size, height: size)))
    }
    return path
  }
}
