internal import SwiftSyntax

/// A method that a text declares, as far as exchanging it needs to know it.
struct DeclaredMethod: Sendable, Equatable {
  /// The class it is declared in, or in whose extension.
  let type: String
  let name: String
  let labels: [String]
  let selector: String
  let isStatic: Bool
  let parameters: [Parameter]
  let result: String

  struct Parameter: Sendable, Equatable {
    let name: String
    let type: String

    /// A closure that its caller does not let go.
    var staysInside: Bool {
      type.contains("->") && !type.hasPrefix("@") && !type.hasSuffix("?") && !type.hasSuffix("!")
    }
  }

  init?(_ function: FunctionDeclSyntax, in group: any DeclGroupSyntax) {
    let parameters = function.signature.parameterClause.parameters
    guard group.is(ClassDeclSyntax.self) || group.is(ExtensionDeclSyntax.self),
      let type = EnclosingType.name(around: Syntax(group.memberBlock.members)),
      ExposedGroup.canHoldStatics(Syntax(group)),
      function.name.presence == .present, !function.name.isOperator, function.body != nil,
      function.genericParameterClause == nil, function.genericWhereClause == nil,
      function.signature.effectSpecifiers == nil,
      parameters.allSatisfy({ $0.isExchangeable })
    else { return nil }
    self.type = type
    name = function.name.text
    labels = parameters.map(\.firstName.identifierText)
    selector = ObjCName.selector(of: function)
    isStatic = function.modifiers.contains("static") || function.modifiers.contains("class")
    self.parameters = parameters.map {
      Parameter(name: ($0.secondName ?? $0.firstName).text, type: $0.type.onOneLine)
    }
    let result = function.signature.returnClause?.type.onOneLine ?? "Void"
    self.result = result == "()" ? "Void" : result
  }

  /// A call of it on a target, with these values.
  func call(on target: String, with values: [String]) -> String {
    let passed = zip(labels, values).map { $0 == "_" ? $1 : "\($0): \($1)" }
    return "\(target).\(name)(\(passed.joined(separator: ", ")))"
  }
}

extension FunctionParameterSyntax {
  fileprivate var isExchangeable: Bool {
    guard ellipsis == nil, firstName.presence == .present, (secondName ?? firstName).text != "_"
    else { return false }
    return !type.tokens(viewMode: .sourceAccurate).contains {
      ["inout", "some", "Self", "@autoclosure"].contains($0.text) || $0.presence == .missing
    }
  }
}
