import Foundation

/// Answers questions about a path by cutting its curves into short lines.
enum PathFlattener {
  private static let piecesOfCurve = 24

  static func lines(of steps: [CGPathStep]) -> [[CGPoint]] {
    var figures: [[CGPoint]] = []
    for step in steps {
      if case .move(let to) = step {
        figures.append([to])
        continue
      }
      guard let last = figures.last?.last else { continue }
      figures[figures.count - 1] += points(of: step, from: last, start: figures.last![0])
    }
    return figures
  }

  private static func points(
    of step: CGPathStep, from last: CGPoint, start: CGPoint
  ) -> [CGPoint] {
    switch step {
    case .move, .line: return step.points
    case .close: return [start]
    case .quad(let control, let to):
      return pieces { time in
        let rest = 1 - time
        return CGPoint(
          x: rest * rest * last.x + 2 * rest * time * control.x + time * time * to.x,
          y: rest * rest * last.y + 2 * rest * time * control.y + time * time * to.y)
      }
    case .cubic(let first, let second, let to):
      return pieces { time in
        let rest = 1 - time
        let (one, two) = (3 * rest * rest * time, 3 * rest * time * time)
        let (zero, three) = (rest * rest * rest, time * time * time)
        return CGPoint(
          x: zero * last.x + one * first.x + two * second.x + three * to.x,
          y: zero * last.y + one * first.y + two * second.y + three * to.y)
      }
    }
  }

  private static func pieces(_ point: (CGFloat) -> CGPoint) -> [CGPoint] {
    (1...piecesOfCurve).map { point(CGFloat($0) / CGFloat(piecesOfCurve)) }
  }

  static func bounds(of steps: [CGPathStep]) -> CGRect {
    let path = CGMutablePath()
    for figure in lines(of: steps) {
      path.addLines(between: figure)
    }
    return path.boundingBox
  }

  static func contains(_ point: CGPoint, in steps: [CGPathStep], rule: CGPathFillRule) -> Bool {
    var winding = 0
    for figure in lines(of: steps) {
      var previous = figure[figure.count - 1]
      for next in figure {
        winding += crossing(of: point, from: previous, to: next)
        previous = next
      }
    }
    return rule == .winding ? winding != 0 : !winding.isMultiple(of: 2)
  }

  private static func crossing(of point: CGPoint, from: CGPoint, to: CGPoint) -> Int {
    let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
    if from.y <= point.y && to.y > point.y && side > 0 { return 1 }
    if from.y > point.y && to.y <= point.y && side < 0 { return -1 }
    return 0
  }
}
