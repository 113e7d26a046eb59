import PageProtocol

extension Painter {
  /// Shows what lies beneath a layer again, blurred and with other colours, inside its corners.
  func paintBackdrop(
    _ values: LayerValues, on canvas: Surface, at place: Placement, grounds: [Surface]
  ) {
    guard values.hasBackdrop, place.map.isAffine else { return }
    let rounded = values.rounded
    guard !rounded.box.isEmpty, let image = place.map.image(of: rounded.box) else { return }
    let area = grounds.reduce(PixelBox(around: image)) { $0.intersection($1.area) }
    guard let beneath = surface(area) else { return }
    for ground in grounds { beneath.lay(ground) }
    let sigma = values.backdropSigma * place.map.affine.lengthFactor
    if sigma > 0, budget.takePixels(32 * area.width * area.height) { beneath.blur(sigma) }
    beneath.saturate(Number.clamped(values.number(.backdropSaturation), 0, 100))
    canvas.lay(beneath, within: rounded.path, at: place.map)
  }
}
