internal import SwiftSyntax

extension Syntax {
  /// Whether it stands in no type, function or closure; conditions do not count.
  var isAtFileScope: Bool {
    var next = parent
    while let parent = next {
      if parent.is(ClosureExprSyntax.self) || parent.is(CodeBlockSyntax.self)
        || parent.is(MemberBlockSyntax.self)
      {
        return false
      }
      next = parent.parent
    }
    return true
  }
}
