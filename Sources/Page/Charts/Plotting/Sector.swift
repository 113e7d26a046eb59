/// The outline of a sector.
struct Sector {
  let start: Double
  let end: Double
  let inner: CGFloat
  let outer: CGFloat
  let center: CGPoint
  /// The distance of the outline from the lines between sectors.
  let inset: CGFloat
  let cornerRadius: CGFloat

  init(_ values: [Double], inset: CGFloat, cornerRadius: CGFloat) {
    (start, end) = (min(values[0], values[1]), max(values[0], values[1]))
    (inner, outer) = (CGFloat(values[2]), CGFloat(values[3]))
    center = CGPoint(x: values[4], y: values[5])
    self.inset = inset
    self.cornerRadius = cornerRadius
  }

  private func point(_ radius: CGFloat, _ angle: Double) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  /// How much an angle changes so that a point at a radius is moved sideways by a distance.
  private func turn(_ distance: CGFloat, at radius: CGFloat) -> Double {
    radius > 0 ? Double(asin(min(max(distance / radius, -1), 1))) : 0
  }

  private var isWhole: Bool { end - start >= 2 * .pi - 1e-6 }

  var path: Path {
    guard end > start, outer > 0 else { return Path() }
    if isWhole { return ring }
    let outerTurn = turn(inset, at: outer)
    guard end - start > 2 * outerTurn else { return Path() }
    let radius = min(cornerRadius, (outer - inner) / 2, mostCorner)
    var path = Path()
    addOuterEdge(radius, to: &path)
    addInnerEdge(min(radius, inner > 0 ? radius : 0), to: &path)
    path.closeSubpath()
    return path
  }

  private var ring: Path {
    var path = Path()
    addCircle(outer, from: 0, to: 2 * .pi, to: &path)
    // The other way round, so that the middle stays empty.
    if inner > 0 { addCircle(inner, from: 2 * .pi, to: 0, to: &path) }
    return path
  }

  private func addCircle(
    _ radius: CGFloat, from start: Double, to end: Double, to path: inout Path
  ) {
    path.move(to: point(radius, start))
    path.addArc(
      center: center, radius: radius, startAngle: .radians(start), endAngle: .radians(end),
      clockwise: end < start)
    path.closeSubpath()
  }

  /// The largest corner for which there is room at the outer edge.
  private var mostCorner: CGFloat {
    let half = sin(min((end - start) / 2, .pi / 2))
    return max((outer * CGFloat(half) - inset) / (1 + CGFloat(half)), 0)
  }

  private func addOuterEdge(_ radius: CGFloat, to path: inout Path) {
    let middle = outer - radius
    let corner = turn(inset + radius, at: middle)
    let side = sqrt(max(middle * middle - (inset + radius) * (inset + radius), 0))
    path.move(to: sidePoint(side, start, 1))
    if radius > 0 {
      path.addArc(
        center: point(middle, start + corner), radius: radius,
        startAngle: .radians(start - .pi / 2),
        endAngle: .radians(start + corner), clockwise: false)
    }
    path.addArc(
      center: center, radius: outer, startAngle: .radians(start + corner),
      endAngle: .radians(end - corner), clockwise: false)
    if radius > 0 {
      path.addArc(
        center: point(middle, end - corner), radius: radius, startAngle: .radians(end - corner),
        endAngle: .radians(end + .pi / 2), clockwise: false)
    }
  }

  private func addInnerEdge(_ radius: CGFloat, to path: inout Path) {
    guard inner > 0 else { return path.addLine(to: tip) }
    let middle = inner + radius
    let corner = turn(inset + radius, at: middle)
    guard end - start > 2 * corner else { return path.addLine(to: tip) }
    if radius > 0 {
      path.addArc(
        center: point(middle, end - corner), radius: radius, startAngle: .radians(end + .pi / 2),
        endAngle: .radians(end - corner + .pi), clockwise: false)
    }
    path.addArc(
      center: center, radius: inner, startAngle: .radians(end - corner),
      endAngle: .radians(start + corner), clockwise: true)
    if radius > 0 {
      path.addArc(
        center: point(middle, start + corner), radius: radius,
        startAngle: .radians(start + corner + .pi), endAngle: .radians(start + 1.5 * .pi),
        clockwise: false)
    }
  }

  /// A point beside the line at an angle, at a distance from the center along that line.
  private func sidePoint(_ distance: CGFloat, _ angle: Double, _ sign: CGFloat) -> CGPoint {
    CGPoint(
      x: center.x + distance * cos(angle) - sign * inset * sin(angle),
      y: center.y + distance * sin(angle) + sign * inset * cos(angle))
  }

  /// Where the two sides meet.
  private var tip: CGPoint {
    guard inset > 0, end - start < .pi else { return center }
    let half = (end - start) / 2
    return point(max(inset / CGFloat(sin(half)), inner), start + half)
  }
}
