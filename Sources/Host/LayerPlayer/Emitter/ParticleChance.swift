/// The random numbers of one particle: the same for the same particle, whoever draws it.
struct ParticleChance {
  private var state: UInt64

  init(seed: UInt32, path: UInt64, number: UInt64) {
    state =
      UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ path &* 0xBF58_476D_1CE4_E5B9
      &+ number &* 0x94D0_49BB_1331_11EB
  }

  /// From 0 to below 1.
  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Double(mixed >> 11) * 0x1p-53
  }
}

/// Where in the tree of cells, and of particles that emit others, a cell is.
enum ParticlePath {
  static let root: UInt64 = 7

  static func step(_ path: UInt64, _ index: UInt64) -> UInt64 { path &* 31 &+ index &+ 1 }
}
