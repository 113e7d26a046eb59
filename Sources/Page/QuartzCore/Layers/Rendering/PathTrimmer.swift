@_spi(Paths) import CoreGraphics
import Foundation

/// Cuts the part of a path between two shares of its length.
enum PathTrimmer {
  private struct Segment {
    let points: [CGPoint]
    let length: CGFloat
  }

  static func part(of path: CGPath, from start: CGFloat, to end: CGFloat) -> CGPath {
    let segments = segments(of: path)
    let whole = segments.reduce(0) { $0 + $1.length }
    let result = CGMutablePath()
    let (first, last) = (max(start, 0) * whole, min(end, 1) * whole)
    guard last > first else { return result }
    var (passed, current): (CGFloat, CGPoint?) = (0, nil)
    for segment in segments {
      let (low, high) = (max(first - passed, 0), min(last - passed, segment.length))
      passed += segment.length
      guard high > low else { continue }
      let piece = cut(segment, from: low, to: high)
      if current != piece[0] { result.move(to: piece[0]) }
      for point in piece.dropFirst() { result.addLine(to: point) }
      current = piece[piece.count - 1]
    }
    return result
  }

  /// The points of a flattened segment between two lengths along it.
  private static func cut(_ segment: Segment, from low: CGFloat, to high: CGFloat) -> [CGPoint] {
    var (piece, passed): ([CGPoint], CGFloat) = ([], 0)
    for (one, other) in zip(segment.points, segment.points.dropFirst()) {
      let length = distance(one, other)
      defer { passed += length }
      guard length > 0, passed + length > low, passed < high else { continue }
      if piece.isEmpty { piece.append(mix(one, other, max(low - passed, 0) / length)) }
      piece.append(mix(one, other, min(high - passed, length) / length))
    }
    return piece.isEmpty ? [segment.points[0], segment.points[0]] : piece
  }

  private static func segments(of path: CGPath) -> [Segment] {
    var segments: [Segment] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func add(_ points: [CGPoint]) {
      let length = zip(points, points.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
      segments.append(Segment(points: points, length: length))
      current = points[points.count - 1]
    }
    for element in path.elements {
      switch element {
      case .move(let to): (start, current) = (to, to)
      case .line(let to): add([current, to])
      case .quad(let control, let to):
        let first = mix(current, control, 2 / 3)
        add(curve(current, first, mix(to, control, 2 / 3), to))
      case .cubic(let first, let second, let to): add(curve(current, first, second, to))
      case .close: if current != start { add([current, start]) }
      }
    }
    return segments
  }

  private static func curve(
    _ start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint
  ) -> [CGPoint] {
    (0...48).map { step in
      let t = CGFloat(step) / 48
      let (one, two, three) = (mix(start, first, t), mix(first, second, t), mix(second, end, t))
      return mix(mix(one, two, t), mix(two, three, t), t)
    }
  }

  private static func mix(_ one: CGPoint, _ other: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: one.x + (other.x - one.x) * t, y: one.y + (other.y - one.y) * t)
  }

  private static func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
    hypot(other.x - one.x, other.y - one.y)
  }
}
