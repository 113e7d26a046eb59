internal import SwiftSyntax

/// `#Playground("name") { … }` becomes a function, which a page calls where the block stands.
///
/// A function and not a bare block: `return` ends it, as it ends the macro's closure, and what is
/// declared in one is unknown to the next.
struct PlaygroundBlockRule: RewriteRule {
  let words = [PlaygroundMacro.word]

  func isCandidate(_ word: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.last(before: word.lowerBound) == UInt8(ascii: "#")
  }

  func edits(at token: TokenSyntax, in file: SourceContext) -> [SourceEdit] {
    guard let parent = token.parent, let macro = macro(parent), parent.isAtFileScope else {
      return []
    }
    let name = "__lek_playground_\(macro.pound.utf8Start)"
    let begin = macro.pound.utf8Start
    let end = macro.body.signature?.utf8End ?? macro.body.leftBrace.utf8End
    let lines = Array(parent.description.utf8.dropFirst(begin - parent.position.utf8Offset))
      .prefix(end - begin).count { $0 == UInt8(ascii: "\n") }
    let head = "@MainActor func \(name)() async throws {" + String(repeating: "\n", count: lines)
    let open = SourceEdit(range: begin..<end, replacement: head)
    // One that is not closed yet is the compiler's to complain of.
    guard file.role == .page, macro.body.rightBrace.presence == .present else { return [open] }
    return [open, .append("try await \(name)()", after: macro.body)]
  }

  private func macro(_ node: Syntax) -> PlaygroundMacro? {
    if let macro = node.as(MacroExpansionExprSyntax.self) { return PlaygroundMacro(macro) }
    return node.as(MacroExpansionDeclSyntax.self).flatMap { PlaygroundMacro($0) }
  }
}
