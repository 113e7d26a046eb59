import CPlayerDrawing
import PageProtocol

/// Draws the layers of one moment.
///
/// A layer's place is a map from its own plane to the surface's. While that map keeps parallels,
/// a layer is drawn straight onto the surface by Cairo, or onto one of its own where its picture
/// must be finished before it is laid over the rest: opacity, shadows, masks, blending, round
/// clips. Where it does not, in perspective, the layer is drawn in its own plane first and each
/// pixel is looked up there. Planes that keep their depth are collected, sorted, and drawn so.
///
/// Always holds: what is drawn follows from the tree and the time alone. What a page could ask
/// for without end, layers, pixels and depth, has an end here.
final class Painter {
  let time: Double
  let pictures: PictureStore
  let fonts: FontStore
  var budget = PaintingBudget()
  private var known: [Moment: LayerValues] = [:]
  var extents: [Moment: Box] = [:]

  /// A layer at a moment.
  struct Moment: Hashable {
    var layer: ObjectIdentifier
    var delay: Double
  }

  init(time: Double, pictures: PictureStore, fonts: FontStore) {
    self.time = time
    self.pictures = pictures
    self.fonts = fonts
  }

  func values(of layer: Layer, _ delay: Double) -> LayerValues {
    let moment = Moment(layer: ObjectIdentifier(layer), delay: delay)
    if let values = known[moment] { return values }
    let values = layer.values(at: time - delay)
    known[moment] = values
    return values
  }

  /// Draws a layer whose place is known.
  func paint(
    _ layer: Layer, _ values: LayerValues, on canvas: Surface, at place: Placement,
    look: Look = Look()
  ) {
    guard place.level < Placement.mostLevels, budget.takeLayer(), !values.flag(.isHidden) else {
      return
    }
    if let transition = layer.transition,
      let progress = transition.progress(at: time - place.delay)
    {
      return paint(
        transition, at: progress, of: layer, values, on: canvas, at: place, look: look)
    }
    paintPicture(of: layer, values, on: canvas, at: place, look: look)
  }

  /// Draws what a layer shows, transitions apart.
  func paintPicture(
    of layer: Layer, _ values: LayerValues, on canvas: Surface, at place: Placement, look: Look
  ) {
    var look = look
    look.opacity *= Number.clamped(values.number(.opacity), 0, 1)
    guard look.opacity > 0.0005, !values.flag(.isHidden) else { return }
    let castsShadow = values.shadow != nil
    guard place.map.isAffine, !castsShadow || place.map.isSimilarity else {
      return paintProjected(layer, values, on: canvas, at: place, look: look)
    }
    let mode = look.blending == .asSet ? values.blendMode : .normal
    let isFinishedFirst =
      look.opacity < 1 || look.color != nil || castsShadow || mode != .normal
      || layer.mask != nil || values.hasBackdrop || values.color(.silhouette) != nil
      || values.contentSigma > 0 || !values.colorMatrix.isEmpty
    if isFinishedFirst {
      paintFinished(layer, values, on: canvas, at: place, look: look, mode: mode)
    } else {
      paintInside(of: layer, values, on: canvas, at: place)
    }
  }

  /// Draws a layer's picture on a surface of its own, then lays that over the rest.
  private func paintFinished(
    _ layer: Layer, _ values: LayerValues, on canvas: Surface, at place: Placement, look: Look,
    mode: LayerBlendMode
  ) {
    let whole = extent(of: layer, values, place)
    guard let image = place.map.image(of: whole) else { return }
    let seen = PixelBox(around: image.grown(by: 1)).intersection(canvas.area)
    guard let finished = surface(seen) else { return }
    paintBackdrop(values, on: finished, at: place, grounds: place.grounds + [canvas])
    if let color = values.shadow {
      paintShadow(of: layer, values, color, on: finished, at: place.asGroup)
    } else {
      paintInside(of: layer, values, on: finished, at: place.asGroup)
    }
    change(finished, by: values, at: place)
    if let color = values.color(.silhouette) { finished.show(only: color) }
    if let mask = layer.mask.flatMap({ place.set[$0] }) {
      keep(finished, within: mask, of: values, at: place)
    }
    if let color = look.color { finished.multiply(by: color) }
    canvas.lay(finished, alpha: look.opacity, mode: mode)
  }

  /// Changes the colors of a finished picture and blurs it.
  private func change(_ finished: Surface, by values: LayerValues, at place: Placement) {
    finished.change(by: values.colorMatrix)
    let sigma = values.contentSigma * place.map.affine.lengthFactor
    if sigma > 0, budget.takePixels(32 * finished.width * finished.height) { finished.blur(sigma) }
  }

  private func keep(
    _ finished: Surface, within mask: Layer, of values: LayerValues, at place: Placement
  ) {
    let shape = surface(finished.area)
    if let shape {
      let own = self.values(of: mask, place.delay)
      paintPlaced(mask, own, own.matrix(in: values), on: shape, at: place, look: Look())
    }
    finished.keep(within: shape)
  }

  /// Draws a layer above its shadow.
  private func paintShadow(
    of layer: Layer, _ values: LayerValues, _ color: Color, on finished: Surface,
    at place: Placement
  ) {
    let map = place.map.affine
    let sigma = values.shadowSigma * map.lengthFactor
    let offset = values.point(.shadowOffset)
    let moved = Point(
      Number.bounded(map.a * offset.x + map.b * offset.y, 1e5),
      Number.bounded(map.d * offset.x + map.e * offset.y, 1e5))
    let reach = Int((3 * sigma).rounded(.up)) + 3
    let back = finished.area.box.moved(by: Point(-moved.x, -moved.y)).grown(by: Double(reach))
    let wanted = PixelBox(around: back.union(finished.area.box))
    let own = PixelBox(
      around: map.image(of: body(of: layer, values, place))?.grown(by: 1) ?? .empty)
    let path = values.path(.shadowPath)
    let needed =
      path.map { PixelBox(around: map.image(of: $0.box)?.grown(by: 1) ?? .empty) } ?? own
    if let outline = surface(needed.intersection(wanted)) {
      if let path {
        outline.fill(path, color: [0, 0, 0, 1], at: map)
      } else {
        paintInside(of: layer, values, on: outline, at: place)
      }
      if budget.takePixels(8 * outline.width * outline.height),
        let shadow = outline.shadow(
          sigma: sigma, offset: moved, color: color, within: finished.area)
      {
        finished.lay(shadow)
      }
      if path == nil && finished.area == finished.area.intersection(outline.area) {
        return finished.lay(outline)
      }
    }
    guard let picture = surface(finished.area) else { return }
    paintInside(of: layer, values, on: picture, at: place)
    finished.lay(picture)
  }

  /// A surface, if the picture may still cost so much.
  func surface(_ area: PixelBox) -> Surface? {
    guard !area.isEmpty, budget.takePixels(area.width * area.height) else { return nil }
    return Surface(area)
  }
}
