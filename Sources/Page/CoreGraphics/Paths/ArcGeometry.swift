import Foundation

/// A part of the unit circle as cubic curves, each a quarter at most.
struct ArcGeometry {
  enum Direction {
    case increasing, decreasing
  }

  enum Beginning {
    case move, line
  }

  private let start: CGFloat
  private let sweep: CGFloat

  /// From one angle to the other the way `direction` says; a whole turn or more is one whole turn.
  init(from start: CGFloat, to end: CGFloat, direction: Direction) {
    let turn = 2 * CGFloat.pi
    var sweep = direction == .increasing ? end - start : start - end
    if sweep >= turn {
      sweep = turn
    } else if sweep < 0 {
      sweep = sweep.truncatingRemainder(dividingBy: turn) + turn
    }
    self.start = start
    self.sweep = direction == .increasing ? sweep : -sweep
  }

  /// From an angle on, as far as `sweep` says and the way its sign says.
  init(from start: CGFloat, sweep: CGFloat) {
    self.start = start
    self.sweep = sweep
  }

  func steps(beginning: Beginning) -> [CGPathStep] {
    let first = CGPoint(x: cos(start), y: sin(start))
    var steps: [CGPathStep] = [beginning == .move ? .move(first) : .line(first)]
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (from, to) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
      let (head, tail) = (CGPoint(x: cos(from), y: sin(from)), CGPoint(x: cos(to), y: sin(to)))
      steps.append(
        .cubic(
          first: CGPoint(x: head.x - reach * head.y, y: head.y + reach * head.x),
          second: CGPoint(x: tail.x + reach * tail.y, y: tail.y - reach * tail.x), to: tail))
    }
    return steps
  }
}
