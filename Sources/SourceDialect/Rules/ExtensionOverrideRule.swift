internal import SwiftSyntax

/// What an extension overrides, and what is overridden of an extension's, is a method of the class itself.
///
/// Objective-C's runtime finds such a method wherever it is declared; Swift's own classes only know what
/// stands between their braces. So the method of the extension gets another name, and the class one of the
/// old name that calls it. Both have to stand in one text.
struct ExtensionOverrideRule: RewriteRule {
  let words = ["override"]

  func edits(at token: TokenSyntax, in file: SourceContext) -> [SourceEdit] {
    guard token.tokenKind == .keyword(.override),
      let tree = token.root.as(SourceFileSyntax.self), file.claim(tree)
    else { return [] }
    let groups = DeclarationTree.groups(of: tree)
    let family = ClassFamily(groups)
    var forwarded: [String: [String]] = [:]
    var edits: [SourceEdit] = []
    for case let part as ExtensionDeclSyntax in groups where part.genericWhereClause == nil {
      guard let name = part.ownName, family.classes[name] != nil else { continue }
      for member in part.memberBlock.members.compactMap({ MovedMember($0.decl, of: part) }) {
        guard member.isOverride || family.isOverridden(member.key, of: name) else { continue }
        forwarded[name, default: []].append(member.forwarder)
        edits += member.edits
      }
    }
    for (name, members) in forwarded.sorted(by: { $0.key < $1.key }) {
      guard let brace = family.classes[name]?.memberBlock.leftBrace else { continue }
      let text = " " + members.joined(separator: "; ") + "; "
      edits.append(SourceEdit(range: brace.utf8End..<brace.utf8End, replacement: text))
    }
    return edits
  }
}

/// The classes of a text, and what of them is overridden there.
private struct ClassFamily {
  private(set) var classes: [String: ClassDeclSyntax] = [:]
  /// The names of classes that override a method, by the method.
  private var overriders: [String: Set<String>] = [:]

  init(_ groups: [any DeclGroupSyntax]) {
    for group in groups {
      if let declared = group.as(ClassDeclSyntax.self),
        declared.memberBlock.leftBrace.presence == .present,
        !declared.inheritedNames.contains("XCTestCase")
      {
        classes[declared.name.identifierText] = declared
      }
      guard let name = group.ownName else { continue }
      for member in group.memberBlock.members {
        guard let moved = MovedMember(member.decl, of: nil), moved.isOverride else { continue }
        overriders[moved.key, default: []].insert(name)
      }
    }
  }

  func isOverridden(_ key: String, of name: String) -> Bool {
    overriders[key, default: []].contains { $0 != name && isClass($0, below: name) }
  }

  private func isClass(_ name: String, below ancestor: String) -> Bool {
    var (next, steps) = (name, 0)
    while let declared = classes[next], let parent = declared.inheritedNames.first, steps < 64 {
      if parent == ancestor { return true }
      (next, steps) = (parent, steps + 1)
    }
    return false
  }
}

/// A method or computed property of an extension, and the one of its class that calls it.
private struct MovedMember {
  let key: String
  let isOverride: Bool
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
      !OverriddenMethodRule.isMeant(function),
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
    filter { $0.name.tokenKind == .keyword(.override) }.map { .blank($0) }
  }
}

extension AccessorBlockSyntax {
  fileprivate var hasSetter: Bool {
    guard case .accessors(let accessors) = accessors else { return false }
    return accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
  }
}
