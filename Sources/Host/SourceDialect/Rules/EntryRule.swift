internal import SwiftSyntax

/// `@Entry var name: Type = value` in an extension of `EnvironmentValues` and its like becomes a
/// property with accessors, and a key whose default is the value where it stands.
///
/// Without a type the property has that of the key, which the compiler finds from the value.
struct EntryRule: RewriteRule {
  let words = ["Entry"]

  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
  ]

  func isCandidate(_ word: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.last(before: word.lowerBound) == UInt8(ascii: "@")
  }

  func edits(at token: TokenSyntax, in file: SourceContext) -> [SourceEdit] {
    guard let attribute = token.namedAttribute,
      let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.text == "var", variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      name.presence == .present, let kind = Self.key(of: variable)
    else { return [] }
    let key = "__lek_entry_" + name.identifierText
    let access = Self.access(of: variable)
    let value = binding.typeAnnotation?.type.onOneLine ?? key + ".Value"
    let head =
      ": \(value) { get { self[\(key).self] } set { self[\(key).self] = newValue } }; "
      + "\(access.type)struct \(key): SwiftUI.\(kind) { \(access.member)"
    if kind == "FocusedValueKey" { return focused(attribute, binding, name, head) }
    return [.blank(attribute)] + defaultValue(of: binding, behind: name, head)
  }

  /// A value with a type is made each time that it is asked for, as with Apple's macro.
  private func defaultValue(
    of binding: PatternBindingSyntax, behind name: TokenSyntax, _ head: String
  ) -> [SourceEdit] {
    let place = name.utf8End..<name.utf8End
    guard binding.typeAnnotation != nil else {
      guard let initializer = binding.initializer else { return [] }
      return [
        SourceEdit(range: place, replacement: head + "static let defaultValue"),
        .close("}", behind: initializer),
      ]
    }
    let start = SourceEdit(range: place, replacement: head + "static var defaultValue")
    guard let initializer = binding.initializer else {
      return [start, .close("{ nil } }", behind: binding)]
    }
    return [start, .replace(initializer.equal, with: "{"), .close("} }", behind: initializer)]
  }

  /// What has the focus has a value, or else there is none: such a key has no default.
  private func focused(
    _ attribute: AttributeSyntax, _ binding: PatternBindingSyntax, _ name: TokenSyntax,
    _ head: String
  ) -> [SourceEdit] {
    guard let type = binding.typeAnnotation?.type.as(OptionalTypeSyntax.self),
      let annotation = binding.typeAnnotation
    else { return [] }
    let own = head + "typealias Value = "
    return [
      .blank(attribute), SourceEdit(range: name.utf8End..<name.utf8End, replacement: own),
      .blank(annotation.colon), .blank(type.questionMark),
    ] + (binding.initializer.map { [.blank($0)] } ?? []) + [.close("}", behind: binding)]
  }

  /// Who can use the key, and its members: no fewer than can use the property.
  private static func access(of variable: VariableDeclSyntax) -> (type: String, member: String) {
    let part = variable.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)
    let own = variable.modifiers.accessModifier?.text
    let word = own ?? part?.modifiers.accessModifier?.text
    let member = word.flatMap { ["public", "package"].contains($0) ? $0 + " " : nil } ?? ""
    return (own.map { $0 + " " } ?? "", member)
  }

  /// The protocol of the keys of the type that a variable extends.
  private static func key(of variable: VariableDeclSyntax) -> String? {
    guard variable.parent?.is(MemberBlockItemSyntax.self) == true,
      let extended = variable.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)
    else { return nil }
    let name = extended.extendedType.trimmedDescription.split(separator: ".").last
    return name.flatMap { keys[String($0)] }
  }
}

extension SourceEdit {
  /// The end of a declaration that was opened before a node.
  fileprivate static func close(_ text: String, behind node: some SyntaxProtocol) -> SourceEdit {
    SourceEdit(range: node.utf8End..<node.utf8End, replacement: " " + text)
  }
}
