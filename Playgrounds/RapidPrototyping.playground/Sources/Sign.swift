import UIKit

/// What is on the faces. Each is drawn around the point (0, 0), within 30 points of it.
enum Sign: CaseIterable {
  case sun, moon, star, heart, leaf, drop, cloud, flower

  var paper: UIColor {
    switch self {
    case .sun, .star: return UIColor(red: 1.00, green: 0.97, blue: 0.89, alpha: 1)
    case .moon, .flower: return UIColor(red: 0.95, green: 0.94, blue: 0.99, alpha: 1)
    case .heart: return UIColor(red: 1.00, green: 0.94, blue: 0.94, alpha: 1)
    case .leaf: return UIColor(red: 0.94, green: 0.98, blue: 0.92, alpha: 1)
    case .drop, .cloud: return UIColor(red: 0.92, green: 0.96, blue: 0.99, alpha: 1)
    }
  }

  func draw() {
    switch self {
    case .sun: drawSun()
    case .moon: drawMoon()
    case .star: drawStar()
    case .heart: drawHeart()
    case .leaf: drawLeaf()
    case .drop: drawDrop()
    case .cloud: drawCloud()
    case .flower: drawFlower()
    }
  }

  private func fill(_ path: UIBezierPath, red: CGFloat, green: CGFloat, blue: CGFloat) {
    UIColor(red: red, green: green, blue: blue, alpha: 1).setFill()
    path.fill()
  }

  private func circle(x: CGFloat = 0, y: CGFloat = 0, radius: CGFloat) -> UIBezierPath {
    UIBezierPath(
      ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// The point at an angle, counted clockwise from the top, in full turns.
  private func point(turn: CGFloat, radius: CGFloat) -> CGPoint {
    CGPoint(x: radius * sin(2 * .pi * turn), y: -radius * cos(2 * .pi * turn))
  }

  private func polygon(_ points: [CGPoint]) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: points[0])
    points.dropFirst().forEach(path.addLine)
    path.close()
    return path
  }

  private func drawSun() {
    for ray in 0..<10 {
      let turn = CGFloat(ray) / 10
      let corners = [
        point(turn: turn - 0.035, radius: 20), point(turn: turn, radius: 30),
        point(turn: turn + 0.035, radius: 20),
      ]
      fill(polygon(corners), red: 0.95, green: 0.60, blue: 0.16)
    }
    fill(circle(radius: 17), red: 0.98, green: 0.75, blue: 0.20)
  }

  private func drawMoon() {
    fill(circle(radius: 27), red: 0.38, green: 0.34, blue: 0.66)
    paper.setFill()
    circle(x: 13, y: -8, radius: 21).fill()
    fill(circle(x: 17, y: -8, radius: 3), red: 0.95, green: 0.76, blue: 0.30)
    fill(circle(x: 8, y: 4, radius: 2), red: 0.95, green: 0.76, blue: 0.30)
  }

  private func drawStar() {
    let corners = (0..<10).map { corner in
      point(turn: CGFloat(corner) / 10, radius: corner.isMultiple(of: 2) ? 30 : 13)
    }
    fill(polygon(corners), red: 0.93, green: 0.44, blue: 0.22)
  }

  private func drawHeart() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 28))
    path.addCurve(
      to: CGPoint(x: 0, y: -14), controlPoint1: CGPoint(x: -46, y: -4),
      controlPoint2: CGPoint(x: -20, y: -42))
    path.addCurve(
      to: CGPoint(x: 0, y: 28), controlPoint1: CGPoint(x: 20, y: -42),
      controlPoint2: CGPoint(x: 46, y: -4))
    path.close()
    fill(path, red: 0.86, green: 0.25, blue: 0.33)
  }

  private func drawLeaf() {
    let (stem, tip) = (CGPoint(x: -20, y: 24), CGPoint(x: 22, y: -26))
    let path = UIBezierPath()
    path.move(to: stem)
    path.addQuadCurve(to: tip, controlPoint: CGPoint(x: -30, y: -24))
    path.addQuadCurve(to: stem, controlPoint: CGPoint(x: 30, y: 24))
    path.close()
    fill(path, red: 0.35, green: 0.64, blue: 0.32)
    let vein = UIBezierPath()
    vein.move(to: CGPoint(x: -26, y: 31))
    vein.addLine(to: CGPoint(x: 12, y: -14))
    vein.lineWidth = 2.5
    UIColor(red: 0.20, green: 0.44, blue: 0.22, alpha: 1).setStroke()
    vein.stroke()
  }

  private func drawDrop() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: -30))
    path.addCurve(
      to: CGPoint(x: 0, y: 30), controlPoint1: CGPoint(x: 12, y: -10),
      controlPoint2: CGPoint(x: 42, y: 30))
    path.addCurve(
      to: CGPoint(x: 0, y: -30), controlPoint1: CGPoint(x: -42, y: 30),
      controlPoint2: CGPoint(x: -12, y: -10))
    path.close()
    fill(path, red: 0.20, green: 0.53, blue: 0.80)
    fill(circle(x: -8, y: 11, radius: 5), red: 0.62, green: 0.82, blue: 0.95)
  }

  private func drawCloud() {
    let path = circle(x: -14, y: 4, radius: 14)
    path.append(circle(x: 2, y: -6, radius: 17))
    path.append(circle(x: 18, y: 6, radius: 12))
    path.append(
      UIBezierPath(
        roundedRect: CGRect(x: -27, y: 2, width: 56, height: 16), cornerRadius: 8))
    fill(path, red: 0.50, green: 0.62, blue: 0.74)
  }

  private func drawFlower() {
    for petal in 0..<6 {
      let middle = point(turn: CGFloat(petal) / 6, radius: 18)
      fill(circle(x: middle.x, y: middle.y, radius: 11), red: 0.68, green: 0.40, blue: 0.70)
    }
    fill(circle(radius: 10), red: 0.97, green: 0.78, blue: 0.28)
  }
}
