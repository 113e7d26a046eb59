internal import SwiftSyntax

extension SyntaxProtocol {
  /// Where its first token begins, in UTF-8 bytes.
  var utf8Start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
  /// Where its last token ends, in UTF-8 bytes.
  var utf8End: Int { endPositionBeforeTrailingTrivia.utf8Offset }
  /// What stands between the two; a trimmed description of broken source may go on beyond.
  var ownBytes: ArraySlice<UInt8> {
    let begin = utf8Start - position.utf8Offset
    return Array(description.utf8)[begin..<max(begin, utf8End - position.utf8Offset)]
  }

  /// Its text on one line: each token where it stands, and spaces between them. Nil where a token
  /// is itself on several lines.
  var lineInPlace: String? {
    var bytes: [UInt8] = []
    for token in tokens(viewMode: .sourceAccurate) {
      bytes += Array(repeating: UInt8(ascii: " "), count: token.utf8Start - utf8Start - bytes.count)
      bytes += token.text.utf8
    }
    let ends = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    return bytes.contains(where: ends.contains) ? nil : String(decoding: bytes, as: UTF8.self)
  }
}

extension SourceEdit {
  /// Spaces of the same length; what ends a line stays.
  static func blank(_ node: some SyntaxProtocol) -> SourceEdit {
    let kept = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    let bytes = node.ownBytes.map { kept.contains($0) ? $0 : UInt8(ascii: " ") }
    return replace(node, with: String(decoding: bytes, as: UTF8.self))
  }

  static func replace(_ node: some SyntaxProtocol, with text: String) -> SourceEdit {
    SourceEdit(range: node.utf8Start..<node.utf8End, replacement: text)
  }

  /// Another text with the line ends of what it stands for.
  static func replace(
    _ node: some SyntaxProtocol, with text: String, keepingLinesOf lines: some SyntaxProtocol
  ) -> SourceEdit {
    let count = lines.ownBytes.count { $0 == UInt8(ascii: "\n") }
    return replace(node, with: text + String(repeating: "\n", count: count))
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

extension SourceEdit {
  /// One more member, on the line of the closing brace, behind those that other rules insert.
  static func insertMember(
    _ text: String, at group: any DeclGroupSyntax, in file: SourceContext
  ) -> SourceEdit {
    let brace = group.memberBlock.rightBrace
    let isFirst = file.claim(brace)
    let before = brace.previousToken(viewMode: .sourceAccurate)
    let isOwnLine =
      brace.leadingTrivia.contains(where: \.isNewline)
      || before?.trailingTrivia.contains(where: \.isNewline) == true
    let isSeparated = isFirst && (isOwnLine || before?.tokenKind == .semicolon)
    return .insert((isSeparated ? "" : "; ") + text + " ", before: brace)
  }

  /// A statement or member behind another, on the line where that ends.
  static func append(
    _ text: String, after node: some SyntaxProtocol, subject: Subject? = nil
  ) -> SourceEdit {
    SourceEdit(range: node.utf8End..<node.utf8End, replacement: "; " + text, subject: subject)
  }
}
