internal import SwiftSyntax

/// Whether one more statement can stand at a place without a change of meaning.
///
/// It cannot where a branch of `if` or `switch` is itself the value, in the body of a result
/// builder, or inside a macro's arguments.
struct ValueContext {
  let resultBuilders: ResultBuilders

  /// Whether a statement can be put into the branches of a statement, or behind it.
  func allowsStatements(around node: Syntax) -> Bool {
    !isValue(node) && !isInBuilder(node)
  }

  /// An `if` or `switch` that gives a value: all its branches have one expression, and somebody
  /// asks for it.
  private func isValue(_ node: Syntax) -> Bool {
    guard let expression = node.as(ExprSyntax.self), branches(of: expression) != nil else {
      return false
    }
    var inner = node
    while true {
      // The parser wraps an `if` that stands alone.
      var outer = inner.parent
      if let statement = outer, statement.is(ExpressionStmtSyntax.self) { outer = statement.parent }
      guard let item = outer?.as(CodeBlockItemSyntax.self) else {
        // `else if` belongs to the first `if`; anything else asks for a value.
        guard let first = inner.parent?.as(IfExprSyntax.self) else { return true }
        inner = Syntax(first)
        continue
      }
      guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
        branchesAreValues(inner), let block = list.parent
      else { return false }
      if let branch = block.parent?.as(IfExprSyntax.self) {
        inner = Syntax(branch)
      } else if let branch = block.as(SwitchCaseSyntax.self),
        let choice = branch.parent?.parent?.as(SwitchExprSyntax.self)
      {
        inner = Syntax(choice)
      } else {
        return givesValue(block)
      }
    }
  }

  private func branchesAreValues(_ node: Syntax) -> Bool {
    guard let expression = node.as(ExprSyntax.self), let branches = branches(of: expression) else {
      return false
    }
    return branches.allSatisfy { $0.count == 1 }
  }

  /// The statements of each branch; nothing where a case is left out, and so no value is given.
  private func branches(of expression: ExprSyntax) -> [CodeBlockItemListSyntax]? {
    if let choice = expression.as(SwitchExprSyntax.self) {
      return choice.cases.compactMap { $0.as(SwitchCaseSyntax.self)?.statements }
    }
    guard var next = expression.as(IfExprSyntax.self) else { return nil }
    var branches = [next.body.statements]
    while let elseBody = next.elseBody {
      if let block = elseBody.as(CodeBlockSyntax.self) { return branches + [block.statements] }
      guard let following = elseBody.as(IfExprSyntax.self) else { return nil }
      branches.append(following.body.statements)
      next = following
    }
    return nil
  }

  /// Whether the one statement of a body is what the body returns.
  private func givesValue(_ block: Syntax) -> Bool {
    guard let owner = block.parent else { return false }
    if block.is(ClosureExprSyntax.self) || block.is(AccessorBlockSyntax.self) { return true }
    if let function = owner.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause != nil
    }
    if let accessor = owner.as(AccessorDeclSyntax.self) {
      return accessor.accessorSpecifier.text == "get"
    }
    return owner.is(SubscriptDeclSyntax.self)
  }

  private func isInBuilder(_ node: Syntax) -> Bool {
    var child = node
    while let parent = child.parent {
      if parent.is(MacroExpansionExprSyntax.self) || parent.is(MacroExpansionDeclSyntax.self) {
        return true
      }
      if resultBuilders == .possible {
        if parent.is(ClosureExprSyntax.self) { return true }
        if parent.isOpaqueBody { return true }
      }
      child = parent
    }
    return false
  }
}

extension Syntax {
  /// A function or property that some attribute could make a builder, or whose type says so.
  fileprivate var isOpaqueBody: Bool {
    if let function = self.as(FunctionDeclSyntax.self) {
      return function.attributes.namesBuilder
        || function.signature.returnClause?.type.is(SomeOrAnyTypeSyntax.self) == true
    }
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.attributes.namesBuilder
        || variable.bindings.contains {
          $0.typeAnnotation?.type.is(SomeOrAnyTypeSyntax.self) == true && $0.accessorBlock != nil
        }
    }
    return false
  }
}

extension AttributeListSyntax {
  fileprivate var namesBuilder: Bool {
    contains { element in
      guard let name = element.as(AttributeSyntax.self)?.attributeName.lastName else { return true }
      return name.first?.isUppercase == true && name != "MainActor"
    }
  }
}
