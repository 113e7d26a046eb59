import Foundation

/// One step of a path.
@_spi(Paths) public enum CGPathStep: Equatable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quad(control: CGPoint, to: CGPoint)
  case cubic(first: CGPoint, second: CGPoint, to: CGPoint)
  case close

  var points: [CGPoint] {
    switch self {
    case .move(let to), .line(let to): [to]
    case .quad(let control, let to): [control, to]
    case .cubic(let first, let second, let to): [first, second, to]
    case .close: []
    }
  }

  var end: CGPoint? {
    switch self {
    case .move(let to), .line(let to), .quad(_, let to), .cubic(_, _, let to): to
    case .close: nil
    }
  }

  func applying(_ transform: CGAffineTransform) -> CGPathStep {
    switch self {
    case .move(let to): .move(to.applying(transform))
    case .line(let to): .line(to.applying(transform))
    case .quad(let control, let to):
      .quad(control: control.applying(transform), to: to.applying(transform))
    case .cubic(let first, let second, let to):
      .cubic(
        first: first.applying(transform), second: second.applying(transform),
        to: to.applying(transform))
    case .close: .close
    }
  }
}

/// Which of a path's regions are inside.
public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd

  /// Whether a region that the path goes round so many times is inside.
  func covers(winding: Int) -> Bool {
    self == .winding ? winding != 0 : !winding.isMultiple(of: 2)
  }
}
