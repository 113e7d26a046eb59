internal import SwiftSyntax

/// The class or extension whose members are found by their names.
enum ExposedGroup {
  static func around(_ node: Syntax) -> (any DeclGroupSyntax)? {
    var node = node
    while let parent = node.parent {
      if let group = parent.asProtocol((any DeclGroupSyntax).self) {
        let isClass = group.is(ClassDeclSyntax.self) || group.is(ExtensionDeclSyntax.self)
        return isClass ? group : nil
      }
      if parent.is(CodeBlockSyntax.self) { return nil }
      node = parent
    }
    return nil
  }

  /// Nothing generic around it, which could not have a static value, and no protocol.
  static func canHoldStatics(_ node: Syntax) -> Bool {
    var next: Syntax? = node
    while let node = next {
      if let generic = node.asProtocol((any WithGenericParametersSyntax).self),
        generic.genericParameterClause != nil || generic.genericWhereClause != nil
      {
        return false
      }
      if let extended = node.as(ExtensionDeclSyntax.self), extended.genericWhereClause != nil {
        return false
      }
      next = node.parent
    }
    return true
  }
}
