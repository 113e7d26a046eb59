internal import SwiftSyntax

extension OldSource {
  /// `A` for the `P` in `struct A: P {` and `extension A: Q, P {`; nil elsewhere.
  func conformer(saidToBeAt index: Int) -> String? {
    guard let type = tokens[index].syntax.parent?.as(IdentifierTypeSyntax.self),
      let inherited = type.parent?.as(InheritedTypeSyntax.self),
      let declaration = inherited.parent?.parent?.parent
    else { return nil }
    if let type = declaration.as(ExtensionDeclSyntax.self) {
      return type.extendedType.trimmedDescription
    }
    return declaration.as(ProtocolDeclSyntax.self) == nil
      ? declaration.asProtocol((any NamedDeclSyntax).self)?.name.text : nil
  }
}
