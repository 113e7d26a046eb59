internal import SwiftSyntax

/// `#selector(A.f(_:))` becomes ` Selector(A.f(_:), named: "f:")`.
///
/// A name without a type, `tapped` or `self.tapped`, would become a method bound to `self`: the
/// selector would keep its object alive, and could not be told from a static method. So it gets
/// the name of the type around it, as the name alone has in Objective-C.
struct SelectorExpressionRule: RewriteRule {
  let words = ["selector"]

  func isCandidate(_ word: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.last(before: word.lowerBound) == UInt8(ascii: "#")
  }

  func edits(at token: TokenSyntax, in file: SourceContext) -> [SourceEdit] {
    guard let macro = token.parent?.as(MacroExpansionExprSyntax.self),
      macro.macroName.id == token.id,
      macro.leftParen?.presence == .present, macro.rightParen?.presence == .present,
      let argument = macro.arguments.first, macro.arguments.count == 1
    else { return [] }
    let head = macro.pound.utf8Start..<macro.macroName.utf8End
    guard head.count == " Selector".utf8.count else { return [] }
    let spelling = SourceEdit(range: head, replacement: " Selector")
    let expression = argument.expression
    switch argument.label?.text {
    case nil:
      if let name = file.optionals.selector(of: expression) {
        return [spelling, .replace(expression, with: "\"\(name)\"", keepingLinesOf: expression)]
      }
      // A method that is exchanged is found by its name alone, however many arguments it takes.
      if file.mayExchange, let named = NamedMethod(macro),
        let name = file.exchanges.selector(of: named)
      {
        return [spelling, .replace(expression, with: "\"\(name)\"", keepingLinesOf: expression)]
      }
      return [spelling] + qualification(of: expression) + [name(of: expression, in: file)]
    case "getter", "setter": return property(argument, spelling)
    default: return []
    }
  }

  /// A property is named by a key path.
  private func property(_ argument: LabeledExprSyntax, _ spelling: SourceEdit) -> [SourceEdit] {
    var expression = argument.expression
    while let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      expression = base
    }
    guard let first = expression.as(DeclReferenceExprSyntax.self),
      let name = argument.expression.lastName, let label = argument.label
    else { return [] }
    let selector = label.text == "getter" ? name : ObjCName.setter(name)
    var edits = [spelling]
    if argument.expression.is(MemberAccessExprSyntax.self), first.baseName.text != "self" {
      edits.append(.insert("\\", before: first))
    } else {
      guard let type = EnclosingType.name(around: Syntax(argument)) else { return [] }
      if first.baseName.text == "self" {
        edits.append(.replace(first, with: "\\" + type))
      } else {
        edits.append(.insert("\\\(type).", before: first))
      }
    }
    let end = argument.expression.utf8End
    return edits + [SourceEdit(range: end..<end, replacement: ", named: \"\(selector)\"")]
  }

  private func name(of expression: ExprSyntax, in file: SourceContext) -> SourceEdit {
    let end = expression.utf8End
    guard let reference = expression.methodReference else {
      return SourceEdit(range: end..<end, replacement: "")
    }
    let labels = reference.argumentNames?.arguments.map(\.name.identifierText)
    let name = file.selector(named: reference.baseName.identifierText, labels: labels)
    return SourceEdit(range: end..<end, replacement: ", named: \"\(name)\"")
  }

  private func qualification(of expression: ExprSyntax) -> [SourceEdit] {
    guard let type = EnclosingType.name(around: Syntax(expression)) else { return [] }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return unqualified(name, in: type)
    }
    if let member = expression.as(MemberAccessExprSyntax.self),
      let base = member.base?.as(DeclReferenceExprSyntax.self), base.argumentNames == nil,
      base.baseName.tokenKind == .keyword(.self)
    {
      return [.replace(base, with: type)]
    }
    if let member = expression.as(MemberAccessExprSyntax.self),
      let base = member.base?.as(SuperExprSyntax.self)
    {
      return [.replace(base, with: type)]
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first
    {
      return qualification(of: inner.expression)
    }
    return cast(expression, in: type)
  }

  /// `f(_:) as (Int) -> Void` says which of several is meant, for a bound method.
  private func cast(_ expression: ExprSyntax, in type: String) -> [SourceEdit] {
    guard let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      let method = sequence.elements.first,
      sequence.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true,
      let target = sequence.elements.last?.as(TypeExprSyntax.self)
    else { return [] }
    let name = qualification(of: method)
    if name.isEmpty { return [] }
    return name + [.insert("(\(type)) -> ", before: target)]
  }

  private func unqualified(_ name: DeclReferenceExprSyntax, in type: String) -> [SourceEdit] {
    guard case .identifier = name.baseName.tokenKind, name.baseName.presence == .present
    else { return [] }
    return [.insert(type + ".", before: name)]
  }
}

extension ExprSyntax {
  /// The name at the end of `A.B.f(_:) as (Int) -> Void`.
  fileprivate var methodReference: DeclReferenceExprSyntax? {
    if let member = self.as(MemberAccessExprSyntax.self) { return member.declName }
    if let name = self.as(DeclReferenceExprSyntax.self) { return name }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.methodReference
    }
    return self.as(SequenceExprSyntax.self)?.elements.first?.methodReference
  }

  fileprivate var lastName: String? {
    guard let name = methodReference, name.argumentNames == nil, name.baseName.presence == .present
    else { return nil }
    return name.baseName.identifierText
  }
}
