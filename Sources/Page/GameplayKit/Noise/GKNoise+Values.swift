import Foundation

// What changes the value of each point by itself.
extension GKNoise {
  /// Makes all values positive.
  public func applyAbsoluteValue() {
    change { field in { Swift.abs(field($0)) } }
  }

  /// Cuts off what is below and above two bounds.
  public func clamp(lowerBound: Double, upperBound: Double) {
    change { field in { Swift.min(Swift.max(field($0), lowerBound), upperBound) } }
  }

  /// Raises all values to a power; a negative value stays so where its power is no number.
  public func raiseToPower(_ power: Double) {
    change { field in { Self.raised(field($0), to: power) } }
  }

  /// Turns all values into their opposites.
  public func invert() {
    change { field in { -field($0) } }
  }

  /// Replaces all values by those of a smooth curve through points, and beyond them by the last one's.
  public func remapValues(toCurveWithControlPoints controlPoints: [NSNumber: NSNumber]) {
    let curve = NoiseCurve(controlPoints)
    change { field in { curve.value(at: field($0)) } }
  }

  /// Replaces all values by those of terraces between peaks, which are steep after each, or inverted before it.
  public func remapValues(
    toTerracesWithPeaks peakInputValues: [NSNumber], terracesInverted inverted: Bool
  ) {
    let peaks = peakInputValues.map(\.doubleValue).sorted()
    guard let first = peaks.first, let last = peaks.last else { return }
    change { field in
      { point in
        let value = field(point)
        guard value > first, value < last else { return Swift.min(Swift.max(value, first), last) }
        let index = peaks.lastIndex { $0 <= value } ?? 0
        let (low, high) = (peaks[index], peaks[index + 1])
        let part = (value - low) / (high - low)
        return low + (high - low) * (inverted ? part * part : 1 - (1 - part) * (1 - part))
      }
    }
  }

  /// Adds the values of another noise.
  public func add(_ noise: GKNoise) {
    let other = noise.field
    change { field in { field($0) + other($0) } }
  }

  /// Multiplies by the values of another noise.
  public func multiply(_ noise: GKNoise) {
    let other = noise.field
    change { field in { field($0) * other($0) } }
  }

  /// Takes the lower of two noises everywhere.
  public func minimum(_ noise: GKNoise) {
    let other = noise.field
    change { field in { Swift.min(field($0), other($0)) } }
  }

  /// Takes the higher of two noises everywhere.
  public func maximum(_ noise: GKNoise) {
    let other = noise.field
    change { field in { Swift.max(field($0), other($0)) } }
  }

  /// Raises to the powers that another noise gives.
  public func raiseToPower(_ noise: GKNoise) {
    let other = noise.field
    change { field in { Self.raised(field($0), to: other($0)) } }
  }

  private static func raised(_ value: Double, to power: Double) -> Double {
    let raised = pow(value, power)
    return raised.isNaN ? -pow(-value, power) : raised
  }
}
