internal import SwiftSyntax

/// What the rules know of a text beside the token they look at.
final class SourceContext {
  let platform: Platform
  let role: TextRole

  private let tree: SourceFileSyntax
  /// This text and those it can use something of.
  private let group: TextGroup
  private let own: TextFacts
  private var claimed: Set<SyntaxIdentifier> = []
  private lazy var functions: [String: [FunctionDeclSyntax]] = Dictionary(
    grouping: DeclarationTree.functions(of: tree), by: \.name.identifierText)

  init(
    _ tree: SourceFileSyntax, role: TextRole, platform: Platform, of own: TextFacts,
    in group: TextGroup
  ) {
    (self.tree, self.own, self.group) = (tree, own, group)
    (self.role, self.platform) = (role, platform)
  }

  var optionals: OptionalRequirements { group.optionals }
  var mayExchange: Bool { group.mayExchange }
  var exchanges: ExchangedMethods { group.exchanges(on: platform) }
  /// What extensions have, and classes override: in the module's texts, or in a page by itself.
  var members: MemberFamily {
    role == .module ? group.members(on: platform) : own.members(on: platform)
  }
  var resultBuilders: ResultBuilders { group.resultBuilders }
  /// Names of methods that strings of the texts speak of.
  var namedMethods: Set<String> { group.selectorNames }

  /// True the first time it is asked for a node, for what several words lead to.
  func claim(_ node: some SyntaxProtocol) -> Bool {
    claimed.insert(node.id).inserted
  }

  /// Whether one of the texts declares a function of this name.
  func declares(functionNamed name: String) -> Bool {
    group.functionNames.contains(name)
  }

  /// Whether another text of the same module declares a class.
  func isDeclaredBeside(className name: String) -> Bool {
    role == .module && group.isDeclared(className: name, besides: own)
  }

  /// Whether a class that this one inherits from, and that is in the texts, declares a method.
  func superclasses(of type: String, declare method: String, _ labels: String) -> Bool {
    group.families.superclasses(of: type, declare: method, labels)
  }

  /// Whether this text is to replace a method of the frameworks that can be exchanged.
  func replaces(_ entry: ExchangeableMethods.Entry) -> Bool {
    exchanges.isReplaced(entry, by: own.text)
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
