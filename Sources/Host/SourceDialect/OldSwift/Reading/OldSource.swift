internal import SwiftParser
internal import SwiftSyntax

/// An old text as its tokens, with the tree behind them where it parses.
///
/// The rules read tokens wherever the parser of today loses its way; brackets have their partners.
final class OldSource {
  let text: String
  let tree: SourceFileSyntax
  let tokens: [OldToken]
  /// For each token that is a bracket the index of its partner; for others, and those without, nil.
  let partners: [Int?]

  let bytes: [UInt8]
  private lazy var indices = Dictionary(
    tokens.enumerated().map { ($0.element.start, $0.offset) },
    uniquingKeysWith: { first, _ in first }
  )
  /// For each token the bracket that it stands in, if there is one.
  private(set) lazy var enclosings = Self.enclosings(of: tokens, partners)
  /// By the names of types, the words of initializers in them and their extensions.
  private(set) lazy var initializers = Dictionary(
    grouping: places(of: "init").filter { typeAround(member: $0) != nil }
  ) { self[typeAround(member: $0)! + 1] }
  private lazy var placesByText = Dictionary(grouping: tokens.indices) { tokens[$0].text }
  /// Where the text prints, as far as `PrintRule` has to see it.
  private(set) lazy var prints = PrintRule.places(in: self)
  /// Whether it may have attributed texts, which keep their `characters`.
  private(set) lazy var speaksOfAttributes = tokens.contains {
    $0.text.hasPrefix("attribut") || $0.text.hasPrefix("Attribut")
  }
  /// Everything that the text itself gives a name to.
  private(set) lazy var declared = DeclaredNames(tokens)

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
    tree = Parser.parse(source: text)
    tokens = Self.tokens(of: Syntax(tree), in: bytes)
    partners = Self.partners(of: tokens)
  }

  /// A token's text; nothing beyond the ends.
  subscript(index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  /// The tokens that are this text, first to last.
  ///
  /// A rule that is asked of each word must not go through all tokens for each.
  func places(of text: String) -> [Int] { placesByText[text] ?? [] }

  func index(of token: TokenSyntax?) -> Int? {
    token.flatMap { indices[$0.utf8Start] }
  }

  func index(atOffset offset: Int) -> Int? { indices[offset] }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// What stands before a token since the one before it ended.
  func gap(before index: Int) -> ArraySlice<UInt8> {
    let start = index > 0 ? tokens[index - 1].end : 0
    let end = index < tokens.count ? tokens[index].start : bytes.count
    return bytes[start..<max(start, end)]
  }

  /// Goes down in a loop: an endless chain of calls makes a tree too deep for recursion.
  private static func tokens(of root: Syntax, in bytes: [UInt8]) -> [OldToken] {
    var found: [OldToken] = []
    var waiting = [root]
    while let node = waiting.popLast() {
      guard let token = node.as(TokenSyntax.self) else {
        waiting += Array(node.children(viewMode: .sourceAccurate)).reversed()
        continue
      }
      let start = token.utf8Start
      let end = token.utf8End
      if end <= start || end > bytes.count { continue }
      let gap = bytes[(found.last?.end ?? 0)..<max(start, found.last?.end ?? 0)]
      found.append(
        OldToken(
          syntax: token, text: String(decoding: bytes[start..<end], as: UTF8.self), start: start,
          end: end, beginsLine: found.isEmpty || gap.contains(UInt8(ascii: "\n"))))
    }
    return found
  }

  private static func enclosings(of tokens: [OldToken], _ partners: [Int?]) -> [Int?] {
    var found = [Int?](repeating: nil, count: tokens.count + 1)
    for (index, token) in tokens.enumerated() {
      found[index + 1] =
        switch token.isString ? "" : token.text {
        case "(", "[", "{": index
        case ")", "]", "}": partners[index].flatMap { found[$0] }
        default: found[index]
        }
    }
    return found
  }

  private static func partners(of tokens: [OldToken]) -> [Int?] {
    let closing = ["(": ")", "[": "]", "{": "}"]
    var partners = [Int?](repeating: nil, count: tokens.count)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() where !token.isString {
      if closing[token.text] != nil {
        open.append(index)
      } else if let place = open.last, closing[tokens[place].text] == token.text {
        partners[place] = index
        partners[index] = place
        open.removeLast()
      }
    }
    return partners
  }
}
