import Foundation

@_implementationOnly import CCairo

extension CGContext {
  // MARK: Painting the path

  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  @_disfavoredOverload
  public func strokePath() {
    drawPath(using: .stroke)
  }

  /// Paints the path, and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    let steps = drawn.steps
    beginPath()
    draw(steps, using: mode)
  }

  private func draw(_ steps: [CGPathStep], using mode: CGPathDrawingMode) {
    guard !steps.isEmpty else { return }
    let (fills, strokes) = (mode != .stroke, mode != .fill && mode != .eoFill)
    let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
    paint(within: bounds(of: steps, isStroked: strokes)) { cairo, ink in
      DevicePath.feed(steps, to: cairo)
      if fills {
        cairo_set_fill_rule(cairo, rule.cairoValue)
        use(state.fillColor, ink, in: cairo)
        if strokes { cairo_fill_preserve(cairo) } else { cairo_fill(cairo) }
      }
      if strokes {
        use(state.strokeColor, ink, in: cairo)
        stroke(in: cairo)
      }
      cairo_new_path(cairo)
    }
  }

  /// Strokes Cairo's path with a pen that is round where a page's lengths are.
  func stroke(in cairo: OpaquePointer) {
    let line = state.line
    cairo_set_line_cap(cairo, line.cap.cairoValue)
    cairo_set_line_join(cairo, line.join.cairoValue)
    cairo_set_miter_limit(cairo, max(Double(line.miterLimit), 1))
    let isHairline = line.width == 0
    guard isHairline || state.matrix.set(in: cairo) else { return }
    // The thinnest line there is: a pixel.
    cairo_set_line_width(cairo, isHairline ? 1 : Double(line.width))
    let lengths = line.dashLengths.map { Double($0) }
    cairo_set_dash(cairo, lengths, Int32(lengths.count), Double(line.dashPhase))
    cairo_stroke(cairo)
    cairo_identity_matrix(cairo)
  }

  private func bounds(of steps: [CGPathStep], isStroked: Bool) -> CGRect {
    let box = CGPath(elements: steps).boundingBox
    guard isStroked else { return box }
    let matrix = state.matrix
    let scale = max(hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d))
    let spread = state.line.join == .miter ? max(state.line.miterLimit, 1.5) : 1.5
    let margin = max(1, state.line.width / 2 * scale * spread)
    return box.insetBy(dx: -margin, dy: -margin)
  }

  /// Sets what Cairo paints with.
  func use(_ color: CGColor, _ ink: Ink, in cairo: OpaquePointer) {
    if ink == .coverage {
      cairo_set_source_rgba(cairo, 1, 1, 1, 1)
    } else if color.pattern != nil {
      usePattern(of: color, in: cairo)
    } else {
      let (red, green, blue, alpha) = color.rgba
      cairo_set_source_rgba(
        cairo, Double(red), Double(green), Double(blue), Double(alpha * state.alpha))
    }
  }

  // MARK: Painting shapes

  public func fill(_ rect: CGRect) {
    beginPath()
    let matrix = state.matrix
    guard matrix.b == 0, matrix.c == 0, !rect.isNull, !rect.isInfinite else {
      addRect(rect)
      return fillPath()
    }
    let box = rect.applying(matrix)
    paint(within: box) { cairo, ink in
      use(state.fillColor, ink, in: cairo)
      cairo_rectangle(
        cairo, Double(box.minX), Double(box.minY), Double(box.width), Double(box.height))
      cairo_fill(cairo)
    }
  }

  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
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
    let before = state.line.width
    setLineWidth(width)
    stroke(rect)
    state.line.width = before
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

  /// Makes what lies in the rectangle transparent, or black where there is no alpha.
  public func clear(_ rect: CGRect) {
    let before = state
    state.blendMode = .clear
    state.shadow = nil
    state.fillColor = .black
    fill(rect)
    state = before
  }
}
