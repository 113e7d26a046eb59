import Foundation

/// The units that people of a locale use.
struct PreferredUnits {
  private let isAmerican: Bool
  private let isScaled: Bool

  init(locale: Locale?, isScaled: Bool) {
    let locale = locale ?? .current
    let region = locale.language.region?.identifier ?? locale.region?.identifier ?? ""
    isAmerican = region.isEmpty || ["US", "LR", "MM"].contains(region)
    self.isScaled = isScaled
  }

  /// The unit to write instead; nil is the one at hand.
  func unit(for unit: Dimension, base: Double) -> Dimension? {
    switch unit {
    case is UnitLength: return isScaled ? length(meters: base) : length(like: unit)
    case is UnitMass: return isScaled ? mass(kilograms: base) : mass(like: unit)
    case is UnitTemperature where unit != UnitTemperature.kelvin:
      return isAmerican ? UnitTemperature.fahrenheit : UnitTemperature.celsius
    case is UnitSpeed: return isAmerican ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour
    case is UnitDuration where isScaled: return duration(seconds: base)
    case is UnitInformationStorage where isScaled: return storage(bits: base)
    default: return nil
    }
  }

  private func length(meters: Double) -> Dimension {
    let meters = abs(meters)
    guard isAmerican else {
      return meters >= 1000
        ? UnitLength.kilometers
        : meters >= 1 ? .meters : meters >= 0.01 ? .centimeters : .millimeters
    }
    return meters >= 1609.344 ? UnitLength.miles : meters >= 0.3048 ? .feet : .inches
  }

  /// Units are told apart by their symbols: two objects of one unit have different hashes here.
  private func length(like unit: Dimension) -> Dimension? {
    let american: [String: UnitLength] = ["km": .miles, "m": .feet, "cm": .inches, "mm": .inches]
    let metric: [String: UnitLength] = [
      "mi": .kilometers, "ft": .meters, "yd": .meters, "in": .centimeters,
    ]
    return isAmerican ? american[unit.symbol] : metric[unit.symbol]
  }

  private func mass(kilograms: Double) -> Dimension {
    let kilograms = abs(kilograms)
    guard isAmerican else { return kilograms >= 1 ? UnitMass.kilograms : .grams }
    return kilograms >= 0.45359237 ? UnitMass.pounds : .ounces
  }

  private func mass(like unit: Dimension) -> Dimension? {
    let american: [String: UnitMass] = ["kg": .pounds, "g": .ounces]
    let metric: [String: UnitMass] = ["lb": .kilograms, "oz": .grams, "st": .kilograms]
    return isAmerican ? american[unit.symbol] : metric[unit.symbol]
  }

  private func duration(seconds: Double) -> Dimension {
    let seconds = abs(seconds)
    return seconds >= 3600 ? UnitDuration.hours : seconds >= 60 ? .minutes : .seconds
  }

  private func storage(bits: Double) -> Dimension {
    let units: [UnitInformationStorage] = [.terabytes, .gigabytes, .megabytes, .kilobytes]
    let fitting = units.first { $0.converter.value(fromBaseUnitValue: abs(bits)) >= 1 }
    return fitting ?? UnitInformationStorage.bytes
  }
}
