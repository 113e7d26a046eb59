internal import SwiftSyntax

/// A method as a text names it where it may exchange methods: by a selector.
struct NamedMethod: Sendable {
  /// What Objective-C calls it.
  let selector: String
  /// Its name in Swift, where the text says that.
  var name: String?
  /// The labels of its parameters, where the text says them.
  var labels: [String]?
  /// The class that is said beside it.
  var type: String?

  /// The method that a call finds by a name in it: `class_getInstanceMethod(A.self, "f")`.
  init?(foundBy call: FunctionCallExprSyntax) {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      ExchangeFacts.finders.contains(name), call.arguments.count == 2,
      let type = call.arguments.first?.expression, let selector = call.arguments.last?.expression
    else { return nil }
    if let text = Self.text(selector) {
      self.init(selector: text)
    } else if let macro = selector.as(MacroExpansionExprSyntax.self) {
      self.init(macro)
    } else if let made = selector.as(FunctionCallExprSyntax.self) {
      self.init(madeBy: made)
    } else {
      return nil
    }
    if self.type == nil, let type = type.as(MemberAccessExprSyntax.self),
      type.declName.baseName.text == "self"
    {
      self.type = type.base?.trimmedDescription
    }
  }

  /// `Selector("f:")`
  init?(madeBy call: FunctionCallExprSyntax) {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      ["Selector", "NSSelectorFromString"].contains(name), call.arguments.count == 1,
      let argument = call.arguments.first?.expression, let text = Self.text(argument)
    else { return nil }
    self.init(selector: text)
  }

  /// `#selector(A.f(_:))`
  init?(_ macro: MacroExpansionExprSyntax) {
    guard macro.macroName.text == "selector", macro.arguments.count == 1,
      let argument = macro.arguments.first, argument.label == nil
    else { return nil }
    var reference = argument.expression.as(DeclReferenceExprSyntax.self)
    if let member = argument.expression.as(MemberAccessExprSyntax.self) {
      reference = member.declName
      let base = member.base?.trimmedDescription
      type = base == "self" || base == "Self" ? nil : base
    }
    guard let reference else { return nil }
    let name = reference.baseName.identifierText
    labels = reference.argumentNames?.arguments.map(\.name.identifierText)
    self.name = name
    selector = ObjCName.selector(name, labels: labels ?? [])
  }

  private init(selector: String) {
    self.selector = selector
  }

  private static func text(_ expression: ExprSyntax) -> String? {
    var expression = expression
    if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first {
      expression = only.expression
    }
    return expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  func means(_ method: DeclaredMethod) -> Bool {
    guard let name else { return method.selector == selector }
    return method.name == name && (labels == nil || labels == method.labels)
  }

  func means(_ entry: ExchangeableMethods.Entry) -> Bool {
    if entry.selector == selector { return true }
    guard let name else { return false }
    if let labels { return entry.name == "\(name)(\(labels.map { $0 + ":" }.joined()))" }
    return entry.name.prefix { $0 != "(" } == name
  }
}
