import PageProtocol

extension Painter {
  private static let mostSide = 4096.0
  /// Planes that reach to the horizon are drawn so far.
  private static let horizon = 5_000.0

  /// Draws a layer in its own plane, and that plane through its map.
  func paintProjected(
    _ layer: Layer, _ values: LayerValues, on canvas: Surface, at place: Placement, look: Look
  ) {
    var part = extent(of: layer, values, place)
    part = part.intersection(place.visible(in: canvas.area).grown(by: 2))
    if part.width > Self.horizon || part.height > Self.horizon {
      let middle = values.box(.bounds).middle
      part = part.intersection(
        Box(x: middle.x, y: middle.y, width: 0, height: 0).grown(by: Self.horizon))
    }
    guard !part.isEmpty, let area = seen(part, at: place.map, in: canvas.area) else { return }
    let grid = grid(for: part, at: place.map, bounds: values.box(.bounds))
    var flat = place.asGroup
    flat.map = grid
    let pixels = PixelBox(around: flat.map.image(of: part) ?? .empty).grown(by: 1)
    guard let picture = surface(pixels), let target = surface(area) else { return }
    // Its opacity has been taken into the look already.
    var inner = look
    inner.opacity = 1
    inner.blending = .none
    paintUnfaded(layer, values, on: picture, at: flat, look: inner)
    guard let way = grid.inverse?.then(place.map) else { return }
    let middle = area.box.middle
    guard budget.takePixels(4 * area.width * area.height),
      let projected = ProjectedSurface(picture, place: way, near: middle)
    else { return }
    projected.draw(on: target)
    let mode = look.blending == .asSet ? values.blendMode : .normal
    canvas.lay(target, alpha: look.opacity, mode: mode)
  }

  private func paintUnfaded(
    _ layer: Layer, _ values: LayerValues, on picture: Surface, at place: Placement, look: Look
  ) {
    var opaque = values
    opaque[.opacity] = .numbers([1, 0, 0, 0])
    paintPicture(of: layer, opaque, on: picture, at: place, look: look)
  }

  /// The pixels that a part of the plane can show in.
  private func seen(_ part: Box, at map: Homography, in area: PixelBox) -> PixelBox? {
    guard map.determinant != 0 else { return nil }
    guard let image = map.image(of: part) else {
      // Some of it is behind the eye: the rest may be anywhere.
      return part.corners.contains { map.apply($0) != nil } ? area : nil
    }
    let seen = PixelBox(around: image.grown(by: 2)).intersection(area)
    return seen.isEmpty ? nil : seen
  }

  /// The plane's pixels: none larger than one of the picture's, and the edges of the bounds between
  /// two of them, so that they stay sharp.
  private func grid(for part: Box, at map: Homography, bounds: Box) -> Homography {
    let scale = scale(for: part, at: map)
    var (across, down) = (scale, scale)
    if !bounds.isEmpty {
      let wide = max(1, (bounds.width * scale).rounded()) / bounds.width
      let high = max(1, (bounds.height * scale).rounded()) / bounds.height
      // Circles must stay circles, as far as a shadow shows it.
      if abs(wide - scale) < 0.01 * scale, abs(high - scale) < 0.01 * scale {
        (across, down) = (wide, high)
      }
    }
    return Homography.translation(-bounds.x, -bounds.y).then(.scale(across, down))
  }

  /// Pixels in a point of the plane.
  private func scale(for part: Box, at map: Homography) -> Double {
    var largest = 0.0
    for down in 0...4 {
      for across in 0...4 {
        let point = part.at(Point(Double(across) / 4, Double(down) / 4))
        largest = max(largest, map.magnification(at: point) ?? 0)
      }
    }
    let scale = Number.clamped(largest, 0.05, 8)
    return min(scale, Self.mostSide / part.width, Self.mostSide / part.height)
  }
}
