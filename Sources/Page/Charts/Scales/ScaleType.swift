/// How values are placed on a scale.
public struct ScaleType: Sendable {
  enum Storage: Hashable {
    case linear, log, date, category
    case power(Double)
    case symmetricLog(Double)
  }

  let storage: Storage

  /// Equal distances for equal differences.
  public static var linear: ScaleType { ScaleType(storage: .linear) }
  /// Equal distances for equal ratios, of positive numbers.
  public static var log: ScaleType { ScaleType(storage: .log) }
  /// Dates.
  public static var date: ScaleType { ScaleType(storage: .date) }
  /// Categories.
  public static var category: ScaleType { ScaleType(storage: .category) }

  /// Distances of powers of numbers.
  public static func power(exponent: Double) -> ScaleType { ScaleType(storage: .power(exponent)) }
  /// Distances of square roots of numbers.
  public static var squareRoot: ScaleType { power(exponent: 0.5) }
  /// Logarithmic for large numbers of both signs, and with a slope at zero.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(storage: .symmetricLog(slopeAtZero))
  }
  /// Logarithmic for large numbers of both signs, and linear around zero.
  public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }

  /// The number whose distances are shown.
  func apply(_ value: Double) -> Double {
    switch storage {
    case .linear, .date, .category: value
    case .log: Foundation.log10(max(value, .leastNormalMagnitude))
    case .power(let exponent): value < 0 ? -pow(-value, exponent) : pow(value, exponent)
    case .symmetricLog(let slope): value < 0 ? -log1p(-value * slope) : log1p(value * slope)
    }
  }

  /// The number that has a shown one.
  func invert(_ shown: Double) -> Double {
    switch storage {
    case .linear, .date, .category: shown
    case .log: pow(10, shown)
    case .power(let exponent): shown < 0 ? -pow(-shown, 1 / exponent) : pow(shown, 1 / exponent)
    case .symmetricLog(let slope): (shown < 0 ? -expm1(-shown) : expm1(shown)) / slope
    }
  }
}
