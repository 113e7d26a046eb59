import Foundation

/// A smooth curve through points, level beyond them.
struct NoiseCurve {
  private let inputs: [Double]
  private let outputs: [Double]

  init(_ points: [NSNumber: NSNumber]) {
    let ordered = points.map { ($0.doubleValue, $1.doubleValue) }.sorted { $0.0 < $1.0 }
    inputs = ordered.map(\.0)
    outputs = ordered.map(\.1)
  }

  func value(at input: Double) -> Double {
    guard let first = inputs.first, let last = inputs.last else { return input }
    if input <= first { return outputs[0] }
    if input >= last { return outputs[outputs.count - 1] }
    let index = inputs.lastIndex { $0 <= input } ?? 0
    let width = inputs[index + 1] - inputs[index]
    let t = (input - inputs[index]) / width
    let (square, cube) = (t * t, t * t * t)
    return outputs[index] * (2 * cube - 3 * square + 1)
      + slope(index) * width * (cube - 2 * square + t)
      + outputs[index + 1] * (3 * square - 2 * cube) + slope(index + 1) * width * (cube - square)
  }

  /// That of the straight line from the point before to the point after.
  private func slope(_ index: Int) -> Double {
    let (before, after) = (Swift.max(index - 1, 0), Swift.min(index + 1, inputs.count - 1))
    return before == after
      ? 0 : (outputs[after] - outputs[before]) / (inputs[after] - inputs[before])
  }
}
