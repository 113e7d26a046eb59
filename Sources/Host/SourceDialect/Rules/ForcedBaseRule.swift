internal import SwiftSyntax

/// Puts brackets around what is changed in `view.layer.cornerRadius = 8` and `view.layer.addSublayer(next)`.
///
/// The compiler's playground transform shows what a statement has changed, here `view.layer`. Where a
/// part of it is a variable that is unwrapped by itself, as `view` is, the compiler refuses what its own
/// transform has made of it. It does not look into brackets; so they are set, and the value is shown by a
/// statement of its own.
struct ForcedBaseRule: RewriteRule {
  /// Names of variables that are unwrapped by themselves.
  let words: [String]
  /// Whether values can be shown: one that cannot be copied would be taken away.
  let log: ValueLog

  enum ValueLog { case on, off }

  func isCandidate(_ word: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    let next = text.first(from: word.upperBound)
    return next == UInt8(ascii: ".") || next == UInt8(ascii: "!")
  }

  func edits(at token: TokenSyntax, in file: SourceContext) -> [SourceEdit] {
    guard let name = token.parent?.as(DeclReferenceExprSyntax.self), name.argumentNames == nil
    else {
      return []
    }
    var forced = ExprSyntax(name)
    if let member = name.parent?.as(MemberAccessExprSyntax.self), member.declName.id == name.id {
      forced = ExprSyntax(member)
    }
    if let unwrapped = forced.parent?.as(ForceUnwrapExprSyntax.self) {
      forced = ExprSyntax(unwrapped)
    }
    guard let chain = chain(above: forced), let base = chain.base, base.id != forced.id,
      isPath(base),
      let statement = statement(changing: chain), file.claim(statement)
    else { return [] }
    let brackets: [SourceEdit] = [
      .insert("(", before: base),
      SourceEdit(range: base.utf8End..<base.utf8End, replacement: ")"),
    ]
    return brackets + shown(base, behind: statement, in: file)
  }

  /// The longest path of names that goes on from an expression.
  private func chain(above expression: ExprSyntax) -> MemberAccessExprSyntax? {
    var (chain, next) = (expression.as(MemberAccessExprSyntax.self), Syntax(expression))
    while let parent = next.parent {
      if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == next.id {
        chain = member
      } else if !parent.is(ForceUnwrapExprSyntax.self) {
        break
      }
      next = parent
    }
    return chain
  }

  /// Whether it is names and points alone; the transform looks into nothing else.
  private func isPath(_ expression: ExprSyntax) -> Bool {
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return member.base.map(isPath) ?? false
    }
    if let unwrapped = expression.as(ForceUnwrapExprSyntax.self) {
      return isPath(unwrapped.expression)
    }
    return expression.as(DeclReferenceExprSyntax.self)?.argumentNames == nil
      && (expression.is(DeclReferenceExprSyntax.self) || expression.is(SuperExprSyntax.self))
  }

  /// The statement that assigns to the path or calls it, and does nothing else.
  private func statement(changing chain: MemberAccessExprSyntax) -> CodeBlockItemSyntax? {
    if let call = chain.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == chain.id
    {
      return call.parent?.as(CodeBlockItemSyntax.self)
    }
    guard let list = chain.parent?.as(ExprListSyntax.self), list.first?.id == chain.id,
      list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return nil }
    return list.parent?.parent?.as(CodeBlockItemSyntax.self)
  }

  private func shown(
    _ base: ExprSyntax, behind statement: CodeBlockItemSyntax, in file: SourceContext
  ) -> [SourceEdit] {
    let path = String(decoding: base.ownBytes, as: UTF8.self)
    let context = ValueContext(resultBuilders: file.resultBuilders)
    guard log == .on, !path.contains("\n"), allowsOneMore(behind: statement),
      context.allowsStatements(around: Syntax(statement.item))
    else { return [] }
    let before = "; _ = "
    return [
      SourceEdit(
        range: statement.item.utf8End..<statement.item.utf8End, replacement: before + path + " ",
        subject: SourceEdit.Subject(
          range: base.utf8Start..<base.utf8End, offset: before.utf8.count))
    ]
  }

  /// An initializer may not look at what is not there yet, and what stands alone can be a value.
  private func allowsOneMore(behind statement: CodeBlockItemSyntax) -> Bool {
    guard let list = statement.parent?.as(CodeBlockItemListSyntax.self) else { return false }
    if list.count == 1, canBeValue(statement, in: list) { return false }
    var next = list.parent
    while let node = next {
      if node.is(InitializerDeclSyntax.self) { return false }
      next = node.parent
    }
    return true
  }

  private func canBeValue(
    _ statement: CodeBlockItemSyntax, in list: CodeBlockItemListSyntax
  ) -> Bool {
    guard let block = list.parent, !block.is(SourceFileSyntax.self) else { return false }
    if block.is(ClosureExprSyntax.self) { return true }
    guard statement.item.is(FunctionCallExprSyntax.self) else { return false }
    return block.parent?.as(FunctionDeclSyntax.self).map { $0.signature.returnClause != nil }
      ?? true
  }
}
