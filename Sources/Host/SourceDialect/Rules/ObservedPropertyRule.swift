internal import SwiftSyntax

/// A `dynamic var` tells its observers when it is set, which on a Mac Objective-C's runtime does.
///
/// What is stored gets a `willSet` and a `didSet`, and where it has them, they say so first and last;
/// of what is computed, the setter does.
struct ObservedPropertyRule: RewriteRule {
  let words = ["dynamic"]

  func edits(at token: TokenSyntax, in file: SourceContext) -> [SourceEdit] {
    guard let modifier = token.parent?.as(DeclModifierSyntax.self), modifier.name.id == token.id,
      let variable = modifier.parent?.parent?.as(VariableDeclSyntax.self),
      variable.isObservable, let binding = variable.bindings.first, variable.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      name.presence == .present
    else { return [] }
    let tell = Telling(name.identifierText)
    guard let block = binding.accessorBlock else {
      guard binding.initializer != nil || binding.typeAnnotation != nil else { return [] }
      let place = binding.utf8End
      let text = " { willSet { \(tell.before) } didSet { \(tell.after) } }"
      return [SourceEdit(range: place..<place, replacement: text)]
    }
    guard case .accessors(let accessors) = block.accessors,
      block.rightBrace.presence == .present
    else { return [] }
    if let setter = accessors.named("set") { return atStart(of: setter, tell.around) }
    let before = accessors.named("willSet")
    let after = accessors.named("didSet")
    guard before != nil || after != nil, accessors.named("get") == nil else { return [] }
    return
      (before.map { atStart(of: $0, tell.before + ";") }
      ?? [.insert("willSet { \(tell.before) } ", before: accessors)])
      + (after.map { atStart(of: $0, tell.last(in: $0)) }
        ?? [.insert("didSet { \(tell.after) } ", before: block.rightBrace)])
  }

  private func atStart(of accessor: AccessorDeclSyntax, _ text: String) -> [SourceEdit] {
    guard let body = accessor.body, body.leftBrace.presence == .present,
      body.rightBrace.presence == .present
    else { return [] }
    let place = body.leftBrace.utf8End
    return [SourceEdit(range: place..<place, replacement: " \(text) ")]
  }
}

/// What is said of one property.
private struct Telling {
  let before: String
  let after: String

  init(_ name: String) {
    let changes = "FoundationAdditions.KeyValueChanges"
    before = "\(changes).willChange(self, \"\(name)\")"
    after = "\(changes).didChange(self, \"\(name)\")"
  }

  var around: String { "\(before); defer { \(after) };" }

  /// Behind all that the accessor does, however it ends.
  func last(in accessor: AccessorDeclSyntax) -> String {
    accessor.body?.statements.isEmpty == false ? "defer { \(after) };" : after
  }
}

extension VariableDeclSyntax {
  /// A class's own property that can be set, and that no other runtime looks after.
  fileprivate var isObservable: Bool {
    guard bindingSpecifier.tokenKind == .keyword(.var), !modifiers.contains("static"),
      !modifiers.contains("class"), !attributes.names("NSManaged"),
      let group = parent?.parent?.parent?.parent
    else { return false }
    return group.is(ClassDeclSyntax.self) || group.is(ExtensionDeclSyntax.self)
  }
}

extension AccessorDeclListSyntax {
  fileprivate func named(_ name: String) -> AccessorDeclSyntax? {
    first { $0.accessorSpecifier.text == name }
  }
}
