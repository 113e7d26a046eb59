import Foundation

/// The part of a key path that begins with `@`: what it makes of a collection.
enum CollectionOperation: String {
  case count, sum, min, max
  case average = "avg"
  case union = "unionOfObjects"
  case distinctUnion = "distinctUnionOfObjects"
  case unionOfArrays
  case distinctUnionOfArrays

  init?(name: some StringProtocol) {
    self.init(rawValue: String(name))
  }

  func apply(to collection: Any?, path: String) -> KeyedValue {
    guard let collection, let members = KeyValueCoding.members(collection) else {
      return .undefined
    }
    if self == .count { return .found(members.count) }
    var values: [Any] = []
    for member in members {
      guard case .found(let value) = KeyValueCoding.value(of: member, forKeyPath: path) else {
        return .undefined
      }
      if let value { values.append(value) }
    }
    return .found(combine(values))
  }

  private func combine(_ values: [Any]) -> Any? {
    switch self {
    case .count: return values.count
    case .sum: return Self.sum(values)
    case .average:
      return values.isEmpty ? 0.0 : Self.sum(values).doubleValue / Double(values.count)
    case .min: return values.min { ValueOrder.compare($0, $1) == .orderedAscending }
    case .max: return values.max { ValueOrder.compare($0, $1) == .orderedAscending }
    case .union: return values
    case .distinctUnion: return Self.distinct(values)
    case .unionOfArrays: return values.flatMap { KeyValueCoding.members($0) ?? [$0] }
    case .distinctUnionOfArrays:
      return Self.distinct(values.flatMap { KeyValueCoding.members($0) ?? [$0] })
    }
  }

  static func sum(_ values: [Any]) -> NSNumber {
    values.compactMap(ValueOrder.number).reduce(NSNumber(value: 0)) { Arithmetic.add.apply($0, $1) }
  }

  private static func distinct(_ values: [Any]) -> [Any] {
    var kept: [Any] = []
    for value in values where !kept.contains(where: { ValueOrder.equal($0, value) }) {
      kept.append(value)
    }
    return kept
  }
}
