import PageProtocol

extension Painter {
  /// The part of a layer's plane that it and all in it can show in, its shadow included.
  func extent(of layer: Layer, _ values: LayerValues, _ place: Placement) -> Box {
    let sigma = values.contentSigma
    var body = body(of: layer, values, place)
    if sigma > 0, body != .everything { body = body.grown(by: 3 * sigma + 1) }
    guard values.shadow != nil else { return body }
    let offset = values.point(.shadowOffset)
    let reach = 3 * values.shadowSigma + 2
    let outline = values.path(.shadowPath)?.box ?? body
    return body.union(outline.grown(by: reach).moved(by: offset))
  }

  /// The same without the shadow.
  func body(of layer: Layer, _ values: LayerValues, _ place: Placement) -> Box {
    let moment = Moment(layer: ObjectIdentifier(layer), delay: place.delay)
    if let known = extents[moment] { return known }
    guard place.level < Placement.mostLevels, budget.takeLayer() else { return .everything }
    var box = own(of: layer, values)
    if values.flag(.masksToBounds) {
      box = values.box(.bounds)
    } else if box != .everything {
      for sublayer in placedSublayers(of: layer, values, place) {
        box = box.union(share(of: sublayer, in: layer, values, place))
      }
    }
    extents[moment] = box
    return box
  }

  /// What a sublayer adds; all of a plane where that cannot be told by its corners.
  private func share(
    of sublayer: PlacedLayer, in layer: Layer, _ values: LayerValues, _ place: Placement
  ) -> Box {
    // Copies, former pictures and things in space may be anywhere.
    if layer.kind == .replicator || sublayer.layer.transition != nil
      || values.keepsDepth(layer.kind) || sublayer.values.keepsDepth(sublayer.layer.kind)
    {
      return .everything
    }
    var inner = place
    inner.level += 1
    let extent = extent(of: sublayer.layer, sublayer.values, inner)
    let plane = sublayer.values.flip.then(sublayer.matrix).plane
    return extent == .everything ? extent : plane.image(of: extent) ?? .everything
  }

  /// What the layer itself shows, its sublayers apart.
  private func own(of layer: Layer, _ values: LayerValues) -> Box {
    var box = values.box(.bounds)
    if layer.kind == .emitter || values.keepsDepth(layer.kind) { return .everything }
    if case .picture(_?) = values[.contents] { box = box.union(contentsBox(values) ?? .empty) }
    if layer.kind == .shape, let path = values.path(.path) {
      let width = max(0, values.number(.lineWidth))
      box = box.union(path.box.grown(by: width * max(1, values.number(.miterLimit)) / 2 + 1))
    }
    if case .text(let block?) = values[.text] {
      box = box.union(textBox(block, in: values.box(.bounds)))
    }
    return box.intersection(.everything)
  }
}
