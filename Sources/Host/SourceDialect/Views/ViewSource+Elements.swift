internal import SwiftSyntax

extension ViewSource {
  /// A call with a collection whose elements it has to tell apart.
  public struct Elements: Equatable, Sendable {
    /// `ForEach`.
    public var function: String
    /// The collection as it is written.
    public var collection: String
    /// Whether the call names the identity of the elements already.
    public var hasIdentity: Bool
    /// The first stored property of the elements' type that is a string or number, if the text
    /// declares that type.
    public var key: String?
    /// The place behind the collection, where an identity is written.
    public var end: SourcePosition
  }

  /// The call at a place, whose elements have the type with this name.
  public static func elements(
    of type: String, in text: String, at place: SourcePosition
  ) -> Elements? {
    ask(text, at: place) { token, lines in
      var found = token.around(FunctionCallExprSyntax.self)
      // The compiler may name the collection instead of the call.
      while let call = found, let argument = call.arguments.first, argument.label == nil {
        let name = call.calledExpression.trimmedDescription
        if name.first?.isUppercase == true, call.trailingClosure != nil {
          return Elements(
            function: name, collection: argument.expression.trimmedDescription,
            hasIdentity: call.arguments.contains { $0.label?.text == "id" },
            key: key(of: type, beside: token),
            end: lines.insertion("", after: argument.expression).start)
        }
        found = call.around(FunctionCallExprSyntax.self)
      }
      return nil
    }
  }

  private static let keys: Set = ["Double", "Int", "String", "UUID"]

  private static func key(of type: String, beside token: TokenSyntax) -> String? {
    guard let file = token.root.as(SourceFileSyntax.self) else { return nil }
    let group = DeclarationTree.groups(of: file).first {
      $0.ownName == type && !$0.is(ExtensionDeclSyntax.self)
    }
    for member in group?.memberBlock.members ?? [] {
      guard let variable = member.decl.as(VariableDeclSyntax.self), variable.modifiers.isEmpty
      else { continue }
      for binding in variable.bindings where binding.accessorBlock == nil {
        let written = binding.typeAnnotation.map { keys.contains($0.type.trimmedDescription) }
        let value = binding.initializer?.value
        let isKey =
          written
          ?? (value?.is(StringLiteralExprSyntax.self) == true
            || value?.is(IntegerLiteralExprSyntax.self) == true)
        if isKey { return binding.pattern.trimmedDescription }
      }
    }
    return nil
  }

  /// An argument of a call as it is written.
  public struct Argument: Equatable, Sendable {
    public var text: String
    /// Whether it is a chain of names, so that `$` can stand before it.
    public var isName: Bool
    public var start: SourcePosition
  }

  /// The argument at a place.
  public static func argument(in text: String, at place: SourcePosition) -> Argument? {
    ask(text, at: place) { token, lines in
      guard let expression = token.around(LabeledExprSyntax.self)?.expression else { return nil }
      let words = expression.trimmedDescription
      return Argument(
        text: words,
        isName: words.first?.isLetter == true && words != "true" && words != "false"
          && words.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." },
        start: lines.insertion("", before: expression).start)
    }
  }
}
