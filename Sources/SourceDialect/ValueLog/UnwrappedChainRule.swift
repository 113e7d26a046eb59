internal import SwiftSyntax

/// `controller.view.layer.cornerRadius = 8` becomes `(controller.view.layer).cornerRadius = 8`.
///
/// The playground transform repeats what is assigned to. Where a part of it is unwrapped without a word and the
/// next one can only be read, it forgets that the next is an object, and the compiler refuses to assign.
struct UnwrappedChainRule: RewriteRule {
  let words: [String]

  /// What UIKit unwraps so.
  private static let known = ["collectionView", "tableView", "view"]

  /// `texts` may declare further names as `var label: UILabel!`.
  init(in texts: [String]) {
    let form = #/\bvar\s+(\w+)\s*:\s*[\w.]+(?:<[\w., ]*>)?!/#
    let own = texts.filter { $0.contains("!") }.flatMap { text in
      text.matches(of: form).map { String($0.output.1) }
    }
    words = Set(own + Self.known).sorted()
  }

  func edits(at token: TokenSyntax, in file: SourceContext) -> [SourceEdit] {
    guard let name = token.parent?.as(DeclReferenceExprSyntax.self), name.argumentNames == nil
    else { return [] }
    var whole = ExprSyntax(name)
    if let access = name.parent?.as(MemberAccessExprSyntax.self), access.declName.id == name.id {
      whole = ExprSyntax(access)
    }
    var chain: [ExprSyntax] = []
    while let access = whole.parent?.as(MemberAccessExprSyntax.self), access.base?.id == whole.id {
      whole = ExprSyntax(access)
      chain.append(whole)
    }
    guard chain.count >= 2, isAssigned(whole), file.claim(whole) else { return [] }
    let base = chain[chain.count - 2]
    return [
      .insert("(", before: base),
      SourceEdit(range: base.utf8End..<base.utf8End, replacement: ")"),
    ]
  }

  private func isAssigned(_ expression: ExprSyntax) -> Bool {
    guard let list = expression.parent?.as(ExprListSyntax.self), list.count >= 3,
      list.first?.id == expression.id
    else { return false }
    return list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
  }
}
