/// `func add(a: Int)(b: Int) -> Int` returns a closure now; calls say no labels for what it takes.
struct CurriedFunctionRule: OldRule {
  let words = ["func"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    guard let signature = Signature(at: index, in: source), signature.clauses.count > 1,
      let result = signature.result.map({ source.flat($0) }) ?? "Void"
    else { return [] }
    let closures = signature.clauses.dropFirst().map { CurriedClause($0, in: source) }
    if closures.contains(where: { $0 == nil }) { return [] }
    let effects = signature.effects.isEmpty ? "" : signature.effects + " "
    var type = effects + "-> " + result
    var opening = ""
    let capture = ["class", "extension"].contains(around(index, in: source)) ? "[self] " : ""
    for closure in closures.compactMap(\.self).reversed() {
      opening =
        " return { \(capture)(\(closure.parameters)) \(type) in\(closure.variables)" + opening
      type = "-> (\(closure.types)) \(type)"
    }
    let first = signature.clauses[1].open
    var edits = source.replacement(of: first..<signature.end, with: " " + type)
    if let body = signature.body {
      let space = source.gap(before: body.open + 1).isEmpty ? " " : ""
      let ends = String(repeating: "} ", count: closures.count)
      edits.append(source.insertion(opening + space, behind: body.open))
      edits.append(source.insertion(ends, before: body.close))
    }
    return edits + calls(of: source[signature.name], but: signature, in: source)
  }

  private func around(_ index: Int, in source: OldSource) -> String {
    source.typeAround(member: index).map { source[$0] } ?? ""
  }

  private func calls(
    of name: String, but declaration: Signature, in source: OldSource
  ) -> [SourceEdit] {
    source.places(of: name).flatMap { index -> [SourceEdit] in
      guard index != declaration.name, source[index + 1] == "(",
        var close = source.partners[index + 1]
      else { return [] }
      var edits: [SourceEdit] = []
      if let variable = variable(holding: index, in: source), source[close + 1] != "(" {
        edits += source.places(of: variable).filter { source[$0 + 1] == "(" }
          .flatMap { labels(behind: $0 + 1, in: source) }
      }
      while source[close + 1] == "(", source.gap(before: close + 1).isEmpty,
        let next = source.partners[close + 1]
      {
        edits += labels(behind: close + 1, in: source)
        close = next
      }
      return edits
    }
  }

  /// The constant in `let addTwo = add(2)`.
  private func variable(holding call: Int, in source: OldSource) -> String? {
    guard source[call - 1] == "=", ["let", "var"].contains(source[call - 3]) else { return nil }
    return source[call - 2]
  }

  private func labels(behind open: Int, in source: OldSource) -> [SourceEdit] {
    guard let close = source.partners[open] else { return [] }
    return source.parts(open + 1..<close).flatMap { part -> [SourceEdit] in
      guard part.count > 2, source.tokens[part.lowerBound].isWord,
        source[part.lowerBound + 1] == ":"
      else { return [] }
      return source.removal(of: part.lowerBound..<part.lowerBound + 2, andSpaceBehind: true)
    }
  }
}

/// What one more pair of parentheses takes.
private struct CurriedClause {
  private(set) var parameters = ""
  private(set) var types = ""
  /// Parameters that were variables.
  private(set) var variables = ""

  init?(_ clause: (open: Int, close: Int), in source: OldSource) {
    for part in source.parts(clause.open + 1..<clause.close) {
      guard let colon = source.first([":"], from: part.lowerBound), colon < part.upperBound,
        colon > part.lowerBound
      else { return nil }
      let equals = source.first(["="], from: colon) ?? part.upperBound
      guard let type = source.flat(colon + 1..<min(equals, part.upperBound)) else { return nil }
      let before = (part.lowerBound..<colon).map { source[$0] }
      let full = (before.contains("inout") ? "inout " : "") + type
      let name = source[colon - 1]
      if before.contains("var") { variables += " var \(name) = \(name);" }
      let comma = parameters.isEmpty ? "" : ", "
      parameters += comma + name + ": " + full
      types += comma + full
    }
  }
}
