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
      method.isOverride || isRequired(source[index], result, in: source)
    else { return [] }
    let arrow = result.lowerBound - 1
    let range = source.tokens[index].end..<source.tokens[arrow].end
    return source.replacement(of: index - 1..<index, with: "var")
      + [SourceEdit(range: range, replacement: ":" + source.lines(in: range))]
  }

  /// `func customMirror() -> Mirror`
  private func isRequired(_ name: String, _ result: Range<Int>, in source: OldSource) -> Bool {
    FrameworkMethods.requiredProperties[name].map { $0 == source.flat(result) } ?? false
  }

  /// `if view.isFirstResponder() {`: the brace is no closure.
  private func isInCondition(_ index: Int, in source: OldSource) -> Bool {
    source.call(named: index)?.hasTrailingClosure == false
  }
}
