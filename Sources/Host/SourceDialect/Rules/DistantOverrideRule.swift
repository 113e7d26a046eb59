internal import SwiftSyntax

/// The class's part of what an extension in another text of its module overrides, or has overridden.
struct DistantOverrideRule: RewriteRule {
  /// The methods that go into a class, by its name.
  let members: [String: [String]]

  var words: [String] { members.keys.sorted() }

  /// Of the classes that a text declares, as far as other texts of the module extend them by such members.
  init(_ own: TextFacts, in group: TextGroup, on platform: Platform) {
    let extending = group.facts.filter { $0 !== own && !$0.isTooDeep }
    let classes = own.classNames
    let family = group.members(on: platform)
    var members: [String: [String]] = [:]
    for other in extending where !classes.isDisjoint(with: other.extensionNames) {
      for member in other.members(on: platform).extended
      where classes.contains(member.type) && family.belongsToClass(member) {
        members[member.type, default: []].append(member.forwarder)
      }
    }
    self.members = members
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
