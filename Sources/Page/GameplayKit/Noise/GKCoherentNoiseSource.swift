import Foundation

/// Noise that changes smoothly, made of layers, each finer and weaker than the one before.
open class GKCoherentNoiseSource: GKNoiseSource {
  /// How many features a unit of space has.
  open var frequency: Double
  /// How many layers there are.
  open var octaveCount: Int
  /// How much finer each layer is.
  open var lacunarity: Double
  /// Another seed makes other noise.
  open var seed: Int32

  init(layersOf frequency: Double, _ octaveCount: Int, _ lacunarity: Double, _ seed: Int32) {
    self.frequency = frequency
    self.octaveCount = octaveCount
    self.lacunarity = lacunarity
    self.seed = seed
    super.init()
  }

  /// Layers from the coarsest on: what each has for a point.
  func layers() -> [NoiseField] {
    (0..<Swift.max(octaveCount, 0)).map { octave in
      let lattice = Lattice(seed: seed &+ Int32(truncatingIfNeeded: octave))
      let scale = frequency * pow(lacunarity, Double(octave))
      return { lattice.gradientNoise(at: $0 * scale) }
    }
  }
}

/// Noise like clouds.
open class GKPerlinNoiseSource: GKCoherentNoiseSource {
  /// How much of its strength each layer keeps for the next.
  open var persistence: Double

  public init(
    frequency: Double, octaveCount: Int, persistence: Double, lacunarity: Double, seed: Int32
  ) {
    self.persistence = persistence
    super.init(layersOf: frequency, octaveCount, lacunarity, seed)
  }

  public convenience init() {
    self.init(frequency: 1, octaveCount: 6, persistence: 0.5, lacunarity: 2, seed: 0)
  }

  override func field() -> NoiseField {
    let (layers, persistence) = (layers(), persistence)
    return { point in
      var strength = 1.0
      return layers.reduce(0) { sum, layer in
        defer { strength *= persistence }
        return sum + layer(point) * strength
      }
    }
  }
}

/// Noise like heaps and rocks: valleys are turned over.
open class GKBillowNoiseSource: GKCoherentNoiseSource {
  /// How much of its strength each layer keeps for the next.
  open var persistence: Double

  public init(
    frequency: Double, octaveCount: Int, persistence: Double, lacunarity: Double, seed: Int32
  ) {
    self.persistence = persistence
    super.init(layersOf: frequency, octaveCount, lacunarity, seed)
  }

  public convenience init() {
    self.init(frequency: 1, octaveCount: 6, persistence: 0.5, lacunarity: 2, seed: 0)
  }

  override func field() -> NoiseField {
    let (layers, persistence) = (layers(), persistence)
    return { point in
      var strength = 1.0
      return layers.reduce(0.5) { sum, layer in
        defer { strength *= persistence }
        return sum + (2 * Swift.abs(layer(point)) - 1) * strength
      }
    }
  }
}

/// Noise like mountains with sharp crests, after Musgrave's ridged multifractal.
open class GKRidgedNoiseSource: GKCoherentNoiseSource {
  public init(frequency: Double, octaveCount: Int, lacunarity: Double, seed: Int32) {
    super.init(layersOf: frequency, octaveCount, lacunarity, seed)
  }

  public convenience init() {
    self.init(frequency: 1, octaveCount: 6, lacunarity: 2, seed: 0)
  }

  override func field() -> NoiseField {
    let (layers, lacunarity) = (layers(), lacunarity)
    return { point in
      var weight = 1.0
      var strength = 1.0
      let height = layers.reduce(0) { sum, layer in
        let crest = 1 - Swift.abs(layer(point))
        let signal = crest * crest * weight
        weight = Swift.min(Swift.max(signal * 2, 0), 1)
        defer { strength /= lacunarity }
        return sum + signal * strength
      }
      return height * 1.25 - 1
    }
  }
}
