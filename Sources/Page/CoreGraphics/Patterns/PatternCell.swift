import Foundation

@_implementationOnly import CCairo

/// One step of a pattern as pixels, ready to be repeated.
final class PatternCell {
  struct Look: Equatable {
    let width: Int
    let height: Int
    let color: [CGFloat]
    let alpha: CGFloat
  }

  let look: Look
  let sheet: PixelSheet

  private init(_ look: Look, _ sheet: PixelSheet) {
    (self.look, self.sheet) = (look, sheet)
  }

  /// As many pixels as the cell will cover; the step is stretched to whole ones.
  static func make(
    _ pattern: CGPattern, matrix: CGAffineTransform, color: CGColor, alpha: CGFloat
  ) -> PatternCell? {
    let wide = hypot(matrix.a, matrix.b) * pattern.step.width
    let high = hypot(matrix.c, matrix.d) * pattern.step.height
    let look = Look(
      width: pixels(wide), height: pixels(high), color: color.components ?? [], alpha: alpha)
    if let last = pattern.lastCell, last.look == look { return last }
    let box = DeviceBox(left: 0, top: 0, right: look.width, bottom: look.height)
    guard let sheet = PixelSheet(box) else { return nil }
    draw(pattern, on: sheet, look, color)
    let cell = PatternCell(look, sheet)
    pattern.lastCell = cell
    return cell
  }

  private static func pixels(_ length: CGFloat) -> Int {
    length.isFinite ? max(1, min(4096, Int(length.rounded()))) : 1
  }

  private static func draw(
    _ pattern: CGPattern, on sheet: PixelSheet, _ look: Look, _ color: CGColor
  ) {
    let context = CGContext(sheet: sheet, matrix: .identity, format: nil, rowBytes: 0)
    context.state.matrix = CGAffineTransform(
      scaleX: CGFloat(look.width) / pattern.step.width,
      y: CGFloat(look.height) / pattern.step.height
    ).translatedBy(x: -pattern.bounds.minX, y: -pattern.bounds.minY)
    // y grows downwards in the pixels, and the matrix that places them turns them back.
    context.base = context.ctm
    if !pattern.isColored, let base = color.colorSpace?.baseColorSpace {
      let plain = CGColor(space: base, values: (color.components ?? []).dropLast() + [1])
      context.setFillColor(plain)
      context.setStrokeColor(plain)
    }
    // A drawing that is larger than its step reaches into the cells beside it.
    let columns = Int(min((pattern.bounds.width / pattern.step.width).rounded(.up), 8)) - 1
    let rows = Int(min((pattern.bounds.height / pattern.step.height).rounded(.up), 8)) - 1
    for row in stride(from: -max(rows, 0), through: 0, by: 1) {
      for column in stride(from: -max(columns, 0), through: 0, by: 1) {
        context.saveGState()
        context.translateBy(
          x: CGFloat(column) * pattern.step.width, y: CGFloat(row) * pattern.step.height)
        context.clip(to: pattern.bounds)
        pattern.draw(in: context)
        context.restoreGState()
      }
    }
    guard look.alpha < 1 else { return }
    cairo_identity_matrix(sheet.cairo)
    cairo_set_operator(sheet.cairo, CAIRO_OPERATOR_DEST_IN)
    cairo_set_source_rgba(sheet.cairo, 0, 0, 0, Double(look.alpha))
    cairo_paint(sheet.cairo)
  }
}

extension CGContext {
  /// Makes a pattern what Cairo paints with.
  func usePattern(of color: CGColor, in cairo: OpaquePointer) {
    guard let pattern = color.pattern else { return }
    // Pattern space to pixels; the phase is one of the context's first space too.
    let matrix = pattern.matrix
      .concatenating(
        CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height)
      )
      .concatenating(base).concatenating(flip)
    guard matrix.isInvertible,
      let cell = PatternCell.make(
        pattern, matrix: matrix, color: color, alpha: color.alpha * state.alpha)
    else { return cairo_set_source_rgba(cairo, 0, 0, 0, 0) }
    let placed = CGAffineTransform(
      a: pattern.step.width / CGFloat(cell.look.width), b: 0, c: 0,
      d: pattern.step.height / CGFloat(cell.look.height), tx: pattern.bounds.minX,
      ty: pattern.bounds.minY
    ).concatenating(matrix)
    guard placed.isInvertible else { return cairo_set_source_rgba(cairo, 0, 0, 0, 0) }
    cairo_set_source_surface(cairo, cell.sheet.surface, 0, 0)
    let source = cairo_get_source(cairo)
    var back = cairo_matrix_t(placed.inverted())
    cairo_pattern_set_matrix(source, &back)
    cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
    cairo_pattern_set_filter(source, CAIRO_FILTER_GOOD)
  }
}
