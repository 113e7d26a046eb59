/// `override func intrinsicContentSize() -> CGSize` declares a property now, which is read without `()`.
struct FormerFunctionRule: OldRule {
  var words: [String] { Array(FrameworkMethods.properties) }

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    guard age <= .two, source[index + 1] == "(", source[index + 2] == ")" else { return [] }
    if source[index - 1] == "func" { return declaration(index, in: source) }
    guard source[index - 1] == ".", source.declared.functions[source[index]] == nil,
      source.tokens[index].isWord,
      source[index + 3] != "{" || source.tokens[index + 3].beginsLine
        || isInCondition(index, in: source)
    else { return [] }
    return source.removal(of: index + 1..<index + 3)
  }

  private func declaration(_ index: Int, in source: OldSource) -> [SourceEdit] {
    guard let signature = Signature(at: index - 1, in: source), let result = signature.result,
      let method = OldMethod(signature, in: source),
      method.isOverride || isRequired(index, result, in: source)
    else { return [] }
    let arrow = result.lowerBound - 1
    let range = source.tokens[index].end..<source.tokens[arrow].end
    return source.replacement(of: index - 1..<index, with: "var")
      + [SourceEdit(range: range, replacement: ":" + source.lines(in: range))]
  }

  /// `func customMirror() -> Mirror`
  private func isRequired(_ index: Int, _ result: Range<Int>, in source: OldSource) -> Bool {
    let name = source[index]
    guard FrameworkMethods.requiredProperties[name] == source.flat(result) else { return false }
    guard let askers = FrameworkMethods.askers[name] else { return true }
    guard let type = source.typeAround(member: index - 1),
      let brace = source.enclosing(index - 1), type < brace
    else { return false }
    return (type..<brace).contains { askers.contains(source[$0]) }
  }

  /// `if view.isFirstResponder() {`: the brace is no closure.
  private func isInCondition(_ index: Int, in source: OldSource) -> Bool {
    source.call(named: index)?.hasTrailingClosure == false
  }
}
