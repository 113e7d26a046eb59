internal import SwiftParser
internal import SwiftSyntax
import Guarded

/// Answers questions about a text with SwiftUI views, at places that the compiler names.
///
/// Always holds: a text that cannot be parsed in reasonable time, and a place that is not what the
/// question is about, have no answer.
public enum ViewSource {
  /// The answer to a question about the token at a place.
  static func ask<Answer: Sendable>(
    _ text: String, at place: SourcePosition,
    _ question: @escaping @Sendable (TokenSyntax, LineTable) -> Answer?
  ) -> Answer? {
    guard place.line > 0, !TextDepth.isTooMuch(in: text) else { return nil }
    let answer = Guarded<Answer?>(nil)
    DeepStack.run {
      let lines = LineTable(text)
      let offset = AbsolutePosition(utf8Offset: lines.offset(of: place).offset)
      let tree = Parser.parse(source: text)
      guard let token = tree.token(at: offset) else { return }
      answer.withLock { $0 = question(token, lines) }
    }
    return answer.withLock { $0 }
  }
}

extension LineTable {
  /// The change that writes words before a piece of the text.
  func insertion(_ words: String, before node: some SyntaxProtocol) -> SourceDeclaration.Change {
    let start = position(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    return SourceDeclaration.Change(start: start, end: start, replacement: words)
  }

  /// The change that writes words behind a piece of the text.
  func insertion(_ words: String, after node: some SyntaxProtocol) -> SourceDeclaration.Change {
    let end = position(of: node.endPositionBeforeTrailingTrivia.utf8Offset)
    return SourceDeclaration.Change(start: end, end: end, replacement: words)
  }

  /// The change that writes other words in place of a piece of the text.
  func replacement(
    of node: some SyntaxProtocol, by words: String
  ) -> SourceDeclaration.Change {
    SourceDeclaration.Change(
      start: position(of: node.positionAfterSkippingLeadingTrivia.utf8Offset),
      end: position(of: node.endPositionBeforeTrailingTrivia.utf8Offset), replacement: words)
  }
}

extension SyntaxProtocol {
  /// The nearest node of a kind around this one.
  func around<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
    var node = Syntax(self).parent
    while let current = node {
      if let found = current.as(kind) { return found }
      node = current.parent
    }
    return nil
  }
}
