import Foundation

// Predicates and expressions as the text Apple's `predicateFormat` gives of them.

extension PredicateCondition {
  var format: String {
    switch self {
    case .always(let value): return value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .and(let parts): return parts.map { $0.format(in: .and) }.joined(separator: " AND ")
    case .or(let parts): return parts.map { $0.format(in: .or) }.joined(separator: " OR ")
    case .not(let part): return "NOT " + part.format(in: .not)
    case .comparison(let comparison): return comparison.format
    case .predicate(let predicate): return predicate.description
    }
  }

  private enum Surrounding {
    case and, or, not
  }

  private func format(in surrounding: Surrounding) -> String {
    switch (self, surrounding) {
    case (.or, .and), (.or, .not), (.and, .not), (.or, .or), (.and, .and): return "(\(format))"
    default: return format
    }
  }
}

extension PredicateComparison {
  var format: String {
    let words = [quantity.rawValue, left.format, relation.rawValue + options.letters, right.format]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension PredicateExpression {
  var format: String {
    switch self {
    case .constant(let value): return Self.format(constant: value)
    case .evaluatedObject: return "SELF"
    case .variable(let name): return "$" + name
    case .keyPath(nil, let path): return path
    case .keyPath(let start?, let path): return start.format + "." + path
    case .element(let collection, let position): return "\(collection.format)[\(position.format)]"
    case .list(let members): return "{\(members.map(\.format).joined(separator: ", "))}"
    case .negative(let value): return "-" + value.format
    case .arithmetic(let operation, let left, let right):
      return "\(left.operand) \(operation.rawValue) \(right.operand)"
    case .function(let name, let arguments):
      return "\(name)(\(arguments.map(\.format).joined(separator: ", ")))"
    case .subquery(let collection, let variable, let condition):
      return "SUBQUERY(\(collection.format), $\(variable), \(condition.format))"
    }
  }

  private var operand: String {
    if case .arithmetic = self { return "(\(format))" }
    return format
  }

  private static func format(constant value: Any?) -> String {
    guard let value = KeyValueCoding.flattened(value) else { return "nil" }
    switch value {
    case let text as String:
      let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
      return "\"\(escaped.replacingOccurrences(of: "\"", with: "\\\""))\""
    case let flag as Bool where !(value is Int) || type(of: value) == Bool.self:
      return flag ? "1" : "0"
    case let number as NSNumber: return number.stringValue
    case let date as Date:
      return "CAST(\(date.timeIntervalSinceReferenceDate), \"NSDate\")"
    default: break
    }
    guard let members = KeyValueCoding.members(value) else { return "\(value)" }
    return "{\(members.map { format(constant: $0) }.joined(separator: ", "))}"
  }
}

extension ElementPosition {
  fileprivate var format: String {
    switch self {
    case .first: return "FIRST"
    case .last: return "LAST"
    case .size: return "SIZE"
    case .at(let place): return place.format
    }
  }
}
