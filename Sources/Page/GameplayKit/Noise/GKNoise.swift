import Foundation

/// Noise in all of space, made from a source and changed step by step.
///
/// A position on a plane is one in space whose y is 0: its second coordinate is the z.
open class GKNoise: NSObject {
  private(set) var field: NoiseField

  /// The colors for values from -1 to 1.
  open var gradientColors: [NSNumber: UIColor]

  public init(_ noiseSource: GKNoiseSource, gradientColors: [NSNumber: UIColor]) {
    field = noiseSource.field()
    self.gradientColors = gradientColors
    super.init()
  }

  /// Noise from black to white.
  public convenience init(_ noiseSource: GKNoiseSource) {
    self.init(noiseSource, gradientColors: [-1: .black, 1: .white])
  }

  /// Nothing but zero.
  public convenience override init() { self.init(GKConstantNoiseSource(value: 0)) }

  /// Noises mixed into each other: the first where the selection is -1, the last where it is 1.
  public convenience init(componentNoises noises: [GKNoise], selectionNoise: GKNoise) {
    guard !noises.isEmpty else { fatalError("A noise made of components has one or more.") }
    self.init()
    let (fields, selection) = (noises.map(\.field), selectionNoise.field)
    field = { point in
      let place = (Swift.min(Swift.max(selection(point), -1), 1) + 1) / 2 * Double(fields.count - 1)
      let index = Swift.min(Int(place), fields.count - 1)
      let next = Swift.min(index + 1, fields.count - 1)
      let low = fields[index](point)
      return low + (fields[next](point) - low) * (place - Double(index))
    }
  }

  /// Noises beside each other: the selection's value says which, with a border between two of them for each
  /// boundary, as wide to both sides as its blend distance.
  public convenience init(
    componentNoises noises: [GKNoise], selectionNoise: GKNoise,
    componentBoundaries: [NSNumber], boundaryBlendDistances blendDistances: [NSNumber]
  ) {
    guard
      componentBoundaries.count == noises.count - 1
        && blendDistances.count == componentBoundaries.count
    else {
      fatalError("There is one boundary, and one blend distance, between two component noises.")
    }
    self.init()
    let (fields, selection) = (noises.map(\.field), selectionNoise.field)
    let borders = zip(componentBoundaries, blendDistances).map {
      (place: $0.doubleValue, width: Swift.max($1.doubleValue, 0))
    }
    field = { point in
      let value = selection(point)
      return zip(borders, fields.dropFirst()).reduce(fields[0](point)) { below, pair in
        let (border, above) = pair
        if value <= border.place - border.width { return below }
        if value >= border.place + border.width { return above(point) }
        let part = (value - border.place + border.width) / (2 * border.width)
        return below + (above(point) - below) * part * part * (3 - 2 * part)
      }
    }
  }

  /// The value at a position on the plane, from -1 to 1.
  @discardableResult
  open func value(atPosition position: vector_float2) -> Float {
    Float(value(at: vector_double3(Double(position.x), 0, Double(position.y))))
  }

  func value(at point: vector_double3) -> Double {
    let value = field(point)
    return value.isNaN ? 0 : Swift.min(Swift.max(value, -1), 1)
  }

  func change(_ make: (@escaping NoiseField) -> NoiseField) { field = make(field) }
}
