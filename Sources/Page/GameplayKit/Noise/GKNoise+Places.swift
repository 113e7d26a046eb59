import Foundation

// What changes where in space the values are.
extension GKNoise {
  /// Moves the noise.
  public func move(by delta: vector_double3) {
    change { field in { field($0 - delta) } }
  }

  /// Makes the noise larger.
  public func scale(by factor: vector_double3) {
    change { field in { field($0 / factor) } }
  }

  /// Turns the noise about the x axis, then the y axis, then the z axis.
  public func rotate(by radians: vector_double3) {
    let turn =
      simd_quatd(angle: radians.z, axis: [0, 0, 1]) * simd_quatd(angle: radians.y, axis: [0, 1, 0])
      * simd_quatd(angle: radians.x, axis: [1, 0, 0])
    let back = double3x3(turn.inverse)
    change { field in { field(back * $0) } }
  }

  /// Moves each point's value from where other noises say.
  public func displaceXWithNoise(
    _ xDisplacementNoise: GKNoise, yWithNoise yDisplacementNoise: GKNoise,
    zWithNoise zDisplacementNoise: GKNoise
  ) {
    displaceWithNoises(x: xDisplacementNoise, y: yDisplacementNoise, z: zDisplacementNoise)
  }

  /// Moves each point's value from where other noises say.
  public func displaceWithNoises(
    x xDisplacementNoise: GKNoise, y yDisplacementNoise: GKNoise, z zDisplacementNoise: GKNoise
  ) {
    let (x, y, z) = (xDisplacementNoise.field, yDisplacementNoise.field, zDisplacementNoise.field)
    change { field in { field($0 + vector_double3(x($0), y($0), z($0))) } }
  }

  /// Moves each point's value at random, but smoothly: `roughness` is how many layers that has.
  public func applyTurbulence(frequency: Double, power: Double, roughness: Int32, seed: Int32) {
    let fields = (0..<3).map { axis in
      GKPerlinNoiseSource(
        frequency: frequency, octaveCount: Int(roughness), persistence: 0.5, lacunarity: 2,
        seed: seed &+ axis
      ).field()
    }
    // The three are looked up apart, as all gradient noise is zero at the same points.
    let offsets: [vector_double3] = [
      [0.189, 0.994, 0.478], [0.405, 0.276, 0.923], [0.821, 0.171, 0.684],
    ]
    change { field in
      { point in
        let shift = vector_double3(
          fields[0](point + offsets[0]), fields[1](point + offsets[1]),
          fields[2](point + offsets[2]))
        return field(point + shift * power)
      }
    }
  }
}
