internal import SwiftSyntax

/// `card.observe(\.owner.name)` becomes `card.observe(\.owner.name, named: "owner.name")`: at run time
/// a key path has no name. Nothing is changed where the text declares such a function itself.
struct ObservingCallRule: RewriteRule {
  let words = ["observe", "publisher", "willChangeValue", "didChangeValue"]

  func isCandidate(_ word: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.first(from: word.upperBound) == UInt8(ascii: "(")
  }

  func edits(at token: TokenSyntax, in file: SourceContext) -> [SourceEdit] {
    guard let name = token.parent?.as(DeclReferenceExprSyntax.self), name.argumentNames == nil,
      let call = call(of: name), let argument = call.arguments.first,
      argument.label?.text == (token.text == "observe" ? nil : "for"),
      call.arguments.dropFirst().first?.label?.text != "named",
      let path = argument.expression.as(KeyPathExprSyntax.self), let text = text(of: path),
      !file.declares(functionNamed: token.text)
    else { return [] }
    let place = argument.expression.utf8End
    return [SourceEdit(range: place..<place, replacement: ", named: \"\(text)\"")]
  }

  private func call(of name: DeclReferenceExprSyntax) -> FunctionCallExprSyntax? {
    var called = Syntax(name)
    if let member = name.parent?.as(MemberAccessExprSyntax.self) {
      guard member.declName.id == name.id else { return nil }
      called = Syntax(member)
    }
    guard let call = called.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == called.id
    else { return nil }
    return call
  }

  /// The properties on the way; nil where there is anything else on it.
  private func text(of path: KeyPathExprSyntax) -> String? {
    var names: [String] = []
    for component in path.components {
      switch component.component {
      case .property(let property):
        guard property.declName.argumentNames == nil else { return nil }
        names.append(property.declName.baseName.identifierText)
      case .optional: continue
      default: return nil
      }
    }
    // The types that the root lies in count as components.
    let properties = names.drop { $0.first?.isUppercase == true }
    return properties.isEmpty ? nil : properties.joined(separator: ".")
  }
}
