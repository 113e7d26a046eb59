import CPlayerDrawing
import PageProtocol

/// Follows the outline of a glyph as HarfBuzz tells it.
final class GlyphPen {
  private(set) var elements: [LayerPath.Element] = []
  private let factor: Double

  init(factor: Double) {
    self.factor = factor
  }

  func draw(_ glyph: UInt32, of font: OpaquePointer) {
    guard let functions = hb_draw_funcs_create() else { return }
    defer { hb_draw_funcs_destroy(functions) }
    hb_draw_funcs_set_move_to_func(
      functions, { _, pen, _, x, y, _ in GlyphPen.at(pen).move(x, y) }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, pen, _, x, y, _ in GlyphPen.at(pen).line(x, y) }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, pen, _, x1, y1, x, y, _ in
        let pen = GlyphPen.at(pen)
        pen.elements.append(.quadratic(pen.point(x1, y1), to: pen.point(x, y)))
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, pen, _, x1, y1, x2, y2, x, y, _ in
        let pen = GlyphPen.at(pen)
        pen.elements.append(.cubic(pen.point(x1, y1), pen.point(x2, y2), to: pen.point(x, y)))
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions, { _, pen, _, _ in GlyphPen.at(pen).elements.append(.close) }, nil, nil)
    hb_font_get_glyph_shape(font, glyph, functions, Unmanaged.passUnretained(self).toOpaque())
  }

  private static func at(_ pen: UnsafeMutableRawPointer?) -> GlyphPen {
    Unmanaged<GlyphPen>.fromOpaque(pen!).takeUnretainedValue()
  }

  private func move(_ x: Float, _ y: Float) { elements.append(.move(point(x, y))) }
  private func line(_ x: Float, _ y: Float) { elements.append(.line(point(x, y))) }

  private func point(_ x: Float, _ y: Float) -> LayerPoint {
    LayerPoint(x: Double(x) * factor, y: -Double(y) * factor)
  }
}
