internal import SwiftSyntax

/// What the reader of declarations asks of the nodes it meets.
extension DeclModifierListSyntax {
  /// The word that says who can use what follows; not the one for a setter alone.
  var accessModifier: TokenSyntax? {
    first { $0.detail == nil && SourceDeclaration.Access(word: $0.name.text) != nil }?.name
  }

  var access: SourceDeclaration.Access? {
    accessModifier.flatMap { SourceDeclaration.Access(word: $0.text) }
  }

  func contains(_ word: String) -> Bool { contains { $0.name.text == word } }
}

extension FunctionParameterClauseSyntax {
  /// `(over:_:)`
  var labels: String {
    "(" + parameters.map { $0.firstName.identifierText + ":" }.joined() + ")"
  }

  /// `(_:_:)`, whatever the parameters are called.
  var withoutLabels: String { "(" + parameters.map { _ in "_:" }.joined() + ")" }
}

extension TokenSyntax {
  var utf8Start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
  var utf8End: Int { endPositionBeforeTrailingTrivia.utf8Offset }

  /// Whether it is made of signs.
  var isOperator: Bool {
    switch tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }

  /// Without the marks that let a word of the language be a name.
  var identifierText: String {
    text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2
      ? String(text.dropFirst().dropLast()) : text
  }
}

extension Syntax {
  /// The word a declaration without modifiers begins with, behind its attributes.
  var introducer: TokenSyntax? {
    if let function = self.as(FunctionDeclSyntax.self) { return function.funcKeyword }
    if let variable = self.as(VariableDeclSyntax.self) { return variable.bindingSpecifier }
    if let initializer = self.as(InitializerDeclSyntax.self) { return initializer.initKeyword }
    if let place = self.as(SubscriptDeclSyntax.self) { return place.subscriptKeyword }
    if let alias = self.as(TypeAliasDeclSyntax.self) { return alias.typealiasKeyword }
    return asProtocol((any DeclGroupSyntax).self)?.introducer
  }
}

extension SourceDeclaration.Access {
  init?(word: String) {
    switch word {
    case "private": self = .private
    case "fileprivate": self = .fileprivate
    case "internal": self = .internal
    case "package": self = .package
    case "public": self = .public
    case "open": self = .open
    default: return nil
    }
  }
}
