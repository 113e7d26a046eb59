import CPlayerDrawing
import PageProtocol

/// How a picture is drawn.
struct PictureDrawing {
  /// The colour that takes the place of the picture's own.
  var tint: Color?
  var magnification: ContentsFilter
  var minification: ContentsFilter

  /// For a picture whose pixels become so large.
  func filter(at size: Double) -> cairo_filter_t {
    switch size < 0.999 ? minification : magnification {
    case .nearest: CAIRO_FILTER_NEAREST
    case .linear, .trilinear: size < 0.999 ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR
    }
  }
}

extension Surface {
  /// Draws a part of a picture, told in its pixels, into a box.
  func draw(
    _ picture: Surface, _ part: Box, in target: Box, _ drawing: PictureDrawing,
    at map: Homography
  ) {
    guard !part.isEmpty, !target.isEmpty else { return }
    // What lies beside the part must not shine in at its edges.
    let kept = PixelBox(around: part).intersection(
      PixelBox(x: 0, y: 0, width: picture.width, height: picture.height))
    guard !kept.isEmpty,
      let source = cairo_surface_create_for_rectangle(
        picture.surface, Double(kept.x), Double(kept.y), Double(kept.width), Double(kept.height)),
      let pattern = cairo_pattern_create_for_surface(source)
    else { return }
    defer {
      cairo_pattern_destroy(pattern)
      cairo_surface_destroy(source)
    }
    let (across, down) = (part.width / target.width, part.height / target.height)
    let toPart = Homography(
      a: across, b: 0, c: part.x - Double(kept.x) - target.x * across, d: 0, e: down,
      f: part.y - Double(kept.y) - target.y * down, g: 0, h: 0, i: 1)
    guard let back = map.affine.inverse else { return }
    // From this surface's pixels to the source's.
    var matrix = Homography.translation(Double(area.x), Double(area.y)).then(back).then(toPart)
      .cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(
      pattern, drawing.filter(at: map.lengthFactor / (across * down).squareRoot()))
    trace(RoundedBox(box: target.within(part, of: kept), radius: 0).path, map) { context in
      if let tint = drawing.tint {
        setSource(tint)
        cairo_clip(context)
        cairo_mask(context, pattern)
      } else {
        cairo_set_source(context, pattern)
        cairo_fill(context)
      }
    }
  }
}

extension Box {
  /// What is left of a target where the picture ends before the part that was asked for.
  fileprivate func within(_ part: Box, of kept: PixelBox) -> Box {
    let there = part.intersection(kept.box)
    guard there != part else { return self }
    let (across, down) = (width / part.width, height / part.height)
    return Box(
      x: x + (there.x - part.x) * across, y: y + (there.y - part.y) * down,
      width: there.width * across, height: there.height * down)
  }
}
