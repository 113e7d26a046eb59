import Foundation

/// A predicate, taken apart.
indirect enum PredicateCondition {
  case always(Bool)
  case and([PredicateCondition])
  case or([PredicateCondition])
  case not(PredicateCondition)
  case comparison(PredicateComparison)
  /// A predicate that was given as an argument.
  case predicate(NSPredicate)

  func isTrue(in scope: PredicateScope) -> Bool {
    switch self {
    case .always(let value): return value
    case .and(let parts): return parts.allSatisfy { $0.isTrue(in: scope) }
    case .or(let parts): return parts.contains { $0.isTrue(in: scope) }
    case .not(let part): return !part.isTrue(in: scope)
    case .comparison(let comparison): return comparison.isTrue(in: scope)
    case .predicate(let predicate):
      return predicate.evaluate(with: scope.object, substitutionVariables: scope.variables)
    }
  }
}

/// Two expressions and what must hold between them.
struct PredicateComparison {
  /// Of how many members of the left side it must hold.
  enum Quantity: String {
    case direct = ""
    case any = "ANY"
    case all = "ALL"
    case none = "NONE"
  }

  var quantity = Quantity.direct
  var left: PredicateExpression
  var relation: PredicateRelation
  var options: PredicateOptions = []
  var right: PredicateExpression

  func isTrue(in scope: PredicateScope) -> Bool {
    let right = right.value(in: scope)
    let left = left.value(in: scope)
    func holds(_ value: Any?) -> Bool { relation.holds(value, right, options: options) }
    let members = left.flatMap(KeyValueCoding.members) ?? []
    switch quantity {
    case .direct: return holds(left)
    case .any: return members.contains(where: holds)
    case .all: return members.allSatisfy(holds)
    case .none: return !members.contains(where: holds)
    }
  }
}

/// The letters in brackets after a relation.
struct PredicateOptions: OptionSet {
  let rawValue: Int

  static let caseInsensitive = PredicateOptions(rawValue: 1)
  static let diacriticInsensitive = PredicateOptions(rawValue: 2)
  static let normalized = PredicateOptions(rawValue: 4)
  static let localeSensitive = PredicateOptions(rawValue: 8)

  init(rawValue: Int) {
    self.rawValue = rawValue
  }

  init(letters: String) throws {
    self = []
    for letter in letters.lowercased() {
      switch letter {
      case "c": insert(.caseInsensitive)
      case "d": insert(.diacriticInsensitive)
      case "n": insert(.normalized)
      case "l": insert(.localeSensitive)
      default: throw PredicateFault(message: "the option “\(letter)” is not known")
      }
    }
  }

  var letters: String {
    var letters = ""
    if contains(.caseInsensitive) { letters += "c" }
    if contains(.diacriticInsensitive) { letters += "d" }
    if contains(.normalized) { letters += "n" }
    if contains(.localeSensitive) { letters += "l" }
    return letters.isEmpty ? "" : "[\(letters)]"
  }

  var comparing: NSString.CompareOptions {
    var options: NSString.CompareOptions = []
    if contains(.caseInsensitive) { options.insert(.caseInsensitive) }
    if contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
    return options
  }
}
