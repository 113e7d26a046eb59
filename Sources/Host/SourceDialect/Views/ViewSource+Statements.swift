internal import SwiftSyntax

extension ViewSource {
  /// What stands in a list of views and is none.
  public enum Statement: Equatable, Sendable {
    /// A change of a variable.
    case change
    /// A call of a function that begins with a lowercase letter.
    case call(name: String)
    /// A string, and the change that makes a `Text` of it.
    case string(SourceDeclaration.Change)
    /// `condition ? a : b`.
    case choice
    /// A call of `map` with a closure.
    case map
    /// `for`, `while`, `repeat`.
    case loop
    case other
  }

  /// What the statement at a place is.
  public static func statement(in text: String, at place: SourcePosition) -> Statement? {
    ask(text, at: place) { token, lines in
      token.around(CodeBlockItemSyntax.self).map { kind(of: $0.item, lines) }
    }
  }

  private static func kind(of item: CodeBlockItemSyntax.Item, _ lines: LineTable) -> Statement {
    let node = Syntax(item)
    if node.is(ForStmtSyntax.self) || node.is(WhileStmtSyntax.self)
      || node.is(RepeatStmtSyntax.self)
    {
      return .loop
    }
    if let string = node.as(StringLiteralExprSyntax.self) {
      return .string(lines.replacement(of: string, by: "Text(\(string.trimmedDescription))"))
    }
    if let sequence = node.as(SequenceExprSyntax.self) { return kind(of: sequence) }
    guard let call = node.as(FunctionCallExprSyntax.self) else { return .other }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "map"
    {
      return .map
    }
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.first?.isLowercase == true
    else { return .other }
    return .call(name: name)
  }

  private static func kind(of sequence: SequenceExprSyntax) -> Statement {
    for element in sequence.elements {
      if element.is(AssignmentExprSyntax.self) { return .change }
      if element.is(UnresolvedTernaryExprSyntax.self) { return .choice }
      if let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text,
        ["+=", "-=", "*=", "/=", "%=", "&=", "|=", "^="].contains(name)
      {
        return .change
      }
    }
    return .other
  }

  /// A function or property that declares `some View` and lists views, and the change that marks it
  /// with `@ViewBuilder`.
  public struct Builder: Equatable, Sendable {
    public var name: String
    public var change: SourceDeclaration.Change
  }

  /// The function or property with views around a place; nil for one that is marked.
  public static func builder(in text: String, at place: SourcePosition) -> Builder? {
    ask(text, at: place) { token, lines in
      var node = Syntax(token)
      while let parent = node.parent {
        node = parent
        if let function = node.as(FunctionDeclSyntax.self) {
          guard function.attributes.isEmpty else { return nil }
          return Builder(
            name: function.name.text, change: lines.insertion("@ViewBuilder ", before: function))
        }
        if let variable = node.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
          binding.typeAnnotation?.type.is(SomeOrAnyTypeSyntax.self) == true
        {
          guard variable.attributes.isEmpty else { return nil }
          return Builder(
            name: binding.pattern.trimmedDescription,
            change: lines.insertion("@ViewBuilder ", before: variable))
        }
      }
      return nil
    }
  }
}
