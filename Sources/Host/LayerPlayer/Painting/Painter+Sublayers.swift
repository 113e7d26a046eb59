import PageProtocol

extension Painter {
  /// A sublayer, and where it is in its superlayer.
  struct PlacedLayer {
    var layer: Layer
    var values: LayerValues
    var matrix: Matrix4
  }

  /// Draws the sublayers of a layer that flattens them into its own plane.
  func paintSublayers(
    of layer: Layer, _ values: LayerValues, on canvas: Surface, at place: Placement
  ) {
    guard !layer.sublayers.isEmpty else { return }
    guard layer.kind == .replicator else {
      for placed in placedSublayers(of: layer, values, place) {
        paintPlaced(
          placed.layer, placed.values, placed.matrix, on: canvas, at: place, look: Look())
      }
      return
    }
    for copy in ReplicatorCopies(values) {
      var place = copy.color == nil ? place : place.asGroup
      place.delay += copy.delay
      guard budget.takeLayer() else { return }
      guard let color = copy.color else {
        paint(copy, of: layer, values, on: canvas, at: place)
        continue
      }
      let seen = area(of: copy, of: layer, values, in: canvas.area, at: place)
      guard let finished = surface(seen) else { continue }
      paint(copy, of: layer, values, on: finished, at: place)
      finished.multiply(by: color)
      canvas.lay(finished)
    }
  }

  private func paint(
    _ copy: ReplicatorCopies.Copy, of layer: Layer, _ values: LayerValues, on canvas: Surface,
    at place: Placement
  ) {
    for placed in placedSublayers(of: layer, values, place) {
      paintPlaced(
        placed.layer, placed.values, placed.matrix.then(copy.matrix), on: canvas, at: place,
        look: Look())
    }
  }

  /// The pixels that a copy can show in.
  private func area(
    of copy: ReplicatorCopies.Copy, of layer: Layer, _ values: LayerValues,
    in area: PixelBox, at place: Placement
  ) -> PixelBox {
    var box = Box.empty
    for placed in placedSublayers(of: layer, values, place) {
      guard placed.layer.transition == nil, !placed.values.keepsDepth(placed.layer.kind) else {
        return area
      }
      var inner = place
      inner.level += 1
      let plane = placed.values.flip.then(placed.matrix).then(copy.matrix).plane
      let extent = extent(of: placed.layer, placed.values, inner)
      guard let image = plane.then(place.map).image(of: extent) else { return area }
      box = box.union(image)
    }
    return PixelBox(around: box.grown(by: 1)).intersection(area)
  }

  /// Back to front: by their z position, and in their order where that is the same.
  func placedSublayers(
    of layer: Layer, _ values: LayerValues, _ place: Placement
  ) -> [PlacedLayer] {
    let all = layer.sublayers.compactMap { identifier -> PlacedLayer? in
      guard let sublayer = place.set[identifier] else { return nil }
      let own = self.values(of: sublayer, place.delay)
      guard !own.flag(.isHidden) else { return nil }
      return PlacedLayer(layer: sublayer, values: own, matrix: own.matrix(in: values))
    }
    let depths = all.map { $0.values.number(.zPosition) }
    guard depths.contains(where: { $0 != depths[0] }) else { return all }
    return all.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { all[$0] }
  }

  /// Draws a layer that lies somewhere in the space of `place`.
  func paintPlaced(
    _ layer: Layer, _ values: LayerValues, _ matrix: Matrix4, on canvas: Surface,
    at place: Placement, look: Look
  ) {
    guard values.keepsDepth(layer.kind) else {
      return paintPlane(layer, values, matrix, on: canvas, at: place, look: look)
    }
    let start = SpatialPlane(
      layer: layer, values: values, matrix: values.flip.then(matrix), look: look,
      delay: place.delay, mirror: place.mirror.flipped(if: values.isFlipped), level: place.level)
    paint(planes(in: start, place.set), on: canvas, at: place)
  }

  /// Draws a layer that has a space of its own for its sublayers, in its own plane.
  func paintSpace(
    of layer: Layer, _ values: LayerValues, on canvas: Surface, at place: Placement
  ) {
    let start = SpatialPlane(
      layer: layer, values: values, matrix: .identity, look: Look(), delay: place.delay,
      mirror: place.mirror, level: place.level)
    paint(planes(in: start, place.set, opacity: .counted), on: canvas, at: place)
  }

  private func paint(_ planes: [SpatialPlane], on canvas: Surface, at place: Placement) {
    for plane in SpatialPlane.sorted(planes) {
      var own = place
      (own.delay, own.mirror, own.level) = (plane.delay, plane.mirror, plane.level)
      paintPlane(plane.layer, plane.values, plane.matrix, on: canvas, at: own, look: plane.look)
    }
  }

  private func paintPlane(
    _ layer: Layer, _ values: LayerValues, _ matrix: Matrix4, on canvas: Surface,
    at place: Placement, look: Look
  ) {
    let plane = matrix.plane
    if !values.flag(.isDoubleSided), plane.determinant < 0 { return }
    paint(
      layer, values, on: canvas,
      at: place.inside(values.flip.then(matrix).plane, flipped: values.isFlipped), look: look)
  }
}
