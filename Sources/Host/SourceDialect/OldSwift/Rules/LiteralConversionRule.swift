/// `static func convertFromStringLiteral(value: String) -> A { … }` is an initializer now.
///
/// What it does becomes a function within; its `return` stays what it was. A class is left out: it cannot
/// begin as another object. A structure without initializers keeps the one that takes its parts only where
/// this one stands in an extension, so there the function stays, and the extension calls it.
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
    if let edits = extended(label, index, type, clause, in: source) { return edits }
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

  /// For a structure at the top level that has parts and no initializer.
  private func extended(
    _ label: String, _ name: Int, _ type: Int, _ clause: (open: Int, close: Int),
    in source: OldSource
  ) -> [SourceEdit]? {
    guard source[type] == "struct", label != "nilLiteral", source.enclosing(type) == nil,
      let brace = source.enclosing(name), let end = source.partners[brace],
      source[clause.open + 2] == ":", let parameter = source.flat(clause.open + 1..<clause.close),
      !hasInitializer(brace..<end, in: source), hasParts(brace..<end, in: source)
    else { return nil }
    let typeName = source[type + 1]
    let access = source[name - 3] == "public" ? "public " : ""
    let initializer = "\(access)init(\(label) \(parameter))"
    let already = source.tokens.indices.contains {
      source[$0] == "extension" && source[$0 + 1] == typeName && source[$0 + 2] == "{"
        && (source[$0 + 3] == "init" || source[$0 + 4] == "init")
        && source.flat($0 + 3..<min($0 + 8, source.tokens.count))?.contains(label) == true
    }
    if already { return [] }
    let call = "\(typeName).\(source[name])(\(source[clause.open + 1]))"
    let text = "; extension \(typeName) { \(initializer) { self = \(call) } }"
    var edits = [source.insertion(text, behind: end)]
    // A function cannot be given what another has been given one by one.
    if source[clause.close - 1] == "..." {
      edits.append(source.insertion("[", before: clause.open + 3))
      edits += source.replacement(of: clause.close - 1..<clause.close, with: "]")
    }
    return edits
  }

  private func hasInitializer(_ body: Range<Int>, in source: OldSource) -> Bool {
    body.contains {
      source[$0] == "init" && source[$0 - 1] != "." && source.enclosing($0) == body.lowerBound
    }
  }

  private func hasParts(_ body: Range<Int>, in source: OldSource) -> Bool {
    body.contains {
      ["let", "var"].contains(source[$0]) && source.enclosing($0) == body.lowerBound
        && !["static", "class"].contains(source[$0 - 1])
    }
  }
}
