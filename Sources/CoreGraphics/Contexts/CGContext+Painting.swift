import Foundation

@_implementationOnly import CCairo

extension CGContext {
  // MARK: Style

  public func setFillColor(_ color: CGColor) {
    state.fillColor = color
  }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = min(max(alpha, 0), 1)
  }

  public func setLineWidth(_ width: CGFloat) {
    cairo_set_line_width(cairo, Double(width))
  }

  public func setLineCap(_ cap: CGLineCap) {
    cairo_set_line_cap(cairo, cap.cairoValue)
  }

  public func setLineJoin(_ join: CGLineJoin) {
    cairo_set_line_join(cairo, join.cairoValue)
  }

  public func setMiterLimit(_ limit: CGFloat) {
    cairo_set_miter_limit(cairo, Double(limit))
  }

  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let lengths = lengths.map { Double($0) }
    cairo_set_dash(cairo, lengths, Int32(lengths.count), Double(phase))
  }

  public func setBlendMode(_ mode: CGBlendMode) {
    cairo_set_operator(cairo, mode.cairoValue)
  }

  public func setShouldAntialias(_ shouldAntialias: Bool) {
    cairo_set_antialias(cairo, shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  private func use(_ color: CGColor) {
    let (red, green, blue, alpha) = color.rgba
    cairo_set_source_rgba(
      cairo, Double(red), Double(green), Double(blue), Double(alpha * state.alpha))
  }

  // MARK: Painting the path

  public func fillPath(using rule: CGPathFillRule = .winding) {
    setRule(rule)
    use(state.fillColor)
    cairo_fill(cairo)
  }

  public func strokePath() {
    use(state.strokeColor)
    cairo_stroke(cairo)
  }

  public func drawPath(using mode: CGPathDrawingMode) {
    let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
    switch mode {
    case .fill, .eoFill: fillPath(using: rule)
    case .stroke: strokePath()
    case .fillStroke, .eoFillStroke:
      setRule(rule)
      use(state.fillColor)
      cairo_fill_preserve(cairo)
      strokePath()
    }
  }

  // MARK: Painting shapes

  public func fill(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    fillPath()
  }

  public func fill(_ rects: [CGRect]) {
    beginPath()
    rects.forEach(addRect)
    fillPath()
  }

  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes what lies in the rectangle transparent.
  public func clear(_ rect: CGRect) {
    saveGState()
    setBlendMode(.clear)
    fill(rect)
    restoreGState()
  }
}
