internal import SwiftSyntax

/// The types of a file, however deep they lie in each other; what is inside functions is left out.
enum DeclarationTree {
  /// A type or an extension, and its members; for a platform without what is compiled for others alone.
  static func groups(
    of file: SourceFileSyntax, on platform: Platform? = nil
  ) -> [any DeclGroupSyntax] {
    var waiting = file.statements.map { Syntax($0.item) }
    var found: [any DeclGroupSyntax] = []
    var next = 0
    while next < waiting.count {
      let node = waiting[next]
      next += 1
      if let conditional = node.as(IfConfigDeclSyntax.self) {
        let clauses =
          platform.map { PlatformCondition.clauses(of: conditional, on: $0) }
          ?? Array(conditional.clauses)
        waiting += clauses.flatMap(items)
      } else if let group = node.asProtocol((any DeclGroupSyntax).self) {
        found.append(group)
        waiting += group.memberBlock.members.map { Syntax($0.decl) }
      }
    }
    return found
  }

  static func functions(of file: SourceFileSyntax) -> [FunctionDeclSyntax] {
    groups(of: file).flatMap { $0.functions }
  }

  private static func items(_ clause: IfConfigClauseSyntax) -> [Syntax] {
    switch clause.elements {
    case .statements(let items): items.map { Syntax($0.item) }
    case .decls(let members): members.map { Syntax($0.decl) }
    default: []
    }
  }
}

extension DeclGroupSyntax {
  /// Its methods; those inside `#if` are left out.
  var functions: [FunctionDeclSyntax] {
    memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
  }

  /// What it says it inherits from and conforms to, each as the last part of its name.
  var inheritedNames: [String] {
    inheritanceClause?.inheritedTypes.compactMap { $0.type.lastName } ?? []
  }

  /// The last part of its own name, or of the one it extends.
  var ownName: String? {
    if let extended = self.as(ExtensionDeclSyntax.self) { return extended.extendedType.lastName }
    return asProtocol((any NamedDeclSyntax).self)?.name.identifierText
  }
}

extension TypeSyntax {
  /// The name in `Outer.Name<Argument>`.
  var lastName: String? {
    if let name = self.as(IdentifierTypeSyntax.self) { return name.name.identifierText }
    if let member = self.as(MemberTypeSyntax.self) { return member.name.identifierText }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.lastName }
    return nil
  }
}
