import Foundation

/// A word of the predicate language.
enum PredicateToken: Equatable {
  /// A name or a keyword; keywords are told apart by the parser, in any letter case.
  case word(String)
  /// A name with `#` before it, which is never a keyword.
  case escapedWord(String)
  case string(String)
  case integer(Int)
  case real(Double)
  case symbol(String)
  case variable(String)
  /// `%@`, `%K`, `%d` and so on: the letter says what is wanted.
  case argument(Character)
  case end
}

/// Text that is not of the predicate language, and where.
struct PredicateFault: Error, Equatable {
  var message: String
}

/// Takes a format apart into words.
struct PredicateLexer {
  private var rest: Substring

  init(_ format: String) {
    rest = format[...]
  }

  static func tokens(_ format: String) throws -> [PredicateToken] {
    var lexer = PredicateLexer(format)
    var tokens: [PredicateToken] = []
    repeat { tokens.append(try lexer.next()) } while tokens.last != .end
    return tokens
  }

  private static let symbols = [
    "==", "=<", "=>", "!=", "<>", "<=", ">=", "&&", "||", "**", ":=",
    "=", "<", ">", "!", "(", ")", "{", "}", "[", "]", ",", "+", "-", "*", "/", ".", ":",
  ]

  private mutating func next() throws -> PredicateToken {
    rest = rest.drop(while: \.isWhitespace)
    guard let first = rest.first else { return .end }
    switch first {
    case "'", "\"": return .string(try quoted(by: first))
    case "0"..."9": return number()
    case "%": return try argument()
    case "$":
      rest.removeFirst()
      return .variable(name())
    case "#":
      rest.removeFirst()
      return .escapedWord(name())
    case "@": return .word(name())
    case _ where first.isLetter || first == "_": return .word(name())
    default: break
    }
    for symbol in Self.symbols where rest.hasPrefix(symbol) {
      rest = rest.dropFirst(symbol.count)
      return .symbol(symbol)
    }
    throw PredicateFault(message: "“\(first)” is not understood")
  }

  private mutating func name() -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "@" }
    rest = rest[name.endIndex...]
    return String(name)
  }

  private mutating func argument() throws -> PredicateToken {
    rest.removeFirst()
    let lengths = rest.prefix { "lhqzt".contains($0) }
    rest = rest[lengths.endIndex...]
    guard let letter = rest.popFirst(), "@KdDiuUxXfgeFGEcCs".contains(letter) else {
      throw PredicateFault(message: "a % without a letter that says what is meant")
    }
    return .argument(letter)
  }

  private mutating func number() -> PredicateToken {
    if rest.hasPrefix("0x"), let end = hexadecimal() { return end }
    var text = rest.prefix { $0.isASCII && $0.isNumber }
    var after = rest[text.endIndex...]
    var isReal = false
    if after.first == ".", after.dropFirst().first?.isNumber == true {
      let fraction = after.dropFirst().prefix { $0.isASCII && $0.isNumber }
      isReal = true
      text = rest[..<fraction.endIndex]
      after = rest[fraction.endIndex...]
    }
    if after.first?.lowercased() == "e" {
      let unsigned = after.dropFirst().drop { "+-".contains($0) }
      let digits = unsigned.prefix(while: \.isNumber)
      if !digits.isEmpty {
        isReal = true
        text = rest[..<digits.endIndex]
      }
    }
    rest = rest[text.endIndex...]
    if !isReal, let integer = Int(text) { return .integer(integer) }
    return .real(Double(text) ?? 0)
  }

  private mutating func hexadecimal() -> PredicateToken? {
    let digits = rest.dropFirst(2).prefix(while: \.isHexDigit)
    guard let value = Int(digits, radix: 16) else { return nil }
    rest = rest[digits.endIndex...]
    return .integer(value)
  }

  private mutating func quoted(by quote: Character) throws -> String {
    rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      switch character {
      case quote: return text
      case "\\": text.append(try escaped())
      default: text.append(character)
      }
    }
    throw PredicateFault(message: "a text without its closing quotation mark")
  }

  private mutating func escaped() throws -> Character {
    switch rest.popFirst() {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case let character?: return character
    case nil: throw PredicateFault(message: "a text that ends with a backslash")
    }
  }
}
