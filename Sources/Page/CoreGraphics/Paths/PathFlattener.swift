import Foundation

/// Cuts a path's curves into short lines.
enum PathFlattener {
  /// One line through points, from a move to the next.
  struct Figure {
    var points: [CGPoint]
    var isClosed = false
    /// Whether anything was drawn: a move alone draws nothing, a line of no length may.
    var isDrawn = false
  }

  /// Figures that stay as near to the path as can be told in a picture of `box`'s size.
  static func figures(of steps: [CGPathStep], within box: CGRect) -> [Figure] {
    figures(of: steps, tolerance: max(box.width, box.height, 1e-9) * 1e-5)
  }

  static func figures(of steps: [CGPathStep], tolerance: CGFloat) -> [Figure] {
    var figures: [Figure] = []
    var current: Figure?
    func finish() {
      if let current { figures.append(current) }
      current = nil
    }
    for step in steps {
      switch step {
      case .move(let to):
        finish()
        current = Figure(points: [to])
      case .close:
        guard current != nil else { continue }
        current!.isClosed = true
        current!.isDrawn = true
        let start = current!.points[0]
        finish()
        current = Figure(points: [start])
      case .line, .quad, .cubic:
        guard current != nil else { continue }
        append(step, to: &current!, tolerance: tolerance)
      }
    }
    finish()
    return figures.filter { $0.isDrawn || figures.count == 1 }
  }

  private static func append(
    _ step: CGPathStep, to figure: inout Figure, tolerance: CGFloat
  ) {
    figure.isDrawn = true
    let last = figure.points[figure.points.count - 1]
    if case .line(let to) = step {
      figure.points.append(to)
      return
    }
    guard let curve = CubicCurve(step, from: last) else { return }
    let count = curve.pieces(tolerance: tolerance)
    for index in 1..<max(count, 1) {
      figure.points.append(curve.point(at: CGFloat(index) / CGFloat(count)))
    }
    figure.points.append(curve.end)
  }

  /// How many times the figures go round a point; open ones are closed by a straight line.
  static func winding(around point: CGPoint, in figures: [Figure]) -> Int {
    var winding = 0
    for figure in figures {
      var previous = figure.points[figure.points.count - 1]
      for next in figure.points {
        winding += crossing(of: point, from: previous, to: next)
        previous = next
      }
    }
    return winding
  }

  static func crossing(of point: CGPoint, from: CGPoint, to: CGPoint) -> Int {
    let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
    if from.y <= point.y && to.y > point.y && side > 0 { return 1 }
    if from.y > point.y && to.y <= point.y && side < 0 { return -1 }
    return 0
  }
}
