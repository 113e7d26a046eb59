import Foundation

/// What a unit is called in English.
struct UnitNames {
  var symbol: String
  var singular: String
  var plural: String

  /// The names of one of Foundation's own units; those a page makes have only their symbols.
  static func names(of unit: Unit) -> UnitNames? {
    guard let row = table["\(type(of: unit)) \(unit.symbol)"] else { return nil }
    let parts = row.split(separator: "|").map(String.init)
    return UnitNames(
      symbol: parts.count > 2 ? parts[2] : unit.symbol, singular: parts[0], plural: parts[1])
  }

  /// By class and symbol: one, several, and the symbol if Foundation's own is not what is written.
  private static let table: [String: String] = [
    "UnitLength km": "kilometer|kilometers", "UnitLength m": "meter|meters",
    "UnitLength cm": "centimeter|centimeters", "UnitLength mm": "millimeter|millimeters",
    "UnitLength dm": "decimeter|decimeters", "UnitLength µm": "micrometer|micrometers",
    "UnitLength nm": "nanometer|nanometers", "UnitLength in": "inch|inches",
    "UnitLength ft": "foot|feet", "UnitLength yd": "yard|yards", "UnitLength mi": "mile|miles",
    "UnitLength NM": "nautical mile|nautical miles|nmi",
    "UnitLength ly": "light-year|light-years",
    "UnitLength ua": "astronomical unit|astronomical units|au",
    "UnitLength pc": "parsec|parsecs", "UnitLength ftm": "fathom|fathoms|fth",
    "UnitMass kg": "kilogram|kilograms", "UnitMass g": "gram|grams",
    "UnitMass mg": "milligram|milligrams", "UnitMass µg": "microgram|micrograms",
    "UnitMass t": "metric ton|metric tons", "UnitMass lb": "pound|pounds",
    "UnitMass oz": "ounce|ounces", "UnitMass st": "stone|stones", "UnitMass ct": "carat|carats|CD",
    "UnitMass oz t": "troy ounce|troy ounces", "UnitMass ton": "ton|tons|tn",
    "UnitDuration s": "second|seconds|sec", "UnitDuration sec": "second|seconds",
    "UnitDuration min": "minute|minutes", "UnitDuration hr": "hour|hours",
    "UnitDuration h": "hour|hours|hr", "UnitDuration ms": "millisecond|milliseconds",
    "UnitDuration µs": "microsecond|microseconds", "UnitDuration ns": "nanosecond|nanoseconds",
    "UnitTemperature °C": "degree Celsius|degrees Celsius",
    "UnitTemperature °F": "degree Fahrenheit|degrees Fahrenheit",
    "UnitTemperature K": "kelvin|kelvins",
    "UnitSpeed m/s": "meter per second|meters per second",
    "UnitSpeed km/h": "kilometer per hour|kilometers per hour",
    "UnitSpeed mph": "mile per hour|miles per hour", "UnitSpeed kn": "knot|knots",
    "UnitVolume L": "liter|liters", "UnitVolume mL": "milliliter|milliliters",
    "UnitVolume dL": "deciliter|deciliters", "UnitVolume cL": "centiliter|centiliters",
    "UnitVolume gal": "gallon|gallons", "UnitVolume qt": "quart|quarts",
    "UnitVolume pt": "pint|pints", "UnitVolume cup": "cup|cups|c", "UnitVolume cups": "cup|cups|c",
    "UnitVolume fl oz": "fluid ounce|fluid ounces", "UnitVolume tbsp": "tablespoon|tablespoons",
    "UnitVolume tsp": "teaspoon|teaspoons", "UnitVolume m³": "cubic meter|cubic meters",
    "UnitVolume cm³": "cubic centimeter|cubic centimeters",
    "UnitArea m²": "square meter|square meters",
    "UnitArea km²": "square kilometer|square kilometers",
    "UnitArea cm²": "square centimeter|square centimeters",
    "UnitArea ft²": "square foot|square feet",
    "UnitArea mi²": "square mile|square miles", "UnitArea ac": "acre|acres",
    "UnitArea ha": "hectare|hectares", "UnitAngle °": "degree|degrees|deg",
    "UnitAngle rad": "radian|radians", "UnitAngle rev": "revolution|revolutions",
    "UnitEnergy J": "joule|joules", "UnitEnergy kJ": "kilojoule|kilojoules",
    "UnitEnergy cal": "calorie|calories", "UnitEnergy kCal": "kilocalorie|kilocalories|kcal",
    "UnitEnergy kWh": "kilowatt hour|kilowatt-hours", "UnitPower W": "watt|watts",
    "UnitPower kW": "kilowatt|kilowatts", "UnitPower MW": "megawatt|megawatts",
    "UnitPower hp": "horsepower|horsepower", "UnitPressure hPa": "hectopascal|hectopascals",
    "UnitPressure kPa": "kilopascal|kilopascals", "UnitPressure bar": "bar|bars",
    "UnitPressure mbar": "millibar|millibars",
    "UnitPressure psi":
      "pound-force per square inch|pounds-force per square inch",
    "UnitFrequency Hz": "hertz|hertz", "UnitFrequency kHz": "kilohertz|kilohertz",
    "UnitFrequency MHz": "megahertz|megahertz", "UnitFrequency GHz": "gigahertz|gigahertz",
    "UnitInformationStorage bit": "bit|bits", "UnitInformationStorage B": "byte|bytes|byte",
    "UnitInformationStorage kB": "kilobyte|kilobytes",
    "UnitInformationStorage MB": "megabyte|megabytes",
    "UnitInformationStorage GB": "gigabyte|gigabytes",
    "UnitInformationStorage TB": "terabyte|terabytes",
    "UnitElectricCurrent A": "ampere|amperes", "UnitElectricPotentialDifference V": "volt|volts",
    "UnitElectricResistance Ω": "ohm|ohms",
  ]
}
