internal import SwiftSyntax

extension ViewSource {
  /// A stored property of a view, without a property wrapper.
  public struct Property: Equatable, Sendable {
    public var name: String
    /// The name of its type, where it is written or is the one that its value calls.
    public var type: String?
    /// The change that marks it with `@State`.
    public var state: SourceDeclaration.Change
    /// The change that marks it with `@Bindable`.
    public var bindable: SourceDeclaration.Change
  }

  /// The property of the surrounding view that the expression at a place changes.
  public static func changedProperty(in text: String, at place: SourcePosition) -> Property? {
    ask(text, at: place) { token, lines in
      name(changedAt: token).flatMap { property(named: $0, around: token, lines) }
    }
  }

  /// The property of the surrounding view with a name.
  public static func property(
    named name: String, in text: String, at place: SourcePosition
  ) -> Property? {
    ask(text, at: place) { property(named: name, around: $0, $1) }
  }

  private static func name(changedAt token: TokenSyntax) -> String? {
    guard token.parent?.is(BinaryOperatorExprSyntax.self) == true,
      let whole = token.around(SequenceExprSyntax.self),
      let index = whole.elements.firstIndex(where: { $0.firstToken(viewMode: .all) == token })
    else { return token.parent.flatMap(expression).flatMap(firstName) }
    let left = whole.elements[..<index].last
    return left.flatMap(firstName)
  }

  /// The chain of members that a name belongs to.
  private static func expression(_ node: Syntax) -> ExprSyntax? {
    guard let name = node.as(DeclReferenceExprSyntax.self) else { return node.as(ExprSyntax.self) }
    if let member = name.parent?.as(MemberAccessExprSyntax.self) { return ExprSyntax(member) }
    return ExprSyntax(name)
  }

  /// `cards` in `self.cards[2].name`.
  private static func firstName(_ expression: ExprSyntax) -> String? {
    var current = expression
    while true {
      if let name = current.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
      if let member = current.as(MemberAccessExprSyntax.self), let base = member.base {
        let isSelf = base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
        if isSelf { return member.declName.baseName.text }
        current = base
      } else if let call = current.as(FunctionCallExprSyntax.self) {
        current = call.calledExpression
      } else if let element = current.as(SubscriptCallExprSyntax.self) {
        current = element.calledExpression
      } else if let value = current.as(ForceUnwrapExprSyntax.self) {
        current = value.expression
      } else if let value = current.as(OptionalChainingExprSyntax.self) {
        current = value.expression
      } else {
        return nil
      }
    }
  }

  private static let dynamic: Set = ["App", "View", "ViewModifier"]

  private static func property(
    named name: String, around token: TokenSyntax, _ lines: LineTable
  ) -> Property? {
    guard let view = token.around(StructDeclSyntax.self),
      !dynamic.isDisjoint(with: view.inheritedNames)
    else { return nil }
    for member in view.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self), variable.attributes.isEmpty,
        let binding = variable.bindings.first(where: {
          $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
        }), binding.accessorBlock == nil
      else { continue }
      let keyword = variable.bindingSpecifier
      let isVariable = keyword.tokenKind == .keyword(.var)
      return Property(
        name: name, type: typeName(of: binding),
        state: isVariable
          ? lines.insertion("@State ", before: variable)
          : lines.replacement(of: keyword, by: "@State var"),
        bindable: isVariable
          ? lines.insertion("@Bindable ", before: variable)
          : lines.replacement(of: keyword, by: "@Bindable var"))
    }
    return nil
  }

  private static func typeName(of binding: PatternBindingSyntax) -> String? {
    if let type = binding.typeAnnotation?.type { return type.trimmedDescription }
    let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
