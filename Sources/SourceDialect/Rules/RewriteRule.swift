internal import SwiftSyntax

/// One kind of spelling and what becomes of it.
protocol RewriteRule: Sendable {
  /// The words that can be of interest; the text is searched for them before it is parsed.
  var words: [String] { get }

  /// What to change where one of the words stands as a token; nothing where it means another thing.
  func edits(at token: TokenSyntax) -> [SourceEdit]
}
