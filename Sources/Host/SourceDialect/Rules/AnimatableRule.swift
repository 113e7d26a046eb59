internal import SwiftSyntax

/// `@Animatable struct Wave: Shape` gets `animatableData`, made of its stored variables without
/// those that are `@AnimatableIgnored`.
struct AnimatableRule: RewriteRule {
  let words = ["Animatable", "AnimatableIgnored"]

  func isCandidate(_ word: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.last(before: word.lowerBound) == UInt8(ascii: "@")
  }

  func edits(at token: TokenSyntax, in file: SourceContext) -> [SourceEdit] {
    guard let attribute = token.namedAttribute else { return [] }
    if token.text == "AnimatableIgnored" { return [.blank(attribute)] }
    guard let type = attribute.parent?.parent?.asProtocol((any DeclGroupSyntax).self),
      Syntax(type).is(StructDeclSyntax.self) || Syntax(type).is(ClassDeclSyntax.self)
        || Syntax(type).is(EnumDeclSyntax.self),
      type.memberBlock.rightBrace.presence == .present
    else { return [] }
    return [.blank(attribute)] + conformance(of: type) + data(of: type, in: file)
  }

  private func conformance(of type: any DeclGroupSyntax) -> [SourceEdit] {
    guard let clause = type.inheritanceClause else {
      let named = Syntax(type).asProtocol((any NamedDeclSyntax).self)
      let generic = Syntax(type).asProtocol((any WithGenericParametersSyntax).self)
      guard let end = generic?.genericParameterClause?.utf8End ?? named?.name.utf8End else {
        return []
      }
      return [SourceEdit(range: end..<end, replacement: ": SwiftUI.Animatable")]
    }
    let names = clause.inheritedTypes.map(\.type.trimmedDescription)
    guard !names.contains(where: { ["Animatable", "SwiftUI.Animatable"].contains($0) }),
      let last = clause.inheritedTypes.last
    else { return [] }
    return [SourceEdit(range: last.utf8End..<last.utf8End, replacement: ", SwiftUI.Animatable")]
  }

  private func data(of type: any DeclGroupSyntax, in file: SourceContext) -> [SourceEdit] {
    let names = type.variables.filter(isAnimated).flatMap(\.bindings).compactMap { binding in
      binding.accessorBlock == nil
        ? binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text : nil
    }
    guard !names.isEmpty, !declaresData(type) else { return [] }
    let isPublic = type.modifiers.contains("public") || type.modifiers.contains("open")
    let fields = names.map { "SwiftUI._animatableField(\($0))" }.joined(separator: ", ")
    let changes = names.enumerated().map { index, name in
      // A tuple of one element is that element.
      let place = names.count == 1 ? "" : ".\(index)"
      return "SwiftUI._animate(&\(name), to: data.value\(place))"
    }.joined(separator: "; ")
    let data = "SwiftUI.AnimatableValues(\(fields))"
    return [
      .insertMember(
        "\(isPublic ? "public " : "")var animatableData: some SwiftUI.VectorArithmetic { "
          + "get { \(data) } "
          + "set { let data = SwiftUI._animatableValues(newValue, like: \(data)); \(changes) } }",
        at: type, in: file)
    ]
  }

  private func isAnimated(_ variable: VariableDeclSyntax) -> Bool {
    variable.bindingSpecifier.text == "var" && variable.attributes.isEmpty
      && !variable.modifiers.contains("static") && !variable.modifiers.contains("lazy")
      && !variable.modifiers.contains("class")
  }

  private func declaresData(_ type: any DeclGroupSyntax) -> Bool {
    type.variables.flatMap(\.bindings).contains {
      $0.pattern.trimmedDescription == "animatableData"
    }
  }
}
