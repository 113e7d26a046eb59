import Foundation

/// A value from -1 to 1 for every point of space, by some formula.
open class GKNoiseSource: NSObject {
  public override init() { super.init() }

  /// The formula with the values it has now: what is made of it does not change with the source.
  func field() -> NoiseField { { _ in 0 } }
}

/// A value for every point of space.
typealias NoiseField = (vector_double3) -> Double

/// The same value everywhere.
open class GKConstantNoiseSource: GKNoiseSource {
  open var value: Double

  public init(value: Double) {
    self.value = value
    super.init()
  }

  public override convenience init() { self.init(value: 0) }

  open class func constantNoise(withValue value: Double) -> GKConstantNoiseSource {
    GKConstantNoiseSource(value: value)
  }

  override func field() -> NoiseField {
    let value = value
    return { _ in value }
  }
}
