internal import SwiftSyntax

extension SyntaxProtocol {
  /// Where its first token begins, in UTF-8 bytes.
  var utf8Start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
  /// Where its last token ends, in UTF-8 bytes.
  var utf8End: Int { endPositionBeforeTrailingTrivia.utf8Offset }
}

extension SourceEdit {
  /// Spaces of the same length; what ends a line stays.
  static func blank(_ node: some SyntaxProtocol) -> SourceEdit {
    let kept = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    let bytes = node.trimmedDescription.utf8.map { kept.contains($0) ? $0 : UInt8(ascii: " ") }
    return replace(node, with: String(decoding: bytes, as: UTF8.self))
  }

  static func replace(_ node: some SyntaxProtocol, with text: String) -> SourceEdit {
    SourceEdit(range: node.utf8Start..<node.utf8End, replacement: text)
  }

  static func insert(_ text: String, before node: some SyntaxProtocol) -> SourceEdit {
    SourceEdit(range: node.utf8Start..<node.utf8Start, replacement: text)
  }
}

extension TokenSyntax {
  /// The attribute whose whole name this token is.
  var namedAttribute: AttributeSyntax? {
    guard let name = parent?.as(IdentifierTypeSyntax.self), name.genericArgumentClause == nil,
      let attribute = name.parent?.as(AttributeSyntax.self), attribute.attributeName.id == name.id
    else { return nil }
    return attribute
  }
}
