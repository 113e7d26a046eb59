internal import SwiftSyntax

/// Shows the values of names that the compiler's playground transform passes over: those of tuples
/// (`let (a, b) = …`), of conditions (`if let`, `guard case`), of cases and of loops.
///
/// `_ = name` is what the transform shows. It stands at the beginning of the block in which the
/// name is known, or behind the statement, and its place is that of the name.
struct BindingLogRule: RewriteRule {
  let words = ["let", "var", "for"]

  func isCandidate(_ word: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    let next = text.first(from: word.upperBound)
    if text[word.lowerBound] == UInt8(ascii: "f") { return next != UInt8(ascii: ":") }
    if next == UInt8(ascii: "(") { return true }
    let before = text.last(before: word.lowerBound)
    if before == UInt8(ascii: "(") || before == UInt8(ascii: ",") { return true }
    let word = String(decoding: text.word(before: word.lowerBound), as: UTF8.self)
    return ["if", "guard", "while", "case", "catch"].contains(word)
  }

  func edits(at token: TokenSyntax, in file: SourceContext) -> [SourceEdit] {
    guard let owner = owner(of: token), file.claim(owner) else { return [] }
    let context = ValueContext(resultBuilders: file.resultBuilders)
    guard context.allowsStatements(around: statement(of: owner)) else { return [] }
    if let loop = owner.as(ForStmtSyntax.self) {
      return atStart(of: loop.body, BoundNames.of(loop.pattern))
    }
    if let choice = owner.as(IfExprSyntax.self) {
      return atStart(of: choice.body, BoundNames.of(choice.conditions))
    }
    if let loop = owner.as(WhileStmtSyntax.self) {
      return atStart(of: loop.body, BoundNames.of(loop.conditions))
    }
    if let check = owner.as(GuardStmtSyntax.self) {
      guard check.body.rightBrace.presence == .present else { return [] }
      return behind(check, BoundNames.of(check.conditions))
    }
    if let clause = owner.as(CatchClauseSyntax.self) {
      return atStart(of: clause.body, BoundNames.of(clause.catchItems))
    }
    if let branch = owner.as(SwitchCaseSyntax.self) { return inCase(branch) }
    return owner.as(VariableDeclSyntax.self).map(tuple) ?? []
  }

  /// What binds the name behind `let`, `var` or `for`.
  private func owner(of token: TokenSyntax) -> Syntax? {
    var next = token.parent
    while let node = next {
      if node.is(ForStmtSyntax.self) || node.is(IfExprSyntax.self) || node.is(WhileStmtSyntax.self)
        || node.is(GuardStmtSyntax.self) || node.is(CatchClauseSyntax.self)
        || node.is(SwitchCaseSyntax.self) || node.is(VariableDeclSyntax.self)
      {
        return node
      }
      if node.is(CodeBlockItemSyntax.self) || node.is(ClosureExprSyntax.self) { return nil }
      next = node.parent
    }
    return nil
  }

  /// For a case of a `switch`, the `switch`.
  private func statement(of owner: Syntax) -> Syntax {
    guard owner.is(SwitchCaseSyntax.self) else { return owner }
    return owner.parent?.parent ?? owner
  }

  private func tuple(_ variable: VariableDeclSyntax) -> [SourceEdit] {
    guard let item = variable.parent?.as(CodeBlockItemSyntax.self),
      !variable.modifiers.contains("async"), !variable.modifiers.contains("lazy")
    else { return [] }
    let names = variable.bindings.flatMap { binding -> [TokenSyntax] in
      guard binding.pattern.is(TuplePatternSyntax.self), binding.initializer != nil else {
        return []
      }
      return BoundNames.of(binding.pattern)
    }
    return behind(item.item, names)
  }

  private func inCase(_ branch: SwitchCaseSyntax) -> [SourceEdit] {
    guard let label = branch.label.as(SwitchCaseLabelSyntax.self),
      label.colon.presence == .present, !branch.statements.isEmpty
    else { return [] }
    let names = BoundNames.of(label.caseItems)
    return names.map { log($0, at: label.colon.utf8End, before: " _ = ", behind: ";") }
  }

  private func atStart(of block: CodeBlockSyntax, _ names: [TokenSyntax]) -> [SourceEdit] {
    guard block.leftBrace.presence == .present, block.rightBrace.presence == .present else {
      return []
    }
    return known(names, in: block.statements).map {
      log($0, at: block.leftBrace.utf8End, before: " _ = ", behind: ";")
    }
  }

  private func behind(_ node: some SyntaxProtocol, _ names: [TokenSyntax]) -> [SourceEdit] {
    names.map { log($0, at: node.utf8End, before: "; _ = ", behind: " ") }
  }

  private func log(
    _ name: TokenSyntax, at place: Int, before: String, behind: String
  ) -> SourceEdit {
    SourceEdit(
      range: place..<place, replacement: before + name.text + behind,
      subject: SourceEdit.Subject(
        range: name.utf8Start..<name.utf8End, offset: before.utf8.count))
  }

  /// Without those that the block declares anew, and so means something else by.
  private func known(
    _ names: [TokenSyntax], in statements: CodeBlockItemListSyntax
  ) -> [TokenSyntax] {
    if names.isEmpty { return [] }
    var declared: Set<String> = []
    for statement in statements {
      guard let declaration = statement.item.as(DeclSyntax.self) else { continue }
      if let variable = declaration.as(VariableDeclSyntax.self) {
        declared.formUnion(variable.bindings.flatMap { BoundNames.of($0.pattern) }.map(\.text))
      } else if let named = declaration.asProtocol((any NamedDeclSyntax).self) {
        declared.insert(named.name.text)
      }
    }
    return names.filter { !declared.contains($0.text) }
  }
}
