import CoreGraphics
import Foundation

@_implementationOnly import CPango

/// Takes a glyph's outline out of a font.
enum GlyphOutline {
  static func path(of glyph: UInt32, in font: OpaquePointer) -> CGPath {
    let path = CGMutablePath()
    hb_font_get_glyph_shape(font, glyph, functions, Unmanaged.passUnretained(path).toOpaque())
    return path
  }

  /// What HarfBuzz calls for each step; made once, kept for good.
  nonisolated(unsafe) private static let functions: OpaquePointer? = {
    let functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions, { _, target, _, x, y, _ in path(target)?.move(to: point(x, y)) }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, target, _, x, y, _ in path(target)?.addLine(to: point(x, y)) }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, target, _, controlX, controlY, x, y, _ in
        path(target)?.addQuadCurve(to: point(x, y), control: point(controlX, controlY))
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, target, _, firstX, firstY, secondX, secondY, x, y, _ in
        path(target)?.addCurve(
          to: point(x, y), control1: point(firstX, firstY), control2: point(secondX, secondY))
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions, { _, target, _, _ in path(target)?.closeSubpath() }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    return functions
  }()

  private static func path(_ target: UnsafeMutableRawPointer?) -> CGMutablePath? {
    target.map { Unmanaged<CGMutablePath>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func point(_ x: Float, _ y: Float) -> CGPoint {
    CGPoint(x: CGFloat(x), y: CGFloat(y))
  }
}
