import Foundation

/// A rectangle of noise, sampled in columns and rows.
open class GKNoiseMap: NSObject {
  private var samples: [Float]

  /// How much of the noise's plane the map shows.
  public let size: vector_double2

  /// Where on the noise's plane the map begins.
  public let origin: vector_double2

  /// How many columns and rows there are.
  public let sampleCount: vector_int2

  /// Whether the map can be laid beside itself without a seam.
  public let isSeamless: Bool

  public init(
    _ noise: GKNoise, size: vector_double2, origin: vector_double2, sampleCount: vector_int2,
    seamless: Bool
  ) {
    self.size = size
    self.origin = origin
    self.sampleCount = sampleCount.clamped(
      lowerBound: SIMD2(1, 1), upperBound: SIMD2(repeating: .max))
    isSeamless = seamless
    let count = vector_double2(self.sampleCount)
    samples = []
    samples.reserveCapacity(Int(count.x * count.y))
    let field = seamless ? Self.seamless(noise, origin, size) : Self.plane(noise)
    for row in 0..<Int(count.y) {
      for column in 0..<Int(count.x) {
        let part = vector_double2(Double(column), Double(row)) / count
        samples.append(Float(field(origin + size * part)))
      }
    }
    super.init()
  }

  /// A unit of noise in a hundred columns and rows.
  public convenience init(_ noise: GKNoise) {
    self.init(noise, size: [1, 1], origin: [0, 0], sampleCount: [100, 100], seamless: false)
  }

  /// Nothing but zero.
  public convenience override init() { self.init(GKNoise()) }

  /// The value of a sample; beyond the borders, of the nearest.
  @discardableResult
  open func value(at position: vector_int2) -> Float { samples[index(position)] }

  /// The value between samples, from those around it.
  @discardableResult
  open func interpolatedValue(at position: vector_float2) -> Float {
    let last = vector_float2(sampleCount &- 1)
    let place = position.clamped(lowerBound: SIMD2(), upperBound: last)
    let floor = place.rounded(.down)
    let part = place - floor
    let corner = vector_int2(floor)
    let upper = simd_mix(value(at: corner), value(at: corner &+ [1, 0]), part.x)
    let lower = simd_mix(value(at: corner &+ [0, 1]), value(at: corner &+ [1, 1]), part.x)
    return simd_mix(upper, lower, part.y)
  }

  /// Puts another value in the place of a sample's.
  open func setValue(_ value: Float, at position: vector_int2) { samples[index(position)] = value }

  private func index(_ position: vector_int2) -> Int {
    let place = position.clamped(lowerBound: SIMD2(), upperBound: sampleCount &- 1)
    return Int(place.y) * Int(sampleCount.x) + Int(place.x)
  }

  private static func plane(_ noise: GKNoise) -> (vector_double2) -> Double {
    { noise.value(at: vector_double3($0.x, 0, $0.y)) }
  }

  /// Near its end the rectangle becomes what comes before its beginning.
  private static func seamless(
    _ noise: GKNoise, _ origin: vector_double2, _ size: vector_double2
  ) -> (vector_double2) -> Double {
    let plane = plane(noise)
    return { point in
      let part = (point - origin) / size
      let west = point - vector_double2(size.x, 0)
      let north = point - vector_double2(0, size.y)
      let upper = simd_mix(plane(north), plane(north - vector_double2(size.x, 0)), part.x)
      let lower = simd_mix(plane(point), plane(west), part.x)
      return simd_mix(lower, upper, part.y)
    }
  }
}
