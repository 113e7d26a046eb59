internal import SwiftParser
internal import SwiftSyntax

/// The class's part of what an extension in another text of its module overrides.
struct DistantOverrideRule: RewriteRule {
  /// The methods that go into a class, by its name.
  let members: [String: [String]]

  var words: [String] { members.keys.sorted() }

  /// Of the classes that a text declares, as far as other texts of the module override something of them.
  init(_ text: String, beside others: [String]) {
    let overriding = others.filter { $0.contains("override") && !BracketRun.isTooLong(in: $0) }
    let classes = overriding.isEmpty ? [] : NamesBehind.of("class", in: text)
    var members: [String: [String]] = [:]
    for other in overriding {
      guard !classes.isDisjoint(with: NamesBehind.of("extension", in: other)) else { continue }
      for case let part as ExtensionDeclSyntax in DeclarationTree.groups(
        of: Parser.parse(source: other)) where part.genericWhereClause == nil
      {
        guard let name = part.ownName, classes.contains(name) else { continue }
        members[name, default: []] += part.memberBlock.members
          .compactMap { MovedMember($0.decl, of: part) }.filter(\.isOverride).map(\.forwarder)
      }
    }
    self.members = members.filter { !$0.value.isEmpty }
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
