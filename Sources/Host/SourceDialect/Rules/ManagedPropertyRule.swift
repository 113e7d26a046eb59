internal import SwiftSyntax

/// `@NSManaged var progress: CGFloat` gets accessors that ask the object for the value by its name,
/// which on a Mac a layer makes while the page runs.
struct ManagedPropertyRule: RewriteRule {
  let words = ["NSManaged"]

  func isCandidate(_ word: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.last(before: word.lowerBound) == UInt8(ascii: "@")
  }

  func edits(at token: TokenSyntax, in file: SourceContext) -> [SourceEdit] {
    guard let attribute = token.namedAttribute,
      let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var)
    else { return [] }
    let bindings = Array(variable.bindings)
    return [.blank(attribute)] + accessors(of: bindings) + separations(of: bindings, in: variable)
  }

  /// In `var one, two: CGFloat` the type stands behind the last name.
  private func accessors(of bindings: [PatternBindingSyntax]) -> [SourceEdit] {
    bindings.indices.flatMap { index -> [SourceEdit] in
      let binding = bindings[index]
      let typed = bindings[index...].first { $0.typeAnnotation != nil }
      guard binding.accessorBlock == nil, binding.initializer == nil,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        name.presence == .present, let type = typed?.typeAnnotation?.type
      else { return [] }
      let annotation = binding.typeAnnotation == nil ? ": \(type.trimmedDescription)" : ""
      let place = (binding.typeAnnotation.map { Syntax($0) } ?? Syntax(binding.pattern)).utf8End
      let text = annotation + block(for: name.identifierText)
      return [SourceEdit(range: place..<place, replacement: text)]
    }
  }

  /// A variable with accessors stands alone.
  private func separations(
    of bindings: [PatternBindingSyntax], in variable: VariableDeclSyntax
  ) -> [SourceEdit] {
    let modifiers = variable.modifiers.map(\.trimmedDescription).filter { $0 != "dynamic" }
    let words = (modifiers + ["var"]).joined(separator: " ")
    return bindings.compactMap { $0.trailingComma.map { .replace($0, with: "; " + words) } }
  }

  private func block(for name: String) -> String {
    let property = "FoundationAdditions.ManagedProperty"
    return " { get { \(property).value(of: self, \"\(name)\") } "
      + "set { \(property).set(newValue, of: self, \"\(name)\") } }"
  }
}
