import Foundation
import PageProtocol

extension Painter {
  /// A picture of a layer, with its place: the former one, or the one that comes.
  struct Side {
    var layer: Layer
    var values: LayerValues
    var place: Placement
  }

  /// Draws a layer on the way from what it showed to what it shows.
  func paint(
    _ transition: PlayedTransition, at progress: Double, of layer: Layer, _ values: LayerValues,
    on canvas: Surface, at place: Placement, look: Look
  ) {
    let place = place.asGroup
    let new = Side(layer: layer, values: values, place: place)
    guard let former = transition.former[layer.identifier] else {
      return paint(new, on: canvas, look: look)
    }
    var formerPlace = place
    formerPlace.set = transition.former
    let formerValues = former.values
    // The place that was given is that of the new values.
    formerPlace.map =
      matrixOfFormer(formerValues, new: values, of: layer, place).then(place.map)
    let old = Side(layer: former, values: formerValues, place: formerPlace)
    switch transition.transition.kind {
    case .crossDissolve: dissolve(old, new, progress, on: canvas, look: look)
    case .flipFromLeft: flip(old, new, progress, [0, 1, 0], on: canvas, look: look)
    case .flipFromRight: flip(old, new, progress, [0, -1, 0], on: canvas, look: look)
    case .flipFromTop: flip(old, new, progress, [-1, 0, 0], on: canvas, look: look)
    case .flipFromBottom: flip(old, new, progress, [1, 0, 0], on: canvas, look: look)
    case .push, .moveIn, .reveal:
      shift(old, new, progress, transition.transition, on: canvas, look: look)
    case .curlUp: curl(old, over: new, progress, on: canvas, look: look)
    case .curlDown: curl(new, over: old, 1 - progress, on: canvas, look: look)
    }
  }

  /// From the former layer's points to the new layer's, both in their superlayer.
  private func matrixOfFormer(
    _ former: LayerValues, new: LayerValues, of layer: Layer, _ place: Placement
  ) -> Homography {
    let parent = LayerValues()
    let own = new.flip.then(new.matrix(in: parent)).plane
    let before = former.flip.then(former.matrix(in: parent)).plane
    guard own != before, let back = own.inverse else { return .identity }
    return before.then(back)
  }

  func paint(_ side: Side, on canvas: Surface, look: Look) {
    paintPicture(of: side.layer, side.values, on: canvas, at: side.place, look: look)
  }

  private func dissolve(
    _ old: Side, _ new: Side, _ progress: Double, on canvas: Surface, look: Look
  ) {
    guard let one = surface(canvas.area), let other = surface(canvas.area) else { return }
    paint(old, on: one, look: look)
    paint(new, on: other, look: look)
    one.mix(with: other, share: Number.clamped(progress, 0, 1))
    canvas.lay(one)
  }

  /// Half a turn about the middle; the side changes when both are seen from their edge.
  private func flip(
    _ old: Side, _ new: Side, _ progress: Double, _ axis: SIMD3<Double>, on canvas: Surface,
    look: Look
  ) {
    var side = progress < 0.5 ? old : new
    let angle = (progress < 0.5 ? progress : progress - 1) * .pi
    let bounds = side.values.box(.bounds)
    let distance = max(480, 3 * max(bounds.width, bounds.height))
    let turn = Matrix4.rotation(angle, about: axis).then(.perspective(distance))
      .about(bounds.middle)
    side.place.map = turn.plane.then(side.place.map)
    paint(side, on: canvas, look: look)
  }

  private func shift(
    _ old: Side, _ new: Side, _ progress: Double, _ transition: LayerTransition,
    on canvas: Surface, look: Look
  ) {
    let bounds = new.values.box(.bounds)
    let way: Point =
      switch transition.direction ?? .fromRight {
      case .fromRight: Point(bounds.width, 0)
      case .fromLeft: Point(-bounds.width, 0)
      case .fromTop: Point(0, -bounds.height)
      case .fromBottom: Point(0, bounds.height)
      }
    func moved(_ side: Side, _ share: Double) -> Side {
      var side = side
      side.place.map = Homography.translation(way.x * share, way.y * share).then(side.place.map)
      return side
    }
    let (leaving, coming) = (moved(old, -progress), moved(new, 1 - progress))
    switch transition.kind {
    case .moveIn:
      paint(old, on: canvas, look: look)
      paint(coming, on: canvas, look: look)
    case .reveal:
      paint(new, on: canvas, look: look)
      paint(leaving, on: canvas, look: look)
    default:
      paint(leaving, on: canvas, look: look)
      paint(coming, on: canvas, look: look)
    }
  }
}
