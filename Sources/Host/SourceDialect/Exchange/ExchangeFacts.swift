internal import SwiftSyntax

/// What a text says of exchanging methods.
struct ExchangeFacts: Sendable {
  /// The methods it names, in the order in which it does.
  private(set) var named: [NamedMethod] = []
  private(set) var declared: [DeclaredMethod] = []

  static let finders = ["class_getInstanceMethod", "class_getClassMethod"]

  private static let words = WordSearch(
    ["method_exchangeImplementations", "method_setImplementation", "class_replaceMethod"].map {
      ($0, ())
    })

  /// Whether the text exchanges methods, by its words.
  static func mayExchange(_ text: String) -> Bool { !words.places(in: text).isEmpty }

  init(of file: SourceFileSyntax) {
    for group in DeclarationTree.groups(of: file) {
      declared += group.functions.compactMap { DeclaredMethod($0, in: group) }
    }
    var previous: TokenSyntax?
    for token in file.tokens(viewMode: .sourceAccurate) {
      defer { previous = token }
      if token.text == "selector", previous?.tokenKind == .pound,
        let macro = token.parent?.as(MacroExpansionExprSyntax.self)
      {
        add(NamedMethod(macro))
      } else if let call = Self.call(of: token) {
        add(NamedMethod(foundByTextIn: call) ?? NamedMethod(madeBy: call))
      }
    }
  }

  private mutating func add(_ method: NamedMethod?) {
    if let method { named.append(method) }
  }

  /// The call of the function whose name a token is.
  static func call(of token: TokenSyntax) -> FunctionCallExprSyntax? {
    guard
      finders.contains(token.text) || ["Selector", "NSSelectorFromString"].contains(token.text),
      let name = token.parent?.as(DeclReferenceExprSyntax.self),
      let call = name.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == name.id
    else { return nil }
    return call
  }
}

extension NamedMethod {
  /// The same where the name is a text; a selector that is made in the call comes by itself.
  fileprivate init?(foundByTextIn call: FunctionCallExprSyntax) {
    guard let argument = call.arguments.last?.expression,
      argument.is(StringLiteralExprSyntax.self)
    else { return nil }
    self.init(foundBy: call)
  }
}
