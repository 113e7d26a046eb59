import CPlayerDrawing
import PageProtocol

/// How a line is drawn.
struct LineStyle {
  var width: Double
  var miterLimit: Double
  var cap: LineCap
  var join: LineJoin
  var dashes: [Double]
  var dashPhase: Double

  init(_ values: LayerValues) {
    width = values.number(.lineWidth)
    miterLimit = values.number(.miterLimit)
    cap = values.choice(.lineCap, LineCap.self)
    join = values.choice(.lineJoin, LineJoin.self)
    dashes = values.list(.lineDashPattern).map { max(0, $0) }
    dashPhase = values.number(.lineDashPhase)
  }

  init(width: Double) {
    (self.width, miterLimit, cap, join) = (width, 4, .butt, .miter)
    (dashes, dashPhase) = ([], 0)
  }

  /// A pattern that would be drawn in more pieces than anyone can see is left out.
  func dashes(along box: Box) -> [Double] {
    let sum = dashes.reduce(0, +)
    guard sum > 0, (box.width + box.height) / sum * Double(dashes.count) < 20_000 else { return [] }
    return dashes
  }
}

extension Surface {
  /// Cairo counts in 24 bits of whole pixels.
  private static let farthest = 1e6

  func fill(
    _ path: LayerPath, color: Color, rule: FillRule = .nonZero, at map: Homography
  ) {
    trace(path, map) { context in
      setSource(color)
      cairo_set_fill_rule(
        context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_fill(context)
    }
  }

  func stroke(_ path: LayerPath, color: Color, style: LineStyle, at map: Homography) {
    trace(path, map) { context in
      setSource(color)
      cairo_set_line_width(context, style.width)
      cairo_set_miter_limit(context, max(1, style.miterLimit))
      cairo_set_line_cap(context, style.cap.cairo)
      cairo_set_line_join(context, style.join.cairo)
      let dashes = style.dashes(along: path.box)
      if !dashes.isEmpty {
        cairo_set_dash(context, dashes, Int32(dashes.count), style.dashPhase)
      }
      // The path is there already; the pen has the layer's own shape.
      var matrix = map.cairo
      cairo_set_matrix(context, &matrix)
      cairo_stroke(context)
    }
  }

  /// Lays another surface of the same plane over this one, inside a path.
  func lay(_ other: Surface, within path: LayerPath, at map: Homography) {
    trace(path, map) { context in
      cairo_set_source_surface(
        context, other.surface, Double(other.area.x - area.x), Double(other.area.y - area.y))
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
      cairo_fill(context)
    }
  }

  /// Draws inside whole pixels only.
  func clipped(to box: PixelBox, _ body: () -> Void) {
    guard !box.isEmpty else { return }
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_rectangle(
      context, Double(box.x - area.x), Double(box.y - area.y), Double(box.width),
      Double(box.height))
    cairo_clip(context)
    body()
    cairo_restore(context)
  }

  func setSource(_ color: Color) {
    let color = color.shown
    cairo_set_source_rgba(context, color[0], color[1], color[2], color[3])
  }

  /// Puts a path down in pixels, and lets something be done with it.
  func trace(_ path: LayerPath, _ map: Homography, _ body: (OpaquePointer) -> Void) {
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_new_path(context)
    let map = map.affine
    var last = Point(0, 0)
    func at(_ point: LayerPoint) -> Point {
      let (x, y) = (
        map.a * point.x + map.b * point.y + map.c, map.d * point.x + map.e * point.y + map.f
      )
      return Point(
        Number.bounded(x - Double(area.x), Self.farthest),
        Number.bounded(y - Double(area.y), Self.farthest))
    }
    for element in path.elements {
      let points = element.points.map(at)
      switch element {
      case .move: cairo_move_to(context, points[0].x, points[0].y)
      case .line: cairo_line_to(context, points[0].x, points[0].y)
      case .quadratic:
        let (first, second) = (
          last.toward(points[0], 2.0 / 3), points[1].toward(points[0], 2.0 / 3)
        )
        cairo_curve_to(
          context, first.x, first.y, second.x, second.y, points[1].x, points[1].y)
      case .cubic:
        cairo_curve_to(
          context, points[0].x, points[0].y, points[1].x, points[1].y, points[2].x, points[2].y)
      case .close: cairo_close_path(context)
      }
      last = points.last ?? last
    }
    body(context)
    cairo_new_path(context)
    cairo_restore(context)
  }
}

extension LineCap {
  var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension LineJoin {
  var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}

extension LayerBlendMode {
  /// The darker sum, which Cairo has not, is drawn elsewhere.
  var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply, .plusDarker: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
