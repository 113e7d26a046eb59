/// Labels, and words before a parameter's name: `func f(var a: Int, inout b: Int, #c: Int)`.
struct ParameterRule: OldRule {
  let words = ["func", "init", "subscript"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    guard let signature = Signature(at: index, in: source), let clause = signature.clauses.first
    else { return [] }
    let labels = labels(of: signature, in: source, age)
    var edits: [SourceEdit] = []
    var variables: [String] = []
    for (place, part) in source.parts(clause.open + 1..<clause.close).enumerated() {
      guard let parameter = OldParameter(part, in: source) else { continue }
      edits += parameter.edits(in: source)
      edits += label(of: parameter, at: place, labels, in: source)
      if parameter.isVariable { variables.append(parameter.localName) }
      if age <= .two, EscapeCheck(signature, in: source).escapes(parameter) {
        edits.append(source.insertion("@escaping ", before: parameter.type.lowerBound))
      }
    }
    if let body = signature.body {
      edits += OldParameter.copies(of: variables, behind: body.open, in: source)
    }
    return edits
  }

  private enum Labels {
    /// As they are written.
    case written
    /// None for the first one.
    case notForTheFirst
    /// None but where a `#` or a value asks for one.
    case none
  }

  private func labels(of signature: Signature, in source: OldSource, _ age: SwiftAge) -> Labels {
    guard age <= .two, source[signature.word] == "func", !source.tokens[signature.name].isOperator
    else { return .written }
    return age == .one && source.typeAround(member: signature.word) == nil ? .none : .notForTheFirst
  }

  private func label(
    of parameter: OldParameter, at place: Int, _ labels: Labels, in source: OldSource
  ) -> [SourceEdit] {
    guard parameter.names.count == 1, labels != .written, let name = parameter.names.first,
      place == 0 || labels == .none
    else { return [] }
    if parameter.isNamedOutside {
      return place == 0 || labels == .none
        ? [source.insertion(source[name] + " ", before: name)] : []
    }
    if labels == .none, parameter.hasDefault || source[name] == "_" { return [] }
    return source[name] == "_" ? [] : [source.insertion("_ ", before: name)]
  }
}
