import Foundation

extension CGMutablePath {
  /// A part of a circle, joined to what was there by a line.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = ArcGeometry(
      from: startAngle, to: endAngle, direction: clockwise ? .decreasing : .increasing)
    add(arc, center: center, radius: radius, transform)
  }

  /// A part of a circle, as long as `delta` says: backwards where that is negative.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add(ArcGeometry(from: startAngle, sweep: delta), center: center, radius: radius, transform)
  }

  /// Rounds the corner between two lines: one to `tangent1End`, and one from there on.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else { return }
    let last = currentPoint.applying(transform.inverted())
    guard
      let corner = RoundedCorner(
        from: last, around: tangent1End, towards: tangent2End, radius: radius)
    else { return append(.line(tangent1End), transform) }
    add(corner.arc, center: corner.center, radius: radius, transform)
  }

  private func add(
    _ arc: ArcGeometry, center: CGPoint, radius: CGFloat, _ transform: CGAffineTransform
  ) {
    let circle = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
    let both = circle.concatenating(transform)
    for step in arc.steps(beginning: isEmpty ? .move : .line) {
      elements.append(step.applying(both))
    }
  }
}

/// The arc that touches two lines which meet in a corner.
struct RoundedCorner {
  let center: CGPoint
  let arc: ArcGeometry

  /// None where the lines lie on each other or the radius is nothing.
  init?(from start: CGPoint, around corner: CGPoint, towards end: CGPoint, radius: CGFloat) {
    let (one, two) = (
      CGVector(dx: start.x - corner.x, dy: start.y - corner.y),
      CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
    )
    let (first, second) = (hypot(one.dx, one.dy), hypot(two.dx, two.dy))
    let cross = one.dx * two.dy - one.dy * two.dx
    guard radius > 0, first > 0, second > 0, abs(cross) > 1e-9 * first * second else { return nil }
    let angle = acos(max(-1, min(1, (one.dx * two.dx + one.dy * two.dy) / (first * second))))
    let distance = radius / tan(angle / 2)
    let touch = CGPoint(
      x: corner.x + one.dx / first * distance, y: corner.y + one.dy / first * distance)
    let last = CGPoint(
      x: corner.x + two.dx / second * distance, y: corner.y + two.dy / second * distance)
    let side: CGFloat = cross > 0 ? 1 : -1
    center = CGPoint(
      x: touch.x - side * one.dy / first * radius, y: touch.y + side * one.dx / first * radius)
    arc = ArcGeometry(
      from: atan2(touch.y - center.y, touch.x - center.x),
      to: atan2(last.y - center.y, last.x - center.x),
      direction: cross > 0 ? .decreasing : .increasing)
  }
}
