internal import SwiftSyntax

/// The names that a pattern binds, in order, each once.
enum BoundNames {
  static func of(_ pattern: some SyntaxProtocol) -> [TokenSyntax] {
    var found: [TokenSyntax] = []
    for token in pattern.tokens(viewMode: .sourceAccurate) {
      guard let name = token.parent?.as(IdentifierPatternSyntax.self),
        name.identifier.id == token.id, token.text != "self", token.text != "_",
        token.text != "`self`", token.presence == .present,
        !found.contains(where: { $0.text == token.text })
      else { continue }
      found.append(token)
    }
    return found
  }

  static func of(_ conditions: ConditionElementListSyntax) -> [TokenSyntax] {
    conditions.flatMap { element -> [TokenSyntax] in
      if let binding = element.condition.as(OptionalBindingConditionSyntax.self) {
        return of(binding.pattern)
      }
      guard let matching = element.condition.as(MatchingPatternConditionSyntax.self) else {
        return []
      }
      return of(matching.pattern)
    }
  }
}
