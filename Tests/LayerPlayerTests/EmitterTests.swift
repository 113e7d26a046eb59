import Foundation
import PageProtocol
import Testing

@testable import LayerPlayer

/// The law of particles, worked out here a second time, by hand.
struct EmitterTests {
  private static func cell(_ change: (inout EmitterCell) -> Void) -> EmitterCell {
    var cell = EmitterCell()
    (cell.birthRate, cell.lifetime) = (10, 1)
    change(&cell)
    return cell
  }

  private func alive(
    _ cells: [EmitterCell], at time: Double, _ properties: [LayerProperty] = [],
    shape: EmitterStructure.Shape = .point, mode: EmitterStructure.Mode = .volume, begin: Double = 0
  ) -> [ParticleSource.Alive] {
    var values = LayerValues()
    let structure = EmitterStructure(shape: shape, mode: mode, seed: 42, begin: begin, cells: cells)
    for property in [.emitter(structure)] + properties {
      values[property.key] = LayerValue(property.value)
    }
    var source = ParticleSource(values)!
    return source.alive(at: time)
  }

  /// The numbers of chance are those of splitmix64; the first of seed 0 is known to everybody.
  @Test func chanceIsSplitmix() {
    var chance = ParticleChance(seed: 0, path: 0, number: 0)
    #expect(chance.next() == Double(0xE220_A839_7B1D_CDAF as UInt64 >> 11) * 0x1p-53)
    #expect(chance.next() == Double(0x6E78_9E6A_A1B9_65F4 as UInt64 >> 11) * 0x1p-53)
  }

  @Test func particlesAreBornAtTheirRateAndDieInTime() {
    let cells = [Self.cell { _ in }]
    #expect(alive(cells, at: 0.05).isEmpty)
    #expect(alive(cells, at: 0.35).count == 3)
    #expect(alive(cells, at: 50).count == 10)
    #expect(alive(cells, at: 5, begin: 4.75).count == 2)
    #expect(alive([Self.cell { $0.duration = 0.5 }], at: 0.95).count == 5)
    #expect(alive([Self.cell { $0.duration = 0.5 }], at: 1.55).isEmpty)
    #expect(alive([Self.cell { $0.beginTime = 2 }], at: 1.9).isEmpty)
  }

  @Test func aParticleGoesWhereTheLawSays() throws {
    let cell = Self.cell {
      ($0.velocity, $0.velocityRange) = (100, 40)
      ($0.emissionLongitude, $0.emissionRange) = (0.5, 1)
      ($0.xAcceleration, $0.yAcceleration) = (3, -8)
      ($0.scale, $0.scaleRange, $0.scaleSpeed) = (2, 1, -0.5)
      ($0.spin, $0.spinRange) = (1, 4)
    }
    let time = 0.35
    let particles = alive([cell], at: time, [.emitterPosition(x: 7, y: 9, z: 0)])
    try #require(particles.count == 3)
    for (number, alive) in particles.enumerated() {
      var chance = ParticleChance(seed: 42, path: 7 * 31 + 1, number: UInt64(number))
      let u = (0..<12).map { _ in chance.next() }
      let age = time - Double(number + 1) / 10
      let speed = 100 + 40 * (u[1] - 0.5)
      let angle = 0.5 + (u[2] - 0.5)
      let x = 7 + speed * cos(angle) * age + 1.5 * age * age
      let y = 9 + speed * sin(angle) * age - 4 * age * age
      let place = alive.particle.place(at: time)
      #expect(abs(place[0] - x) < 1e-4 && abs(place[1] - y) < 1e-4)
      #expect(abs(alive.particle.size(at: time) - (2 + (u[3] - 0.5) - 0.5 * age)) < 1e-6)
      #expect(abs(alive.particle.turn(at: time) - (1 + 4 * (u[4] - 0.5)) * age) < 1e-6)
    }
  }

  @Test func factorsHoldForAll() {
    let twice = EmitterScalars(birthRate: 2, lifetime: 0.5, velocity: 3, scale: 2, spin: 1)
    let cell = Self.cell { $0.velocity = 10 }
    let plain = alive([cell], at: 5)
    let changed = alive([cell], at: 5, [.emitterScalars(twice)])
    #expect(plain.count == 10 && changed.count == 10)
    #expect(changed.last?.particle.size(at: 5) == 2)
    let (one, other) = (plain[0].particle, changed[0].particle)
    #expect(
      abs(other.place(at: other.birth + 0.1)[0] - 3 * (one.place(at: one.birth + 0.1)[0])) < 1e-9)
  }

  @Test func shapesAndModesSayWhereParticlesAreBorn() {
    let size = LayerProperty.emitterSize(width: 20, height: 10, depth: 0)
    func births(_ shape: EmitterStructure.Shape, _ mode: EmitterStructure.Mode) -> [SIMD3<Double>] {
      alive([Self.cell { $0.birthRate = 500 }], at: 1, [size], shape: shape, mode: mode)
        .map { $0.particle.place(at: $0.particle.birth) }
    }
    #expect(births(.point, .volume).allSatisfy { $0 == .zero })
    #expect(births(.line, .volume).allSatisfy { abs($0[0]) <= 10 && $0[1] == 0 })
    #expect(
      births(.rectangle, .outline).allSatisfy {
        abs(abs($0[0]) - 10) < 1e-9 || abs(abs($0[1]) - 5) < 1e-9
      })
    #expect(births(.rectangle, .volume).contains { abs($0[0]) < 5 && abs($0[1]) < 2 })
    #expect(births(.circle, .outline).allSatisfy { abs(($0 * $0).sum().squareRoot() - 20) < 1e-9 })
    let inside = births(.circle, .volume)
    #expect(
      inside.allSatisfy { ($0 * $0).sum() <= 400 } && inside.contains { ($0 * $0).sum() < 100 })
    #expect(Set(births(.rectangle, .points).map { "\($0)" }).count == 4)
  }

  @Test func particlesOfParticlesAreBornWhereTheOthersAre() throws {
    let inner = Self.cell { $0.birthRate = 4 }
    let outer = Self.cell {
      ($0.birthRate, $0.velocity, $0.lifetime) = (1, 10, 2)
      $0.cells = [inner]
    }
    let all = alive([outer], at: 2.6)
    let parents = all.filter { !$0.cell.cells.isEmpty }
    let children = all.filter { $0.cell.cells.isEmpty }
    #expect(parents.count == 2 && !children.isEmpty)
    for child in children {
      let birth = child.particle.birth
      let isOnTheWay = parents.contains { parent in
        let gap = child.particle.place(at: birth) - parent.particle.place(at: birth)
        return (gap * gap).sum() < 1e-12
      }
      #expect(isOnTheWay || birth < 1.6)
    }
  }

  @Test func onlyTheNewestAreDrawnWhereThereAreTooMany() {
    let cell = Self.cell { ($0.birthRate, $0.lifetime) = (100_000, 10) }
    let all = alive([cell], at: 9)
    #expect(all.count == ParticleSource.most)
    #expect(all.allSatisfy { $0.particle.birth > 8.7 })
  }

  @Test func anyMomentMayBeDrawnAtAnyTime() {
    var stage = Stage()
    stage.player.add(
      Picture(
        hash: 1, width: 2, height: 2, format: .pixels, bytes: .init(repeating: 255, count: 16)))
    let cell = Self.cell { ($0.velocity, $0.emissionRange, $0.picture) = (20, 6, 1) }
    stage.add(
      2, 0, 0, 40, 40, .black, kind: .emitter,
      [.emitter(EmitterStructure(seed: 3, cells: [cell])), .emitterPosition(x: 20, y: 20, z: 0)])
    let later = stage.drawing(at: 3)?.pixels
    #expect(stage.drawing(at: 1)?.pixels != later && stage.drawing(at: 3)?.pixels == later)
  }
}
