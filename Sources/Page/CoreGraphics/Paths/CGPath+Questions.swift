import Foundation

extension CGPath {
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next line would begin.
  public var currentPoint: CGPoint {
    guard let last = elements.last else { return .zero }
    if let end = last.end { return end }
    for element in elements.reversed() {
      if case .move(let start) = element { return start }
    }
    return .zero
  }

  /// The smallest rectangle around all points, control points included.
  public var boundingBox: CGRect {
    var box = PointBounds()
    for element in elements {
      switch element {
      case .move(let to), .line(let to): box.add(to)
      case .quad(let control, let to):
        box.add(control)
        box.add(to)
      case .cubic(let first, let second, let to):
        box.add(first)
        box.add(second)
        box.add(to)
      case .close: break
      }
    }
    return box.rect
  }

  /// The smallest rectangle around the drawn line.
  public var boundingBoxOfPath: CGRect {
    var box = PointBounds()
    var (last, start) = (CGPoint.zero, CGPoint.zero)
    for (index, element) in elements.enumerated() {
      if case .move(let to) = element {
        (last, start) = (to, to)
        // A place nothing is drawn from is not a part of the line, unless it is all there is.
        if index == elements.count - 1, index > 0 { break }
        box.add(to)
        continue
      }
      guard let end = element.end else {
        last = start
        continue
      }
      box.add(element, from: last)
      last = end
    }
    return box.rect
  }

  /// Whether a filled path would cover the point.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let path =
      transform.isIdentity ? self : CGPath(elements: elements.map { $0.applying(transform) })
    let box = path.boundingBox
    guard box.insetBy(dx: -1e-9, dy: -1e-9).contains(point) else { return false }
    let figures = PathFlattener.figures(of: path.elements, within: box)
    return rule.covers(winding: PathFlattener.winding(around: point, in: figures))
  }

  /// Whether the path is a rectangle along the axes, which is then written to `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    var corners: [CGPoint] = []
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let to) where index == 0: corners.append(to)
      case .line(let to) where index > 0: corners.append(to)
      case .close where index == elements.count - 1: break
      default: return false
      }
    }
    if corners.count == 5, corners.last == corners.first { corners.removeLast() }
    guard corners.count == 4 else { return false }
    let isUpright = corners[0].x == corners[1].x
    for index in 0..<4 {
      let (one, next) = (corners[index], corners[(index + 1) % 4])
      let isVertical = isUpright == index.isMultiple(of: 2)
      guard isVertical ? one.x == next.x : one.y == next.y else { return false }
    }
    rect?.pointee = boundingBox
    return true
  }
}

/// The rectangle around points that are added one by one.
struct PointBounds {
  private var (left, top) = (CGFloat.infinity, CGFloat.infinity)
  private var (right, bottom) = (-CGFloat.infinity, -CGFloat.infinity)

  mutating func add(_ point: CGPoint) {
    left = min(left, point.x)
    right = max(right, point.x)
    top = min(top, point.y)
    bottom = max(bottom, point.y)
  }

  /// The step's end, and where its curve turns round.
  mutating func add(_ step: CGPathStep, from last: CGPoint) {
    if let end = step.end { add(end) }
    guard let curve = CubicCurve(step, from: last), !step.isStraight else { return }
    for time in curve.turningTimes { add(curve.point(at: time)) }
  }

  var rect: CGRect {
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension CGPathStep {
  var isStraight: Bool {
    switch self {
    case .move, .line, .close: true
    case .quad, .cubic: false
    }
  }
}
