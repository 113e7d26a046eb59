import Foundation

/// A path under construction.
public final class CGMutablePath: CGPath {
  public override init() {
    super.init()
  }

  private func append(_ step: CGPathStep, _ transform: CGAffineTransform) {
    elements.append(transform.isIdentity ? step : step.applying(transform))
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.move(point), transform)
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.line(point), transform)
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append(.quad(control: control, to: end), transform)
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    append(.cubic(first: control1, second: control2, to: end), transform)
  }

  public func closeSubpath() {
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

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
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
    let unit = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    let arc = ArcGeometry(from: 0, to: 2 * .pi, direction: .increasing)
    for step in arc.steps(beginning: .move) {
      append(step, unit.concatenating(transform))
    }
    closeSubpath()
  }

  /// A part of a circle, joined to what was there by a line.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let circle = CGAffineTransform(
      a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
    let arc = ArcGeometry(
      from: startAngle, to: endAngle, direction: clockwise ? .decreasing : .increasing)
    for step in arc.steps(beginning: isEmpty ? .move : .line) {
      append(step, circle.concatenating(transform))
    }
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let (width, height) = (min(cornerWidth, rect.width / 2), min(cornerHeight, rect.height / 2))
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
