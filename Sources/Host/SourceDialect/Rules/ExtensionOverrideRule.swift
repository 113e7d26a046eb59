internal import SwiftSyntax

/// What an extension overrides, and what is overridden of an extension's, is a method of the class itself.
///
/// Objective-C's runtime finds such a method wherever it is declared; Swift's own classes only know what
/// stands between their braces. So the method of the extension gets another name, and the class one of the
/// old name that calls it. So is what an extension has open to be overridden. What goes into a class of another
/// text of the module, `DistantOverrideRule` puts there.
struct ExtensionOverrideRule: RewriteRule {
  /// Where a text is asked: at its overrides, and at its extensions where another text may override.
  var words = ["override"]

  func edits(at token: TokenSyntax, in file: SourceContext) -> [SourceEdit] {
    guard [.keyword(.override), .keyword(.extension)].contains(token.tokenKind),
      let tree = token.root.as(SourceFileSyntax.self), file.claim(tree)
    else { return [] }
    let groups = DeclarationTree.groups(of: tree, on: file.platform)
    let classes = Self.classes(of: groups)
    let family = file.members
    var forwarded: [String: [String]] = [:]
    var edits: [SourceEdit] = []
    for case let part as ExtensionDeclSyntax in groups where part.genericWhereClause == nil {
      guard let name = part.ownName else { continue }
      let isDistant = classes[name] == nil
      if isDistant, !file.isDeclaredBeside(className: name) { continue }
      for member in part.memberBlock.members.compactMap({ MovedMember($0.decl, of: part) }) {
        guard family.belongsToClass(.init(member, of: name)) else { continue }
        edits += member.edits
        if !isDistant { forwarded[name, default: []].append(member.forwarder) }
      }
    }
    for (name, members) in forwarded.sorted(by: { $0.key < $1.key }) {
      guard let brace = classes[name]?.memberBlock.leftBrace else { continue }
      let text = " " + members.joined(separator: "; ") + "; "
      edits.append(SourceEdit(range: brace.utf8End..<brace.utf8End, replacement: text))
    }
    return edits
  }

  private static func classes(of groups: [any DeclGroupSyntax]) -> [String: ClassDeclSyntax] {
    let declared = groups.compactMap { $0.as(ClassDeclSyntax.self) }.filter {
      $0.memberBlock.leftBrace.presence == .present && !$0.inheritedNames.contains("XCTestCase")
    }
    return Dictionary(
      declared.map { ($0.name.identifierText, $0) }, uniquingKeysWith: { _, last in last })
  }
}
