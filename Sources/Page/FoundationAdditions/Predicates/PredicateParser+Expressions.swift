import Foundation

extension PredicateParser {
  mutating func sum() throws -> PredicateExpression {
    var left = try product()
    while true {
      if accept(symbol: "+") {
        left = .arithmetic(.add, left, try product())
      } else if accept(symbol: "-") {
        left = .arithmetic(.subtract, left, try product())
      } else {
        return left
      }
    }
  }

  private mutating func product() throws -> PredicateExpression {
    var left = try power()
    while true {
      if accept(symbol: "*") {
        left = .arithmetic(.multiply, left, try power())
      } else if accept(symbol: "/") {
        left = .arithmetic(.divide, left, try power())
      } else {
        return left
      }
    }
  }

  private mutating func power() throws -> PredicateExpression {
    if accept(symbol: "-") { return .negative(try power()) }
    let base = try steps()
    return accept(symbol: "**") ? .arithmetic(.power, base, try power()) : base
  }

  /// A value and the names and brackets that follow it.
  private mutating func steps() throws -> PredicateExpression {
    var value = try self.value()
    while true {
      if accept(symbol: ".") {
        value = try step(from: value)
      } else if current == .symbol("["), !isConstant(value) {
        advance()
        value = .element(value, try elementPosition())
        try expect("]")
      } else {
        return value
      }
    }
  }

  private func isConstant(_ value: PredicateExpression) -> Bool {
    if case .constant = value { return true }
    return false
  }

  private mutating func step(from value: PredicateExpression) throws -> PredicateExpression {
    let name: String
    switch current {
    case .word(let word), .escapedWord(let word): name = word
    case .argument("K"): name = try nextArgument() as? String ?? ""
    default: throw PredicateFault(message: "a name after the dot is missing")
    }
    advance()
    guard !name.isEmpty else { throw PredicateFault(message: "%K needs a text as its argument") }
    switch value {
    case .evaluatedObject: return .keyPath(nil, name)
    case .keyPath(let start, let path): return .keyPath(start, path + "." + name)
    default: return .keyPath(value, name)
    }
  }

  private mutating func elementPosition() throws -> ElementPosition {
    if accept(keyword: "FIRST") { return .first }
    if accept(keyword: "LAST") { return .last }
    if accept(keyword: "SIZE") { return .size }
    return .at(try sum())
  }

  private mutating func value() throws -> PredicateExpression {
    let token = current
    advance()
    switch token {
    case .string(let text): return .constant(text)
    case .integer(let number): return .constant(number)
    case .real(let number): return .constant(number)
    case .variable(let name): return .variable(name)
    case .escapedWord(let name): return .keyPath(nil, name)
    case .argument("K"):
      guard let path = try nextArgument() as? String else {
        throw PredicateFault(message: "%K needs a text as its argument")
      }
      return path.uppercased() == "SELF" ? .evaluatedObject : .keyPath(nil, path)
    case .argument: return .constant(try nextArgument())
    case .symbol("("):
      let inner = try sum()
      try expect(")")
      return inner
    case .symbol("{"): return .list(try values(until: "}"))
    case .word(let word): return try value(named: word)
    default: throw PredicateFault(message: "a value is missing")
    }
  }

  private mutating func value(named word: String) throws -> PredicateExpression {
    switch word.uppercased() {
    case "SELF": return .evaluatedObject
    case "TRUE", "YES": return .constant(true)
    case "FALSE", "NO": return .constant(false)
    case "NIL", "NULL": return .constant(nil)
    case "SUBQUERY" where current == .symbol("("): return try subquery()
    case "AND", "OR", "NOT", "IN", "BETWEEN", "LIKE", "MATCHES", "CONTAINS", "BEGINSWITH",
      "ENDSWITH":
      throw PredicateFault(message: "a value before \(word) is missing")
    default: break
    }
    if current == .symbol("(") || current == .symbol(":") { return try function(word) }
    return .keyPath(nil, word)
  }

  private mutating func function(_ word: String) throws -> PredicateExpression {
    var name = word
    while accept(symbol: ":") {
      name += ":"
      if case .word(let part) = current {
        name += part
        advance()
      }
    }
    try expect("(")
    guard let known = PredicateFunction.names.first(where: { $0 == name }) else {
      throw PredicateFault(message: "there is no function \(name)")
    }
    return .function(known, try values(until: ")"))
  }

  private mutating func values(until end: String) throws -> [PredicateExpression] {
    var values: [PredicateExpression] = []
    if accept(symbol: end) { return values }
    repeat { values.append(try sum()) } while accept(symbol: ",")
    try expect(end)
    return values
  }

  private mutating func subquery() throws -> PredicateExpression {
    try expect("(")
    let collection = try sum()
    try expect(",")
    guard case .variable(let name) = current else {
      throw PredicateFault(message: "a variable of SUBQUERY is missing")
    }
    advance()
    try expect(",")
    let condition = try condition()
    try expect(")")
    return .subquery(collection, variable: name, condition)
  }
}
