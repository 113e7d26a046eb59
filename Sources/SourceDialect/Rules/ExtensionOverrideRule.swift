internal import SwiftSyntax

/// What an extension overrides, and what is overridden of an extension's, is a method of the class itself.
///
/// Objective-C's runtime finds such a method wherever it is declared; Swift's own classes only know what
/// stands between their braces. So the method of the extension gets another name, and the class one of the
/// old name that calls it. What goes into a class of another text of the module, `DistantOverrideRule` puts there.
struct ExtensionOverrideRule: RewriteRule {
  let words = ["override"]

  func edits(at token: TokenSyntax, in file: SourceContext) -> [SourceEdit] {
    guard token.tokenKind == .keyword(.override),
      let tree = token.root.as(SourceFileSyntax.self), file.claim(tree)
    else { return [] }
    let groups = DeclarationTree.groups(of: tree)
    let family = ClassFamily(groups)
    var forwarded: [String: [String]] = [:]
    var edits: [SourceEdit] = []
    for case let part as ExtensionDeclSyntax in groups where part.genericWhereClause == nil {
      guard let name = part.ownName else { continue }
      let isDistant = family.classes[name] == nil
      if isDistant, !file.isDeclaredBeside(className: name) { continue }
      for member in part.memberBlock.members.compactMap({ MovedMember($0.decl, of: part) }) {
        guard member.isOverride || !isDistant && family.isOverridden(member.key, of: name) else {
          continue
        }
        edits += member.edits
        if !isDistant { forwarded[name, default: []].append(member.forwarder) }
      }
    }
    for (name, members) in forwarded.sorted(by: { $0.key < $1.key }) {
      guard let brace = family.classes[name]?.memberBlock.leftBrace else { continue }
      let text = " " + members.joined(separator: "; ") + "; "
      edits.append(SourceEdit(range: brace.utf8End..<brace.utf8End, replacement: text))
    }
    return edits
  }
}

/// The classes of a text, and what of them is overridden there.
private struct ClassFamily {
  private(set) var classes: [String: ClassDeclSyntax] = [:]
  /// The names of classes that override a method, by the method.
  private var overriders: [String: Set<String>] = [:]

  init(_ groups: [any DeclGroupSyntax]) {
    for group in groups {
      if let declared = group.as(ClassDeclSyntax.self),
        declared.memberBlock.leftBrace.presence == .present,
        !declared.inheritedNames.contains("XCTestCase")
      {
        classes[declared.name.identifierText] = declared
      }
      guard let name = group.ownName else { continue }
      for member in group.memberBlock.members {
        guard let moved = MovedMember(member.decl, of: nil), moved.isOverride else { continue }
        overriders[moved.key, default: []].insert(name)
      }
    }
  }

  func isOverridden(_ key: String, of name: String) -> Bool {
    overriders[key, default: []].contains { $0 != name && isClass($0, below: name) }
  }

  private func isClass(_ name: String, below ancestor: String) -> Bool {
    var (next, steps) = (name, 0)
    while let declared = classes[next], let parent = declared.inheritedNames.first, steps < 64 {
      if parent == ancestor { return true }
      (next, steps) = (parent, steps + 1)
    }
    return false
  }
}
