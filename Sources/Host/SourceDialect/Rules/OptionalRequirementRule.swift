internal import SwiftSyntax

/// `@objc optional func f(x: Int) -> Int` in a protocol becomes
/// `var optional_f_x_: ((_ x: Int) -> Int)? { get }`, with nil as what it is by default.
struct OptionalRequirementRule: RewriteRule {
  let words = ["optional"]

  func edits(at token: TokenSyntax, in file: SourceContext) -> [SourceEdit] {
    guard let modifier = token.parent?.as(DeclModifierSyntax.self), modifier.name.id == token.id,
      let declaration = modifier.parent?.parent?.as(DeclSyntax.self),
      let owner = declaration.parent?.parent?.parent?.parent?.as(ProtocolDeclSyntax.self),
      let requirement = OptionalRequirement(declaration, of: owner.name.identifierText),
      let place = extensionPlace(of: owner)
    else { return [] }
    var edits: [SourceEdit] = [.blank(modifier)]
    if let function = declaration.as(FunctionDeclSyntax.self) {
      edits += method(function, requirement)
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      edits += property(variable, requirement)
    }
    return edits + [defaults(of: requirement, owner, in: file, place)]
  }

  private func method(
    _ function: FunctionDeclSyntax, _ requirement: OptionalRequirement
  ) -> [SourceEdit] {
    var edits: [SourceEdit] = [
      .replace(function.funcKeyword, with: "var"),
      .replace(function.name, with: requirement.storage + ": ("),
    ]
    for parameter in function.signature.parameterClause.parameters {
      if parameter.firstName.tokenKind == .wildcard { continue }
      if parameter.secondName == nil {
        edits.append(.insert("_ ", before: parameter.firstName))
      } else {
        edits.append(.replace(parameter.firstName, with: "_"))
      }
    }
    let end = function.signature.utf8End
    let result = function.signature.returnClause == nil ? " -> Void" : ""
    edits.append(SourceEdit(range: end..<end, replacement: result + ")? { get }"))
    return edits
  }

  private func property(
    _ variable: VariableDeclSyntax, _ requirement: OptionalRequirement
  ) -> [SourceEdit] {
    guard let binding = variable.bindings.first, let type = binding.typeAnnotation?.type,
      let accessors = binding.accessorBlock
    else { return [] }
    return [
      .replace(binding.pattern, with: requirement.storage),
      .insert("(", before: type),
      SourceEdit(range: type.utf8End..<type.utf8End, replacement: ")?"),
      .replace(accessors, with: "{ get }", keepingLinesOf: accessors),
    ]
  }

  /// Behind the protocol: what is asked for is nil, and has its own name where it can.
  private func defaults(
    of requirement: OptionalRequirement, _ owner: ProtocolDeclSyntax, in file: SourceContext,
    _ place: Int
  ) -> SourceEdit {
    let access = owner.modifiers.access.map { $0 >= .public ? "public " : "" } ?? ""
    let type = requirement.type + "?"
    var members = "\(access)var \(requirement.storage): \(type) { _read { yield nil } }"
    if requirement.isUnlabelled && !file.optionals.isOverloaded(requirement) {
      members +=
        "; @_disfavoredOverload \(access)var \(requirement.name): \(type) "
        + "{ _read { yield \(requirement.storage) } }"
    }
    let text = "; extension \(requirement.owner) { \(members) }"
    return SourceEdit(range: place..<place, replacement: text)
  }

  /// Where an extension can stand: behind a protocol that lies at the top of the file.
  private func extensionPlace(of owner: ProtocolDeclSyntax) -> Int? {
    guard owner.memberBlock.rightBrace.presence == .present,
      let list = owner.parent?.parent?.as(CodeBlockItemListSyntax.self),
      list.parent?.is(SourceFileSyntax.self) == true
        || list.parent?.is(IfConfigClauseSyntax.self) == true
    else { return nil }
    return owner.utf8End
  }
}
