import CPlayerDrawing
import PageProtocol

extension Painter {
  /// Draws all of a layer that opacity, shadow and mask are about: its ground, what it shows, its
  /// sublayers, and its border above them.
  func paintInside(
    of layer: Layer, _ values: LayerValues, on canvas: Surface, at place: Placement
  ) {
    if values.keepsDepth(layer.kind) {
      return paintSpace(of: layer, values, on: canvas, at: place)
    }
    guard values.flag(.masksToBounds), layer.hasMoreThanGround(values) else {
      paintBody(of: layer, values, on: canvas, at: place)
      return paintBorder(values, on: canvas, at: place)
    }
    let rounded = values.rounded
    guard let image = place.map.image(of: rounded.box) else { return }
    let seen = PixelBox(around: image).intersection(canvas.area)
    if !rounded.isRounded, place.map.keepsBoxes, image.isOfWholePixels {
      canvas.clipped(to: seen) { paintBody(of: layer, values, on: canvas, at: place) }
    } else if let body = surface(seen) {
      var inner = place
      inner.grounds.append(canvas)
      paintBody(of: layer, values, on: body, at: inner)
      canvas.lay(body, within: rounded.path, at: place.map)
    }
    paintBorder(values, on: canvas, at: place)
  }

  private func paintBody(
    of layer: Layer, _ values: LayerValues, on canvas: Surface, at place: Placement
  ) {
    paintGround(values, on: canvas, at: place)
    if layer.kind == .gradient { paintGradient(values, on: canvas, at: place) }
    paintContents(values, on: canvas, at: place)
    if layer.kind == .shape { paintShape(values, on: canvas, at: place) }
    if layer.kind == .emitter { paintParticles(values, on: canvas, at: place) }
    paintText(values, on: canvas, at: place)
    paintSublayers(of: layer, values, on: canvas, at: place)
  }

  private func paintGround(_ values: LayerValues, on canvas: Surface, at place: Placement) {
    for key in [LayerValues.Key.backgroundColor, .backdropTint] {
      paintGround(values.color(key), of: values, on: canvas, at: place)
    }
  }

  private func paintGround(
    _ color: Color?, of values: LayerValues, on canvas: Surface, at place: Placement
  ) {
    guard let color, color[3] > 0 else { return }
    var rounded = values.rounded
    if !rounded.isRounded {
      rounded.box = rounded.box.intersection(place.visible(in: canvas.area))
    }
    guard !rounded.box.isEmpty else { return }
    canvas.fill(rounded.path, color: color, at: place.map)
  }

  private func paintBorder(_ values: LayerValues, on canvas: Surface, at place: Placement) {
    let width = values.number(.borderWidth)
    guard width > 0, let color = values.color(.borderColor), color[3] > 0 else { return }
    let outer = values.rounded
    guard !outer.box.isEmpty else { return }
    var inner = outer
    inner.box = outer.box.grown(by: -width)
    inner.radius = max(0, outer.fittingRadius - width)
    var path = outer.path
    if !inner.box.isEmpty { path.elements += inner.path.elements }
    canvas.fill(path, color: color, rule: .evenOdd, at: place.map)
  }

  private func paintGradient(_ values: LayerValues, on canvas: Surface, at place: Placement) {
    let rounded = values.rounded
    guard let image = place.map.image(of: rounded.box),
      let gradient = GradientPixels(values, in: rounded.box),
      let pixels = surface(PixelBox(around: image).intersection(canvas.area))
    else { return }
    gradient.fill(pixels, layer: place.map)
    canvas.lay(pixels, within: rounded.path, at: place.map)
  }

  private func paintShape(_ values: LayerValues, on canvas: Surface, at place: Placement) {
    guard let path = values.path(.path), !path.elements.isEmpty else { return }
    if let color = values.color(.fillColor), color[3] > 0 {
      canvas.fill(
        path, color: color, rule: values.choice(.fillRule, FillRule.self), at: place.map)
    }
    guard let color = values.color(.strokeColor), color[3] > 0, values.number(.lineWidth) > 0 else {
      return
    }
    let start = Number.clamped(values.number(.strokeStart), 0, 1)
    let end = Number.clamped(values.number(.strokeEnd), 0, 1)
    guard start < end else { return }
    let isWhole = start == 0 && end == 1
    let line = isWhole ? path : PathTrimmer(path).part(from: start, to: end)
    canvas.stroke(line, color: color, style: LineStyle(values), at: place.map)
  }
}

extension Layer {
  /// Whether there is anything that a clip could change, its own ground apart.
  fileprivate func hasMoreThanGround(_ values: LayerValues) -> Bool {
    if kind != .plain || !sublayers.isEmpty { return true }
    if case .picture(nil) = values[.contents], case .text(nil) = values[.text] { return false }
    return true
  }
}

extension Box {
  fileprivate var isOfWholePixels: Bool {
    [x, y, right, bottom].allSatisfy { abs($0 - $0.rounded()) < 1e-4 }
  }
}
