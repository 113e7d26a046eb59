internal import SwiftParser
internal import SwiftSyntax

/// Goes through the statements of a manifest, and keeps what its names stand for.
///
/// Always holds: nothing is called, nothing is read but the text, each name is worked out once, and all
/// values together are no larger than `most`.
struct ManifestEvaluator {
  private(set) var values: [String: ManifestValue] = [:]
  private var depth = 0
  /// How large the value of each name is, written out.
  private var sizes: [String: Int] = [:]
  private var spent = 0

  /// Characters and values. A name that stands twice in the value of the next one doubles it.
  private static let most = 1_000_000

  private static let deepest = 60

  mutating func read(_ statements: CodeBlockItemListSyntax) {
    for statement in statements { read(statement) }
  }

  private mutating func read(_ statement: CodeBlockItemSyntax) {
    if let declaration = statement.item.as(DeclSyntax.self) {
      read(declaration)
    } else if let expression = statement.item.as(ExprSyntax.self) {
      change(expression)
    }
  }

  private mutating func read(_ declaration: DeclSyntax) {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      read(variable)
    } else if let group = declaration.as(ExtensionDeclSyntax.self) {
      // `extension Target.Dependency { static let core: Self = "Core" }`
      for member in group.memberBlock.members {
        if let variable = member.decl.as(VariableDeclSyntax.self) { read(variable) }
      }
    } else if let choice = declaration.as(IfConfigDeclSyntax.self) {
      let clause = choice.clauses.first { ManifestCondition.holds($0.condition) }
      if case .statements(let statements) = clause?.elements { read(statements) }
    }
  }

  private mutating func read(_ variable: VariableDeclSyntax) {
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      let before = spent
      defer { sizes[name] = spent - before }
      if let value = binding.initializer?.value {
        values[name] = self.value(value)
      } else if case .getter(let statements) = binding.accessorBlock?.accessors,
        statements.count == 1, let value = statements.first?.item.as(ExprSyntax.self)
      {
        values[name] = self.value(value)
      }
    }
  }

  /// `package.targets.append(…)`, `package.targets += […]`, and the same of a list of its own.
  private mutating func change(_ expression: ExprSyntax) {
    if let call = expression.as(FunctionCallExprSyntax.self),
      let method = call.calledExpression.as(MemberAccessExprSyntax.self),
      method.declName.baseName.text == "append", let list = method.base,
      let argument = call.arguments.first
    {
      let before = spent
      let value = value(argument.expression)
      add(argument.label == nil ? [value] : value.list, to: list, size: spent - before)
    } else if let sequence = expression.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      guard parts.count >= 3,
        let sign = parts[1].as(BinaryOperatorExprSyntax.self), sign.operator.text == "+="
      else { return }
      let before = spent
      let more = sum(Array(parts[2...])).list
      add(more, to: parts[0], size: spent - before)
    }
  }

  private mutating func add(_ more: [ManifestValue], to list: ExprSyntax, size: Int) {
    if let name = list.as(DeclReferenceExprSyntax.self)?.baseName.text {
      values[name] = .list((values[name]?.list ?? []) + more)
      sizes[name, default: 0] += size
    } else if let member = list.as(MemberAccessExprSyntax.self),
      let owner = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    {
      values[owner] = values[owner]?.adding(more, to: member.declName.baseName.text)
      sizes[owner, default: 0] += size
    }
  }

  // MARK: Expressions

  private mutating func value(_ expression: ExprSyntax) -> ManifestValue {
    guard depth < Self.deepest, spent < Self.most else { return .unknown }
    spent += 1
    depth += 1
    defer { depth -= 1 }
    if let text = expression.as(StringLiteralExprSyntax.self) { return self.text(text) }
    if let list = expression.as(ArrayExprSyntax.self) {
      return .list(list.elements.map { value($0.expression) })
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return self.call(call) }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return sum(Array(sequence.elements))
    }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return recall(name.baseName.text) ?? .unknown
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      return recall(name) ?? .call(name, [])
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return value(only.expression)
    }
    return .unknown
  }

  private mutating func recall(_ name: String) -> ManifestValue? {
    guard let value = values[name] else { return nil }
    spent += sizes[name] ?? 0
    return spent < Self.most ? value : .unknown
  }

  private mutating func text(_ literal: StringLiteralExprSyntax) -> ManifestValue {
    if let plain = literal.representedLiteralValue {
      spent += plain.utf8.count
      return .text(plain)
    }
    var text = ""
    for segment in literal.segments {
      if let plain = segment.as(StringSegmentSyntax.self) {
        spent += plain.content.text.utf8.count
        text += plain.content.text
        continue
      }
      guard let inner = segment.as(ExpressionSegmentSyntax.self), inner.expressions.count == 1,
        let only = inner.expressions.first, let part = value(only.expression).text
      else { return .unknown }
      text += part
    }
    return .text(text)
  }

  private mutating func call(_ call: FunctionCallExprSyntax) -> ManifestValue {
    let name: String
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      // What is done to a list by a closure is not understood.
      if let base = member.base, !base.is(DeclReferenceExprSyntax.self),
        !base.is(MemberAccessExprSyntax.self)
      {
        return .unknown
      }
      name = member.declName.baseName.text
    } else if let plain = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      name = plain.baseName.text
    } else {
      return .unknown
    }
    guard call.trailingClosure == nil else { return .unknown }
    return .call(name, call.arguments.map { ($0.label?.text, value($0.expression)) })
  }

  /// What stands between signs of addition; anything else is not understood.
  private mutating func sum(_ parts: [ExprSyntax]) -> ManifestValue {
    guard let first = parts.first else { return .unknown }
    var result = value(first)
    var rest = parts.dropFirst()
    while let sign = rest.popFirst() {
      guard sign.as(BinaryOperatorExprSyntax.self)?.operator.text == "+",
        let next = rest.popFirst()
      else { return .unknown }
      result = result + value(next)
    }
    return result
  }
}

/// Conditions of `#if` as they are where Xcode runs.
enum ManifestCondition {
  static func holds(_ condition: ExprSyntax?) -> Bool {
    guard let condition else { return true }
    if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
      return !holds(not.expression)
    }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      let signs = parts.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
      let sides = stride(from: 0, to: parts.count, by: 2).map { holds(parts[$0]) }
      return signs.contains("||") ? sides.contains(true) : !sides.contains(false)
    }
    guard let call = condition.as(FunctionCallExprSyntax.self),
      let question = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return false }
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    return question == "os"
      ? ["macOS", "OSX"].contains(argument) : ["swift", "compiler", "canImport"].contains(question)
  }
}
