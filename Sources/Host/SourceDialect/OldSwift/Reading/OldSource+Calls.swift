internal import SwiftSyntax

/// Calls, found from the name that is called.
extension OldSource {
  /// `name(…)` or `base.name(…) { … }`, in which a token is the name.
  struct Call {
    let syntax: FunctionCallExprSyntax
    /// The tokens of what stands before `.name`; nil where the name stands alone.
    let base: Range<Int>?
    /// The tokens of each argument's value, and its label.
    let arguments: [(label: String?, value: Range<Int>)]
    /// `(` and `)`; nil where there is only a closure behind the name.
    let open: Int?
    let close: Int?
    let hasTrailingClosure: Bool
  }

  func call(named index: Int) -> Call? {
    guard let name = tokens[index].syntax.parent?.as(DeclReferenceExprSyntax.self),
      name.baseName.id == tokens[index].syntax.id, name.argumentNames == nil
    else { return nil }
    var called = ExprSyntax(name)
    var base: Range<Int>?
    if let member = name.parent?.as(MemberAccessExprSyntax.self), member.declName.id == name.id {
      guard let expression = member.base, let tokens = range(of: expression) else { return nil }
      base = tokens
      called = ExprSyntax(member)
    }
    guard let call = called.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == called.id, call.additionalTrailingClosures.isEmpty
    else { return nil }
    var arguments: [(label: String?, value: Range<Int>)] = []
    for argument in call.arguments {
      guard let value = range(of: argument.expression) else { return nil }
      arguments.append((argument.label?.text, value))
    }
    return Call(
      syntax: call, base: base, arguments: arguments, open: self.index(of: call.leftParen),
      close: self.index(of: call.rightParen), hasTrailingClosure: call.trailingClosure != nil)
  }

  /// The tokens of a node.
  func range(of node: some SyntaxProtocol) -> Range<Int>? {
    let start = node.utf8Start
    let end = node.utf8End
    guard end > start, let first = index(atOffset: start) else { return nil }
    var next = first
    while next < tokens.count, tokens[next].end <= end { next += 1 }
    return next > first ? first..<next : nil
  }

  /// Whether an expression can stand before a dot as it is.
  func isSimple(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      let token = tokens[index]
      if token.isOperator || ["?", ":", "as", "is", "try", "{"].contains(token.text),
        !token.isString
      {
        let isSuffix = ["?", "!"].contains(token.text) && gap(before: index).isEmpty
        if !isSuffix { return false }
      }
      index = partners[index].map { max($0, index) + 1 } ?? index + 1
    }
    return true
  }
}
