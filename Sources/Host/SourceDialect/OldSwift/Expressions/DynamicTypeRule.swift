internal import SwiftSyntax

/// `a.dynamicType` is `type(of: a)`.
struct DynamicTypeRule: OldRule {
  let words = ["dynamicType"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    guard source[index - 1] == ".",
      let name = source.tokens[index].syntax.parent?.as(DeclReferenceExprSyntax.self),
      let member = name.parent?.as(MemberAccessExprSyntax.self), member.declName.id == name.id,
      let base = member.base, let operand = source.range(of: base)
    else { return [] }
    let function = source.declared.has("type") ? "Swift.type" : "type"
    let isCalled = source[index + 1] == "(" && source.gap(before: index + 1).isEmpty
    return [source.insertion(function + "(of: ", before: operand.lowerBound)]
      + source.replacement(of: index - 1..<index + 1, with: isCalled ? ").init" : ")")
  }
}
