internal import SwiftSyntax

extension ViewSource {
  /// The part of an expression that the compiler takes the longest for.
  public struct Heaviest: Equatable, Sendable {
    public var kind: Kind
    public var start: SourcePosition
    public var end: SourcePosition

    public enum Kind: Equatable, Sendable {
      /// An expression with many operators; the name and the type of a constant for it.
      case computation(String, name: String, type: String)
      /// A view, by the name of the function that makes it.
      case view(String)
    }
  }

  /// The part of the statement at a place that is best moved out of it.
  public static func heaviest(in text: String, at place: SourcePosition) -> Heaviest? {
    ask(text, at: place) { token, lines in
      guard let statement = token.around(CodeBlockItemSyntax.self) else { return nil }
      let scale = Scale(viewMode: .sourceAccurate)
      scale.walk(statement)
      guard let node = scale.computation.map(Syntax.init) ?? heaviestView(in: statement) else {
        return nil
      }
      let range = lines.replacement(of: node, by: "")
      return Heaviest(kind: kind(of: node), start: range.start, end: range.end)
    }
  }

  private static func kind(of node: Syntax) -> Heaviest.Kind {
    if node.is(SequenceExprSyntax.self) {
      let words = node.trimmedDescription.split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
      let label = node.around(LabeledExprSyntax.self)?.label?.text
      let isText = words.contains("\"")
      return .computation(
        shortened(words), name: label ?? (isText ? "text" : "value"),
        type: isText ? "String" : "CGFloat")
    }
    return .view(node.firstToken(viewMode: .sourceAccurate)?.text ?? "")
  }

  private static func shortened(_ words: String) -> String {
    guard words.count > 24 else { return words }
    return words.prefix(24).split(separator: " ").dropLast().joined(separator: " ") + " …"
  }

  /// The largest of the views that are listed inside the statement, or the only one.
  private static func heaviestView(in statement: CodeBlockItemSyntax) -> Syntax? {
    let inner = WeightVisitor(viewMode: .sourceAccurate)
    inner.walk(statement.item)
    return inner.largest
      ?? (statement.item.is(FunctionCallExprSyntax.self) ? Syntax(statement.item) : nil)
  }
}

/// Finds the expression with the most operators.
private final class Scale: SyntaxVisitor {
  private(set) var computation: SequenceExprSyntax?
  private var most = 3

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    var operators = 0
    for token in node.tokens(viewMode: .sourceAccurate) {
      if case .binaryOperator(let name) = token.tokenKind, !name.hasSuffix("=") { operators += 1 }
      if token.tokenKind == .leftBrace { return .visitChildren }
    }
    if operators > most { (most, computation) = (operators, node) }
    return .skipChildren
  }
}

/// Finds the largest statement in the outermost closures.
private final class WeightVisitor: SyntaxVisitor {
  private(set) var largest: Syntax?
  private var most = 0

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    for statement in node.statements where statement.item.is(FunctionCallExprSyntax.self) {
      let size = statement.totalLength.utf8Length
      if size > most { (most, largest) = (size, Syntax(statement.item)) }
    }
    return .skipChildren
  }
}
