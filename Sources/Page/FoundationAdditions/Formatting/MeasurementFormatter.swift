import Foundation

// Measurements as text in English. Unless told otherwise, a measurement is written in the unit that
// people of the locale use: miles in the United States.

/// Writes measurements and units, such as `5 km` or `3.107 miles`.
open class MeasurementFormatter: Formatter, NSSecureCoding, @unchecked Sendable {
  /// Which unit is written.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The unit the measurement has.
    public static let providedUnit = Self(rawValue: 1 << 0)
    /// A unit in which the number is neither great nor tiny.
    public static let naturalScale = Self(rawValue: 1 << 1)
    /// A temperature without its unit, only with its degrees.
    public static let temperatureWithoutUnit = Self(rawValue: 1 << 2)
  }

  public class var supportsSecureCoding: Bool { true }

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Which unit is written.
  open var unitOptions: UnitOptions = []
  /// How the unit is written.
  open var unitStyle = Formatter.UnitStyle.medium
  /// Whose units are used.
  open var locale: Locale! = .autoupdatingCurrent
  /// What writes the number.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// A measurement as text.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let (value, unit) = preferred(measurement.value, measurement.unit)
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    return number + suffix(of: unit, isOne: number == "1")
  }

  /// The name of a unit.
  open func string(from unit: Unit) -> String {
    switch unitStyle {
    case .long: return UnitNames.names(of: unit)?.plural ?? unit.symbol
    default: return UnitNames.names(of: unit)?.symbol ?? unit.symbol
    }
  }

  open override func string(for obj: Any?) -> String? {
    if let unit = obj as? Unit { return string(from: unit) }
    if let measurement = obj as? NSMeasurement {
      return string(from: Measurement(value: measurement.doubleValue, unit: measurement.unit))
    }
    return nil
  }

  private func preferred(_ value: Double, _ unit: Unit) -> (Double, Unit) {
    guard let dimension = unit as? Dimension, !unitOptions.contains(.providedUnit) else {
      return (value, unit)
    }
    let base = dimension.converter.baseUnitValue(fromValue: value)
    let choices = PreferredUnits(locale: locale, isScaled: unitOptions.contains(.naturalScale))
    guard let chosen = choices.unit(for: dimension, base: base), chosen != dimension else {
      return (value, unit)
    }
    return (chosen.converter.value(fromBaseUnitValue: base), chosen)
  }

  private func suffix(of unit: Unit, isOne: Bool) -> String {
    let isTemperature = unit is UnitTemperature && unit != UnitTemperature.kelvin
    if isTemperature, unitStyle == .short || unitOptions.contains(.temperatureWithoutUnit) {
      return "°"
    }
    let names = UnitNames.names(of: unit)
    let symbol = names?.symbol ?? unit.symbol
    switch unitStyle {
    case .long: return " " + (names.map { isOne ? $0.singular : $0.plural } ?? symbol)
    case .short: return symbol
    default: return symbol.hasPrefix("°") || symbol == "%" ? symbol : " " + symbol
    }
  }
}

extension Measurement where UnitType: Dimension {
  /// The measurement in short words, in the units of the person's locale.
  public func formatted() -> String {
    let formatter = MeasurementFormatter()
    formatter.unitOptions = .naturalScale
    formatter.numberFormatter.maximumFractionDigits = abs(value) < 100 ? 1 : 0
    return formatter.string(from: self)
  }
}
