import Foundation
import PageProtocol

/// Finds the particles of an emitter that are alive at a moment, from the moment alone.
struct ParticleSource {
  /// A particle and what it looks like.
  struct Alive {
    var particle: Particle
    var cell: EmitterCell
  }

  /// More are not drawn; the newest are.
  static let most = 20_000
  /// Particles that are looked at to find them.
  private static let mostTried = 200_000
  /// Seconds; nothing lives longer.
  private static let longestLife = 1e5

  private let structure: EmitterStructure
  private let factors: ParticleFactors
  private let place: EmitterPlace
  private var tried = 0
  private var found: [Alive] = []

  init?(_ values: LayerValues) {
    guard case .emitter(let structure) = values[.emitter] else { return nil }
    self.structure = structure
    factors = ParticleFactors(values.list(.emitterScalars))
    place = EmitterPlace(structure, values)
  }

  /// Oldest first, and in the order of cells where two are born together.
  mutating func alive(at time: Double) -> [Alive] {
    (tried, found) = (0, [])
    let place = place
    for (index, cell) in structure.cells.prefix(EmitterStructure.mostCells).enumerated() {
      let start = Number.bounded(structure.begin, 1e9) + Number.bounded(cell.beginTime, 1e9)
      emit(
        cell, path: ParticlePath.step(ParticlePath.root, UInt64(index)), from: start,
        until: start + max(0, cell.duration), at: time, level: 1
      ) { _, chance in place.start(chance.0, chance.1, chance.2) }
    }
    let order = found.indices.sorted {
      (found[$0].particle.birth, $0) < (found[$1].particle.birth, $1)
    }
    return order.suffix(Self.most).map { found[$0] }
  }

  /// Goes back from the newest particle of a cell to the oldest that can still show.
  private mutating func emit(
    _ cell: EmitterCell, path: UInt64, from start: Double, until end: Double, at time: Double,
    level: Int,
    place: (Double, (Double, Double, Double)) -> SIMD3<Double>
  ) {
    let rate = Number.bounded(Double(cell.birthRate) * factors.birthRate)
    let last = min(time, end) - start
    guard rate > 0, last > 0, level <= EmitterStructure.mostDepth else { return }
    let longest = longestLife(of: cell, level: level)
    var number = min((last * rate).rounded(.down), 1e15) - 1
    var alive = 0
    while number >= 0, tried < Self.mostTried, alive < Self.most {
      let birth = start + (number + 1) / rate
      if time - birth > longest { return }
      tried += 1
      var chance = ParticleChance(seed: structure.seed, path: path, number: UInt64(number))
      let particle = Particle(cell, birth: birth, factors: factors, chance: &chance) {
        place(birth, ($0, $1, $2))
      }
      if particle.isAlive(at: time) {
        found.append(Alive(particle: particle, cell: cell))
        alive += 1
      }
      emitChildren(
        of: particle, cell, path: ParticlePath.step(path, UInt64(number)), at: time, level: level)
      number -= 1
    }
  }

  private mutating func emitChildren(
    of particle: Particle, _ cell: EmitterCell, path: UInt64, at time: Double, level: Int
  ) {
    for (index, child) in cell.cells.enumerated() {
      let start = particle.birth + Number.bounded(child.beginTime, 1e9)
      let end = min(particle.birth + particle.lifetime, start + max(0, child.duration))
      emit(
        child, path: ParticlePath.step(path, UInt64(index)), from: start, until: end, at: time,
        level: level + 1
      ) { birth, _ in particle.place(at: birth) }
    }
  }

  /// How long after its birth a particle, or what it emits, may show.
  private func longestLife(of cell: EmitterCell, level: Int) -> Double {
    let life =
      (abs(Double(cell.lifetime)) + abs(Double(cell.lifetimeRange)) / 2) * abs(factors.lifetime)
    let own = Number.clamped(life, 0, Self.longestLife)
    guard level < EmitterStructure.mostDepth else { return own }
    return own + (cell.cells.map { longestLife(of: $0, level: level + 1) }.max() ?? 0)
  }
}

/// The place particles come from.
struct EmitterPlace {
  private let shape: EmitterStructure.Shape
  private let mode: EmitterStructure.Mode
  private let middle: SIMD3<Double>
  private let size: SIMD3<Double>

  init(_ structure: EmitterStructure, _ values: LayerValues) {
    (shape, mode) = (structure.shape, structure.mode)
    let (position, size) = (values.numbers(.emitterPosition), values.numbers(.emitterSize))
    middle = [position[0], position[1], position[2]]
    self.size = [size[0], size[1], size[2]]
  }

  /// A place of birth, by three numbers of chance.
  func start(_ u: Double, _ v: Double, _ w: Double) -> SIMD3<Double> {
    var start = middle
    switch shape {
    case .point: break
    case .line: start[0] += (mode == .points ? (u < 0.5 ? -0.5 : 0.5) : u - 0.5) * size[0]
    case .rectangle, .cuboid:
      let (x, y) = inRectangle(u, v)
      start[0] += x
      start[1] += y
      if shape == .cuboid { start[2] += (w - 0.5) * size[2] }
    case .circle, .sphere:
      guard mode != .points else { break }
      let radius = mode == .outline ? size[0] : size[0] * u.squareRoot()
      start[0] += radius * cos(2 * .pi * v)
      start[1] += radius * sin(2 * .pi * v)
      if shape == .sphere { start[2] += (w - 0.5) * size[2] }
    }
    return start
  }

  private func inRectangle(_ u: Double, _ v: Double) -> (Double, Double) {
    let (width, height) = (size[0], size[1])
    switch mode {
    case .surface, .volume: return ((u - 0.5) * width, (v - 0.5) * height)
    case .points:
      let corner = min(3, Int(u * 4))
      return (
        corner == 1 || corner == 2 ? width / 2 : -width / 2, corner >= 2 ? height / 2 : -height / 2
      )
    case .outline:
      // Around from the upper left.
      var way = u * 2 * (abs(width) + abs(height))
      if way < abs(width) { return (way - width / 2, -height / 2) }
      way -= abs(width)
      if way < abs(height) { return (width / 2, way - height / 2) }
      way -= abs(height)
      if way < abs(width) { return (width / 2 - way, height / 2) }
      return (-width / 2, height / 2 - (way - abs(width)))
    }
  }
}
