internal import SwiftSyntax

/// What the extensions of some texts have of members, and what their classes override.
///
/// Tells which members of an extension belong into its class: what it overrides, what is `open`, and
/// what a subclass overrides, in whatever text of the module that stands.
struct MemberFamily: Sendable {
  struct Extended: Sendable {
    var type: String
    var key: String
    var forwarder: String
    var isOverride: Bool
    var isOpen: Bool

    init(_ member: MovedMember, of type: String) {
      (self.type, key, forwarder) = (type, member.key, member.forwarder)
      (isOverride, isOpen) = (member.isOverride, member.isOpen)
    }
  }

  private(set) var extended: [Extended] = []
  private var superclasses: [String: String] = [:]
  /// The names of classes that override a member, by the member.
  private var overriders: [String: Set<String>] = [:]

  init() {}

  init(of file: SourceFileSyntax, on platform: Platform) {
    for group in DeclarationTree.groups(of: file, on: platform) {
      guard let name = group.ownName else { continue }
      if group.is(ClassDeclSyntax.self) {
        superclasses[name] = group.inheritedNames.first
      }
      let part = group.as(ExtensionDeclSyntax.self)
      for member in group.memberBlock.members {
        guard let moved = MovedMember(member.decl, of: part) else { continue }
        if moved.isOverride { overriders[moved.key, default: []].insert(name) }
        if let part, part.genericWhereClause == nil {
          extended.append(Extended(moved, of: name))
        }
      }
    }
  }

  mutating func add(_ other: MemberFamily) {
    extended += other.extended
    superclasses.merge(other.superclasses) { first, _ in first }
    overriders.merge(other.overriders) { $0.union($1) }
  }

  /// Whether a member of an extension has to be one of its class.
  func belongsToClass(_ member: Extended) -> Bool {
    member.isOverride || member.isOpen
      || overriders[member.key, default: []].contains {
        $0 != member.type && isClass($0, below: member.type)
      }
  }

  private func isClass(_ name: String, below ancestor: String) -> Bool {
    var (next, steps) = (name, 0)
    while let parent = superclasses[next], steps < 64 {
      if parent == ancestor { return true }
      (next, steps) = (parent, steps + 1)
    }
    return false
  }
}
