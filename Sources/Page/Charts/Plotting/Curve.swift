/// A line through points.
struct Curve {
  let method: InterpolationMethod.Storage

  init(_ method: InterpolationMethod?) {
    self.method = (method ?? .linear).storage
  }

  /// Adds the line, from the place where the path is if it continues.
  func add(_ points: [CGPoint], to path: inout Path, continues: Bool = false) {
    guard let first = points.first else { return }
    if continues { path.addLine(to: first) } else { path.move(to: first) }
    guard points.count > 1 else { return }
    switch method {
    case .linear:
      for point in points.dropFirst() { path.addLine(to: point) }
    case .step(let transition): addSteps(points, transition, &path)
    case .cardinal(let tension): addCardinal(points, tension, &path)
    case .catmullRom(let alpha): addCatmullRom(points, alpha, &path)
    case .monotone: addMonotone(points, &path)
    }
  }

  private func addSteps(_ points: [CGPoint], _ transition: CGFloat, _ path: inout Path) {
    for (from, to) in zip(points, points.dropFirst()) {
      let x = from.x + (to.x - from.x) * transition
      path.addLine(to: CGPoint(x: x, y: from.y))
      path.addLine(to: CGPoint(x: x, y: to.y))
      path.addLine(to: to)
    }
  }

  /// The neighbors of a part: the points before, at its ends, and after.
  private func parts(_ points: [CGPoint]) -> [(CGPoint, CGPoint, CGPoint, CGPoint)] {
    (0..<points.count - 1).map { index in
      (
        points[max(index - 1, 0)], points[index], points[index + 1],
        points[min(index + 2, points.count - 1)]
      )
    }
  }

  private func addCardinal(_ points: [CGPoint], _ tension: CGFloat, _ path: inout Path) {
    let factor = (1 - tension) / 6
    for (before, from, to, after) in parts(points) {
      path.addCurve(
        to: to,
        control1: CGPoint(
          x: from.x + (to.x - before.x) * factor, y: from.y + (to.y - before.y) * factor),
        control2: CGPoint(
          x: to.x - (after.x - from.x) * factor, y: to.y - (after.y - from.y) * factor))
    }
  }

  private func addCatmullRom(_ points: [CGPoint], _ alpha: CGFloat, _ path: inout Path) {
    func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
      pow(hypot(one.x - other.x, one.y - other.y), alpha)
    }
    for (before, from, to, after) in parts(points) {
      let (first, middle, last) = (
        distance(before, from), distance(from, to), distance(to, after)
      )
      path.addCurve(
        to: to, control1: Self.control(before, from, to, first, middle),
        control2: Self.control(after, to, from, last, middle))
    }
  }

  /// The control point after a point, from its neighbors and the distances to them.
  private static func control(
    _ before: CGPoint, _ point: CGPoint, _ after: CGPoint, _ toBefore: CGFloat, _ toAfter: CGFloat
  ) -> CGPoint {
    guard toBefore > 1e-6, toAfter > 1e-6 else { return point }
    let (one, other) = (toBefore * toBefore, toAfter * toAfter)
    let own = 2 * one + 3 * toBefore * toAfter + other
    let whole = 3 * toBefore * (toBefore + toAfter)
    func blend(_ before: CGFloat, _ point: CGFloat, _ after: CGFloat) -> CGFloat {
      (one * after - other * before + own * point) / whole
    }
    return CGPoint(
      x: blend(before.x, point.x, after.x), y: blend(before.y, point.y, after.y))
  }

  private func addMonotone(_ points: [CGPoint], _ path: inout Path) {
    // Along y, if the data are: x then rises and falls only where they do.
    let isVertical = Self.isMonotone(points.map(\.y)) && !Self.isMonotone(points.map(\.x))
    let turned = isVertical ? points.map { CGPoint(x: $0.y, y: $0.x) } : points
    let slopes = Self.slopes(turned)
    for index in 0..<points.count - 1 {
      let (from, to) = (turned[index], turned[index + 1])
      let third = (to.x - from.x) / 3
      var one = CGPoint(x: from.x + third, y: from.y + third * slopes[index])
      var other = CGPoint(x: to.x - third, y: to.y - third * slopes[index + 1])
      if isVertical {
        (one, other) = (CGPoint(x: one.y, y: one.x), CGPoint(x: other.y, y: other.x))
      }
      path.addCurve(to: points[index + 1], control1: one, control2: other)
    }
  }

  private static func isMonotone(_ numbers: [CGFloat]) -> Bool {
    let pairs = zip(numbers, numbers.dropFirst())
    return pairs.allSatisfy { $0 <= $1 } || pairs.allSatisfy { $0 >= $1 }
  }

  /// The slopes of a curve that does not overshoot (Steffen's method).
  private static func slopes(_ points: [CGPoint]) -> [CGFloat] {
    let parts = zip(points, points.dropFirst()).map { from, to in
      (width: to.x - from.x, slope: to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x))
    }
    var slopes = points.map { _ in CGFloat(0) }
    for index in 1..<max(points.count - 1, 1) {
      let (left, right) = (parts[index - 1], parts[index])
      guard left.slope * right.slope > 0 else { continue }
      let mean =
        (left.slope * right.width + right.slope * left.width) / (left.width + right.width)
      let most = min(abs(left.slope), abs(right.slope), abs(mean) / 2) * 2
      slopes[index] = left.slope > 0 ? most : -most
    }
    slopes[0] = parts.count > 1 ? (3 * parts[0].slope - slopes[1]) / 2 : parts[0].slope
    let last = parts.count - 1
    slopes[last + 1] =
      parts.count > 1 ? (3 * parts[last].slope - slopes[last]) / 2 : parts[last].slope
    return slopes
  }
}
