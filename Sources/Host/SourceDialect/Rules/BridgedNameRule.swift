internal import SwiftSyntax

/// `AVFileType.heic as CFString` is the text of the name; a Mac's compiler makes it of any name whose type holds a text.
struct BridgedNameRule: RewriteRule {
  let words = [
    "AVFileType", "CALayerContentsGravity", "CAMediaTimingFunctionName", "CATransitionType",
    "CATransitionSubtype", "TextStyle",
  ]

  private static let texts: Set = ["CFString", "NSString"]

  func isCandidate(_ word: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.first(from: word.upperBound) == UInt8(ascii: ".")
  }

  func edits(at token: TokenSyntax, in file: SourceContext) -> [SourceEdit] {
    guard var name = token.parent?.as(ExprSyntax.self) else { return [] }
    while let outer = name.parent?.as(MemberAccessExprSyntax.self) { name = ExprSyntax(outer) }
    guard let elements = name.parent?.as(ExprListSyntax.self).map(Array.init),
      let place = elements.firstIndex(where: { $0.id == name.id }), place + 2 < elements.count,
      let cast = elements[place + 1].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil,
      let type = elements[place + 2].as(TypeExprSyntax.self)?.type.as(IdentifierTypeSyntax.self),
      Self.texts.contains(type.name.text)
    else { return [] }
    return [SourceEdit(range: name.utf8End..<name.utf8End, replacement: ".rawValue")]
  }
}
