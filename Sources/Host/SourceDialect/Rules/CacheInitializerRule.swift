internal import SwiftSyntax

/// `URLCache(memoryCapacity: a, diskCapacity: b)` gets the path that Foundation for Linux asks for:
/// none, or that of the folder that stands there as `directory:`.
struct CacheInitializerRule: RewriteRule {
  let words = ["memoryCapacity"]

  func edits(at token: TokenSyntax, in file: SourceContext) -> [SourceEdit] {
    guard let argument = token.parent?.as(LabeledExprSyntax.self), argument.label?.id == token.id,
      let list = argument.parent?.as(LabeledExprListSyntax.self),
      let call = list.parent?.as(FunctionCallExprSyntax.self), makesCache(call.calledExpression),
      let last = list.last
    else { return [] }
    switch list.map({ $0.label?.text ?? "" }) {
    case ["memoryCapacity", "diskCapacity"]:
      let end = last.expression.utf8End
      return [SourceEdit(range: end..<end, replacement: ", diskPath: nil")]
    case ["memoryCapacity", "diskCapacity", "directory"]:
      guard let label = last.label else { return [] }
      let end = last.expression.utf8End
      return [
        .replace(label, with: "diskPath"), .insert("(", before: last.expression),
        SourceEdit(range: end..<end, replacement: " as URL?)?.path"),
      ]
    default: return []
    }
  }

  private func makesCache(_ callee: ExprSyntax) -> Bool {
    let text = callee.trimmedDescription
    return ["URLCache", "URLCache.init", "Foundation.URLCache", ".init"].contains(text)
  }
}
