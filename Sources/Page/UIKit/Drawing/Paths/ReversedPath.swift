@_spi(Paths) import CoreGraphics
import Foundation

/// A path's figures, each from its end to its beginning.
struct ReversedPath {
  let path = CGMutablePath()

  private struct Figure {
    var start: CGPoint
    var steps: [CGPathStep] = []
    var isClosed = false
  }

  init(_ original: CGPath) {
    for figure in Self.figures(of: original.elements) { add(figure) }
  }

  private static func figures(of steps: [CGPathStep]) -> [Figure] {
    var figures: [Figure] = []
    for step in steps {
      if case .move(let to) = step {
        figures.append(Figure(start: to))
      } else if case .close = step {
        if !figures.isEmpty { figures[figures.count - 1].isClosed = true }
      } else if let last = figures.last {
        // What is drawn on after closing begins where the closed figure did.
        if last.isClosed { figures.append(Figure(start: last.start)) }
        figures[figures.count - 1].steps.append(step)
      }
    }
    return figures
  }

  private func add(_ figure: Figure) {
    var ends = [figure.start] + figure.steps.map(Self.end)
    path.move(to: ends.removeLast())
    for step in figure.steps.reversed() {
      let end = ends.removeLast()
      switch step {
      case .quad(let control, _): path.addQuadCurve(to: end, control: control)
      case .cubic(let first, let second, _):
        path.addCurve(to: end, control1: second, control2: first)
      default: path.addLine(to: end)
      }
    }
    if figure.isClosed { path.closeSubpath() }
  }

  private static func end(of step: CGPathStep) -> CGPoint {
    switch step {
    case .move(let to), .line(let to), .quad(_, let to), .cubic(_, _, let to): to
    case .close: .zero
    }
  }
}
