internal import SwiftParser
internal import SwiftSyntax

/// The optional requirements that a text and those beside it declare, and who conforms to what.
struct OptionalRequirements: Sendable {
  private var byName: [String: [OptionalRequirement]] = [:]
  /// What each type says it inherits from, in all its declarations.
  private var inherited: [String: Set<String>] = [:]

  private static let words = WordSearch([("optional", ())])
  private static let marks = WordSearch([("objc", ())])

  static let none = OptionalRequirements()

  /// Whether the text can declare any.
  static func mayBe(in text: String) -> Bool {
    // English has the word too, and who finds it has to parse every text there is.
    !words.places(in: text).isEmpty && !marks.places(in: text).isEmpty
  }

  private init() {}

  init(of file: SourceFileSyntax) {
    for group in DeclarationTree.groups(of: file) {
      guard let name = group.ownName else { continue }
      inherited[name, default: []].formUnion(group.inheritedNames)
      guard group.is(ProtocolDeclSyntax.self) else { continue }
      for member in group.memberBlock.members {
        guard let found = OptionalRequirement(member.decl, of: name) else { continue }
        byName[found.name, default: []].append(found)
      }
    }
  }

  mutating func add(_ other: OptionalRequirements) {
    byName.merge(other.byName) { $0 + $1 }
    inherited.merge(other.inherited) { $0.union($1) }
  }

  var isEmpty: Bool { byName.isEmpty }
  var names: [String] { byName.keys.sorted() }

  /// The one a call `x.name?(…)` with these labels is of.
  func called(_ name: String, labels: [String]) -> OptionalRequirement? {
    byName[name]?.first { $0.labels == labels }
  }

  /// The others that have its name, and look alike in a call.
  func isOverloaded(_ requirement: OptionalRequirement) -> Bool {
    byName[requirement.name, default: []].count {
      $0.isUnlabelled && $0.owner == requirement.owner
    } > 1
  }

  /// Those that a member of a type can be for, by its name.
  func met(by name: String, labels: [String]?, of type: String) -> [OptionalRequirement] {
    guard let candidates = byName[name]?.filter({ $0.labels == labels }), !candidates.isEmpty else {
      return []
    }
    let protocols = everything(above: type)
    return candidates.filter { protocols.contains($0.owner) }
  }

  /// What `#selector(Delegate.f(_:))` is called, where that is an optional requirement.
  func selector(of expression: ExprSyntax) -> String? {
    guard !isEmpty, let member = expression.as(MemberAccessExprSyntax.self),
      let owner = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      let candidates = byName[member.declName.baseName.identifierText]
    else { return nil }
    let labels = member.declName.argumentNames?.arguments.map(\.name.identifierText)
    return candidates.first { $0.owner == owner && (labels == nil || $0.labels == labels) }?
      .selector
  }

  private func everything(above type: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = [type]
    while let name = waiting.popLast() {
      for above in inherited[name, default: []] where found.insert(above).inserted {
        waiting.append(above)
      }
    }
    return found
  }
}
