@_spi(Paths) import CoreGraphics
import Foundation

/// Cuts the part of a path between two shares of its length, and keeps its curves.
struct PathTrimming {
  private struct Segment {
    /// A line of two points, or a curve of four.
    let points: [CGPoint]
    let lengths: [CGFloat]
    var length: CGFloat { lengths.last ?? 0 }
  }

  private var segments: [Segment] = []
  private let path: CGPath

  init(_ path: CGPath) {
    self.path = path
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for step in path.elements {
      switch step {
      case .move(let end): (start, current) = (end, end)
      case .line(let end): add([current, end], &current)
      case .quad(let control, let end):
        add([current, mix(current, control, 2 / 3), mix(end, control, 2 / 3), end], &current)
      case .cubic(let first, let second, let end): add([current, first, second, end], &current)
      case .close:
        if current != start { add([current, start], &current) }
        current = start
      }
    }
  }

  private static let steps = 32

  private mutating func add(_ points: [CGPoint], _ current: inout CGPoint) {
    current = points[points.count - 1]
    var lengths: [CGFloat] = []
    if points.count == 2 {
      lengths = [hypot(points[1].x - points[0].x, points[1].y - points[0].y)]
    } else {
      var (last, passed) = (points[0], CGFloat(0))
      for step in 1...Self.steps {
        let next = split(points, at: CGFloat(step) / CGFloat(Self.steps)).first[3]
        passed += hypot(next.x - last.x, next.y - last.y)
        lengths.append(passed)
        last = next
      }
    }
    segments.append(Segment(points: points, lengths: lengths))
  }

  func part(from start: CGFloat, to end: CGFloat) -> CGPath {
    let whole = segments.reduce(0) { $0 + $1.length }
    let (first, last) = (start * whole, end * whole)
    let result = CGMutablePath()
    var (passed, current): (CGFloat, CGPoint?) = (0, nil)
    for segment in segments {
      let (low, high) = (max(first - passed, 0), min(last - passed, segment.length))
      passed += segment.length
      guard high > low else { continue }
      let piece = cut(segment, from: low, to: high)
      if current != piece[0] { result.move(to: piece[0]) }
      if piece.count == 2 {
        result.addLine(to: piece[1])
      } else {
        result.addCurve(to: piece[3], control1: piece[1], control2: piece[2])
      }
      current = piece.last
    }
    return result
  }

  private func cut(_ segment: Segment, from low: CGFloat, to high: CGFloat) -> [CGPoint] {
    let points = segment.points
    let (from, to) = (share(of: low, in: segment), share(of: high, in: segment))
    if points.count == 2 {
      return [mix(points[0], points[1], from), mix(points[0], points[1], to)]
    }
    let head = to >= 1 ? points : split(points, at: to).first
    return from <= 0 ? head : split(head, at: from / to).second
  }

  /// The parameter of a curve at a length along it.
  private func share(of length: CGFloat, in segment: Segment) -> CGFloat {
    let lengths = segment.lengths
    guard let index = lengths.firstIndex(where: { $0 >= length }) else { return 1 }
    let before = index == 0 ? 0 : lengths[index - 1]
    let step = lengths[index] - before
    let inside = step > 0 ? (length - before) / step : 0
    return (CGFloat(index) + inside) / CGFloat(lengths.count)
  }

  private func split(_ points: [CGPoint], at t: CGFloat) -> (first: [CGPoint], second: [CGPoint]) {
    let (a, b, c) = (
      mix(points[0], points[1], t), mix(points[1], points[2], t), mix(points[2], points[3], t)
    )
    let (d, e) = (mix(a, b, t), mix(b, c, t))
    let middle = mix(d, e, t)
    return ([points[0], a, d, middle], [middle, e, c, points[3]])
  }

  private func mix(_ one: CGPoint, _ other: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: one.x + (other.x - one.x) * t, y: one.y + (other.y - one.y) * t)
  }
}
