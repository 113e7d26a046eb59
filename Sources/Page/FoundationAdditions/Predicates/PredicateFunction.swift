import Foundation

/// The functions an expression can call.
enum PredicateFunction {
  static let names: Set<String> = [
    "sum", "count", "min", "max", "average", "median", "mode", "stddev", "add:to:",
    "from:subtract:", "multiply:by:", "divide:by:", "modulus:by:", "raise:toPower:", "sqrt", "log",
    "ln", "exp", "floor", "ceiling", "abs", "trunc", "random", "now", "uppercase", "lowercase",
    "length",
  ]

  static func call(_ name: String, _ arguments: [Any?]) -> Any? {
    if name == "now" { return Date() }
    if name == "random" { return Double.random(in: 0..<1) }
    guard let first = arguments.first ?? nil else { return nil }
    if let text = first as? String { return call(name, text: text) }
    if let number = ValueOrder.number(first) {
      return call(name, number, arguments.dropFirst().first.flatMap(ValueOrder.number))
    }
    return KeyValueCoding.members(first).flatMap { call(name, members: $0) }
  }

  private static func call(_ name: String, text: String) -> Any? {
    switch name {
    case "uppercase": return text.uppercased()
    case "lowercase": return text.lowercased()
    case "length": return text.utf16.count
    default: return nil
    }
  }

  private static func call(_ name: String, _ number: NSNumber, _ other: NSNumber?) -> Any? {
    let value = number.doubleValue
    switch (name, other) {
    case ("sqrt", _): return value.squareRoot()
    case ("log", _): return log10(value)
    case ("ln", _): return log(value)
    case ("exp", _): return exp(value)
    case ("floor", _): return value.rounded(.down)
    case ("ceiling", _): return value.rounded(.up)
    case ("trunc", _): return value.rounded(.towardZero)
    case ("abs", _): return value < 0 ? Arithmetic.subtract.apply(0, number) : number
    case ("add:to:", let other?): return Arithmetic.add.apply(number, other)
    case ("from:subtract:", let other?): return Arithmetic.subtract.apply(number, other)
    case ("multiply:by:", let other?): return Arithmetic.multiply.apply(number, other)
    case ("divide:by:", let other?): return Arithmetic.divide.apply(number, other)
    case ("raise:toPower:", let other?): return Arithmetic.power.apply(number, other)
    case ("modulus:by:", let other?) where other.intValue != 0:
      return number.intValue % other.intValue
    default: return nil
    }
  }

  private static func call(_ name: String, members: [Any]) -> Any? {
    let numbers = members.compactMap { ValueOrder.number($0) }
    switch name {
    case "count": return members.count
    case "sum": return CollectionOperation.sum(members)
    case "min": return numbers.min { $0.compare($1) == .orderedAscending }
    case "max": return numbers.max { $0.compare($1) == .orderedAscending }
    case "average": return mean(numbers.map(\.doubleValue))
    case "median": return median(numbers.map(\.doubleValue).sorted())
    case "stddev": return deviation(numbers.map(\.doubleValue))
    case "mode":
      return Dictionary(grouping: numbers, by: { $0 }).filter { $0.value.count > 0 }
        .max { ($0.value.count, $1.key.doubleValue) < ($1.value.count, $0.key.doubleValue) }?.key
    default: return nil
    }
  }

  private static func mean(_ numbers: [Double]) -> Double {
    numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
  }

  private static func median(_ sorted: [Double]) -> Double? {
    guard !sorted.isEmpty else { return nil }
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  private static func deviation(_ numbers: [Double]) -> Double {
    let mean = mean(numbers)
    return Self.mean(numbers.map { ($0 - mean) * ($0 - mean) }).squareRoot()
  }
}
