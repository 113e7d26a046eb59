internal import SwiftSyntax

/// `#Preview("name", traits: …) { … }` in the syntax tree.
struct PreviewMacro {
  let node: Syntax
  let pound: TokenSyntax
  let name: TokenSyntax
  let body: ClosureExprSyntax
  /// Which can stand before the macro, but not before a statement.
  let attributes: AttributeListSyntax?

  static let word = "Preview"

  /// Nil for other macros and for previews of widgets and spaces, which have more arguments.
  init?(_ node: Syntax) {
    if let macro = node.as(MacroExpansionExprSyntax.self) {
      self.init(node, macro, nil)
    } else if let macro = node.as(MacroExpansionDeclSyntax.self) {
      self.init(node, macro, macro.attributes)
    } else {
      return nil
    }
  }

  private init?(
    _ node: Syntax, _ macro: some FreestandingMacroExpansionSyntax,
    _ attributes: AttributeListSyntax?
  ) {
    let labels = macro.arguments.compactMap(\.label?.text)
    let last = macro.arguments.last
    let written = last?.label?.text == "body" ? last?.expression.as(ClosureExprSyntax.self) : nil
    guard macro.macroName.text == Self.word, macro.genericArgumentClause == nil,
      macro.additionalTrailingClosures.isEmpty, let body = macro.trailingClosure ?? written,
      labels.allSatisfy({ ["traits", "body"].contains($0) })
    else { return nil }
    (self.node, self.body, self.attributes) = (node, body, attributes)
    (pound, name) = (macro.pound, macro.macroName)
  }

  /// The variable that a module has for the preview.
  var globalName: String { "__lek_preview_\(pound.utf8Start)" }

  /// Whether the user has written its end.
  var isClosed: Bool { body.rightBrace.presence == .present }
}
