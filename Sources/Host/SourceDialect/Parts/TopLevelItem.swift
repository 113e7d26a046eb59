internal import SwiftSyntax

/// A statement or declaration of a page's top level, and which of its parts it belongs into.
struct TopLevelItem {
  enum Place: Equatable {
    /// Each part: an import.
    case everywhere
    /// The script.
    case script
    /// A part of declarations; those of one family share a file, as they may share what is private.
    case declarations(family: String?)
    /// A function that the script calls.
    case statements
  }

  let node: CodeBlockItemSyntax
  let lines: ClosedRange<Int>
  private(set) var place: Place

  /// What other parts know of it.
  var interface: String? {
    switch node.item {
    case .decl(let declaration): PartInterface.of(declaration)
    default: nil
    }
  }

  /// Those of a text; nothing where one keeps the text whole.
  static func all(of tree: SourceFileSyntax, _ text: String) -> [TopLevelItem]? {
    let table = LineTable(text)
    var items: [TopLevelItem] = []
    for node in tree.statements where node.utf8Start < node.utf8End {
      guard let place = place(of: node) else { return nil }
      let lines = table.position(of: node.utf8Start).line...table.position(of: node.utf8End).line
      items.append(TopLevelItem(node: node, lines: lines, place: place))
    }
    // A call in place of a statement would move what stands behind it on its line.
    for index in items.indices.dropLast().reversed()
    where items[index].place == .statements && items[index + 1].place == .script
      && items[index + 1].lines.lowerBound == items[index].lines.upperBound
    {
      items[index].place = .script
    }
    return items
  }

  private static func place(of node: CodeBlockItemSyntax) -> Place? {
    switch node.item {
    case .decl(let declaration): place(of: declaration)
    case .stmt(let statement):
      statement.is(GuardStmtSyntax.self) || statement.is(DeferStmtSyntax.self)
        || ScriptOnlySearch.finds(in: statement) ? .script : .statements
    case .expr(let expression):
      ScriptOnlySearch.finds(in: expression) ? .script : .statements
    default: nil
    }
  }

  private static func place(of declaration: DeclSyntax) -> Place? {
    if let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers,
      modifiers.contains(where: { $0.name.text == "private" })
    {
      return nil
    }
    switch declaration.as(DeclSyntaxEnum.self) {
    case .importDecl: return .everywhere
    case .variableDecl(let variable): return isInitialized(variable) ? .script : nil
    case .ifConfigDecl(let condition): return place(of: condition)
    case .extensionDecl(let extended):
      let name = extended.extendedType.trimmedDescription
      return .declarations(
        family: name.split(whereSeparator: { ".<".contains($0) }).first.map(String.init))
    case .classDecl(let type): return .declarations(family: type.name.text)
    case .structDecl(let type): return .declarations(family: type.name.text)
    case .enumDecl(let type): return .declarations(family: type.name.text)
    case .actorDecl(let type): return .declarations(family: type.name.text)
    case .protocolDecl(let type): return .declarations(family: type.name.text)
    case .functionDecl, .typeAliasDecl, .operatorDecl, .precedenceGroupDecl:
      return .declarations(family: nil)
    default: return .script
    }
  }

  /// A condition around imports counts for each file; one around imports and more keeps the text whole.
  private static func place(of condition: IfConfigDeclSyntax) -> Place? {
    let all = condition.clauses.flatMap { clause -> [CodeBlockItemSyntax] in
      guard case .statements(let items) = clause.elements else { return [] }
      return Array(items)
    }
    let isImport = all.map { $0.item.is(ImportDeclSyntax.self) }
    if !isImport.isEmpty, isImport.allSatisfy({ $0 }) { return .everywhere }
    return condition.trimmedDescription.contains("import ") ? nil : .script
  }

  /// One that is given its value later may be given it by the script only.
  private static func isInitialized(_ variable: VariableDeclSyntax) -> Bool {
    variable.bindings.allSatisfy { binding in
      if binding.initializer != nil || binding.accessorBlock != nil { return true }
      guard variable.bindingSpecifier.text == "var" else { return false }
      let type = binding.typeAnnotation?.type
      return type?.is(OptionalTypeSyntax.self) == true
        || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
    }
  }
}

/// Looks for what means something else inside a function than in a script.
private final class ScriptOnlySearch: SyntaxVisitor {
  private var isFound = false

  static func finds(in node: some SyntaxProtocol) -> Bool {
    let search = ScriptOnlySearch(viewMode: .sourceAccurate)
    search.walk(node)
    return search.isFound
  }

  private func found() -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    node.questionOrExclamationMark == nil ? found() : .visitChildren
  }
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    node.tryKeyword ?? node.awaitKeyword == nil ? .visitChildren : found()
  }
  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind { found() }
  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind { found() }
  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind { found() }
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { found() }
  // These have an inside of their own.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
