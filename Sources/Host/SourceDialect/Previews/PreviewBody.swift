internal import SwiftSyntax

/// The body of a `#Preview`, and what it is rewritten to.
///
/// The compiler is told which form the body has, so that it need not try all that `Preview`
/// accepts: a list of views, one expression, or statements that return something.
struct PreviewBody {
  let closure: ClosureExprSyntax

  /// The function that takes the body.
  var function: String { form == .views ? "_views" : "_result" }

  private enum Form { case views, expression, returned, state }

  private var form: Form {
    if closure.rightBrace.presence != .present || closure.signature != nil { return .views }
    if closure.statements.contains(where: { $0.previewable != nil }) { return .state }
    if !returns.isEmpty { return .returned }
    return singleExpression == nil ? .views : .expression
  }

  var edits: [SourceEdit] {
    switch form {
    case .views: []
    case .expression: singleExpression.map { wrap($0, until: closure.rightBrace.utf8Start) } ?? []
    case .returned:
      returns.compactMap(\.expression).flatMap { wrap($0, until: $0.utf8End) }
    case .state: PreviewState(closure).edits
    }
  }

  private var singleExpression: ExprSyntax? {
    guard closure.statements.count == 1, let item = closure.statements.first?.item,
      let expression = item.as(ExprSyntax.self)
    else { return nil }
    let isChoice = expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self)
    return isChoice || expression.is(MacroExpansionExprSyntax.self) ? nil : expression
  }

  private var returns: [ReturnStmtSyntax] { ReturnSearch.returns(in: closure.statements) }

  static let content = "SwiftUI.Preview._content("

  private func wrap(_ expression: ExprSyntax, until end: Int) -> [SourceEdit] {
    [
      .insert(Self.content, before: expression),
      SourceEdit(range: end..<end, replacement: ")"),
    ]
  }
}

/// Finds the `return`s of a body, not those of functions and closures inside.
private final class ReturnSearch: SyntaxVisitor {
  private var found: [ReturnStmtSyntax] = []

  static func returns(in statements: CodeBlockItemListSyntax) -> [ReturnStmtSyntax] {
    let search = ReturnSearch(viewMode: .sourceAccurate)
    search.walk(statements)
    return search.found
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .skipChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
