internal import SwiftSyntax

/// One kind of spelling and what becomes of it.
protocol RewriteRule: Sendable {
  /// The words that can be of interest; the text is searched for them before it is parsed.
  var words: [String] { get }

  /// Whether a word, by what stands beside it, can be of interest; asked before the text is parsed.
  func isCandidate(_ word: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool

  /// What to change where one of the words stands as a token; nothing where it means another thing.
  func edits(at token: TokenSyntax, in file: SourceContext) -> [SourceEdit]
}

extension RewriteRule {
  func isCandidate(_ word: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool { true }
}
