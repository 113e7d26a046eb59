import SwiftSyntax

extension SyntaxProtocol {
  /// Where it stands, without what surrounds it, in UTF-8 offsets.
  var trimmedOffsets: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
