internal import SwiftSyntax

/// `#Playground("name") { … }` in the syntax tree.
struct PlaygroundMacro {
  let pound: TokenSyntax
  let body: ClosureExprSyntax
  /// The name its author has given it.
  let title: String?

  static let word = "Playground"

  /// Nothing where a statement is something else.
  init?(_ statement: CodeBlockItemSyntax) {
    if let macro = statement.item.as(MacroExpansionExprSyntax.self) {
      self.init(macro)
    } else if let macro = statement.item.as(MacroExpansionDeclSyntax.self) {
      self.init(macro)
    } else {
      return nil
    }
  }

  init?(_ macro: some FreestandingMacroExpansionSyntax) {
    guard macro.macroName.text == Self.word, let body = macro.trailingClosure else { return nil }
    pound = macro.pound
    self.body = body
    let literal = macro.arguments.first?.expression.as(StringLiteralExprSyntax.self)
    let words = literal?.segments.compactMap { $0.as(StringSegmentSyntax.self)?.content.text }
    title = words.map { $0.joined() }
  }
}
