internal import SwiftSyntax

/// `#if os(iOS)` asks for the system the playground is written for, not for the one it runs on.
struct PlatformConditionRule: RewriteRule {
  let words = ["os", "canImport", "targetEnvironment"]

  func isCandidate(_ word: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.first(from: word.upperBound) == UInt8(ascii: "(")
  }

  func edits(at token: TokenSyntax, in file: SourceContext) -> [SourceEdit] {
    guard let name = token.parent?.as(DeclReferenceExprSyntax.self),
      let question = name.parent?.as(FunctionCallExprSyntax.self),
      question.calledExpression.id == name.id, question.arguments.count == 1,
      let argument = question.arguments.first?.expression.as(DeclReferenceExprSyntax.self),
      isCondition(Syntax(question)),
      let answer = PlatformCondition.answer(
        token.text, argument.baseName.text, on: file.platform)
    else { return [] }
    // It ends the line or stands beside an operator: a word of another length does no harm.
    return [.replace(question, with: answer ? "true" : "false", keepingLinesOf: question)]
  }

  private func isCondition(_ question: Syntax) -> Bool {
    var child = question
    while let node = child.parent {
      if let clause = node.as(IfConfigClauseSyntax.self) {
        return clause.condition.map { $0.id == child.id } ?? false
      }
      guard
        node.isProtocol((any ExprSyntaxProtocol).self) || node.is(ExprListSyntax.self)
          || node.is(LabeledExprSyntax.self) || node.is(LabeledExprListSyntax.self)
      else { return false }
      child = node
    }
    return false
  }
}
