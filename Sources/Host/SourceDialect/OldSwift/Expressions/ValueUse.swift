internal import SwiftSyntax

/// Whether somebody asks for the value of an expression.
enum ValueUse {
  case isUsed, isDropped

  init(of expression: some ExprSyntaxProtocol) {
    var node = Syntax(expression)
    while let parent = node.parent, parent.is(TryExprSyntax.self) { node = parent }
    guard let item = node.parent?.as(CodeBlockItemSyntax.self) else {
      self = .isUsed
      return
    }
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
      let closure = list.parent?.as(ClosureExprSyntax.self)
    else {
      self = .isDropped
      return
    }
    self = Self.isAsked(closure) ? .isUsed : .isDropped
  }

  /// Whether the one expression of a closure is what somebody wants of it, as far as it can be seen.
  private static func isAsked(_ closure: ClosureExprSyntax) -> Bool {
    if let result = closure.signature?.returnClause {
      return !["Void", "()"].contains(result.type.trimmedDescription)
    }
    var node = Syntax(closure)
    while let parent = node.parent {
      if let call = parent.as(FunctionCallExprSyntax.self) {
        let name =
          call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
          ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
          ?? call.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression
          .trimmedDescription
        return name.map { asking.contains($0) } ?? true
      }
      if parent.is(LabeledExprListSyntax.self) || parent.is(LabeledExprSyntax.self) {
        node = parent
        continue
      }
      if let binding = parent.parent?.as(PatternBindingSyntax.self),
        parent.is(InitializerClauseSyntax.self)
      {
        let type = binding.typeAnnotation?.type.trimmedDescription ?? ""
        return !["Void", "()"].contains { type.hasSuffix("-> " + $0) }
      }
      return parent.is(ReturnStmtSyntax.self)
    }
    return false
  }

  private static let asking: Set<String> = [
    "map", "flatMap", "filter", "reduce", "generate", "anyGenerator", "AnyGenerator", "GeneratorOf",
    "AnyIterator", "SequenceOf", "AnySequence", "sort", "sorted", "sortInPlace", "contains",
    "indexOf", "minElement", "maxElement", "lazy",
  ]
}
