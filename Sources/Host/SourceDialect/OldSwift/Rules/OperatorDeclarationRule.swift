/// `infix operator ** { associativity left precedence 150 }` names a group now.
struct OperatorDeclarationRule: OldRule {
  let words = ["operator"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    guard let declaration = OldOperator(at: index, in: source) else { return [] }
    let start = source.tokens[index + 1].end
    let range = start..<source.tokens[declaration.closing].end
    let text = declaration.isInfix ? declaration.group.map { ": " + $0.name } ?? "" : ""
    var edits = [SourceEdit(range: range, replacement: text + source.lines(in: range))]
    guard declaration.isInfix, let group = declaration.group, let written = group.declaration,
      !source.declared.types.contains(group.name)
    else { return edits }
    let isFirst = !(0..<index).contains {
      OldOperator(at: $0, in: source)?.group?.name == group.name
    }
    if isFirst {
      edits[0] = SourceEdit(
        range: range, replacement: text + "; " + written + source.lines(in: range))
    }
    return edits
  }
}

/// An operator as it was declared with a precedence of its own.
private struct OldOperator {
  let isInfix: Bool
  let closing: Int
  let group: PrecedenceGroup?

  init?(at index: Int, in source: OldSource) {
    guard source[index] == "operator", source[index + 2] == "{",
      source.tokens[index + 1].isOperator, let closing = source.partners[index + 2]
    else { return nil }
    self.closing = closing
    isInfix = source[index - 1] == "infix"
    let words = (index + 3..<closing).map { source[$0] }
    func value(of word: String) -> String? {
      words.firstIndex(of: word).flatMap { $0 + 1 < words.count ? words[$0 + 1] : nil }
    }
    let precedence = value(of: "precedence").flatMap { Int($0) }
    let associativity = value(of: "associativity") ?? "none"
    if precedence == nil, associativity == "none" {
      group = nil
    } else {
      group = PrecedenceGroup(precedence ?? 100, associativity, words.contains("assignment"))
    }
  }
}

/// Where an old precedence lies between the groups of the library.
private struct PrecedenceGroup {
  let name: String
  /// Its own declaration where no group of the library is the same.
  let declaration: String?

  init(_ precedence: Int, _ associativity: String, _ isAssignment: Bool) {
    let same = Self.known.first {
      $0.precedence == precedence && $0.associativity == associativity
    }
    if let same, isAssignment == (same.precedence == 90) {
      name = same.name
      declaration = nil
      return
    }
    name =
      "Precedence\(precedence)\(associativity.capitalizedFirst)\(isAssignment ? "Assignment" : "")"
    var parts: [String] = []
    if associativity != "none" { parts.append("associativity: \(associativity)") }
    if let below = Self.known.last(where: { $0.precedence < precedence }) {
      parts.append("higherThan: \(below.name)")
    }
    if let above = Self.known.first(where: { $0.precedence > precedence }) {
      parts.append("lowerThan: \(above.name)")
    }
    if isAssignment { parts.append("assignment: true") }
    declaration = "precedencegroup \(name) { \(parts.joined(separator: " ")) }"
  }

  private static let known: [(name: String, precedence: Int, associativity: String)] = [
    ("AssignmentPrecedence", 90, "right"), ("TernaryPrecedence", 100, "right"),
    ("LogicalDisjunctionPrecedence", 110, "left"), ("LogicalConjunctionPrecedence", 120, "left"),
    ("ComparisonPrecedence", 130, "none"), ("NilCoalescingPrecedence", 131, "right"),
    ("CastingPrecedence", 132, "left"), ("RangeFormationPrecedence", 135, "none"),
    ("AdditionPrecedence", 140, "left"), ("MultiplicationPrecedence", 150, "left"),
    ("BitwiseShiftPrecedence", 160, "none"),
  ]
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
