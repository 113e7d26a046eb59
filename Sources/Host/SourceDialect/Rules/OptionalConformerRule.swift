internal import SwiftSyntax

/// A class's method that is for an optional requirement gets the property the protocol asks for.
struct OptionalConformerRule: RewriteRule {
  /// The names of all optional requirements.
  let words: [String]

  func edits(at token: TokenSyntax, in file: SourceContext) -> [SourceEdit] {
    if let function = token.parent?.as(FunctionDeclSyntax.self), function.name.id == token.id {
      let labels = function.signature.parameterClause.parameters.map(\.firstName.identifierText)
      let call = labels.isEmpty ? "" : "(\(labels.map { $0 + ":" }.joined()))"
      return storage(
        token, labels, function.modifiers, Syntax(function), value: token.text + call, in: file)
    }
    guard let pattern = token.parent?.as(IdentifierPatternSyntax.self),
      let binding = pattern.parent?.as(PatternBindingSyntax.self),
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
    else { return [] }
    return storage(token, nil, variable.modifiers, Syntax(variable), value: token.text, in: file)
  }

  private func storage(
    _ name: TokenSyntax, _ labels: [String]?, _ modifiers: DeclModifierListSyntax, _ member: Syntax,
    value: String, in file: SourceContext
  ) -> [SourceEdit] {
    guard !modifiers.contains("static"), !modifiers.contains("class"),
      !modifiers.contains("override"), !modifiers.contains("optional"),
      member.parent?.is(MemberBlockItemSyntax.self) == true,
      let group = member.parent?.parent?.parent?.parent?.asProtocol((any DeclGroupSyntax).self),
      group.is(ClassDeclSyntax.self) || group.is(ExtensionDeclSyntax.self),
      let type = group.ownName
    else { return [] }
    let access = modifiers.accessModifier.map { $0.text == "open" ? "public " : $0.text + " " }
    return file.optionals.met(by: name.identifierText, labels: labels, of: type).map {
      .append(
        "\(access ?? "")var \($0.storage): \($0.type)? { _read { yield self.\(value) } }",
        after: member)
    }
  }
}
