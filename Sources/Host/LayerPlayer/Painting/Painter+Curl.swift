import CPlayerDrawing
import PageProtocol

extension Painter {
  /// A sheet that is rolled up from its lower right corner, over another.
  func curl(
    _ sheet: Side, over ground: Side, _ progress: Double, on canvas: Surface, look: Look
  ) {
    paint(ground, on: canvas, look: look)
    let map = sheet.place.map
    let curl = PageCurl(sheet.values.box(.bounds), share: Number.clamped(progress, 0, 1))
    guard map.isAffine, let picture = surface(canvas.area),
      budget.takePixels(8 * canvas.width * canvas.height)
    else { return }
    if let shade = part(curl.uncovered, curl.shade, of: sheet, on: canvas) { canvas.lay(shade) }
    paint(sheet, on: picture, look: look)
    if progress > 0 {
      canvas.lay(picture, within: LayerPath(around: curl.flat), at: map)
    } else {
      canvas.lay(picture)
    }
    guard let back = part(curl.back, curl.paper, of: sheet, on: canvas) else { return }
    let scale = map.affine.lengthFactor
    let shadow = back.shadow(
      sigma: 6 * scale, offset: Point(0, 2 * scale), color: Color(0, 0, 0, 0.35),
      within: canvas.area)
    if let shadow { canvas.lay(shadow) }
    canvas.lay(back)
  }

  /// A polygon in a band's colours, within the sheet's corners.
  private func part(
    _ polygon: [Point], _ band: PageCurl.Band, of sheet: Side, on canvas: Surface
  ) -> Surface? {
    guard polygon.count > 2, let whole = surface(canvas.area),
      let part = surface(canvas.area)
    else { return nil }
    whole.fill(LayerPath(around: polygon), with: band, at: sheet.place.map)
    part.lay(whole, within: sheet.values.rounded.path, at: sheet.place.map)
    return part
  }
}

extension LayerPath {
  fileprivate init(around polygon: [Point]) {
    let steps = polygon.enumerated().map { index, point in
      index == 0 ? Element.move(LayerPoint(point)) : .line(LayerPoint(point))
    }
    self.init(steps.isEmpty ? [] : steps + [.close])
  }
}

extension Surface {
  fileprivate func fill(_ path: LayerPath, with band: PageCurl.Band, at map: Homography) {
    guard
      let pattern = cairo_pattern_create_linear(
        band.start.x, band.start.y, band.end.x, band.end.y)
    else { return }
    defer { cairo_pattern_destroy(pattern) }
    for (share, color) in band.stops {
      cairo_pattern_add_color_stop_rgba(pattern, share, color[0], color[1], color[2], color[3])
    }
    trace(path, map) { context in
      var matrix = map.cairo
      matrix.x0 -= Double(area.x)
      matrix.y0 -= Double(area.y)
      cairo_set_matrix(context, &matrix)
      cairo_set_source(context, pattern)
      cairo_fill(context)
    }
  }
}
