import Foundation

@_implementationOnly import CCairo

extension CGContext {
  public func beginPath() {
    cairo_new_path(cairo)
  }

  public func closePath() {
    cairo_close_path(cairo)
  }

  public func move(to point: CGPoint) {
    cairo_move_to(cairo, Double(point.x), Double(point.y))
  }

  public func addLine(to point: CGPoint) {
    cairo_line_to(cairo, Double(point.x), Double(point.y))
  }

  public func addLines(between points: [CGPoint]) {
    let path = CGMutablePath()
    path.addLines(between: points)
    addPath(path)
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add(.cubic(first: control1, second: control2, to: end))
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add(.quad(control: control, to: end))
  }

  public func addRect(_ rect: CGRect) {
    addPath(CGPath(rect: rect, transform: nil))
  }

  public func addEllipse(in rect: CGRect) {
    addPath(CGPath(ellipseIn: rect, transform: nil))
  }

  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let arc = ArcGeometry(
      from: startAngle, to: endAngle, direction: clockwise ? .decreasing : .increasing)
    let circle = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
    let hasPoint = cairo_has_current_point(cairo) != 0
    for step in arc.steps(beginning: hasPoint ? .line : .move) {
      add(step.applying(circle))
    }
  }

  public func addPath(_ path: CGPath) {
    for step in path.elements {
      add(step)
    }
  }

  public var isPathEmpty: Bool { cairo_has_current_point(cairo) == 0 }

  private func add(_ step: CGPathStep) {
    switch step {
    case .move(let to): cairo_move_to(cairo, Double(to.x), Double(to.y))
    case .line(let to): cairo_line_to(cairo, Double(to.x), Double(to.y))
    case .quad(let control, let to): addQuad(control: control, to: to)
    case .cubic(let first, let second, let to):
      cairo_curve_to(
        cairo, Double(first.x), Double(first.y), Double(second.x), Double(second.y),
        Double(to.x), Double(to.y))
    case .close: cairo_close_path(cairo)
    }
  }

  private func addQuad(control: CGPoint, to end: CGPoint) {
    var (x, y) = (0.0, 0.0)
    cairo_get_current_point(cairo, &x, &y)
    cairo_curve_to(
      cairo, x + (Double(control.x) - x) * 2 / 3, y + (Double(control.y) - y) * 2 / 3,
      Double(end.x) + Double(control.x - end.x) * 2 / 3,
      Double(end.y) + Double(control.y - end.y) * 2 / 3, Double(end.x), Double(end.y))
  }

  // MARK: Clipping

  /// Only what lies within the path is drawn from now on.
  public func clip(using rule: CGPathFillRule = .winding) {
    setRule(rule)
    cairo_clip(cairo)
  }

  public func clip(to rect: CGRect) {
    beginPath()
    addRect(rect)
    clip()
  }

  func setRule(_ rule: CGPathFillRule) {
    cairo_set_fill_rule(
      cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
  }
}
