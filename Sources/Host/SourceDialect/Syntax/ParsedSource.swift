internal import SwiftParser
internal import SwiftSyntax

/// A file's syntax tree, in which tokens are found by their offset.
struct ParsedSource {
  let tree: SourceFileSyntax

  init(_ text: String) {
    tree = Parser.parse(source: text)
  }

  /// The token with this text that begins at the offset; nil where that is inside a comment, a
  /// string or a longer word.
  ///
  /// Goes down in a loop: an endless chain of calls makes a tree too deep for recursion.
  func token(startingAt offset: Int, text: String) -> TokenSyntax? {
    let position = AbsolutePosition(utf8Offset: offset)
    var node = Syntax(tree)
    while !node.is(TokenSyntax.self) {
      guard
        let child = node.children(viewMode: .sourceAccurate).first(where: {
          $0.position <= position && position < $0.endPosition
        })
      else { return nil }
      node = child
    }
    guard let token = node.as(TokenSyntax.self), token.utf8Start == offset, token.text == text
    else { return nil }
    switch token.tokenKind {
    case .identifier, .keyword: return token
    default: return nil
    }
  }
}
