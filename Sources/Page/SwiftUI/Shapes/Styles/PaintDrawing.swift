extension CGContext {
  /// Paints a rectangle, within what is clipped.
  func paint(_ paint: _Paint, in rect: CGRect) {
    saveGState()
    defer { restoreGState() }
    if paint.opacity < 1 { setAlpha(paint.opacity) }
    switch paint.fill {
    case .none, .material: break
    case .color(let color):
      setFillColor(color.cgColor)
      fill(rect)
    case .gradient(let gradient): draw(gradient, in: rect)
    case .mesh(let mesh):
      guard let image = mesh.image() else { return }
      interpolationQuality = .high
      UIImage(cgImage: image).draw(in: rect)
    case .image(let tile): draw(tile, in: rect)
    }
  }

  private func draw(_ gradient: GradientPaint, in rect: CGRect) {
    guard !rect.isEmpty else { return }
    let values = gradient.layerValues(in: rect.size)
    guard let colors = values.ramp.cgGradient else { return }
    func place(_ point: CGPoint) -> CGPoint { UnitPoint(x: point.x, y: point.y).point(in: rect) }
    let (start, end) = (place(values.start), place(values.end))
    let everywhere: CGGradientDrawingOptions = [
      .drawsBeforeStartLocation, .drawsAfterEndLocation,
    ]
    clip(to: rect)
    switch values.type {
    case .radial:
      translateBy(x: start.x, y: start.y)
      scaleBy(x: max(abs(end.x - start.x), 0.001), y: max(abs(end.y - start.y), 0.001))
      drawRadialGradient(
        colors, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1,
        options: everywhere)
    case .conic:
      drawConicGradient(colors, center: start, angle: atan2(end.y - start.y, end.x - start.x))
    default: drawLinearGradient(colors, start: start, end: end, options: everywhere)
    }
  }

  /// Repeats a part of a picture from the upper left corner on.
  private func draw(_ tile: TilePaint, in rect: CGRect) {
    guard let image = tile.image.cgImage else { return }
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    let part = CGRect(
      x: tile.part.minX * width, y: tile.part.minY * height, width: tile.part.width * width,
      height: tile.part.height * height)
    guard let shown = image.cropping(to: part) else { return }
    let size = CGSize(
      width: tile.image.size.width * tile.part.width * tile.scale,
      height: tile.image.size.height * tile.part.height * tile.scale)
    guard size.width > 0.5, size.height > 0.5 else { return }
    let picture = UIImage(cgImage: shown)
    clip(to: rect)
    for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
      for x in stride(from: rect.minX, to: rect.maxX, by: size.width) {
        picture.draw(in: CGRect(origin: CGPoint(x: x, y: y), size: size))
      }
    }
  }
}
