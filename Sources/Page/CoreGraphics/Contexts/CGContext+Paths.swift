import Foundation

@_implementationOnly import CCairo

extension CGContext {
  @_disfavoredOverload
  public func beginPath() {
    drawn.removeAll()
  }

  @_disfavoredOverload
  public func closePath() {
    drawn.add(.close)
  }

  public func move(to point: CGPoint) {
    add(.move(point))
  }

  public func addLine(to point: CGPoint) {
    add(.line(point))
  }

  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    add(.move(first))
    for point in points.dropFirst() { add(.line(point)) }
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add(.cubic(first: control1, second: control2, to: end))
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add(.quad(control: control, to: end))
  }

  public func addRect(_ rect: CGRect) {
    guard !rect.isNull else { return }
    add(.move(CGPoint(x: rect.minX, y: rect.minY)))
    add(.line(CGPoint(x: rect.maxX, y: rect.minY)))
    add(.line(CGPoint(x: rect.maxX, y: rect.maxY)))
    add(.line(CGPoint(x: rect.minX, y: rect.maxY)))
    drawn.add(.close)
  }

  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  public func addEllipse(in rect: CGRect) {
    addPath(CGPath(ellipseIn: rect, transform: nil))
  }

  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let arc = ArcGeometry(
      from: startAngle, to: endAngle, direction: clockwise ? .decreasing : .increasing)
    add(arc, center: center, radius: radius)
  }

  /// Rounds the corner between two lines: one to `tangent1End`, and one from there on.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard !drawn.isEmpty else { return }
    guard
      let corner = RoundedCorner(
        from: currentPointOfPath, around: tangent1End, towards: tangent2End, radius: radius)
    else { return addLine(to: tangent1End) }
    add(corner.arc, center: corner.center, radius: radius)
  }

  private func add(_ arc: ArcGeometry, center: CGPoint, radius: CGFloat) {
    let circle = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
    let matrix = circle.concatenating(state.matrix)
    for step in arc.steps(beginning: drawn.current == nil ? .move : .line) {
      drawn.add(step.applying(matrix))
    }
  }

  @_disfavoredOverload
  public func addPath(_ other: CGPath) {
    for step in other.elements { add(step) }
  }

  private func add(_ step: CGPathStep) {
    drawn.add(step.applying(state.matrix))
  }

  /// Makes the path the outline of what stroking it would draw.
  @_disfavoredOverload
  public func replacePathWithStrokedPath() {
    guard let path = path(from: drawn.steps) else { return }
    let line = state.line
    let dashed =
      line.dashLengths.isEmpty
      ? path : path.copy(dashingWithPhase: line.dashPhase, lengths: line.dashLengths)
    let outline = dashed.copy(
      strokingWithWidth: line.width, lineCap: line.cap, lineJoin: line.join,
      miterLimit: line.miterLimit)
    beginPath()
    addPath(outline)
  }

  // MARK: Asking

  public var isPathEmpty: Bool { drawn.isEmpty }

  public var currentPointOfPath: CGPoint {
    drawn.current?.applying(state.matrix.inverted()) ?? .zero
  }

  public var boundingBoxOfPath: CGRect { path(from: drawn.steps)?.boundingBox ?? .null }

  /// The path so far, in what a page draws with.
  public var path: CGPath? { drawn.isEmpty ? nil : path(from: drawn.steps) }

  /// Whether painting the path would paint the point.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    guard let path = path(from: drawn.steps) else { return false }
    let outline = path.copy(
      strokingWithWidth: state.line.width, lineCap: state.line.cap, lineJoin: state.line.join,
      miterLimit: state.line.miterLimit)
    switch mode {
    case .fill: return path.contains(point)
    case .eoFill: return path.contains(point, using: .evenOdd)
    case .stroke: return outline.contains(point)
    case .fillStroke: return path.contains(point) || outline.contains(point)
    case .eoFillStroke: return path.contains(point, using: .evenOdd) || outline.contains(point)
    }
  }

  private func path(from steps: [CGPathStep]) -> CGPath? {
    guard state.matrix.isInvertible else { return nil }
    let back = state.matrix.inverted()
    return CGPath(elements: steps.map { $0.applying(back) })
  }
}
