import Guarded
internal import SwiftParser
internal import SwiftSyntax

/// From where to where an expression goes that a compiler names by one place in it.
public enum ExpressionExtents {
  /// What stands around a place, in bytes.
  public struct Extent: Equatable, Sendable {
    /// All of an element, an argument, a condition or a value that is given.
    public var whole: Range<Int>
    /// Whether operators stand in it, so that it needs parentheses before another.
    public var hasOperators: Bool
    /// What begins at the place and goes on with calls and members: one operand of an operator.
    public var operand: Range<Int>
  }

  /// Those around some places of a text, without the places that no expression begins at.
  public static func around(_ places: [Int], in text: String) -> [Int: Extent] {
    guard !places.isEmpty, !TextDepth.isTooMuch(in: text) else { return [:] }
    let found = Guarded<[Int: Extent]>([:])
    DeepStack.run {
      let tree = Syntax(Parser.parse(source: text))
      let extents = places.map { ($0, extent(around: $0, in: tree)) }
      found.withLock { table in
        for (place, extent) in extents { table[place] = extent }
      }
    }
    return found.withLock { $0 }
  }

  private static func extent(around place: Int, in tree: Syntax) -> Extent? {
    guard let token = token(at: place, in: tree), var operand = expression(of: token) else {
      return nil
    }
    while let parent = operand.parent?.as(ExprSyntax.self), parent.utf8Start == operand.utf8Start,
      isSuffixed(parent)
    {
      operand = Syntax(parent)
    }
    guard let (whole, hasOperators) = whole(around: operand) else { return nil }
    return Extent(
      whole: whole, hasOperators: hasOperators, operand: operand.utf8Start..<operand.utf8End)
  }

  private static func token(at place: Int, in tree: Syntax) -> TokenSyntax? {
    let position = AbsolutePosition(utf8Offset: place)
    var node = tree
    while !node.is(TokenSyntax.self) {
      guard
        let child = node.children(viewMode: .sourceAccurate).first(where: {
          $0.position <= position && position < $0.endPosition
        })
      else { return nil }
      node = child
    }
    return node.as(TokenSyntax.self).flatMap { $0.utf8Start == place ? $0 : nil }
  }

  private static func expression(of token: TokenSyntax) -> Syntax? {
    var node = token.parent
    while let current = node, !current.is(ExprSyntax.self) {
      guard current.utf8Start == token.utf8Start else { return nil }
      node = current.parent
    }
    return node
  }

  private static func isSuffixed(_ expression: ExprSyntax) -> Bool {
    switch expression.kind {
    case .functionCallExpr, .memberAccessExpr, .subscriptCallExpr, .forceUnwrapExpr,
      .optionalChainingExpr, .stringLiteralExpr, .arrayExpr, .dictionaryExpr, .tupleExpr,
      .closureExpr, .postfixOperatorExpr:
      true
    default: false
    }
  }

  /// What an element, an argument or a statement consists of.
  private static func whole(around expression: Syntax) -> (Range<Int>, hasOperators: Bool)? {
    var node = expression
    while let parent = node.parent {
      switch parent.kind {
      case .arrayElement, .dictionaryElement, .labeledExpr, .initializerClause, .returnStmt,
        .conditionElement, .codeBlockItem:
        return node.is(ExprSyntax.self)
          ? (node.utf8Start..<node.utf8End, hasOperators(node)) : nil
      case .exprList:
        let given = parent.children(viewMode: .sourceAccurate)
        if let sign = given.first(where: { $0.is(AssignmentExprSyntax.self) }),
          let first = given.first(where: { $0.utf8Start > sign.utf8Start })
        {
          return (first.utf8Start..<parent.utf8End, first.utf8End < parent.utf8End)
        }
      default: if !parent.is(ExprSyntax.self) { return nil }
      }
      node = parent
    }
    return nil
  }

  private static func hasOperators(_ node: Syntax) -> Bool {
    [.sequenceExpr, .ternaryExpr, .tryExpr, .prefixOperatorExpr].contains(node.kind)
  }
}
