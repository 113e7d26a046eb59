internal import SwiftSyntax

/// Goes over declarations and writes each without its body.
struct InterfaceWriter {
  private let places: LineTable
  private(set) var lines: [SourceInterface.Line] = []
  private var depth = 0

  /// What declarations lie in.
  enum Surroundings {
    case file, type, requirements
  }

  init(places: LineTable) {
    self.places = places
  }

  mutating func write(_ node: Syntax, in surroundings: Surroundings) {
    if let conditional = node.as(IfConfigDeclSyntax.self) {
      for clause in conditional.clauses { write(clause, in: surroundings) }
    } else if let imported = node.as(ImportDeclSyntax.self) {
      add(imported.trimmedDescription, of: node)
    } else if isHidden(node) {
      return
    } else if let group = node.asProtocol((any DeclGroupSyntax).self) {
      write(group, node)
    } else if let cases = node.as(EnumCaseDeclSyntax.self) {
      writeDocumentation(of: node)
      add(words(cases), of: node)
    } else if let text = declaration(node, in: surroundings) {
      separate()
      writeDocumentation(of: node)
      add(text, of: node)
    }
  }

  private mutating func write(_ clause: IfConfigClauseSyntax, in surroundings: Surroundings) {
    switch clause.elements {
    case .statements(let items):
      for item in items { write(Syntax(item.item), in: surroundings) }
    case .decls(let members):
      for member in members { write(Syntax(member.decl), in: surroundings) }
    default: break
    }
  }

  private mutating func write(_ group: any DeclGroupSyntax, _ node: Syntax) {
    separate()
    writeDocumentation(of: node)
    let members = Syntax(group.memberBlock)
    add(
      words(node.tokens(viewMode: .sourceAccurate).filter { !$0.lies(in: members) }) + " {",
      of: node)
    let isProtocol = node.is(ProtocolDeclSyntax.self)
    depth += 1
    for member in group.memberBlock.members {
      write(Syntax(member.decl), in: isProtocol ? .requirements : .type)
    }
    depth -= 1
    add("}", of: nil)
  }

  /// What is private, and what a member of an extension that is.
  private func isHidden(_ node: Syntax) -> Bool {
    guard let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers else {
      return false
    }
    return modifiers.access == .private || modifiers.access == .fileprivate
  }

  private func declaration(_ node: Syntax, in surroundings: Surroundings) -> String? {
    if let function = node.as(FunctionDeclSyntax.self) {
      return words(node, without: function.body)
    }
    if let made = node.as(InitializerDeclSyntax.self) { return words(node, without: made.body) }
    if node.is(DeinitializerDeclSyntax.self) { return nil }
    if let place = node.as(SubscriptDeclSyntax.self) {
      return words(node, without: place.accessorBlock)
        + accessors(place.accessorBlock, ofConstant: false)
    }
    if let variable = node.as(VariableDeclSyntax.self) { return self.variable(variable) }
    let isOther =
      node.is(TypeAliasDeclSyntax.self) || node.is(AssociatedTypeDeclSyntax.self)
      || node.is(OperatorDeclSyntax.self) || node.is(PrecedenceGroupDeclSyntax.self)
      || node.is(MacroDeclSyntax.self)
    return isOther ? words(node) : nil
  }

  private func variable(_ variable: VariableDeclSyntax) -> String {
    let isConstant = variable.bindingSpecifier.text == "let"
    let before =
      variable.attributes.map { words(Syntax($0)) }
      + variable.modifiers.map { words(Syntax($0)) } + [variable.bindingSpecifier.text]
    let bindings = variable.bindings.map { binding in
      words(Syntax(binding.pattern)) + type(of: binding)
        + accessors(binding.accessorBlock, ofConstant: isConstant)
    }
    return before.joined(separator: " ") + " " + bindings.joined(separator: ", ")
  }

  /// `: Int`; where that is not plain to see, the short value it has at first tells more than nothing.
  private func type(of binding: PatternBindingSyntax) -> String {
    if let type = binding.typeAnnotation { return ": " + words(Syntax(type.type)) }
    guard let value = binding.initializer?.value else { return "" }
    if let type = LiteralType.of(value) { return ": " + type }
    let text = words(Syntax(value))
    return text.count > 40 || text.contains("{") ? "" : " = " + text
  }

  /// `{ get set }`, where it is computed.
  private func accessors(_ block: AccessorBlockSyntax?, ofConstant isConstant: Bool) -> String {
    guard let block, !isConstant else { return "" }
    switch block.accessors {
    case .getter: return " { get }"
    case .accessors(let list):
      let names = list.map { words(Syntax($0), without: $0.body) }
      let isObserver = list.allSatisfy {
        ["willSet", "didSet"].contains($0.accessorSpecifier.text)
      }
      return isObserver ? "" : " { " + names.joined(separator: " ") + " }"
    default: return ""
    }
  }

  private func words(
    _ node: some SyntaxProtocol, without part: (some SyntaxProtocol)? = Syntax?.none
  )
    -> String
  {
    let part = part.map { Syntax($0) }
    return words(
      node.tokens(viewMode: .sourceAccurate).filter { token in
        !(part.map { token.lies(in: $0) } ?? false)
      })
  }

  /// On one line, whatever lines the tokens stood on.
  private func words(_ tokens: [TokenSyntax]) -> String {
    var text = ""
    var gap = false
    for (index, token) in tokens.enumerated() {
      let isBroken = token.leadingTrivia.contains { $0.isNewline }
      if index > 0, gap || isBroken, !text.hasSuffix("("), !")]".contains(token.text) {
        text += " "
      }
      text += token.text
      gap = token.trailingTrivia.contains { if case .spaces = $0 { true } else { $0.isNewline } }
    }
    return text
  }

  private mutating func writeDocumentation(of node: Syntax) {
    for piece in node.leadingTrivia {
      switch piece {
      case .docLineComment(let text): add(text, of: node)
      case .docBlockComment(let text):
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
          let line = line.drop { $0 == " " || $0 == "\t" }
          add((line.hasPrefix("*") ? " " : "") + line, of: node)
        }
      default: continue
      }
    }
  }

  /// An empty line, except where something begins.
  private mutating func separate() {
    guard let last = lines.last, !last.text.hasSuffix("{"), !last.text.isEmpty else { return }
    lines.append(.init(text: ""))
  }

  private mutating func add(_ text: String, of node: Syntax?) {
    let line = node?.firstToken(viewMode: .sourceAccurate).map { first in
      let introducer = node?.introducer ?? first
      return places.position(of: introducer.utf8Start).line
    }
    lines.append(.init(text: String(repeating: "    ", count: depth) + text, source: line))
  }
}

/// The types of literals and of values that are made by a type's name.
private enum LiteralType {
  static func of(_ value: ExprSyntax) -> String? {
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    if let signed = value.as(PrefixOperatorExprSyntax.self) { return of(signed.expression) }
    if let call = value.as(FunctionCallExprSyntax.self), let name = typeName(call.calledExpression)
    {
      return name
    }
    if let list = value.as(ArrayExprSyntax.self) {
      let types = Set(list.elements.map { of($0.expression) })
      return types.count == 1 ? types.first?.map { "[\($0)]" } : nil
    }
    return nil
  }

  /// `Card`, `[Card]`, `Set<Card>`: names of types begin with a capital letter.
  private static func typeName(_ expression: ExprSyntax) -> String? {
    let text = expression.trimmedDescription
    let first = text.first { $0 != "[" }
    let isName =
      expression.is(DeclReferenceExprSyntax.self)
      || expression.is(GenericSpecializationExprSyntax.self)
      || expression.is(ArrayExprSyntax.self) || expression.is(DictionaryExprSyntax.self)
    return isName && first?.isUppercase == true ? text : nil
  }
}

extension TokenSyntax {
  fileprivate func lies(in node: Syntax) -> Bool {
    node.position <= position && endPosition <= node.endPosition
  }
}
