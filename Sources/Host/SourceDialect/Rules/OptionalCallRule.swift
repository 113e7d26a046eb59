internal import SwiftSyntax

/// `delegate?.game?(self, didEnd: true)` calls the property that took the method's place, which
/// knows no labels.
struct OptionalCallRule: RewriteRule {
  /// The names of all optional requirements.
  let words: [String]

  func edits(at token: TokenSyntax, in file: SourceContext) -> [SourceEdit] {
    guard let name = token.parent?.as(DeclReferenceExprSyntax.self), name.argumentNames == nil,
      let member = name.parent?.as(MemberAccessExprSyntax.self), member.declName.id == name.id,
      let chain = member.parent?.as(OptionalChainingExprSyntax.self)
        .map(Syntax.init) ?? member.parent?.as(ForceUnwrapExprSyntax.self).map(Syntax.init),
      let call = chain.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == chain.id
    else { return [] }
    var labels = call.arguments.map { $0.label?.identifierText ?? "_" }
    if call.trailingClosure != nil { labels.append("_") }
    guard call.additionalTrailingClosures.isEmpty,
      let requirement = requirement(token.identifierText, labels, in: file),
      !requirement.isUnlabelled || file.optionals.isOverloaded(requirement)
    else { return [] }
    var edits: [SourceEdit] = [.replace(token, with: requirement.storage)]
    for argument in call.arguments {
      guard let label = argument.label, let colon = argument.colon else { continue }
      edits += [.blank(label), .blank(colon)]
    }
    return edits
  }

  /// A trailing closure says nothing of its label.
  private func requirement(
    _ name: String, _ labels: [String], in file: SourceContext
  ) -> OptionalRequirement? {
    file.optionals.called(name, labels: labels)
  }
}
