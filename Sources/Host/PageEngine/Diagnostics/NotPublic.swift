import SourceDialect

/// Explains errors about what `Sources` declares and does not make public.
///
/// The compiler has two ways to say it. Of a member it names the declaration, in a note whose
/// place is `Module.Type.member`. Of something at top level it says that there is no such thing.
struct NotPublic {
  var modules: [DiagnosticExplainer.Module]

  /// A declaration and the file it is in.
  private struct Found {
    var file: String
    var declaration: SourceDeclaration
  }

  /// The error in our words; nothing where it is about something else.
  func explain(_ diagnostic: Diagnostic) -> Diagnostic? {
    let message = diagnostic.message
    if let name = Self.nameNotFound(in: message) { return explain(diagnostic, topLevel: name) }
    if let name = message.firstMatch(of: /^cannot inherit from non-open class '([^']+)'/)?.1 {
      return explain(diagnostic, notOpen: String(name))
    }
    guard message.contains(/is inaccessible due to '(internal|private|fileprivate)'/),
      let index = diagnostic.notes.firstIndex(where: { $0.message.hasSuffix(Self.declaredHere) })
    else { return nil }
    return explain(diagnostic, declaredIn: index)
  }

  private static func nameNotFound(in message: String) -> String? {
    let inScope = /^cannot find (?:type |operator )?'([^']+)' in scope/
    let inModule = /^(?:no type named|module '[^']+' has no member named) '([^']+)'/
    return (message.firstMatch(of: inScope)?.1 ?? message.firstMatch(of: inModule)?.1)
      .map(String.init)
  }

  private static let declaredHere = "' declared here"

  // MARK: - At top level

  private func explain(_ diagnostic: Diagnostic, topLevel name: String) -> Diagnostic? {
    let found = declarations(modules.flatMap(\.texts)) {
      $0.name == name && $0.container.isEmpty && $0.access < .public
    }
    guard !found.isEmpty else { return nil }
    return explained(diagnostic, found)
  }

  private func explain(_ diagnostic: Diagnostic, notOpen name: String) -> Diagnostic? {
    let path = name.split(separator: ".").map(String.init)
    let found = declarations(modules.flatMap(\.texts)) {
      $0.container + [$0.name] == path && $0.access == .public
    }
    guard let first = found.first else { return nil }
    var explained = diagnostic
    explained.message =
      "'\(name)' in \(first.file) is public, but only a class that is open can be inherited from here"
    explained.notes = found.map { note($0, fixIts: []) }
    return explained
  }

  // MARK: - Members

  private func explain(_ diagnostic: Diagnostic, declaredIn index: Int) -> Diagnostic? {
    let note = diagnostic.notes[index]
    let path = note.file.split(separator: ".").map(String.init)
    guard let module = modules.first(where: { $0.name == path.first }), path.count >= 2 else {
      return nil
    }
    let fullName = String(note.message.dropFirst().dropLast(Self.declaredHere.count))
    let container = Array(path.dropFirst().dropLast())
    let found = declarations(module.texts) {
      $0.fullName == fullName && $0.container == container && $0.access < .public
    }
    if !found.isEmpty { return explained(diagnostic, found) }
    guard path.last == "init" else { return nil }
    return explain(diagnostic, implicitIn: container, of: module)
  }

  private func explain(
    _ diagnostic: Diagnostic, implicitIn container: [String], of module: DiagnosticExplainer.Module
  ) -> Diagnostic? {
    let found = declarations(module.texts) {
      $0.container + [$0.name] == container && $0.implicitInitializer != nil
    }
    guard let type = found.first else { return nil }
    var explained = diagnostic
    explained.message =
      "'\(container.joined(separator: "."))' in \(type.file) has no public initializer: the one "
      + "the compiler writes is for its own module, so it needs a public init"
    explained.notes = [note(type, fixIts: [])]
    if case .replaceable(let change) = type.declaration.implicitInitializer {
      explained.fixIts = [fixIt(change, in: type.file)]
    }
    return explained
  }

  // MARK: - Words

  private func explained(_ diagnostic: Diagnostic, _ found: [Found]) -> Diagnostic {
    let first = found[0]
    var explained = diagnostic
    let path = first.declaration.container + [first.declaration.fullName]
    explained.message =
      "'\(path.joined(separator: "."))' in \(first.file) is not public, so it cannot be used here"
    let fixIts = found.map { found in
      found.declaration.publication.map { [fixIt($0, in: found.file)] } ?? []
    }
    // Where several are meant, each is an offer of its own.
    if found.count == 1 { explained.fixIts = fixIts[0] }
    explained.notes = zip(found, fixIts).map { note($0, fixIts: found.count == 1 ? [] : $1) }
    return explained
  }

  private func note(_ found: Found, fixIts: [Diagnostic.FixIt]) -> Diagnostic.Note {
    let (start, end) = (found.declaration.start, found.declaration.end)
    return Diagnostic.Note(
      message: "'\(found.declaration.fullName)' declared here", file: found.file,
      range: TextRange(
        line: start.line, column: start.column, endLine: end.line, endColumn: end.column),
      fixIts: fixIts)
  }

  private func fixIt(_ change: SourceDeclaration.Change, in file: String) -> Diagnostic.FixIt {
    Diagnostic.FixIt(
      file: file,
      range: TextRange(
        line: change.start.line, column: change.start.column, endLine: change.end.line,
        endColumn: change.end.column),
      replacement: change.replacement)
  }

  /// Only texts that hold the word at all are parsed.
  private func declarations(
    _ texts: [CompiledText], _ isMeant: (SourceDeclaration) -> Bool
  ) -> [Found] {
    texts.flatMap { text in
      SourceDeclaration.all(in: text.rewritten.original).filter(isMeant).map {
        Found(file: text.path, declaration: $0.placed(by: text.old))
      }
    }
  }
}

extension SourceDeclaration {
  /// The same with its places in the text as it was before it was rewritten.
  fileprivate func placed(by old: RewrittenText?) -> SourceDeclaration {
    guard let old else { return self }
    func original(_ place: SourcePosition) -> SourcePosition {
      old.originalPosition(line: place.line, column: place.column)
    }
    func original(_ change: Change) -> Change {
      var change = change
      (change.start, change.end) = (original(change.start), original(change.end))
      return change
    }
    var placed = self
    (placed.start, placed.end) = (original(start), original(end))
    placed.publication = publication.map(original)
    if case .replaceable(let change) = implicitInitializer {
      placed.implicitInitializer = .replaceable(original(change))
    }
    return placed
  }
}
