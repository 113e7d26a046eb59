import Foundation

@_implementationOnly import CCairo

extension CGContext {
  /// Colours from one point to the other, over all that is drawn.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    paint(gradient, options) {
      cairo_pattern_create_linear(
        Double(start.x), Double(start.y), Double(end.x), Double(end.y))
    }
  }

  /// Colours from one circle to the other, over all that is drawn.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    paint(gradient, options) {
      cairo_pattern_create_radial(
        Double(startCenter.x), Double(startCenter.y), Double(max(startRadius, 0)),
        Double(endCenter.x), Double(endCenter.y), Double(max(endRadius, 0)))
    }
  }

  /// Colours round a point, beginning at an angle.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    guard state.matrix.isInvertible else { return }
    let (box, back) = (sheet.clipBox, state.matrix.inverted())
    let colors = gradient.samples(1024)
    let picture = PixelBuffer(width: max(box.width, 1), height: max(box.height, 1)) { x, y in
      let place = CGPoint(x: CGFloat(box.left + x) + 0.5, y: CGFloat(box.top + y) + 0.5)
        .applying(back)
      let turn = (atan2(place.y - center.y, place.x - center.x) - angle) / (2 * .pi)
      return colors[Int((turn - turn.rounded(.down)) * CGFloat(colors.count - 1))]
    }
    paint(within: clipRect) { cairo, ink in
      guard ink == .paint else { return paintCoverage(in: cairo) }
      cairo_set_source_surface(cairo, picture.surface, Double(box.left), Double(box.top))
      cairo_paint_with_alpha(cairo, Double(state.alpha))
    }
  }

  public func drawShading(_ shading: CGShading) {
    switch shading.shape {
    case .axial(let start, let end):
      drawLinearGradient(shading.gradient, start: start, end: end, options: shading.options)
    case .radial(let start, let startRadius, let end, let endRadius):
      drawRadialGradient(
        shading.gradient, startCenter: start, startRadius: startRadius, endCenter: end,
        endRadius: endRadius, options: shading.options)
    }
  }

  private var clipRect: CGRect {
    let box = sheet.clipBox
    return CGRect(x: box.left, y: box.top, width: box.width, height: box.height)
  }

  private func paintCoverage(in cairo: OpaquePointer) {
    cairo_set_source_rgba(cairo, 1, 1, 1, 1)
    cairo_paint(cairo)
  }

  private func paint(
    _ gradient: CGGradient, _ options: CGGradientDrawingOptions, _ make: () -> OpaquePointer?
  ) {
    guard let pattern = make() else { return }
    defer { cairo_pattern_destroy(pattern) }
    gradient.addStops(to: pattern, options)
    paint(within: clipRect) { cairo, ink in
      guard ink == .paint else { return paintCoverage(in: cairo) }
      guard state.matrix.set(in: cairo) else { return }
      cairo_set_source(cairo, pattern)
      cairo_paint_with_alpha(cairo, Double(state.alpha))
      cairo_identity_matrix(cairo)
    }
  }
}

extension CGGradient {
  /// Cairo extends to both sides or to none; a clear stop at an end cuts the one not wanted.
  func addStops(to pattern: OpaquePointer, _ options: CGGradientDrawingOptions) {
    cairo_pattern_set_extend(pattern, options.isEmpty ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
    let cutsStart = !options.isEmpty && !options.contains(.drawsBeforeStartLocation)
    let cutsEnd = !options.isEmpty && !options.contains(.drawsAfterEndLocation)
    let (first, last) = (stops[0], stops[stops.count - 1])
    if cutsStart {
      cairo_pattern_add_color_stop_rgba(pattern, 0, 0, 0, 0, 0)
      add(first, at: 0, to: pattern)
    }
    for stop in stops { add(stop, at: stop.location, to: pattern) }
    if cutsEnd {
      add(last, at: 1, to: pattern)
      cairo_pattern_add_color_stop_rgba(pattern, 1, 0, 0, 0, 0)
    }
  }

  private func add(_ stop: Stop, at place: CGFloat, to pattern: OpaquePointer) {
    cairo_pattern_add_color_stop_rgba(
      pattern, Double(place), Double(stop.red), Double(stop.green), Double(stop.blue),
      Double(stop.alpha))
  }

  /// Pixels at even places from the first to the last.
  func samples(_ count: Int) -> [UInt32] {
    func byte(_ value: CGFloat) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
    return (0..<count).map { index in
      let place = CGFloat(index) / CGFloat(count - 1)
      let next = stops.firstIndex { $0.location > place } ?? stops.count
      let (from, to) = (stops[max(next - 1, 0)], stops[min(next, stops.count - 1)])
      let width = to.location - from.location
      let share = width > 0 ? min(max((place - from.location) / width, 0), 1) : 0
      func mix(_ one: CGFloat, _ two: CGFloat) -> CGFloat { one + (two - one) * share }
      let alpha = mix(from.alpha, to.alpha)
      return byte(alpha) << 24 | byte(mix(from.red, to.red) * alpha) << 16
        | byte(mix(from.green, to.green) * alpha) << 8 | byte(mix(from.blue, to.blue) * alpha)
    }
  }
}
