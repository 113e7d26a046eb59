internal import SwiftSyntax

/// The modifier `dynamic` becomes spaces.
struct DynamicModifierRule: RewriteRule {
  let words = ["dynamic"]

  func edits(at token: TokenSyntax, in file: SourceContext) -> [SourceEdit] {
    guard let modifier = token.parent?.as(DeclModifierSyntax.self), modifier.name.id == token.id
    else { return [] }
    return [.blank(modifier)]
  }
}
