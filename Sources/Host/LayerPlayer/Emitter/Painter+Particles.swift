import Foundation
import PageProtocol

extension Painter {
  func paintParticles(_ values: LayerValues, on canvas: Surface, at place: Placement) {
    guard var source = ParticleSource(values), case .emitter(let structure) = values[.emitter],
      let target = surface(canvas.area)
    else { return }
    let time = (place.set.moment ?? self.time) - place.delay
    var alive = source.alive(at: time)
    switch structure.renderMode {
    case .oldestLast: alive.reverse()
    case .backToFront:
      let depths = alive.map { $0.particle.place(at: time)[2] }
      alive = alive.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { alive[$0] }
    case .unordered, .oldestFirst, .additive: break
    }
    var stamps: [StampKey: ParticleStamp?] = [:]
    let mixing: ParticleStamp.Mixing = structure.renderMode == .additive ? .adding : .over
    for one in alive {
      guard let hash = one.cell.picture else { continue }
      let key = StampKey(picture: hash, rect: SIMD4(one.cell.contentsRect))
      let stamp =
        stamps[key]
        ?? pictures[hash].flatMap { ParticleStamp($0, part: one.cell.contentsRect) }
      stamps[key] = .some(stamp)
      guard let stamp else { continue }
      let cost = stamp.draw(
        map(of: one, stamp, at: time).then(place.map), color: one.particle.color(at: time),
        mixing, on: target)
      guard budget.takePixels(cost) else { break }
    }
    canvas.lay(target)
  }

  private struct StampKey: Hashable {
    var picture: UInt64
    var rect: SIMD4<Double>
  }

  /// From the picture's pixels to the layer's points.
  private func map(
    of one: ParticleSource.Alive, _ stamp: ParticleStamp, at time: Double
  ) -> Homography {
    let place = one.particle.place(at: time)
    let scale = one.cell.contentsScale > 0 ? one.cell.contentsScale : 1
    let size = max(0, one.particle.size(at: time)) / scale
    let turn = one.particle.turn(at: time)
    let (sine, cosine) = (sin(turn) * size, cos(turn) * size)
    let middle = stamp.middle
    return Homography.translation(-middle.x, -middle.y).then(
      Homography(
        a: cosine, b: -sine, c: Number.bounded(place[0]), d: sine, e: cosine,
        f: Number.bounded(place[1]), g: 0, h: 0, i: 1))
  }
}
