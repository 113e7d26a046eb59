import GameplayKit
import Testing

struct NoiseTests {
  private func values(_ noise: GKNoise, step: Float = 0.037, count: Int = 40) -> [Float] {
    (0..<count * count).map {
      noise.value(atPosition: [Float($0 % count) * step, Float($0 / count) * step])
    }
  }

  private var coherent: [(Int32) -> GKNoiseSource] {
    [
      {
        GKPerlinNoiseSource(frequency: 1, octaveCount: 4, persistence: 0.5, lacunarity: 2, seed: $0)
      },
      {
        GKBillowNoiseSource(frequency: 1, octaveCount: 4, persistence: 0.4, lacunarity: 2, seed: $0)
      },
      { GKRidgedNoiseSource(frequency: 1, octaveCount: 4, lacunarity: 2, seed: $0) },
    ]
  }

  @Test func coherentNoiseIsContinuousAndFillsItsRange() {
    for make in coherent {
      let noise = GKNoise(make(3))
      let all = values(noise, step: 0.11)
      #expect(all.allSatisfy { -1...1 ~= $0 })
      #expect(all.max()! - all.min()! > 0.8)
      for index in 0..<400 {
        let place = vector_float2(Float(index) * 0.01, Float(index) * 0.007)
        let change = noise.value(atPosition: place + 0.0005) - noise.value(atPosition: place)
        #expect(abs(change) < 0.05)
      }
    }
  }

  @Test func theSeedDecidesTheNoise() {
    for make in coherent + [
      { GKVoronoiNoiseSource(frequency: 2, displacement: 1, distanceEnabled: true, seed: $0) }
    ] {
      #expect(values(GKNoise(make(5))) == values(GKNoise(make(5))))
      #expect(values(GKNoise(make(5))) != values(GKNoise(make(6))))
    }
  }

  @Test func sourcesBeginWithApplesValues() {
    let perlin = GKPerlinNoiseSource()
    #expect(perlin.frequency == 1 && perlin.octaveCount == 6 && perlin.persistence == 0.5)
    #expect(perlin.lacunarity == 2 && perlin.seed == 0)
    #expect(GKVoronoiNoiseSource().displacement == 1 && !GKVoronoiNoiseSource().isDistanceEnabled)
    #expect(GKCheckerboardNoiseSource().squareSize == 1 && GKSpheresNoiseSource().frequency == 1)
  }

  @Test func aHigherFrequencyMakesSmallerFeatures() {
    func turns(_ frequency: Double) -> Int {
      let source = GKPerlinNoiseSource(
        frequency: frequency, octaveCount: 1, persistence: 0.5, lacunarity: 2, seed: 1)
      let noise = GKNoise(source)
      let line = (0..<1_000).map { noise.value(atPosition: [Float($0) * 0.02 + 0.01, 0.3]) }
      return zip(line, line.dropFirst()).count { ($0 < 0) != ($1 < 0) }
    }
    #expect(turns(4) > 2 * turns(1))
  }

  @Test func patternsAreWhatTheirNamesSay() {
    let board = GKNoise(GKCheckerboardNoiseSource(squareSize: 2))
    #expect(board.value(atPosition: [1, 1]) == 1 && board.value(atPosition: [3, 1]) == -1)
    #expect(board.value(atPosition: [3, 3]) == 1 && board.value(atPosition: [-1, 1]) == -1)
    for source in [GKCylindersNoiseSource(frequency: 1), GKSpheresNoiseSource(frequency: 1)] {
      let rings = GKNoise(source)
      #expect(rings.value(atPosition: [1, 0]) == 1 && rings.value(atPosition: [0, 1.5]) == -1)
      #expect(abs(rings.value(atPosition: [0.6, 0.8]) - 1) < 1e-5)
    }
    #expect(GKNoise(GKConstantNoiseSource(value: 0.25)).value(atPosition: [7, 3]) == 0.25)
  }

  @Test func cellsHaveOneValueEach() {
    let cells = GKNoise(
      GKVoronoiNoiseSource(frequency: 1, displacement: 1, distanceEnabled: false, seed: 2))
    let all = values(cells, step: 0.1)
    #expect(Set(all).count < 60 && Set(all).count > 5)
    let flat = GKNoise(
      GKVoronoiNoiseSource(frequency: 1, displacement: 0, distanceEnabled: true, seed: 2))
    #expect(values(flat, step: 0.1).min()! < -0.5)
  }

  private func constant(_ value: Double, _ change: (GKNoise) -> Void) -> Float {
    let noise = GKNoise(GKConstantNoiseSource(value: value))
    change(noise)
    return noise.value(atPosition: [0.3, 0.7])
  }

  @Test func operationsChangeTheValues() {
    #expect(constant(-0.75) { $0.applyAbsoluteValue() } == 0.75)
    #expect(constant(0.5) { $0.invert() } == -0.5)
    #expect(constant(0.9) { $0.clamp(lowerBound: -0.5, upperBound: 0.5) } == 0.5)
    #expect(constant(-0.5) { $0.raiseToPower(2) } == 0.25)
    #expect(constant(-0.25) { $0.raiseToPower(0.5) } == -0.5)
    let half = GKNoise(GKConstantNoiseSource(value: 0.5))
    #expect(constant(0.25) { $0.add(half) } == 0.75)
    #expect(constant(0.9) { $0.add(half) } == 1)
    #expect(constant(0.5) { $0.multiply(half) } == 0.25)
    #expect(constant(0.25) { $0.minimum(half) } == 0.25)
    #expect(constant(0.25) { $0.maximum(half) } == 0.5)
    #expect(constant(0.25) { $0.raiseToPower(half) } == 0.5)
  }

  @Test func curvesAndTerracesGoThroughTheirPoints() {
    let points: [NSNumber: NSNumber] = [-1: 0.5, 0: -0.5, 0.5: 0.25, 1: 1]
    for (input, output) in points {
      #expect(
        constant(input.doubleValue) { $0.remapValues(toCurveWithControlPoints: points) }
          == output.floatValue)
    }
    let between = constant(0.25) { $0.remapValues(toCurveWithControlPoints: points) }
    #expect(between > -0.5 && between < 0.25)
    let near = constant(0.2501) { $0.remapValues(toCurveWithControlPoints: points) }
    #expect(near > between && near - between < 0.001)
    let peaks: [NSNumber] = [-1, 0, 1]
    func terrace(_ value: Double, _ inverted: Bool) -> Float {
      constant(value) { $0.remapValues(toTerracesWithPeaks: peaks, terracesInverted: inverted) }
    }
    #expect(terrace(0, false) == 0 && terrace(0.5, false) == 0.75 && terrace(0.5, true) == 0.25)
    #expect(terrace(-0.5, false) == -0.25 && terrace(1, true) == 1)
  }

  @Test func noiseIsMovedScaledAndTurned() {
    func board(_ change: (GKNoise) -> Void) -> GKNoise {
      let noise = GKNoise(GKCheckerboardNoiseSource(squareSize: 1))
      change(noise)
      return noise
    }
    #expect(board { $0.move(by: [1, 0, 0]) }.value(atPosition: [0.5, 0.5]) == -1)
    #expect(board { $0.move(by: [1, 0, 1]) }.value(atPosition: [0.5, 0.5]) == 1)
    #expect(board { $0.scale(by: [2, 1, 2]) }.value(atPosition: [1.5, 0.5]) == 1)
    #expect(board { $0.rotate(by: [0, .pi / 2, 0]) }.value(atPosition: [1.5, 0.4]) == 1)
    #expect(board { _ in }.value(atPosition: [1.5, 0.4]) == -1)
    let rings = GKNoise(GKCylindersNoiseSource(frequency: 1))
    let before = rings.value(atPosition: [0.3, 0.4])
    rings.rotate(by: [0, 1.1, 0])
    #expect(abs(rings.value(atPosition: [0.3, 0.4]) - before) < 1e-5)
  }

  @Test func noiseIsDisplaced() {
    let noise = GKNoise(GKCheckerboardNoiseSource(squareSize: 1))
    let (one, none) = (GKNoise(GKConstantNoiseSource(value: 1)), GKNoise())
    noise.displaceXWithNoise(one, yWithNoise: none, zWithNoise: none)
    #expect(noise.value(atPosition: [0.5, 0.5]) == -1)
    let smooth = GKNoise(GKCylindersNoiseSource(frequency: 0.5))
    let before = values(smooth)
    smooth.applyTurbulence(frequency: 2, power: 0, roughness: 3, seed: 1)
    #expect(values(smooth) == before)
    smooth.applyTurbulence(frequency: 2, power: 0.3, roughness: 3, seed: 1)
    #expect(values(smooth) != before)
  }

  @Test func componentsAreMixedOrSelected() {
    func selected(_ value: Double, _ make: ([GKNoise], GKNoise) -> GKNoise) -> Float {
      let parts = [-0.8, 0.2, 0.6].map { GKNoise(GKConstantNoiseSource(value: $0)) }
      return make(parts, GKNoise(GKConstantNoiseSource(value: value))).value(atPosition: [0, 0])
    }
    let mix = { GKNoise(componentNoises: $0, selectionNoise: $1) }
    #expect(selected(-1, mix) == -0.8 && selected(1, mix) == 0.6)
    #expect(abs(selected(-0.5, mix) + 0.3) < 1e-6)
    let select: ([GKNoise], GKNoise) -> GKNoise = {
      GKNoise(
        componentNoises: $0, selectionNoise: $1, componentBoundaries: [-0.5, 0.5],
        boundaryBlendDistances: [0, 0.2])
    }
    #expect(selected(-0.6, select) == -0.8 && selected(0, select) == 0.2)
    #expect(selected(0.8, select) == 0.6 && abs(selected(0.5, select) - 0.4) < 1e-6)
  }

  @Test func aMapSamplesTheNoise() {
    let noise = GKNoise(GKCheckerboardNoiseSource(squareSize: 1))
    let map = GKNoiseMap(
      noise, size: [4, 2], origin: [1, 0], sampleCount: [8, 4], seamless: false)
    #expect(map.sampleCount == [8, 4] && map.size == [4, 2] && map.origin == [1, 0])
    for column in 0..<8 as Range<Int32> {
      for row in 0..<4 as Range<Int32> {
        let place = vector_float2(1 + Float(column) / 2, Float(row) / 2)
        #expect(map.value(at: [column, row]) == noise.value(atPosition: place))
      }
    }
    #expect(map.value(at: [0, 0]) == -1 && map.value(at: [2, 0]) == 1)
    #expect(
      map.interpolatedValue(at: [1.5, 0]) == 0 && map.interpolatedValue(at: [1, 0.25]) == -1)
    map.setValue(0.5, at: [3, 3])
    #expect(map.value(at: [3, 3]) == 0.5 && map.value(at: [99, -4]) == map.value(at: [7, 0]))
  }

  @Test func aSeamlessMapMeetsItself() {
    let noise = GKNoise(
      GKPerlinNoiseSource(frequency: 3, octaveCount: 2, persistence: 0.5, lacunarity: 2, seed: 4))
    func jump(seamless: Bool) -> Float {
      let map = GKNoiseMap(
        noise, size: [1, 1], origin: [0.3, 0.6], sampleCount: [100, 100], seamless: seamless)
      return (0..<100 as Range<Int32>).map {
        Swift.max(
          abs(map.value(at: [0, $0]) - map.value(at: [99, $0])),
          abs(map.value(at: [$0, 0]) - map.value(at: [$0, 99])))
      }.max()!
    }
    #expect(jump(seamless: true) < 0.15)
    #expect(jump(seamless: false) > 0.3)
  }

  @Test func colorsBelongToValues() {
    let noise = GKNoise(GKPerlinNoiseSource(), gradientColors: [-1: .blue, 0: .green])
    #expect(noise.gradientColors[-1] == .blue && noise.gradientColors.count == 2)
    #expect(GKNoise().gradientColors == [-1: .black, 1: .white])
  }
}
