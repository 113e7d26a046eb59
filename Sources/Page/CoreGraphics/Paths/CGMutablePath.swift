import Foundation

/// A path under construction.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public override init() {
    super.init()
  }

  func append(_ step: CGPathStep, _ transform: CGAffineTransform) {
    elements.append(transform.isIdentity ? step : step.applying(transform))
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.move(point), transform)
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    guard !isEmpty else { return }
    append(.line(point), transform)
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else { return }
    append(.quad(control: control, to: end), transform)
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else { return }
    append(.cubic(first: control1, second: control2, to: end), transform)
  }

  public func closeSubpath() {
    guard let last = elements.last, last != .close else { return }
    elements.append(.close)
  }

  /// A line through all the points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    append(.move(first), transform)
    for point in points.dropFirst() {
      append(.line(point), transform)
    }
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    addLines(
      between: [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ], transform: transform)
    closeSubpath()
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    for step in path.elements {
      append(step, transform)
    }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let unit = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    let arc = ArcGeometry(from: 0, to: 2 * .pi, direction: .increasing)
    for step in arc.steps(beginning: .move) {
      append(step, unit.concatenating(transform))
    }
    closeSubpath()
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let (width, height) = (
      max(0, min(cornerWidth, rect.width / 2)), max(0, min(cornerHeight, rect.height / 2))
    )
    guard width > 0, height > 0 else { return addRect(rect, transform: transform) }
    let corners: [(CGFloat, CGFloat, CGFloat)] = [
      (rect.maxX - width, rect.minY + height, -.pi / 2),
      (rect.maxX - width, rect.maxY - height, 0),
      (rect.minX + width, rect.maxY - height, .pi / 2),
      (rect.minX + width, rect.minY + height, .pi),
    ]
    append(.move(CGPoint(x: rect.minX + width, y: rect.minY)), transform)
    for (x, y, angle) in corners {
      let ellipse = CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: x, ty: y)
      let arc = ArcGeometry(from: angle, to: angle + .pi / 2, direction: .increasing)
      for step in arc.steps(beginning: .line) {
        append(step, ellipse.concatenating(transform))
      }
    }
    closeSubpath()
  }
}
