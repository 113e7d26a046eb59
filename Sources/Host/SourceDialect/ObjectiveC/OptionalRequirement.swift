internal import SwiftSyntax

/// A requirement of a protocol that a conformer may leave out.
///
/// There is no such thing here. It becomes a property that holds the method, if there is one; the
/// protocol gives it the default nil. A conformer's method stays as it is, and gets the property beside it.
struct OptionalRequirement: Sendable {
  /// The protocol it belongs to.
  var owner: String
  /// The method's or the property's own name.
  var name: String
  /// The labels of a method; nil for a property.
  var labels: [String]?
  /// The type that its property holds, without the question mark.
  var type: String
  /// What Objective-C calls it.
  var selector: String

  /// The name of the property that takes its place.
  var storage: String {
    guard let labels else { return "optional_" + name }
    return "optional_" + name + "_" + labels.map { $0 + "_" }.joined()
  }

  /// Whether a call of the property looks as the call of the method does.
  var isUnlabelled: Bool { labels?.allSatisfy { $0 == "_" } ?? true }

  init?(_ declaration: DeclSyntax, of owner: String) {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      self.init(function, of: owner)
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      self.init(variable, of: owner)
    } else {
      return nil
    }
  }

  private init?(_ function: FunctionDeclSyntax, of owner: String) {
    guard function.modifiers.contains("optional"), function.genericParameterClause == nil,
      function.name.presence == .present, !function.name.isOperator,
      function.signature.parameterClause.rightParen.presence == .present
    else { return nil }
    let parameters = function.signature.parameterClause.parameters
    guard parameters.allSatisfy({ $0.ellipsis == nil && $0.firstName.presence == .present }) else {
      return nil
    }
    let types = parameters.map { $0.type.onOneLine }
    let effects = function.signature.effectSpecifiers.map { " " + $0.onOneLine } ?? ""
    let result = function.signature.returnClause?.type.onOneLine ?? "Void"
    self.owner = owner
    name = function.name.identifierText
    labels = parameters.map(\.firstName.identifierText)
    type = "((\(types.joined(separator: ", ")))\(effects) -> \(result))"
    selector = ObjCName.selector(of: function)
  }

  private init?(_ variable: VariableDeclSyntax, of owner: String) {
    guard variable.modifiers.contains("optional"), variable.bindings.count == 1,
      let binding = variable.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      let annotation = binding.typeAnnotation, binding.accessorBlock != nil
    else { return nil }
    self.owner = owner
    name = pattern.identifier.identifierText
    labels = nil
    type = "(\(annotation.type.onOneLine))"
    selector = name
  }
}

extension SyntaxProtocol {
  /// Its words, without comments, on one line.
  var onOneLine: String {
    var text = ""
    for token in tokens(viewMode: .sourceAccurate) {
      let isApart = !text.isEmpty && !token.leadingTrivia.isEmpty
      text += (isApart ? " " : "") + token.text + (token.trailingTrivia.isEmpty ? "" : " ")
    }
    while text.last == " " { text.removeLast() }
    return text
  }
}
