import SwiftSyntax

/// `#selector(A.f(_:))` becomes ` Selector(A.f(_:))`: the same length, and a function instead of
/// a name.
///
/// A method named without its type (`#selector(tapped)`, `#selector(self.tapped)`) gets the type's
/// name in front: the bare one would be bound to `self` and keep it alive.
enum SelectorRule: DialectRule {
  static let triggers = ["#selector"]

  static func edits(in tree: SourceFileSyntax) -> [SourceEdit] {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.edits
  }

  private final class Visitor: SyntaxVisitor {
    var edits: [SourceEdit] = []

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.macroName.text == "selector", node.arguments.count == 1,
        let argument = node.arguments.first, argument.label == nil
      else { return .visitChildren }
      let start = node.pound.trimmedOffsets.lowerBound
      let end = node.macroName.trimmedOffsets.upperBound
      // `a=#selector(f)`: a blank there would tear the operator from its right side.
      let touches =
        node.pound.previousToken(viewMode: .sourceAccurate)?.tokenKind.isOperator ?? false
      let tight = touches && node.pound.precededByNothing
      edits.append(SourceEdit(range: start..<end, replacement: tight ? "Selector" : " Selector"))
      qualify(argument.expression, in: node)
      return .skipChildren
    }

    private func qualify(_ expression: ExprSyntax, in node: MacroExpansionExprSyntax) {
      guard let type = enclosingType(of: Syntax(node)) else { return }
      if let name = expression.as(DeclReferenceExprSyntax.self) {
        let start = name.trimmedOffsets.lowerBound
        edits.append(SourceEdit(range: start..<start, replacement: type + "."))
      } else if let access = expression.as(MemberAccessExprSyntax.self),
        let base = access.base?.as(DeclReferenceExprSyntax.self),
        base.baseName.tokenKind == .keyword(.self)
      {
        edits.append(SourceEdit(range: base.trimmedOffsets, replacement: type))
      }
    }

    /// `Outer.Inner`, or nothing at file scope.
    private func enclosingType(of node: Syntax) -> String? {
      var names: [String] = []
      var current = node.parent
      while let syntax = current {
        if let name = syntax.declaredTypeName { names.append(name) }
        if syntax.is(ExtensionDeclSyntax.self) { break }
        current = syntax.parent
      }
      return names.isEmpty ? nil : names.reversed().joined(separator: ".")
    }
  }
}

extension Syntax {
  fileprivate var declaredTypeName: String? {
    switch `as`(SyntaxEnum.self) {
    case .classDecl(let type): type.name.text
    case .structDecl(let type): type.name.text
    case .enumDecl(let type): type.name.text
    case .actorDecl(let type): type.name.text
    case .extensionDecl(let type): type.extendedType.trimmedDescription
    default: nil
    }
  }
}

extension TokenKind {
  fileprivate var isOperator: Bool {
    switch self {
    case .equal, .binaryOperator: true
    default: false
    }
  }
}

extension TokenSyntax {
  fileprivate var precededByNothing: Bool {
    leadingTrivia.isEmpty
      && (previousToken(viewMode: .sourceAccurate)?.trailingTrivia.isEmpty ?? true)
  }
}
