internal import SwiftSyntax

/// `override class func initialize()`, which Objective-C's runtime called by itself, gets a name of
/// its class's own, and is shown to whoever calls it before the page's first line.
struct ClassInitializerRule: RewriteRule {
  let words = ["initialize"]

  func isCandidate(_ word: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.word(before: word.lowerBound).elementsEqual("func".utf8)
  }

  /// Whether a function is that method.
  static func isMeant(_ function: FunctionDeclSyntax) -> Bool {
    function.name.text == "initialize" && function.signature.parameterClause.parameters.isEmpty
      && (function.modifiers.contains("class") || function.modifiers.contains("static"))
  }

  func edits(at token: TokenSyntax, in file: SourceContext) -> [SourceEdit] {
    guard let function = token.parent?.as(FunctionDeclSyntax.self), function.name.id == token.id,
      Self.isMeant(function), function.body != nil,
      let modifier = function.modifiers.first(where: { $0.name.text == "override" }),
      let group = ExposedGroup.around(Syntax(function)), ExposedGroup.canHoldStatics(Syntax(group)),
      group.memberBlock.rightBrace.presence == .present,
      let type = EnclosingType.name(around: Syntax(group.memberBlock.members)),
      !file.superclasses(of: type, declare: "initialize", "")
    else { return [] }
    let part = type.replacing(".", with: "_")
    let name = "initialize_" + part
    // Of an extension nothing can be overridden.
    let open = function.modifiers.first {
      group.is(ExtensionDeclSyntax.self) && $0.name.text == "open"
    }
    let access = open.map { [SourceEdit.replace($0, with: "public")] } ?? []
    return access + [
      .blank(modifier), .replace(function.name, with: name),
      .insertMember(
        "enum Initialized_\(part): ObjectiveC.ClassInitializer "
          + "{ @MainActor static func initializeClass() { \(type).\(name)() } }",
        at: group, in: file),
    ]
  }
}
