import Foundation

// The predicate language, by recursive descent.
//
//     condition   = conjunction { OR conjunction }
//     conjunction = negation { AND negation }
//     negation    = NOT negation | TRUEPREDICATE | FALSEPREDICATE | ( condition ) | comparison
//     comparison  = [ANY | SOME | ALL | NONE] sum relation [options] sum
//     sum         = product { (+ | -) product },   product = power { (* | /) power }
//     power       = value { ** value }
//
// A parenthesis may open a condition or an expression: the first is tried, and where it fails the second.
// Keywords are understood in any letter case. Arguments are taken in the order of their signs.

struct PredicateParser {
  private let tokens: [PredicateToken]
  private let arguments: [Any?]
  private var position = 0
  private var argumentPosition = 0

  init(_ format: String, _ arguments: [Any?]) throws {
    tokens = try PredicateLexer.tokens(format)
    self.arguments = arguments
  }

  /// The whole format as a predicate.
  static func condition(_ format: String, _ arguments: [Any?]) throws -> PredicateCondition {
    var parser = try PredicateParser(format, arguments)
    let condition = try parser.condition()
    try parser.expectEnd()
    return condition
  }

  /// The whole format as an expression.
  static func expression(_ format: String, _ arguments: [Any?]) throws -> PredicateExpression {
    var parser = try PredicateParser(format, arguments)
    let expression = try parser.sum()
    try parser.expectEnd()
    return expression
  }

  // MARK: Words

  var current: PredicateToken { tokens[position] }

  mutating func advance() {
    if position < tokens.count - 1 { position += 1 }
  }

  mutating func accept(symbol: String) -> Bool {
    guard current == .symbol(symbol) else { return false }
    advance()
    return true
  }

  mutating func accept(keyword: String...) -> Bool {
    guard case .word(let word) = current, keyword.contains(word.uppercased()) else { return false }
    advance()
    return true
  }

  mutating func expect(_ symbol: String) throws {
    guard accept(symbol: symbol) else {
      throw PredicateFault(message: "“\(symbol)” is missing")
    }
  }

  private func expectEnd() throws {
    guard current == .end else { throw PredicateFault(message: "something follows its end") }
  }

  mutating func nextArgument() throws -> Any? {
    guard arguments.indices.contains(argumentPosition) else {
      throw PredicateFault(message: "there are fewer arguments than signs for them")
    }
    argumentPosition += 1
    return arguments[argumentPosition - 1]
  }

  // MARK: Conditions

  mutating func condition() throws -> PredicateCondition {
    var parts = [try conjunction()]
    while accept(symbol: "||") || accept(keyword: "OR") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .or(parts)
  }

  private mutating func conjunction() throws -> PredicateCondition {
    var parts = [try negation()]
    while accept(symbol: "&&") || accept(keyword: "AND") { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .and(parts)
  }

  private mutating func negation() throws -> PredicateCondition {
    if accept(symbol: "!") || accept(keyword: "NOT") { return .not(try negation()) }
    if accept(keyword: "TRUEPREDICATE") { return .always(true) }
    if accept(keyword: "FALSEPREDICATE") { return .always(false) }
    let before = self
    if accept(symbol: "(") {
      if let inner = try? condition(), accept(symbol: ")"), !continuesExpression { return inner }
      self = before
    }
    if current == .argument("@"), arguments.indices.contains(argumentPosition),
      let predicate = arguments[argumentPosition] as? NSPredicate
    {
      advance()
      argumentPosition += 1
      return .predicate(predicate)
    }
    return try comparison()
  }

  /// Whether what was in parentheses turns out to be one side of a comparison.
  private var continuesExpression: Bool {
    guard case .symbol(let symbol) = current else { return false }
    return ![")", "||", "&&", ",", "}"].contains(symbol)
  }

  private mutating func comparison() throws -> PredicateCondition {
    var quantity = PredicateComparison.Quantity.direct
    if accept(keyword: "ANY", "SOME") { quantity = .any }
    if accept(keyword: "ALL") { quantity = .all }
    if accept(keyword: "NONE") { quantity = .none }
    let left = try sum()
    let relation = try relation()
    let options = try options()
    let right = try sum()
    return .comparison(
      PredicateComparison(
        quantity: quantity, left: left, relation: relation, options: options, right: right))
  }

  private mutating func relation() throws -> PredicateRelation {
    switch current {
    case .symbol(let symbol):
      guard let relation = PredicateRelation(symbol: symbol) else { break }
      advance()
      return relation
    case .word(let word):
      guard let relation = PredicateRelation(rawValue: word.uppercased()) else { break }
      advance()
      return relation
    default: break
    }
    throw PredicateFault(message: "a comparison is missing")
  }

  private mutating func options() throws -> PredicateOptions {
    guard current == .symbol("[") else { return [] }
    advance()
    guard case .word(let letters) = current else {
      throw PredicateFault(message: "the options in brackets are missing")
    }
    advance()
    try expect("]")
    return try PredicateOptions(letters: letters)
  }
}
