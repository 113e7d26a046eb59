internal import SwiftSyntax

/// `.Some(a)` and `.None`, the cases of optionals.
struct OptionalCaseRule: OldRule {
  let words = ["Some", "None"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    guard age <= .two, source[index - 1] == ".", !source.declared.cases.contains(source[index]),
      let name = source.tokens[index].syntax.parent?.as(DeclReferenceExprSyntax.self),
      let member = name.parent?.as(MemberAccessExprSyntax.self), member.declName.id == name.id
    else { return [] }
    if let base = member.base.flatMap({ source.range(of: $0) }),
      source[base.lowerBound] != "Optional"
    {
      return []
    }
    return source.replacement(of: index..<index + 1, with: source[index].lowercased())
  }
}
