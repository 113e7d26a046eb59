import Foundation

/// Lines and curves that can be filled and stroked; it never changes.
public class CGPath: Hashable {
  @_spi(Paths) public internal(set) var elements: [CGPathStep] = []

  init() {}

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  init(elements: [CGPathStep]) {
    self.elements = elements
  }

  public func copy() -> CGPath? { CGPath(elements: elements) }

  public func mutableCopy() -> CGMutablePath? {
    let path = CGMutablePath()
    path.elements = elements
    return path
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next line would begin.
  public var currentPoint: CGPoint {
    var (current, start) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      if case .move(let to) = element { start = to }
      current = element.end ?? start
    }
    return current
  }

  /// The smallest rectangle around all points, control points included.
  public var boundingBox: CGRect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .null }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle around the drawn line.
  public var boundingBoxOfPath: CGRect { PathFlattener.bounds(of: elements) }

  /// Whether a filled path would cover the point.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    PathFlattener.contains(point, in: elements.map { $0.applying(transform) }, rule: rule)
  }

  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.elements == right.elements
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements.count)
  }
}

/// Which of a path's regions are inside.
public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd
}

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

  var end: CGPoint? { points.last }

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
