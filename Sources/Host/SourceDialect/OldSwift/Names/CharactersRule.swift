internal import SwiftSyntax

/// A text is its own characters: `text.characters.count` is `text.count`.
///
/// Texts with attributes still have some, so where such are spoken of nothing is done.
struct CharactersRule: OldRule {
  let words = ["characters"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    guard source[index - 1] == ".", !source.speaksOfAttributes,
      !source.declared.has("characters"), source[index + 1] != "(",
      let name = source.tokens[index].syntax.parent?.as(DeclReferenceExprSyntax.self),
      let member = name.parent?.as(MemberAccessExprSyntax.self), member.declName.id == name.id,
      member.base != nil
    else { return [] }
    return source.removal(of: index - 1..<index + 1)
  }
}
