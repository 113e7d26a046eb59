internal import SwiftParser
internal import SwiftSyntax
import Guarded

/// Walks over a file's types and their members; bodies of functions are not entered.
struct DeclarationReader {
  private let lines: LineTable
  private var found: [SourceDeclaration] = []

  /// Where the walk is.
  private struct Scope {
    var container: [String] = []
    /// What a member has that says nothing of its own.
    var access = SourceDeclaration.Access.internal
    /// Requirements and cases have the access of what they belong to.
    var members = Members.ofTheirOwn

    enum Members { case ofTheirOwn, asTheType }

    func of(_ access: SourceDeclaration.Access) -> Scope {
      var scope = self
      scope.access = access
      scope.members = .asTheType
      return scope
    }
  }

  static func read(_ text: String) -> [SourceDeclaration] {
    guard !TextDepth.isTooMuch(in: text) else { return [] }
    let found = Guarded<[SourceDeclaration]>([])
    DeepStack.run {
      var reader = DeclarationReader(lines: LineTable(text))
      for statement in Parser.parse(source: text).statements {
        reader.read(Syntax(statement.item), in: Scope())
      }
      found.withLock { $0 = reader.found }
    }
    return found.withLock { $0 }
  }

  private init(lines: LineTable) {
    self.lines = lines
  }

  private mutating func read(_ node: Syntax, in scope: Scope) {
    if let conditional = node.as(IfConfigDeclSyntax.self) {
      for clause in conditional.clauses { read(clause, in: scope) }
    } else if let extended = node.as(ExtensionDeclSyntax.self) {
      read(extended, in: scope)
    } else if let variable = node.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
          continue
        }
        add(name, labels: "", variable.modifiers, of: Syntax(variable), in: scope)
      }
    } else if let cases = node.as(EnumCaseDeclSyntax.self) {
      for element in cases.elements {
        add(element.name, labels: "", cases.modifiers, of: nil, in: scope)
      }
    } else {
      readCallable(node, in: scope)
      readType(node, in: scope)
    }
  }

  private mutating func read(_ clause: IfConfigClauseSyntax, in scope: Scope) {
    switch clause.elements {
    case .statements(let items): for item in items { read(Syntax(item.item), in: scope) }
    case .decls(let members): for member in members { read(Syntax(member.decl), in: scope) }
    default: break
    }
  }

  private mutating func read(_ extended: ExtensionDeclSyntax, in scope: Scope) {
    let name = extended.extendedType.tokens(viewMode: .sourceAccurate).map(\.text).joined()
    var inner = Scope(container: name.prefix { $0 != "<" }.split(separator: ".").map(String.init))
    inner.access = extended.modifiers.access ?? .internal
    for member in extended.memberBlock.members { read(Syntax(member.decl), in: inner) }
  }

  private mutating func readCallable(_ node: Syntax, in scope: Scope) {
    if let function = node.as(FunctionDeclSyntax.self) {
      let clause = function.signature.parameterClause
      let labels = function.name.isOperator ? clause.withoutLabels : clause.labels
      add(function.name, labels: labels, function.modifiers, of: node, in: scope)
    } else if let initializer = node.as(InitializerDeclSyntax.self) {
      let labels = initializer.signature.parameterClause.labels
      add(initializer.initKeyword, labels: labels, initializer.modifiers, of: node, in: scope)
    } else if let place = node.as(SubscriptDeclSyntax.self) {
      let labels = place.parameterClause.labels
      add(place.subscriptKeyword, labels: labels, place.modifiers, of: node, in: scope)
    } else if let alias = node.as(TypeAliasDeclSyntax.self) {
      add(alias.name, labels: "", alias.modifiers, of: node, in: scope)
    }
  }

  private mutating func readType(_ node: Syntax, in scope: Scope) {
    guard let type = node.asProtocol((any DeclGroupSyntax).self),
      let name = node.asProtocol((any NamedDeclSyntax).self)?.name, name.presence == .present
    else { return }
    add(name, labels: "", type.modifiers, of: node, in: scope)
    found[found.count - 1].implicitInitializer = ImplicitInitializerReader(lines: lines).read(type)
    let access = found[found.count - 1].access
    var inner = Scope(container: scope.container + [name.text])
    inner.access = min(access, .internal)
    if node.is(ProtocolDeclSyntax.self) { inner = inner.of(access) }
    for member in type.memberBlock.members {
      let isCase = member.decl.is(EnumCaseDeclSyntax.self)
      read(Syntax(member.decl), in: isCase ? inner.of(access) : inner)
    }
  }

  private mutating func add(
    _ name: TokenSyntax, labels: String, _ modifiers: DeclModifierListSyntax, of node: Syntax?,
    in scope: Scope
  ) {
    guard name.presence == .present else { return }
    let own = scope.members == .ofTheirOwn ? modifiers.access : nil
    let access = own ?? scope.access
    let text = name.identifierText
    found.append(
      SourceDeclaration(
        name: text, fullName: text + labels, container: scope.container, access: access,
        start: lines.position(of: name.utf8Start), end: lines.position(of: name.utf8End),
        publication: access < .public && scope.members == .ofTheirOwn
          ? node.flatMap { publication(of: $0, modifiers) } : nil,
        implicitInitializer: nil))
  }

  /// Replaces the word that says who can use it, or puts one before all other modifiers.
  private func publication(
    of node: Syntax, _ modifiers: DeclModifierListSyntax
  ) -> SourceDeclaration.Change? {
    if let word = modifiers.accessModifier {
      return SourceDeclaration.Change(
        start: lines.position(of: word.utf8Start), end: lines.position(of: word.utf8End),
        replacement: "public")
    }
    guard let first = modifiers.first?.firstToken(viewMode: .sourceAccurate) ?? node.introducer
    else { return nil }
    let place = lines.position(of: first.utf8Start)
    return SourceDeclaration.Change(start: place, end: place, replacement: "public ")
  }
}

extension SourceDeclaration.Access: Comparable {
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
