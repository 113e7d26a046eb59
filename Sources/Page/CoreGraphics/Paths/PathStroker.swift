import Foundation

/// Makes the outline of a stroked path.
///
/// Each figure goes along its left side, round the end, and back along the other side. On the
/// inner side of a bend the outline goes through the corner itself: with the winding rule all that
/// lies between is covered, however short the lines and sharp the bends are.
struct PathStroker {
  struct Style {
    var width: CGFloat
    var cap: CGLineCap
    var join: CGLineJoin
    var miterLimit: CGFloat
  }

  private let style: Style
  private let half: CGFloat
  private var steps: [CGPathStep] = []
  private var hasBegun = false

  private init(_ style: Style) {
    self.style = style
    half = style.width / 2
  }

  static func outline(of steps: [CGPathStep], style: Style) -> [CGPathStep] {
    guard style.width > 0 else { return [] }
    let box = CGPath(elements: steps).boundingBox
    let tolerance = min(0.02, max(box.width, box.height, style.width) * 1e-3)
    var stroker = PathStroker(style)
    for figure in PathFlattener.figures(of: steps, tolerance: tolerance) where figure.isDrawn {
      stroker.add(figure)
    }
    return stroker.steps
  }

  private mutating func add(_ figure: PathFlattener.Figure) {
    var points: [CGPoint] = []
    for point in figure.points where point != points.last { points.append(point) }
    if figure.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else { return addDot(points[0]) }
    if figure.isClosed {
      addSide(points, isClosed: true)
      finish()
      addSide(points.reversed(), isClosed: true)
    } else {
      addSide(points, isClosed: false)
      addCap(at: points[points.count - 1], after: points[points.count - 2])
      addSide(points.reversed(), isClosed: false)
      addCap(at: points[0], after: points[1])
    }
    finish()
  }

  private mutating func addSide(_ points: [CGPoint], isClosed: Bool) {
    let count = points.count
    if !isClosed { line(to: points[0] + left(points[0], points[1])) }
    for index in (isClosed ? 0..<count : 1..<count - 1) {
      let (last, next) = (points[(index + count - 1) % count], points[(index + 1) % count])
      addCorner(points[index], left(last, points[index]), left(points[index], next))
    }
    if !isClosed { line(to: points[count - 1] + left(points[count - 2], points[count - 1])) }
  }

  /// From one offset of a corner to the next.
  private mutating func addCorner(_ point: CGPoint, _ one: CGVector, _ two: CGVector) {
    let cross = one.dx * two.dy - one.dy * two.dx
    let dot = one.dx * two.dx + one.dy * two.dy
    line(to: point + one)
    let isStraight = abs(cross) < 1e-6 * half * half && dot > 0
    if isStraight { return }
    if cross > 0 {
      // Along a curve the inner side is smooth; only at a corner it goes through the middle.
      if dot < 0.9 * half * half { line(to: point) }
    } else if style.join == .round {
      addArc(around: point, from: one, to: two)
    } else if style.join == .miter {
      // The tip is as far away as the half angle says: width / sin, limited in widths.
      let share = (1 + dot / (half * half)) / 2
      if share > 1e-9, 1 / share <= style.miterLimit * style.miterLimit {
        line(
          to: point
            + CGVector(
              dx: (one.dx + two.dx) / (2 * share), dy: (one.dy + two.dy) / (2 * share)))
      }
    }
    line(to: point + two)
  }

  private mutating func addCap(at point: CGPoint, after last: CGPoint) {
    let side = left(last, point)
    let forward = CGVector(dx: side.dy, dy: -side.dx)
    switch style.cap {
    case .butt: break
    case .square:
      line(to: point + side + forward)
      line(to: point + CGVector(dx: -side.dx, dy: -side.dy) + forward)
    case .round:
      addArc(around: point, from: side, to: forward)
      addArc(around: point, from: forward, to: CGVector(dx: -side.dx, dy: -side.dy))
    }
  }

  /// What a line of no length leaves.
  private mutating func addDot(_ point: CGPoint) {
    guard style.cap != .butt else { return }
    let box = CGRect(x: point.x - half, y: point.y - half, width: style.width, height: style.width)
    let path = CGMutablePath()
    if style.cap == .round { path.addEllipse(in: box) } else { path.addRect(box) }
    steps += path.elements
  }

  /// The outer side of a bend: the way the angle decreases.
  private mutating func addArc(around center: CGPoint, from: CGVector, to: CGVector) {
    let arc = ArcGeometry(
      from: atan2(from.dy, from.dx), to: atan2(to.dy, to.dx), direction: .decreasing)
    let circle = CGAffineTransform(a: half, b: 0, c: 0, d: half, tx: center.x, ty: center.y)
    for step in arc.steps(beginning: .line) { steps.append(step.applying(circle)) }
  }

  private mutating func line(to point: CGPoint) {
    steps.append(hasBegun ? .line(point) : .move(point))
    hasBegun = true
  }

  private mutating func finish() {
    steps.append(.close)
    hasBegun = false
  }

  private func left(_ from: CGPoint, _ to: CGPoint) -> CGVector {
    let length = hypot(to.x - from.x, to.y - from.y)
    return CGVector(dx: -(to.y - from.y) / length * half, dy: (to.x - from.x) / length * half)
  }
}

private func + (point: CGPoint, vector: CGVector) -> CGPoint {
  CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
}
