internal import SwiftParser
internal import SwiftSyntax
import Guarded

/// A literal of a page that is read from a run-time cell, so that it can change without a compiler.
///
/// The literal becomes the argument of a generic function of the page's process, which gives it back
/// as it is or gives what the run was told instead. The types stay inferred as they were.
enum LiteralCell {
  static let call = "_lekCell("

  /// Nothing where the range is no whole expression.
  static func edits(at range: Range<Int>?, in text: String) -> [SourceEdit] {
    guard let range, !range.isEmpty, range.upperBound <= text.utf8.count,
      !TextDepth.isTooMuch(in: text)
    else { return [] }
    let found = Guarded(false)
    DeepStack.run {
      let tree = Parser.parse(source: text)
      let isExpression = isExpression(range, in: tree)
      found.withLock { $0 = isExpression }
    }
    guard found.withLock({ $0 }) else { return [] }
    return [
      SourceEdit(range: range.lowerBound..<range.lowerBound, replacement: call),
      SourceEdit(range: range.upperBound..<range.upperBound, replacement: ")"),
    ]
  }

  private static func isExpression(_ range: Range<Int>, in tree: SourceFileSyntax) -> Bool {
    var node = Syntax(tree)
    while true {
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = node.endPositionBeforeTrailingTrivia.utf8Offset
      if start == range.lowerBound, end == range.upperBound, node.is(ExprSyntax.self) {
        // A member's name is none by itself.
        return node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id
      }
      let inner = node.children(viewMode: .sourceAccurate).first {
        $0.position.utf8Offset <= range.lowerBound && range.upperBound <= $0.endPosition.utf8Offset
      }
      guard let inner else { return false }
      node = inner
    }
  }
}

extension RewrittenSource {
  /// Whether a literal of it is read from a cell.
  public var hasLiteralCell: Bool { edits.contains { $0.replacement == LiteralCell.call } }
}
