import CoreGraphics
import Foundation

/// What a visual format says, such as `H:|-[name(>=80)]-8-[value]|`.
struct VisualFormatText {
  enum Element {
    case superview
    case view(String, [Predicate])
  }

  enum Object {
    case number(Double)
    /// A view or a metric, and where in the text it stands.
    case name(String, Int)
  }

  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    var priority: Object?
  }

  /// What is between two elements.
  enum Connection {
    case touching
    case standard
    case spaces([Predicate])
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var elements: [(element: Element, position: Int)] = []
  /// One less than elements.
  var connections: [Connection] = []

  struct Mistake: Error {
    let reason: String
    let position: Int
  }
}

/// Reads a visual format from left to right.
struct VisualFormatReader {
  private let letters: [Character]
  private var position = 0

  init(_ text: String) {
    letters = Array(text)
  }

  mutating func read() throws -> VisualFormatText {
    var text = VisualFormatText()
    if take("V:") { text.axis = .vertical } else { _ = take("H:") }
    guard position < letters.count else { throw mistake("Expected a view or '|'") }
    text.elements.append(try element())
    while position < letters.count {
      if case .superview = text.elements[text.elements.count - 1].element,
        text.elements.count > 1
      {
        throw mistake("Nothing can follow the superview's far edge")
      }
      text.connections.append(try connection())
      guard position < letters.count else {
        throw mistake("Expected a view or '|' after a space")
      }
      text.elements.append(try element())
    }
    let views = text.elements.filter { if case .view = $0.element { true } else { false } }
    if views.isEmpty { throw mistake("Expected a view") }
    return text
  }

  // MARK: Parts

  private mutating func element() throws -> (VisualFormatText.Element, Int) {
    let start = position
    if take("|") { return (.superview, start) }
    guard take("[") else { throw mistake("Expected a view or '|'") }
    let nameAt = position
    guard let name = identifier() else { throw mistake("Expected the name of a view") }
    let predicates = take("(") ? try self.predicates() : []
    guard take("]") else { throw mistake("Expected ']'") }
    return (.view(name, predicates), nameAt)
  }

  private mutating func connection() throws -> VisualFormatText.Connection {
    guard take("-") else { return .touching }
    if let next = current, next == "[" || next == "|" { return .standard }
    let predicates: [VisualFormatText.Predicate]
    if take("(") {
      predicates = try self.predicates()
    } else {
      predicates = [VisualFormatText.Predicate(object: try object())]
    }
    guard take("-") else { throw mistake("Expected '-' after a space") }
    return .spaces(predicates)
  }

  /// Up to the closing bracket.
  private mutating func predicates() throws -> [VisualFormatText.Predicate] {
    var found = [try predicate()]
    while take(",") { found.append(try predicate()) }
    guard take(")") else { throw mistake("Expected ')'") }
    return found
  }

  private mutating func predicate() throws -> VisualFormatText.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if take("<=") {
      relation = .lessThanOrEqual
    } else if take(">=") {
      relation = .greaterThanOrEqual
    } else {
      _ = take("==")
    }
    var predicate = VisualFormatText.Predicate(relation: relation, object: try object())
    if take("@") { predicate.priority = try object() }
    return predicate
  }

  private mutating func object() throws -> VisualFormatText.Object {
    let start = position
    if let number = number() { return .number(number) }
    guard let name = identifier() else {
      throw mistake("Expected a number, or the name of a metric or a view")
    }
    return .name(name, start)
  }

  // MARK: Letters

  private var current: Character? { position < letters.count ? letters[position] : nil }

  private mutating func take(_ text: String) -> Bool {
    skipBlanks()
    let wanted = Array(text)
    guard letters[position...].starts(with: wanted) else { return false }
    position += wanted.count
    skipBlanks()
    return true
  }

  private mutating func skipBlanks() {
    while let letter = current, letter == " " { position += 1 }
  }

  private mutating func number() -> Double? {
    var end = position
    if end < letters.count, letters[end] == "-" || letters[end] == "+" { end += 1 }
    let digits = end
    while end < letters.count, letters[end].isASCII, letters[end].isNumber || letters[end] == "." {
      end += 1
    }
    guard end > digits, let number = Double(String(letters[position..<end])) else { return nil }
    position = end
    return number
  }

  private mutating func identifier() -> String? {
    var end = position
    while end < letters.count,
      letters[end].isLetter || letters[end] == "_"
        || (end > position && letters[end].isNumber)
    {
      end += 1
    }
    guard end > position else { return nil }
    defer { position = end }
    return String(letters[position..<end])
  }

  private func mistake(_ reason: String) -> VisualFormatText.Mistake {
    VisualFormatText.Mistake(reason: reason, position: position)
  }
}
