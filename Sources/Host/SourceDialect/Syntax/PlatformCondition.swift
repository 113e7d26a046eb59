internal import SwiftSyntax

/// What `#if` asks for, as far as the system that a playground is written for answers it.
enum PlatformCondition {
  /// What one question is answered with; nothing where the compiler knows better.
  static func answer(_ question: String, _ name: String, on platform: Platform) -> Bool? {
    switch question {
    case "os": platform.names.contains(name)
    case "targetEnvironment":
      name == "simulator" ? platform == .iOS : name == "macCatalyst" ? false : nil
    case "canImport":
      ["Darwin", "ObjectiveC"].contains(name) ? true : platform.missing.contains(name) ? false : nil
    default: nil
    }
  }

  /// The clauses of which one is compiled: several only where the system does not decide.
  static func clauses(
    of conditional: IfConfigDeclSyntax, on platform: Platform
  ) -> [IfConfigClauseSyntax] {
    var found: [IfConfigClauseSyntax] = []
    for clause in conditional.clauses {
      let value = clause.condition.map { Self.value(of: $0, on: platform) } ?? true
      if value != false { found.append(clause) }
      if value == true { break }
    }
    return found
  }

  private static func value(of condition: ExprSyntax, on platform: Platform) -> Bool? {
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true)
    }
    if let call = condition.as(FunctionCallExprSyntax.self),
      let question = call.calledExpression.as(DeclReferenceExprSyntax.self),
      let name = call.arguments.first?.expression.as(DeclReferenceExprSyntax.self)
    {
      return answer(question.baseName.text, name.baseName.text, on: platform)
    }
    if let negated = condition.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
      return value(of: negated.expression, on: platform).map { !$0 }
    }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { value(of: $0.expression, on: platform) }
    }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return value(of: Array(sequence.elements), on: platform)
    }
    return nil
  }

  /// `a && b || c`
  private static func value(of elements: [ExprSyntax], on platform: Platform) -> Bool? {
    var any: Bool? = false
    var all: Bool? = true
    for element in elements {
      if let sign = element.as(BinaryOperatorExprSyntax.self) {
        guard sign.operator.text == "||" else { continue }
        any = either(any, all)
        all = true
      } else {
        all = either(all.map { !$0 }, value(of: element, on: platform).map { !$0 }).map { !$0 }
      }
    }
    return either(any, all)
  }

  private static func either(_ one: Bool?, _ other: Bool?) -> Bool? {
    if one == true || other == true { return true }
    return one == nil || other == nil ? nil : false
  }
}
