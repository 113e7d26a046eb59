internal import SwiftSyntax

/// The type inside whose braces a piece of code stands.
enum EnclosingType {
  /// Its name with those of the types around it, `Outer.Inner`; nil outside of all types.
  ///
  /// Inside a generic type the bare name stands for the type with its own arguments, so none are
  /// written. In a protocol only `Self` has methods to name.
  static func name(around syntax: Syntax) -> String? {
    var parts: [String] = []
    var child = syntax
    while let node = child.parent {
      defer { child = node }
      guard child.is(MemberBlockSyntax.self) else { continue }
      if let extended = node.as(ExtensionDeclSyntax.self) {
        parts.append(extended.extendedType.writtenName)
        return parts.reversed().joined(separator: ".")
      }
      if node.is(ProtocolDeclSyntax.self) { return "Self" }
      guard let declaration = node.asProtocol((any NamedDeclSyntax).self) else { continue }
      if declaration.name.presence == .missing { return nil }
      parts.append(declaration.name.text)
      if isLocal(node) { break }
    }
    return parts.isEmpty ? nil : parts.reversed().joined(separator: ".")
  }

  /// A type declared in a function is named without what is around the function.
  private static func isLocal(_ declaration: Syntax) -> Bool {
    declaration.parent?.is(CodeBlockItemSyntax.self) == true
  }
}

extension TypeSyntax {
  /// The type's name as it stands there, without trivia between its tokens.
  fileprivate var writtenName: String {
    tokens(viewMode: .sourceAccurate).map(\.text).joined()
  }
}
