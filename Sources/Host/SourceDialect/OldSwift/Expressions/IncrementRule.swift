internal import SwiftSyntax

/// `i++` is `i += 1`; where its value is asked for, a closure that keeps value and order.
struct IncrementRule: OldRule {
  let words = ["++", "--"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    let sign = source[index]
    guard !source.declared.operators.contains(sign) else { return [] }
    let token = source.tokens[index].syntax
    let number = " \(sign.prefix(1))= 1"
    func step(of operand: Range<Int>) -> String {
      age <= .two ? stepOfIndex(operand, sign, in: source) ?? number : number
    }
    if let node = token.parent?.as(PostfixOperatorExprSyntax.self), node.operator.id == token.id,
      let operand = source.range(of: node.expression)
    {
      let step = step(of: operand)
      if ValueUse(of: node) == .isDropped {
        return source.replacement(of: index..<index + 1, with: step)
      }
      return value(of: node.expression, operand, index, step, isBefore: true, in: source)
    }
    if let node = token.parent?.as(PrefixOperatorExprSyntax.self), node.operator.id == token.id,
      let operand = source.range(of: node.expression)
    {
      let step = step(of: operand)
      if ValueUse(of: node) == .isDropped {
        return source.removal(of: index..<index + 1, andSpaceBehind: true)
          + [source.insertion(step, behind: operand.upperBound - 1)]
      }
      return value(of: node.expression, operand, index, step, isBefore: false, in: source)
    }
    return []
  }

  /// ` = text.index(after: place)` for a name that was given a place in a text.
  private func stepOfIndex(_ operand: Range<Int>, _ sign: String, in source: OldSource) -> String? {
    guard operand.count == 1,
      let collection = StringIndexRule().collection(named: operand.lowerBound, in: source)
    else { return nil }
    let label = sign == "++" ? "after" : "before"
    return " = \(collection).index(\(label): \(source[operand.lowerBound]))"
  }

  private func value(
    of expression: ExprSyntax, _ operand: Range<Int>, _ sign: Int, _ step: String,
    isBefore: Bool, in source: OldSource
  ) -> [SourceEdit] {
    let first = min(operand.lowerBound, sign)
    guard let name = source.flat(operand) else { return [] }
    let isBare = ["(", "[", "return", "="].contains(source[first - 1])
    let (begin, end) = isBare ? ("{ ", " }()") : ("({ ", " }())")
    if !isPure(operand, in: source) {
      guard let parts = Parts(expression, in: source) else { return [] }
      let text = begin + parts.text(step, isBefore: isBefore) + end
      return source.replacement(of: first..<max(operand.upperBound, sign + 1), with: text)
    }
    let before = isBefore ? "defer { \(name)\(step) }; return " : "\(name)\(step); return "
    if isBefore {
      return [source.insertion(begin + before, before: operand.lowerBound)]
        + source.replacement(of: sign..<sign + 1, with: end)
    }
    return source.replacement(of: sign..<sign + 1, with: begin + before)
      + [source.insertion(end, behind: operand.upperBound - 1)]
  }

  /// Whether the operand can be said twice.
  private func isPure(_ operand: Range<Int>, in source: OldSource) -> Bool {
    !operand.contains {
      ["(", "{", "++", "--"].contains(source[$0]) && !source.tokens[$0].isString
    }
  }

  /// An operand of which a part must not be said twice: `a[next()]`, `next().a`.
  private struct Parts {
    private let once: String
    private let name: String
    private let whole: String

    init?(_ expression: ExprSyntax, in source: OldSource) {
      func text(_ node: some SyntaxProtocol) -> String? {
        source.range(of: node).flatMap { source.flat($0) }
      }
      if let call = expression.as(SubscriptCallExprSyntax.self), call.arguments.count == 1,
        let argument = call.arguments.first, argument.label == nil,
        let base = text(call.calledExpression), !base.contains("("), !base.contains("++"),
        let index = text(argument.expression)
      {
        name = Self.free("index", in: base + index)
        once = index
        whole = "\(base)[\(name)]"
      } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
        let object = text(base), let last = text(member.declName)
      {
        name = Self.free("object", in: object)
        once = object
        whole = "\(name).\(last)"
      } else {
        return nil
      }
    }

    func text(_ step: String, isBefore: Bool) -> String {
      let change = whole + step
      return "let \(name) = \(once); "
        + (isBefore ? "defer { \(change) }; return \(whole)" : "\(change); return \(whole)")
    }

    private static func free(_ name: String, in text: String) -> String {
      text.contains(name) ? "the" + name.prefix(1).uppercased() + name.dropFirst() : name
    }
  }
}
