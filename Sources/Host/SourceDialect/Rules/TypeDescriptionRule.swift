internal import SwiftSyntax

/// `type(of: object).description()` and `object.classForCoder.description()` are asked of any
/// object; only an `NSObject` has it here.
struct TypeDescriptionRule: RewriteRule {
  let words = ["description"]

  func isCandidate(_ word: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.first(from: word.upperBound) == UInt8(ascii: "(")
      && text.last(before: word.lowerBound) == UInt8(ascii: ".")
  }

  func edits(at token: TokenSyntax, in file: SourceContext) -> [SourceEdit] {
    guard let name = token.parent?.as(DeclReferenceExprSyntax.self),
      let member = name.parent?.as(MemberAccessExprSyntax.self), member.declName.id == name.id,
      let call = member.parent?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      call.calledExpression.id == member.id, call.trailingClosure == nil,
      let type = member.base, Self.isType(type),
      !file.declares(functionNamed: "description")
    else { return [] }
    let tail = type.utf8End..<call.utf8End
    let lines = Array(call.description.utf8.dropFirst(tail.lowerBound - call.position.utf8Offset))
      .prefix(tail.count).count { $0 == UInt8(ascii: "\n") }
    return [
      .insert("String(reflecting: ", before: type),
      SourceEdit(range: tail, replacement: ")" + String(repeating: "\n", count: lines)),
    ]
  }

  /// `type(of: object)` or `object.classForCoder`
  private static func isType(_ expression: ExprSyntax) -> Bool {
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return member.base != nil && member.declName.baseName.text == "classForCoder"
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
    return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type"
      && call.arguments.count == 1 && call.arguments.first?.label?.text == "of"
  }
}
