import Foundation
import PageProtocol

/// A particle, and what becomes of it.
struct Particle {
  let birth: Double
  let lifetime: Double
  /// Where it is born, how fast it goes, and how that changes.
  private let start: SIMD3<Double>
  private let velocity: SIMD3<Double>
  private let acceleration: SIMD3<Double>
  private let scale: (start: Double, speed: Double)
  private let spin: Double
  private let color: (start: Color, speed: Color)

  /// `start` gives the place of birth from three numbers of chance.
  init(
    _ cell: EmitterCell, birth: Double, factors: ParticleFactors, chance: inout ParticleChance,
    start: (Double, Double, Double) -> SIMD3<Double>
  ) {
    let u = (0..<12).map { _ in chance.next() }
    func value(_ mean: Float, _ range: Float, _ index: Int) -> Double {
      Number.bounded(Double(mean)) + Number.bounded(Double(range)) * (u[index] - 0.5)
    }
    self.birth = birth
    lifetime = value(cell.lifetime, cell.lifetimeRange, 0) * factors.lifetime
    let speed = value(cell.velocity, cell.velocityRange, 1) * factors.velocity
    let angle = value(cell.emissionLongitude, cell.emissionRange, 2)
    let rise = Number.bounded(Double(cell.emissionLatitude))
    velocity = [
      speed * cos(angle) * cos(rise), speed * sin(angle) * cos(rise), speed * sin(rise),
    ]
    acceleration = [
      Number.bounded(Double(cell.xAcceleration)), Number.bounded(Double(cell.yAcceleration)),
      Number.bounded(Double(cell.zAcceleration)),
    ]
    scale = (
      value(cell.scale, cell.scaleRange, 3), Number.bounded(Double(cell.scaleSpeed))
    )
    spin = value(cell.spin, cell.spinRange, 4)
    let base = Color(cell.color)
    let ranges = [cell.redRange, cell.greenRange, cell.blueRange, cell.alphaRange]
    let speeds = [cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed]
    var (first, change) = (base, Color.zero)
    for index in 0..<4 {
      first[index] += Number.bounded(Double(ranges[index])) * (u[5 + index] - 0.5)
      change[index] = Number.bounded(Double(speeds[index]))
    }
    color = (first, change)
    self.start = start(u[9], u[10], u[11])
    self.factors = factors
  }

  private let factors: ParticleFactors

  func isAlive(at time: Double) -> Bool {
    time >= birth && time - birth < lifetime
  }

  func place(at time: Double) -> SIMD3<Double> {
    let age = time - birth
    return start + velocity * age + acceleration * (0.5 * age * age)
  }

  func size(at time: Double) -> Double {
    (scale.start + scale.speed * (time - birth)) * factors.scale
  }

  func turn(at time: Double) -> Double { spin * (time - birth) * factors.spin }

  func color(at time: Double) -> Color { (color.start + color.speed * (time - birth)).shown }
}

/// Factors of the whole emitter.
struct ParticleFactors {
  var birthRate = 1.0
  var lifetime = 1.0
  var velocity = 1.0
  var scale = 1.0
  var spin = 1.0

  init(_ list: [Double]) {
    guard list.count == 5 else { return }
    (birthRate, lifetime, velocity, scale, spin) = (list[0], list[1], list[2], list[3], list[4])
  }
}
