import Foundation

/// Round numbers in a range.
struct NumberTicks {
  var step: Double

  /// Steps of 1, 2 or 5 times a power of ten, so that there are about as many as wanted.
  init(_ range: ClosedRange<Double>, desiredCount: Int, minimum: Double = 0) {
    step = Self.step(range, desiredCount: desiredCount, minimum: minimum)
  }

  init(step: Double) {
    self.step = step
  }

  static func step(_ range: ClosedRange<Double>, desiredCount: Int, minimum: Double = 0) -> Double {
    let length = range.upperBound - range.lowerBound
    guard length > 0, length.isFinite else { return max(minimum, 1) }
    let raw = max(length / Double(max(desiredCount, 1)), minimum)
    let power = pow(10, floor(log10(raw)))
    let steps = [1, 2, 5, 10].map { $0 * power }
    let nearest = steps.min { abs(log($0 / raw)) < abs(log($1 / raw)) } ?? raw
    return nearest >= minimum ? nearest : steps.first { $0 >= minimum } ?? nearest
  }

  /// The multiples of the step within a range.
  func values(in range: ClosedRange<Double>) -> [Double] {
    guard step > 0, range.upperBound.isFinite, range.lowerBound.isFinite else { return [] }
    let first = (range.lowerBound / step - 1e-9).rounded(.up)
    let last = (range.upperBound / step + 1e-9).rounded(.down)
    guard last >= first, last - first < 10_000 else { return [] }
    return (0...Int(last - first)).map { number(first + Double($0)) }
  }

  /// The range whose bounds are multiples of the step.
  func rounded(_ range: ClosedRange<Double>, lower: Bool, upper: Bool) -> ClosedRange<Double> {
    guard step > 0 else { return range }
    let low = lower ? number((range.lowerBound / step + 1e-9).rounded(.down)) : range.lowerBound
    let high = upper ? number((range.upperBound / step - 1e-9).rounded(.up)) : range.upperBound
    return min(low, high)...max(low, high)
  }

  /// A multiple of the step, without the error of a step such as 0.1.
  private func number(_ factor: Double) -> Double {
    let inverse = (1 / step).rounded()
    return step < 1 && abs(inverse * step - 1) < 1e-9 ? factor / inverse : factor * step
  }

  /// Powers of ten in a range, and their multiples where there are few.
  static func logarithmic(in range: ClosedRange<Double>, desiredCount: Int) -> [Double] {
    guard range.lowerBound > 0 else { return [] }
    let first = Int(floor(log10(range.lowerBound)))
    let last = Int(ceil(log10(range.upperBound)))
    var factors: [Double] = [1, 2, 5]
    if last - first > 1 { factors = [1, 5] }
    if last - first >= desiredCount - 1 { factors = [1] }
    let skip = max((last - first) / max(desiredCount, 1), 1)
    var values: [Double] = []
    for exponent in stride(from: first, through: last, by: skip) {
      values += factors.map { factor in factor * pow(10, Double(exponent)) }
    }
    let (low, high) = (range.lowerBound * (1 - 1e-9), range.upperBound * (1 + 1e-9))
    return values.filter { $0 >= low && $0 <= high }
  }
}
