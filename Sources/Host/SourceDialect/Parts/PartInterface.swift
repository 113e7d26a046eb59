internal import SwiftSyntax

/// What other parts of a page can know of a declaration: all of it but the bodies of its functions, and
/// the values of its literals.
final class PartInterface: SyntaxVisitor {
  private var words: [String] = []

  static func of(_ declaration: DeclSyntax) -> String {
    let interface = PartInterface(viewMode: .sourceAccurate)
    interface.walk(declaration)
    return interface.words.joined(separator: " ")
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    words.append(token.text)
    return .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    guard let owner = node.parent, Self.isHidden(behind: owner) else { return .visitChildren }
    words.append("{}")
    return .skipChildren
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    guard case .getter = node.accessors, !Self.isOpaque(node.parent) else { return .visitChildren }
    words.append("{ get }")
    return .skipChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(GenericArgumentSyntax.self) == true { return .visitChildren }
    words.append("0")
    return .skipChildren
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    words.append("0.0")
    return .skipChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    words.append("true")
    return .skipChildren
  }

  override func visit(_ node: StringSegmentSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  /// Whether nobody but the declaration itself knows its body.
  private static func isHidden(behind owner: Syntax) -> Bool {
    if let function = owner.as(FunctionDeclSyntax.self) {
      return !isOpaque(function.signature.returnClause)
    }
    if owner.is(InitializerDeclSyntax.self) || owner.is(DeinitializerDeclSyntax.self) {
      return true
    }
    guard owner.is(AccessorDeclSyntax.self) else { return false }
    // Accessor, list, block, and what they are of.
    return !isOpaque(owner.parent?.parent?.parent)
  }

  /// Whether the type of a result is told by the body alone.
  private static func isOpaque(_ node: (some SyntaxProtocol)?) -> Bool {
    guard let node else { return false }
    let types: [Syntax?] =
      if let binding = node.as(PatternBindingSyntax.self) {
        [binding.typeAnnotation.map(Syntax.init)]
      } else if let member = node.as(SubscriptDeclSyntax.self) {
        [Syntax(member.returnClause)]
      } else {
        [Syntax(node)]
      }
    return types.contains { type in
      type?.tokens(viewMode: .sourceAccurate).contains { $0.text == "some" } ?? false
    }
  }
}
