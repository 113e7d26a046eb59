internal import SwiftSyntax

/// Reads from a type without an initializer which one the compiler writes, and how a public one of
/// the same meaning would look.
struct ImplicitInitializerReader {
  let lines: LineTable

  /// A stored property that the initializer sets.
  private struct Property {
    var name: String
    var type: String
    var value: String?
  }

  /// Nothing for what has an initializer of its own, or needs none.
  func read(_ type: any DeclGroupSyntax) -> SourceDeclaration.ImplicitInitializer? {
    let isClass = type.is(ClassDeclSyntax.self) || type.is(ActorDeclSyntax.self)
    guard isClass || type.is(StructDeclSyntax.self) else { return nil }
    let members = type.memberBlock.members.map(\.decl)
    if members.contains(where: { $0.is(InitializerDeclSyntax.self) }) { return nil }
    // Whether the first of the inherited names is a class is not to be seen here.
    if isClass && type.inheritanceClause != nil { return .notReplaceable }
    guard let properties = isClass ? [] : properties(members) else { return .notReplaceable }
    return .replaceable(change(type, writing: properties))
  }

  /// The stored properties in order; nothing where one has a type that is not written down.
  private func properties(_ members: [DeclSyntax]) -> [Property]? {
    var properties: [Property] = []
    for variable in members.compactMap({ $0.as(VariableDeclSyntax.self) }) {
      if variable.modifiers.contains("static") || variable.modifiers.contains("lazy") { continue }
      for binding in variable.bindings where isStored(binding) {
        let value = binding.initializer?.value.trimmedDescription
        let isConstant = variable.bindingSpecifier.text == "let"
        let isHidden = (variable.modifiers.access ?? .internal) < .internal
        if value != nil && (isConstant || isHidden) { continue }
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
          return nil
        }
        guard variable.attributes.isEmpty else { return nil }
        guard let type = binding.writtenType else {
          // What it begins with is all that is known of it; that stays.
          if value == nil { return nil }
          continue
        }
        properties.append(Property(name: name, type: type, value: value))
      }
    }
    return properties
  }

  private func isStored(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  /// Behind the opening brace, indented as the first member is.
  private func change(
    _ type: any DeclGroupSyntax, writing properties: [Property]
  ) -> SourceDeclaration.Change {
    let place = lines.position(of: type.memberBlock.leftBrace.utf8End)
    let parameters = properties.map { property in
      let isFunction = property.type.contains("->") && !property.type.hasSuffix("?")
      let isOptional = property.type.hasSuffix("?") && property.value == nil
      let value = property.value ?? (isOptional ? "nil" : nil)
      return "\(property.name): \(isFunction ? "@escaping " : "")\(property.type)"
        + (value.map { " = \($0)" } ?? "")
    }
    let outer = indentation(of: Syntax(type))
    let member = outer + "  "
    let body = properties.map { "\n\(member)  self.\($0.name) = \($0.name)" }.joined()
    let text =
      "\n\(member)public init(\(parameters.joined(separator: ", "))) {"
      + (body.isEmpty ? "}" : body + "\n\(member)}")
    return SourceDeclaration.Change(start: place, end: place, replacement: text)
  }

  private func indentation(of node: Syntax) -> String {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return String(repeating: " ", count: lines.position(of: start).column - 1)
  }
}

extension PatternBindingSyntax {
  /// The type that is written down, or that a literal has where nothing is.
  fileprivate var writtenType: String? {
    if let type = typeAnnotation?.type { return type.trimmedDescription }
    guard var value = initializer?.value else { return nil }
    if let signed = value.as(PrefixOperatorExprSyntax.self), signed.operator.text == "-" {
      value = signed.expression
    }
    switch value.kind {
    case .integerLiteralExpr: return "Int"
    case .floatLiteralExpr: return "Double"
    case .booleanLiteralExpr: return "Bool"
    case .stringLiteralExpr: return "String"
    default: return nil
    }
  }
}
