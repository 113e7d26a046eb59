@_spi(Paths) import CoreGraphics
import Foundation

/// A path as an animation goes along it: legs from one corner to the next, and jumps between
/// parts that do not hang together.
struct AnimationPath {
  struct Leg {
    let start: CGPoint
    let first: CGPoint
    let second: CGPoint
    let end: CGPoint
    let isStraight: Bool
  }

  private(set) var legs: [Leg] = []

  init(_ path: CGPath) {
    var (current, opening) = (CGPoint.zero, CGPoint.zero)
    for step in path.elements {
      switch step {
      case .move(let to): (current, opening) = (to, to)
      case .line(let to):
        legs.append(.straight(from: current, to: to))
        current = to
      case .quad(let control, let to):
        legs.append(.curve(from: current, control: control, to: to))
        current = to
      case .cubic(let first, let second, let to):
        legs.append(
          Leg(start: current, first: first, second: second, end: to, isStraight: false))
        current = to
      case .close:
        if current != opening { legs.append(.straight(from: current, to: opening)) }
        current = opening
      }
    }
  }
}

extension AnimationPath.Leg {
  static func straight(from start: CGPoint, to end: CGPoint) -> Self {
    Self(start: start, first: start, second: end, end: end, isStraight: true)
  }

  static func curve(from start: CGPoint, control: CGPoint, to end: CGPoint) -> Self {
    func third(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    return Self(
      start: start, first: third(start), second: third(end), end: end, isStraight: false)
  }

  func point(at share: Double) -> CGPoint {
    let (t, u) = (CGFloat(share), CGFloat(1 - share))
    if isStraight {
      return CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
    }
    func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
      u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
    }
    return CGPoint(
      x: mix(start.x, first.x, second.x, end.x), y: mix(start.y, first.y, second.y, end.y))
  }

  /// Which way it goes at a place, as an angle.
  func direction(at share: Double) -> CGFloat {
    let near = 1e-4
    let (before, after) = (point(at: max(share - near, 0)), point(at: min(share + near, 1)))
    return atan2(after.y - before.y, after.x - before.x)
  }
}
