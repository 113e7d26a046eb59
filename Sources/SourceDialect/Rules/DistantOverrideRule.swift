internal import SwiftSyntax

/// The class's part of what an extension in another text of its module overrides.
struct DistantOverrideRule: RewriteRule {
  /// The methods that go into a class, by its name.
  let members: [String: [String]]

  var words: [String] { members.keys.sorted() }

  /// Of the classes that a text declares, as far as other texts of the module override something of them.
  init(_ own: TextFacts, in group: TextGroup) {
    let overriding = group.facts.filter { $0 !== own && $0.mayOverride }
    let classes = overriding.isEmpty ? [] : own.classNames
    var members: [String: [String]] = [:]
    for other in overriding where !classes.isDisjoint(with: other.extensionNames) {
      for (name, forwarder) in other.overridden where classes.contains(name) {
        members[name, default: []].append(forwarder)
      }
    }
    self.members = members
  }

  /// What extensions of a text override, by the class that they extend.
  static func overridden(in tree: SourceFileSyntax) -> [(name: String, forwarder: String)] {
    DeclarationTree.groups(of: tree).flatMap { group -> [(name: String, forwarder: String)] in
      guard let part = group as? ExtensionDeclSyntax, part.genericWhereClause == nil,
        let name = part.ownName
      else { return [] }
      return part.memberBlock.members.compactMap { MovedMember($0.decl, of: part) }
        .filter(\.isOverride).map { (name, $0.forwarder) }
    }
  }

  func edits(at token: TokenSyntax, in file: SourceContext) -> [SourceEdit] {
    guard let declared = token.parent?.as(ClassDeclSyntax.self), declared.name.id == token.id,
      declared.memberBlock.leftBrace.presence == .present, let members = members[token.text]
    else { return [] }
    let place = declared.memberBlock.leftBrace.utf8End
    let text = " " + members.joined(separator: "; ") + "; "
    return [SourceEdit(range: place..<place, replacement: text)]
  }
}

/// The words that stand behind a keyword.
enum NamesBehind {
  static func of(_ keyword: String, in text: String) -> Set<String> {
    let bytes = Array(text.utf8)
    return Set(
      WordSearch([(keyword, ())]).places(in: text).compactMap { place in
        let rest = bytes[(place.offset + keyword.utf8.count)...].drop { $0 == UInt8(ascii: " ") }
        let word = rest.prefix { byte in
          byte == UInt8(ascii: "_") || byte >= 0x80
            || Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
        }
        return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
      })
  }
}
