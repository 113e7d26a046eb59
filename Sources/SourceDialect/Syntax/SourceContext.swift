internal import SwiftSyntax

/// What the rules know of a text beside the token they look at.
final class SourceContext {
  let platform: Platform
  let role: TextRole
  let optionals: OptionalRequirements
  let resultBuilders: ResultBuilders
  /// Names of methods that strings of the text speak of.
  let namedMethods: Set<String>

  private let tree: SourceFileSyntax
  private var claimed: Set<SyntaxIdentifier> = []
  private lazy var functions: [String: [FunctionDeclSyntax]] = Dictionary(
    grouping: DeclarationTree.functions(of: tree), by: \.name.identifierText)

  init(
    _ tree: SourceFileSyntax, role: TextRole, platform: Platform, optionals: OptionalRequirements,
    resultBuilders: ResultBuilders, namedMethods: Set<String>
  ) {
    self.tree = tree
    self.role = role
    self.platform = platform
    self.optionals = optionals
    self.resultBuilders = resultBuilders
    self.namedMethods = namedMethods
  }

  /// True the first time it is asked for a node, for what several words lead to.
  func claim(_ node: some SyntaxProtocol) -> Bool {
    claimed.insert(node.id).inserted
  }

  /// The selector of a method the text names; the bare name where it says no more.
  func selector(named name: String, labels: [String]?) -> String {
    let declared = functions[name, default: []].filter { function in
      labels.map {
        $0 == function.signature.parameterClause.parameters.map(\.firstName.identifierText)
      }
        ?? true
    }
    let names = Set(declared.map { ObjCName.selector(of: $0) })
    if names.count == 1, let name = names.first { return name }
    return labels.map { ObjCName.selector(name, labels: $0) } ?? name
  }
}

/// What a text is in its playground.
public enum TextRole: Sendable {
  /// The page: its values are shown.
  case page
  /// A file of `Sources`, or any other.
  case module
}
