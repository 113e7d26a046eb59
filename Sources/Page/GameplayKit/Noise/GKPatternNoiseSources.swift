import Foundation

/// Shells of a pattern, from 1 at each to -1 between two.
private func shell(_ distance: Double) -> Double {
  let place = distance - distance.rounded(.down)
  return 1 - Swift.min(place, 1 - place) * 4
}

/// Cylinders around the y axis, one in another: the rings of a tree.
open class GKCylindersNoiseSource: GKNoiseSource {
  /// How many cylinders a unit of space has.
  open var frequency: Double

  public init(frequency: Double) {
    self.frequency = frequency
    super.init()
  }

  public override convenience init() { self.init(frequency: 1) }

  open class func cylindersNoise(withFrequency frequency: Double) -> GKCylindersNoiseSource {
    GKCylindersNoiseSource(frequency: frequency)
  }

  override func field() -> NoiseField {
    let frequency = frequency
    return { shell((($0.x * $0.x) + ($0.z * $0.z)).squareRoot() * frequency) }
  }
}

/// Spheres around the origin, one in another: an onion.
open class GKSpheresNoiseSource: GKNoiseSource {
  /// How many spheres a unit of space has.
  open var frequency: Double

  public init(frequency: Double) {
    self.frequency = frequency
    super.init()
  }

  public override convenience init() { self.init(frequency: 1) }

  open class func spheresNoise(withFrequency frequency: Double) -> GKSpheresNoiseSource {
    GKSpheresNoiseSource(frequency: frequency)
  }

  override func field() -> NoiseField {
    let frequency = frequency
    return { shell(simd_length($0) * frequency) }
  }
}

/// Cubes that are 1 and -1 by turns.
open class GKCheckerboardNoiseSource: GKNoiseSource {
  /// How long a side of a cube is.
  open var squareSize: Double

  public init(squareSize: Double) {
    self.squareSize = squareSize
    super.init()
  }

  public override convenience init() { self.init(squareSize: 1) }

  open class func checkerboardNoise(
    withSquareSize squareSize: Double
  ) -> GKCheckerboardNoiseSource {
    GKCheckerboardNoiseSource(squareSize: squareSize)
  }

  override func field() -> NoiseField {
    let size = squareSize
    return { point in
      let cube = (point / size).rounded(.down)
      return cube.sum().truncatingRemainder(dividingBy: 2) == 0 ? 1 : -1
    }
  }
}
