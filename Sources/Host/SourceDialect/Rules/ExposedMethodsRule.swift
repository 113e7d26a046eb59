internal import SwiftSyntax

/// A type's `@objc` methods can be found by their names at run time.
///
/// Before the closing brace of the type or extension comes a nested type that lists them. It is
/// called after the first of them, so that two extensions of one type never give it the same name.
struct ExposedMethodsRule: RewriteRule {
  let words: [String]

  /// `names` are further methods to find, `@objc` or not: older Swift exposed all of a class.
  init(names: Set<String> = []) {
    words = ["objc", "objcMembers", "IBAction", "IBSegueAction"] + names.sorted()
  }

  func edits(at token: TokenSyntax, in file: SourceContext) -> [SourceEdit] {
    guard let group = ExposedGroup.around(Syntax(token)), file.claim(group),
      let type = EnclosingType.name(around: Syntax(group.memberBlock.members)),
      ExposedGroup.canHoldStatics(Syntax(group)), group.memberBlock.rightBrace.presence == .present
    else { return [] }
    let entries = entries(of: group, in: type, file)
    guard let first = entries.first else { return [] }
    let list = entries.map(\.text).joined(separator: ", ")
    let name = "Exposed_" + first.name.replacing(":", with: "_")
    return [
      .insertMember(
        "enum \(name): ObjectiveC.ExposedMethods "
          + "{ static let selectors: [ObjectiveC.Selector] = [\(list)] }",
        at: group, in: file)
    ]
  }

  private struct Entry {
    var name: String
    var text: String
  }

  private func entries(
    of group: any DeclGroupSyntax, in type: String, _ file: SourceContext
  ) -> [Entry] {
    let all = group.attributes.names("objcMembers") || group.attributes.names("objc")
    let functions = group.functions.filter { function in
      guard isCallable(function) else { return false }
      if function.attributes.names("nonobjc") { return false }
      return all
        || ["objc", "IBAction", "IBSegueAction"].contains(where: function.attributes.names)
        || file.namedMethods.contains(ObjCName.selector(of: function))
        || isForProtocol(function, of: group, file)
    }
    let spelled = Dictionary(grouping: functions, by: spelling)
    return functions.compactMap { function in
      // Methods that differ in their types alone cannot be told apart by a name.
      guard spelled[spelling(function)]?.count == 1 else { return nil }
      let name = ObjCName.selector(of: function)
      let count = function.signature.parameterClause.parameters.count
      let text =
        "ObjectiveC.Selector(method\(count): \(type).\(spelling(function)), named: \"\(name)\")"
      return Entry(name: name, text: text)
    }
  }

  /// What an optional requirement asks for is `@objc` without saying so.
  private func isForProtocol(
    _ function: FunctionDeclSyntax, of group: any DeclGroupSyntax, _ file: SourceContext
  ) -> Bool {
    guard let type = group.ownName else { return false }
    let labels = function.signature.parameterClause.parameters.map(\.firstName.identifierText)
    let name = function.name.identifierText
    return !file.optionals.met(by: name, labels: labels, of: type).isEmpty
  }

  private func spelling(_ function: FunctionDeclSyntax) -> String {
    let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    return function.name.text + (labels.isEmpty ? "" : "(\(labels.joined()))")
  }

  /// What can be called by a name alone: an instance's method of few arguments.
  private func isCallable(_ function: FunctionDeclSyntax) -> Bool {
    let parameters = function.signature.parameterClause.parameters
    let effects = function.signature.effectSpecifiers
    return function.name.presence == .present && !function.name.isOperator
      && function.genericParameterClause == nil && function.genericWhereClause == nil
      && parameters.count <= 3 && parameters.allSatisfy { $0.isPlain }
      && effects?.asyncSpecifier == nil && effects?.throwsClause == nil
      && !function.modifiers.contains("static") && !function.modifiers.contains("class")
      && !function.modifiers.contains("mutating") && !function.modifiers.contains("optional")
      && function.signature.parameterClause.rightParen.presence == .present
  }
}

extension FunctionParameterSyntax {
  /// Neither `inout` nor variadic, nor of a type that the caller chooses.
  fileprivate var isPlain: Bool {
    guard ellipsis == nil, firstName.presence == .present else { return false }
    return !type.tokens(viewMode: .sourceAccurate).contains { token in
      ["inout", "some", "Self", "consuming", "sending", "repeat", "each"].contains(token.text)
        || token.presence == .missing
    }
  }
}

extension AttributeListSyntax {
  /// Whether one of the attributes has this name.
  func names(_ name: String) -> Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name }
  }
}
