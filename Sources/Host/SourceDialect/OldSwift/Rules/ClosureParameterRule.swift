/// `{ (inout a: Int, var b: Int, name c: Int) in`
struct ClosureParameterRule: OldRule {
  let words = ["{"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    let open = source[index + 1] == "[" ? (source.partners[index + 1] ?? index) + 1 : index + 1
    guard source[open] == "(", let close = source.partners[open],
      let word = word(behind: close, in: source)
    else { return [] }
    var edits: [SourceEdit] = []
    var variables: [String] = []
    for part in source.parts(open + 1..<close) {
      guard let parameter = OldParameter(part, in: source) else { continue }
      edits += parameter.edits(in: source)
      // A name for callers, whom a closure does not have.
      let outside = parameter.names.lowerBound
      if parameter.names.count == 2, source[outside] != "_" {
        edits += source.removal(of: outside..<outside + 1, andSpaceBehind: true)
      }
      if parameter.isVariable { variables.append(parameter.localName) }
    }
    return edits + OldParameter.copies(of: variables, behind: word, in: source)
  }

  /// The `in` that ends what a closure takes and returns.
  private func word(behind close: Int, in source: OldSource) -> Int? {
    var index = close + 1
    if source[index] == "throws" { index += 1 }
    if source[index] == "->" {
      guard let end = source.endOfType(at: index + 1) else { return nil }
      index = end
    }
    return source[index] == "in" ? index : nil
  }
}
