import Foundation

/// Numbers and directions at the whole points of space, each the same whenever it is asked for.
struct Lattice {
  let seed: Int32

  /// Bits for a point that look like chance.
  func bits(_ x: Int, _ y: Int, _ z: Int) -> UInt64 {
    var word = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15
    for part in [x, y, z] {
      word ^= UInt64(bitPattern: Int64(part)) &+ 0x9E37_79B9_7F4A_7C15 &+ (word << 6) &+ (word >> 2)
      word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
      word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
      word ^= word >> 31
    }
    return word
  }

  /// A number from -1 to 1 for a point.
  func value(_ x: Int, _ y: Int, _ z: Int) -> Double {
    Double(bits(x, y, z) >> 11) * 0x1p-52 - 1
  }

  /// Smooth noise from -1 to 1 that is zero at the whole points: each has a slope of its own, and between
  /// them the slopes' planes are mixed, after Perlin's "Improving Noise".
  func gradientNoise(at point: vector_double3) -> Double {
    let floor = point.rounded(.down)
    let offset = point - floor
    let (x, y, z) = (Self.whole(floor.x), Self.whole(floor.y), Self.whole(floor.z))
    let t = offset * offset * offset * (offset * (offset * 6 - 15) + 10)
    func slope(_ i: Int, _ j: Int, _ k: Int) -> Double {
      Self.rise(
        bits(x &+ i, y &+ j, z &+ k), offset - vector_double3(Double(i), Double(j), Double(k)))
    }
    func mixed(_ low: Double, _ high: Double, _ t: Double) -> Double { low + (high - low) * t }
    let near = mixed(
      mixed(slope(0, 0, 0), slope(1, 0, 0), t.x), mixed(slope(0, 1, 0), slope(1, 1, 0), t.x), t.y)
    let far = mixed(
      mixed(slope(0, 0, 1), slope(1, 0, 1), t.x), mixed(slope(0, 1, 1), slope(1, 1, 1), t.x), t.y)
    return mixed(near, far, t.z)
  }

  /// The whole number of a coordinate; what is too far away for one is all the same place.
  static func whole(_ coordinate: Double) -> Int {
    Int(exactly: coordinate) ?? 0
  }

  /// How high the plane is at an offset, which leans toward one of the twelve edges of a cube.
  private static func rise(_ bits: UInt64, _ offset: vector_double3) -> Double {
    let first = bits & 1 == 0 ? 1.0 : -1.0
    let second = bits & 2 == 0 ? 1.0 : -1.0
    switch (bits >> 2) % 3 {
    case 0: return first * offset.x + second * offset.y
    case 1: return first * offset.y + second * offset.z
    default: return first * offset.z + second * offset.x
    }
  }
}
