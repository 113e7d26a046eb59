/// `static func convertFromStringLiteral(value: String) -> A { … }` is an initializer now.
///
/// What it does becomes a function within; its `return` stays what it was. A class is left out: it cannot
/// begin as another object.
struct LiteralConversionRule: OldRule {
  let words = Array(Self.labels.keys)

  private static let labels = [
    "convertFromStringLiteral": "stringLiteral",
    "convertFromExtendedGraphemeClusterLiteral": "extendedGraphemeClusterLiteral",
    "convertFromUnicodeScalarLiteral": "unicodeScalarLiteral",
    "convertFromIntegerLiteral": "integerLiteral", "convertFromFloatLiteral": "floatLiteral",
    "convertFromBooleanLiteral": "booleanLiteral", "convertFromNilLiteral": "nilLiteral",
    "convertFromArrayLiteral": "arrayLiteral",
    "convertFromDictionaryLiteral": "dictionaryLiteral",
  ]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    guard age <= .two, source[index - 1] == "func",
      ["static", "class"].contains(source[index - 2]),
      let label = Self.labels[source[index]],
      let signature = Signature(at: index - 1, in: source), signature.clauses.count == 1,
      let body = signature.body, let result = signature.result.flatMap({ source.flat($0) }),
      let type = source.typeAround(member: index), source[type] != "class",
      let clause = signature.clauses.first
    else { return [] }
    var edits = source.replacement(of: index - 2..<index + 1, with: "init")
    if label == "nilLiteral" {
      edits.append(source.insertion("nilLiteral: ()", behind: clause.open))
    } else {
      let isNamedTwice = source[clause.open + 2] != ":"
      guard !isNamedTwice, source.tokens[clause.open + 1].isWord else { return [] }
      edits.append(source.insertion(label + " ", before: clause.open + 1))
    }
    edits += source.removal(of: signature.behindParameters..<body.open)
    edits.append(source.insertion(" func make() -> \(result) {", behind: body.open))
    edits.append(source.insertion("}; self = make() ", before: body.close))
    return edits
  }
}
