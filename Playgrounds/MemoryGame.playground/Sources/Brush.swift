import UIKit

/// Draws pictures in a space of 120 by 141 points, whatever size they have in the end.
///
/// Four kinds of strokes are enough for all the animals: ovals, soft blobs, polygons with round
/// corners, and lines.
struct Brush {
  typealias Point = (x: CGFloat, y: CGFloat)

  /// The space all pictures are drawn in.
  static let space = CGSize(width: 120, height: 141)

  static let ink = UIColor(hex: 0x33272A)
  static let white = UIColor(hex: 0xFFFFFF)
  static let blush = UIColor(hex: 0xF0756E)

  let context: CGContext

  func oval(_ color: UIColor, at center: Point, _ width: CGFloat, _ height: CGFloat) {
    color.setFill()
    let corner = CGPoint(x: center.x - width / 2, y: center.y - height / 2)
    UIBezierPath(ovalIn: CGRect(origin: corner, size: CGSize(width: width, height: height))).fill()
  }

  /// A shape whose outline runs smoothly through the points.
  func blob(_ color: UIColor, _ points: Point...) {
    color.setFill()
    Brush.outline(points, .closed).fill()
  }

  /// A line that runs smoothly through the points.
  func line(_ color: UIColor, _ width: CGFloat, _ points: Point...) {
    stroke(Brush.outline(points, .open), color, width)
  }

  /// A polygon with round corners, which reach beyond its points by their radius.
  func corners(_ color: UIColor, _ radius: CGFloat, _ points: Point...) {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.x, y: point.y)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    color.setFill()
    path.fill()
    stroke(path, color, radius * 2)
  }

  func ring(_ color: UIColor, _ width: CGFloat, at center: Point, radius: CGFloat) {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: center.x, y: center.y), radius: radius, startAngle: 0,
      endAngle: 2 * .pi, clockwise: true)
    stroke(path, color, width)
  }

  /// Draws something on the left, and its mirror image on the right.
  func both(_ draw: (Brush) -> Void) {
    draw(self)
    context.saveGState()
    context.translateBy(x: Brush.space.width, y: 0)
    context.scaleBy(x: -1, y: 1)
    draw(self)
    context.restoreGState()
  }

  private func stroke(_ path: UIBezierPath, _ color: UIColor, _ width: CGFloat) {
    color.setStroke()
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.stroke()
  }

  // MARK: Smooth outlines

  enum Ends {
    case open, closed
  }

  /// Each piece leaves a point in the direction from the one before to the one after it.
  static func outline(_ points: [Point], _ ends: Ends) -> UIBezierPath {
    let count = points.count
    func point(_ index: Int) -> Point {
      switch ends {
      case .closed: return points[(index + count) % count]
      case .open: return points[min(max(index, 0), count - 1)]
      }
    }
    let path = UIBezierPath()
    path.move(to: CGPoint(x: points[0].x, y: points[0].y))
    for index in 0..<(ends == .closed ? count : count - 1) {
      let (before, from) = (point(index - 1), point(index))
      let (to, after) = (point(index + 1), point(index + 2))
      path.addCurve(
        to: CGPoint(x: to.x, y: to.y),
        controlPoint1: CGPoint(
          x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6),
        controlPoint2: CGPoint(x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6))
    }
    if ends == .closed { path.close() }
    return path
  }
}
