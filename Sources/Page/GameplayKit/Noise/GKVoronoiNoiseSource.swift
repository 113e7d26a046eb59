import Foundation

/// Cells, each with a value of its own: crystals, plates and cobbles.
open class GKVoronoiNoiseSource: GKNoiseSource {
  /// How many cells a unit of space has.
  open var frequency: Double
  /// How different the values of the cells are.
  open var displacement: Double
  /// Whether values grow with the distance from a cell's middle.
  open var isDistanceEnabled: Bool
  /// Another seed makes other cells.
  open var seed: Int32

  public init(frequency: Double, displacement: Double, distanceEnabled: Bool, seed: Int32) {
    self.frequency = frequency
    self.displacement = displacement
    isDistanceEnabled = distanceEnabled
    self.seed = seed
    super.init()
  }

  public override convenience init() {
    self.init(frequency: 1, displacement: 1, distanceEnabled: false, seed: 0)
  }

  open class func voronoiNoise(
    withFrequency frequency: Double, displacement: Double, distanceEnabled: Bool, seed: Int32
  ) -> GKVoronoiNoiseSource {
    GKVoronoiNoiseSource(
      frequency: frequency, displacement: displacement, distanceEnabled: distanceEnabled, seed: seed
    )
  }

  override func field() -> NoiseField {
    let cells = VoronoiCells(seed: seed)
    let (frequency, displacement, isDistanceEnabled) = (frequency, displacement, isDistanceEnabled)
    return { point in
      let cell = cells.nearest(to: point * frequency)
      let rise = isDistanceEnabled ? cell.distance * 3.0.squareRoot() - 1 : 0
      return rise + displacement * cell.value
    }
  }
}

/// Points of space, one in each of its cubes; what is nearest to one is its cell.
private struct VoronoiCells {
  private let places: [Lattice]
  private let values: Lattice

  init(seed: Int32) {
    places = (0..<3).map { Lattice(seed: seed &+ $0) }
    values = Lattice(seed: seed &+ 3)
  }

  func nearest(to point: vector_double3) -> (distance: Double, value: Double) {
    let floor = point.rounded(.down)
    let (x, y, z) = (Lattice.whole(floor.x), Lattice.whole(floor.y), Lattice.whole(floor.z))
    var nearest = (distance: Double.infinity, cube: (x, y, z))
    for column in (x &- 2)...(x &+ 2) {
      for row in (y &- 2)...(y &+ 2) {
        for depth in (z &- 2)...(z &+ 2) {
          let corner = vector_double3(Double(column), Double(row), Double(depth))
          let place = corner + inside(column, row, depth)
          let distance = simd_distance(place, point)
          if distance < nearest.distance { nearest = (distance, (column, row, depth)) }
        }
      }
    }
    let cube = nearest.cube
    return (nearest.distance, values.value(cube.0, cube.1, cube.2))
  }

  private func inside(_ x: Int, _ y: Int, _ z: Int) -> vector_double3 {
    let offset = vector_double3(
      places[0].value(x, y, z), places[1].value(x, y, z), places[2].value(x, y, z))
    return offset * 0.5 + 0.5
  }
}
