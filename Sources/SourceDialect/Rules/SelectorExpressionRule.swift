internal import SwiftSyntax

/// `#selector(A.f(_:))` becomes ` Selector(A.f(_:))`.
///
/// A name without a type, `tapped` or `self.tapped`, would become a method bound to `self`: the
/// selector would keep its object alive, and could not be told from a static method. So it gets
/// the name of the type around it, as the name alone has in Objective-C.
struct SelectorExpressionRule: RewriteRule {
  let words = ["selector"]

  func edits(at token: TokenSyntax) -> [SourceEdit] {
    guard let macro = token.parent?.as(MacroExpansionExprSyntax.self),
      macro.macroName.id == token.id,
      macro.leftParen?.presence == .present, let argument = macro.arguments.first,
      argument.label == nil, macro.arguments.count == 1
    else { return [] }
    let head = macro.pound.utf8Start..<macro.macroName.utf8End
    guard head.count == " Selector".utf8.count else { return [] }
    let spelling = SourceEdit(range: head, replacement: " Selector")
    return [spelling] + qualification(of: argument.expression)
  }

  private func qualification(of expression: ExprSyntax) -> [SourceEdit] {
    guard let type = EnclosingType.name(around: Syntax(expression)) else { return [] }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return unqualified(name, in: type)
    }
    if let member = expression.as(MemberAccessExprSyntax.self),
      let base = member.base?.as(DeclReferenceExprSyntax.self), base.argumentNames == nil,
      base.baseName.tokenKind == .keyword(.self)
    {
      return [.replace(base, with: type)]
    }
    if let member = expression.as(MemberAccessExprSyntax.self),
      let base = member.base?.as(SuperExprSyntax.self)
    {
      return [.replace(base, with: type)]
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first
    {
      return qualification(of: inner.expression)
    }
    return cast(expression, in: type)
  }

  /// `f(_:) as (Int) -> Void` says which of several is meant, for a bound method.
  private func cast(_ expression: ExprSyntax, in type: String) -> [SourceEdit] {
    guard let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      let method = sequence.elements.first,
      sequence.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true,
      let target = sequence.elements.last?.as(TypeExprSyntax.self)
    else { return [] }
    let name = qualification(of: method)
    if name.isEmpty { return [] }
    return name + [.insert("(\(type)) -> ", before: target)]
  }

  private func unqualified(_ name: DeclReferenceExprSyntax, in type: String) -> [SourceEdit] {
    guard case .identifier = name.baseName.tokenKind, name.baseName.presence == .present
    else { return [] }
    return [.insert(type + ".", before: name)]
  }
}
