internal import SwiftSyntax

/// A method or computed property of an extension, and the one of its class that calls it.
struct MovedMember {
  let key: String
  let isOverride: Bool
  /// Whether it says that it may be overridden.
  let isOpen: Bool
  let forwarder: String
  let edits: [SourceEdit]

  init?(_ declaration: DeclSyntax, of part: ExtensionDeclSyntax?) {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      self.init(function, part)
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      self.init(variable, part)
    } else {
      return nil
    }
  }

  private init?(_ function: FunctionDeclSyntax, _ part: ExtensionDeclSyntax?) {
    let signature = function.signature
    let parameters = signature.parameterClause.parameters
    guard function.name.presence == .present, !function.name.isOperator,
      !OverriddenMethodRule.isMeant(function), !ClassInitializerRule.isMeant(function),
      function.genericParameterClause == nil, function.genericWhereClause == nil,
      parameters.allSatisfy({ $0.ellipsis == nil && $0.firstName.presence == .present }),
      signature.parameterClause.rightParen.presence == .present, function.body != nil,
      let written = signature.unbroken
    else { return nil }
    let name = function.name.text
    let labels = parameters.map { $0.firstName.text + ":" }.joined()
    let passed = parameters.map { parameter -> String in
      let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
      let isInout = parameter.type.description.contains("inout ")
      return label + (isInout ? "&" : "") + (parameter.secondName ?? parameter.firstName).text
    }
    let own = "Extended_\(part?.ownName ?? "")_\(function.name.identifierText)"
    var call = "\(own)(\(passed.joined(separator: ", ")))"
    let effects = signature.effectSpecifiers
    if effects?.asyncSpecifier != nil { call = "await " + call }
    if effects?.throwsClause != nil { call = "try " + call }
    let discards = function.attributes.names("discardableResult") ? "@discardableResult " : ""
    let words = function.modifiers.written(in: part)
    key = "\(name)(\(labels))"
    isOverride = function.modifiers.contains("override")
    isOpen = function.modifiers.contains("open")
    forwarder = "\(discards)\(words)func \(name)\(written) { \(call) }"
    edits =
      function.modifiers.blankedOverride
      + [.replace(function.name, with: own)]
  }

  private init?(_ variable: VariableDeclSyntax, _ part: ExtensionDeclSyntax?) {
    guard variable.bindings.count == 1, let binding = variable.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self), binding.initializer == nil,
      let type = binding.typeAnnotation?.unbroken, let block = binding.accessorBlock
    else { return nil }
    let name = pattern.identifier.text
    let own = "Extended_\(part?.ownName ?? "")_\(pattern.identifier.identifierText)"
    let words = variable.modifiers.written(in: part)
    key = name
    isOverride = variable.modifiers.contains("override")
    isOpen = variable.modifiers.contains("open")
    let body =
      block.hasSetter
      ? "get { \(own) } set { \(own) = newValue }" : own
    forwarder = "\(words)var \(name)\(type) { \(body) }"
    edits =
      variable.modifiers.blankedOverride
      + [.replace(pattern.identifier, with: own)]
  }
}

extension SyntaxProtocol {
  /// Its text with the line ends taken out; none where a comment would swallow what follows.
  fileprivate var unbroken: String? {
    let text = trimmedDescription
    if text.contains("//") || text.contains("/*") { return nil }
    return String(text.map { $0.isNewline ? " " : $0 })
  }
}

extension DeclModifierListSyntax {
  /// What stands before a member, with what its extension says of its members.
  fileprivate func written(in part: ExtensionDeclSyntax?) -> String {
    let access: Set = ["open", "public", "package", "internal", "fileprivate", "private"]
    var words = map(\.trimmedDescription).filter { $0 != "dynamic" }
    if !words.contains(where: access.contains),
      let given = part?.modifiers.map(\.trimmedDescription).first(where: access.contains)
    {
      words.insert(given == "private" ? "fileprivate" : given, at: 0)
    }
    return words.map { $0 + " " }.joined()
  }

  fileprivate var blankedOverride: [SourceEdit] {
    // A list that `filter` makes is another tree, in which things have other places.
    compactMap { $0.name.tokenKind == .keyword(.override) ? .blank($0) : nil }
  }
}

extension AccessorBlockSyntax {
  fileprivate var hasSetter: Bool {
    guard case .accessors(let accessors) = accessors else { return false }
    return accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
  }
}
