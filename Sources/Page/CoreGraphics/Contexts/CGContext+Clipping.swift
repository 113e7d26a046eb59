import Foundation

@_implementationOnly import CCairo

extension CGContext {
  /// Only what lies within the path is drawn from now on; a new path begins.
  public func clip(using rule: CGPathFillRule = .winding) {
    guard !drawn.isEmpty else { return }
    DevicePath.feed(drawn.steps, to: cairo)
    cairo_identity_matrix(cairo)
    cairo_set_fill_rule(cairo, rule.cairoValue)
    cairo_set_antialias(
      cairo, state.antialiasing.isOn ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    cairo_clip(cairo)
    beginPath()
  }

  public func clip(to rect: CGRect) {
    clip(to: [rect])
  }

  /// Only what lies within one of the rectangles is drawn from now on.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    if drawn.isEmpty { addRect(.zero) }
    clip()
  }

  /// What is drawn from now on shows only where the picture, laid on the rectangle, lets it
  /// through: a stencil's holes, a picture's alpha, or the light of one without alpha.
  public func clip(to rect: CGRect, mask: CGImage) {
    guard let mask = AlphaMask(mask.coverage, in: imageMatrix(mask, rect), like: self) else {
      return
    }
    state.mask = state.mask.map { mask.intersection($0) } ?? mask
    clip(to: rect)
  }

  /// Everything is drawn again, whatever was clipped.
  @_disfavoredOverload
  public func resetClip() {
    cairo_reset_clip(cairo)
    state.mask = nil
  }

  /// The smallest rectangle around what is drawn, in what a page draws with.
  public var boundingBoxOfClipPath: CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_identity_matrix(cairo)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    guard right > left, bottom > top, state.matrix.isInvertible else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
      .applying(state.matrix.inverted())
  }
}

extension AlphaMask {
  /// A picture's alpha on the pixels it falls on.
  convenience init?(_ picture: PixelBuffer, in matrix: CGAffineTransform, like context: CGContext) {
    let area = CGRect(x: 0, y: 0, width: picture.width, height: picture.height).applying(matrix)
    let box = DeviceBox(area).intersection(context.sheet.clipBox)
    // A mask that lies outside of everything lets nothing through.
    let nothing = DeviceBox(left: 0, top: 0, right: 1, bottom: 1)
    guard let sheet = PixelSheet(box.isEmpty ? nothing : box, format: CAIRO_FORMAT_A8) else {
      return nil
    }
    if !box.isEmpty, matrix.set(in: sheet.cairo) {
      cairo_set_source_surface(sheet.cairo, picture.surface, 0, 0)
      let pattern = cairo_get_source(sheet.cairo)
      cairo_pattern_set_filter(pattern, context.state.interpolation.cairoValue)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_rectangle(sheet.cairo, 0, 0, Double(picture.width), Double(picture.height))
      cairo_fill(sheet.cairo)
    }
    self.init(sheet)
  }

  /// What both let through.
  func intersection(_ other: AlphaMask) -> AlphaMask {
    guard let both = PixelSheet(sheet.box, format: CAIRO_FORMAT_A8) else { return self }
    cairo_set_source_surface(both.cairo, sheet.surface, 0, 0)
    cairo_mask_surface(both.cairo, other.sheet.surface, 0, 0)
    return AlphaMask(both)
  }
}
