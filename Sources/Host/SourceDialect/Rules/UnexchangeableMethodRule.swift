internal import SwiftSyntax

/// A method that cannot be exchanged here is an error where a text that exchanges methods names it.
struct UnexchangeableMethodRule: RewriteRule {
  let words = ExchangeFacts.finders

  func edits(at token: TokenSyntax, in file: SourceContext) -> [SourceEdit] {
    guard file.mayExchange, let call = ExchangeFacts.call(of: token),
      let named = NamedMethod(foundBy: call), !file.exchanges.isKnown(named),
      let argument = call.arguments.last, let statement = Self.statement(around: Syntax(call))
    else { return [] }
    let subject = argument.expression.utf8Start..<argument.expression.utf8End
    let words =
      "it cannot be exchanged here; methods of the page's own classes can, and some of "
      + "UIKit and QuartzCore"
    // A directive would have to stand on a line of its own.
    let name = named.selector.prefix { $0 != ":" }
    let declaration = "do { @available(*, unavailable, message: \"\(words)\") func `\(name)`() {}; "
    let start = statement.utf8Start
    return [
      SourceEdit(
        range: start..<start, replacement: declaration + "`\(name)`() }; ",
        subject: .init(range: subject, offset: declaration.utf8.count))
    ]
  }

  private static func statement(around node: Syntax) -> Syntax? {
    var next: Syntax? = node
    while let node = next, !node.is(CodeBlockItemSyntax.self) { next = node.parent }
    return next
  }
}
