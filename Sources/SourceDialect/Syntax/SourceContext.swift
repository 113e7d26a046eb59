internal import SwiftParser
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
  /// This text and those it can use something of.
  private let texts: [String]
  private var claimed: Set<SyntaxIdentifier> = []
  private lazy var families = ClassFamilies(
    of: [tree]
      + texts.dropFirst().filter { !BracketRun.isTooLong(in: $0) }.map {
        Parser.parse(source: $0)
      })
  private lazy var functions: [String: [FunctionDeclSyntax]] = Dictionary(
    grouping: DeclarationTree.functions(of: tree), by: \.name.identifierText)

  init(
    _ tree: SourceFileSyntax, role: TextRole, platform: Platform, optionals: OptionalRequirements,
    resultBuilders: ResultBuilders, namedMethods: Set<String>, texts: [String]
  ) {
    self.texts = texts
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

  /// Whether one of the texts declares a function of this name.
  func declares(functionNamed name: String) -> Bool {
    texts.contains { $0.contains("func \(name)(") || $0.contains("func \(name)<") }
  }

  /// Whether another text of the same module declares a class.
  func isDeclaredBeside(className name: String) -> Bool {
    role == .module
      && texts.dropFirst().contains {
        $0.contains("class \(name)") && NamesBehind.of("class", in: $0).contains(name)
      }
  }

  /// Whether a class that this one inherits from, and that is in the texts, declares a method.
  func superclasses(of type: String, declare method: String, _ labels: String) -> Bool {
    families.superclasses(of: type, declare: method, labels)
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
