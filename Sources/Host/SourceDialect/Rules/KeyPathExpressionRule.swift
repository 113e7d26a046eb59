internal import SwiftSyntax

/// `#keyPath(Card.owner.name)` becomes ` KeyPathText<Card>().owner.name("owner.name")`, of which
/// the compiler checks the properties; a path without a type begins at the one around it.
struct KeyPathExpressionRule: RewriteRule {
  let words = ["keyPath"]

  func isCandidate(_ word: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.last(before: word.lowerBound) == UInt8(ascii: "#")
  }

  func edits(at token: TokenSyntax, in file: SourceContext) -> [SourceEdit] {
    guard let macro = token.parent?.as(MacroExpansionExprSyntax.self),
      macro.macroName.id == token.id, let open = macro.leftParen, open.presence == .present,
      let close = macro.rightParen, close.presence == .present,
      let argument = macro.arguments.first, argument.label == nil, macro.arguments.count == 1,
      let steps = steps(of: argument.expression)
    else { return [] }
    let types = steps.prefix { $0.text.first?.isUppercase == true }
    let properties = steps.dropFirst(types.count)
    guard let first = properties.first, let last = properties.last else { return [] }
    let root =
      types.last.map { _ in types.map(\.text).joined(separator: ".") }
      ?? EnclosingType.name(around: Syntax(macro))
    guard let root else { return [] }
    let text = properties.map(\.text).joined(separator: ".")
    let head = SourceEdit(
      range: macro.pound.utf8Start..<first.utf8Start,
      replacement: lines(
        from: macro.pound.utf8Start, to: first.utf8Start, of: macro, "KeyPathText<\(root)>()."))
    let tail = SourceEdit(range: last.utf8End..<last.utf8End, replacement: "(\"\(text)\"")
    return [head, tail]
  }

  /// The names of the path; nothing where there is anything else in it.
  private func steps(of expression: ExprSyntax) -> [TokenSyntax]? {
    var steps: [TokenSyntax] = []
    var rest = expression
    while let member = rest.as(MemberAccessExprSyntax.self), let base = member.base {
      guard member.declName.argumentNames == nil else { return nil }
      steps.append(member.declName.baseName)
      rest = base
    }
    guard let name = rest.as(DeclReferenceExprSyntax.self), name.argumentNames == nil else {
      return nil
    }
    steps.append(name.baseName)
    guard steps.allSatisfy({ $0.presence == .present }) else { return nil }
    return steps.reversed()
  }

  /// What stands instead of the beginning, with its line ends.
  private func lines(
    from start: Int, to end: Int, of macro: MacroExpansionExprSyntax, _ text: String
  ) -> String {
    let bytes = Array(macro.description.utf8)
    let offset = start - macro.position.utf8Offset
    let ends = bytes[offset..<offset + end - start].filter { $0 == UInt8(ascii: "\n") }
    return text + String(repeating: "\n", count: ends.count)
  }
}
