import Foundation

/// A cubic curve, or a line as one.
struct CubicCurve {
  var start: CGPoint
  var first: CGPoint
  var second: CGPoint
  var end: CGPoint

  init(_ start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
    (self.start, self.first, self.second, self.end) = (start, first, second, end)
  }

  /// What a step draws from a point on; a move draws nothing.
  init?(_ step: CGPathStep, from last: CGPoint) {
    switch step {
    case .move, .close: return nil
    case .line(let to):
      self.init(last, last.mixed(with: to, 1.0 / 3), last.mixed(with: to, 2.0 / 3), to)
    case .quad(let control, let to):
      self.init(last, last.mixed(with: control, 2.0 / 3), to.mixed(with: control, 2.0 / 3), to)
    case .cubic(let first, let second, let to): self.init(last, first, second, to)
    }
  }

  func point(at time: CGFloat) -> CGPoint {
    let rest = 1 - time
    let (zero, one) = (rest * rest * rest, 3 * rest * rest * time)
    let (two, three) = (3 * rest * time * time, time * time * time)
    return CGPoint(
      x: zero * start.x + one * first.x + two * second.x + three * end.x,
      y: zero * start.y + one * first.y + two * second.y + three * end.y)
  }

  /// The part between two times.
  func part(from begin: CGFloat, to finish: CGFloat) -> CubicCurve {
    let head = finish >= 1 ? self : split(at: finish).0
    return begin <= 0 || finish <= 0 ? head : head.split(at: begin / finish).1
  }

  private func split(at time: CGFloat) -> (CubicCurve, CubicCurve) {
    let (a, b) = (start.mixed(with: first, time), first.mixed(with: second, time))
    let c = second.mixed(with: end, time)
    let (d, e) = (a.mixed(with: b, time), b.mixed(with: c, time))
    let middle = d.mixed(with: e, time)
    return (CubicCurve(start, a, d, middle), CubicCurve(middle, e, c, end))
  }

  /// Into how many lines the curve is cut so that none is further from it than `tolerance`.
  func pieces(tolerance: CGFloat) -> Int {
    let one = hypot(start.x - 2 * first.x + second.x, start.y - 2 * first.y + second.y)
    let two = hypot(first.x - 2 * second.x + end.x, first.y - 2 * second.y + end.y)
    let count = (0.75 * max(one, two) / max(tolerance, 1e-12)).squareRoot()
    return count.isFinite ? max(1, min(500, Int(count.rounded(.up)))) : 1
  }

  /// The times at which the curve turns round along an axis.
  var turningTimes: [CGFloat] {
    CubicCurve.turningTimes(start.x, first.x, second.x, end.x)
      + CubicCurve.turningTimes(start.y, first.y, second.y, end.y)
  }

  private static func turningTimes(
    _ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat
  ) -> [CGFloat] {
    let a = -p0 + 3 * p1 - 3 * p2 + p3
    let b = 2 * (p0 - 2 * p1 + p2)
    let c = p1 - p0
    var times: [CGFloat] = []
    if abs(a) < 1e-12 {
      if b != 0 { times = [-c / b] }
    } else {
      let under = b * b - 4 * a * c
      guard under >= 0 else { return [] }
      let root = under.squareRoot()
      times = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return times.filter { $0 > 0 && $0 < 1 }
  }
}

extension CGPoint {
  func mixed(with other: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
