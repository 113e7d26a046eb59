internal import SwiftSyntax

/// A page's type that is a `PreviewProvider` adds its previews to those of the page.
struct PreviewProviderRule: RewriteRule {
  let words = ["PreviewProvider"]

  func edits(at token: TokenSyntax, in file: SourceContext) -> [SourceEdit] {
    guard file.role == .page, let inherited = inheritedType(of: token),
      let type = inherited.parent?.parent?.parent?.asProtocol((any DeclGroupSyntax).self),
      let name = type.ownName, type.memberBlock.rightBrace.presence == .present,
      !Syntax(type).is(ProtocolDeclSyntax.self), Syntax(type).isAtFileScope
    else { return [] }
    return [.append("SwiftUI.Preview._provider(\(name).self)", after: Syntax(type))]
  }

  /// `PreviewProvider` or `SwiftUI.PreviewProvider` behind a type's colon.
  private func inheritedType(of token: TokenSyntax) -> InheritedTypeSyntax? {
    guard let type = token.parent,
      type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self)
    else { return nil }
    return type.parent?.as(InheritedTypeSyntax.self)
  }
}
