import Foundation
import SourceDialect

/// Declarations, uses and new names of symbols.
///
/// The server knows the meaning of each word of a text. There is no index, because texts change
/// with every key; so the server is asked about every place where the word stands.
extension LanguageSession {
  private static let mostPlaces = 400

  /// A symbol by its mangled name.
  private struct Target {
    var identifier: String
    var word: String
    /// Its declaration, if the server knows it.
    var declaration: LanguageAnswer.Place?
    var module: String?
    var isType: Bool
  }

  func definition(
    _ server: LanguageServer, _ place: ServerValues.Place, _ question: LanguageQuestion,
    _ input: PageInput
  ) async throws(EngineFault) -> LanguageAnswer {
    guard let target = await target(server, place, question) else {
      return server.isGone ? Self.notNow : .places([])
    }
    if let declaration = target.declaration {
      return .places(isWritten(declaration, input) ? [declaration] : [])
    }
    guard let module = target.module else { return .places([]) }
    let sources = PlannedModule.all(of: input).first {
      $0.name == module && $0.sight == .everywhere
    }?.texts
    guard let sources else {
      return await interface(of: module, target.identifier, target.word)
    }
    guard let server = try await ready(input, open: sources.map(\.path)) else {
      return Self.notNow
    }
    for file in sources {
      for occurrence in await occurrences(server, of: target, in: file.path)
      where occurrence.isDeclaration {
        return .places([occurrence.place])
      }
    }
    return .places([])
  }

  func references(
    _ server: LanguageServer, _ place: ServerValues.Place, _ question: LanguageQuestion,
    _ input: PageInput, _ others: [PageInput]
  ) async throws(EngineFault) -> LanguageAnswer {
    guard let target = await target(server, place, question) else {
      return server.isGone ? Self.notNow : .places([])
    }
    return .places(try await allPlaces(of: target, input, others))
  }

  func rename(
    _ server: LanguageServer, _ place: ServerValues.Place, _ question: LanguageQuestion,
    to name: String, _ input: PageInput, _ others: [PageInput]
  ) async throws(EngineFault) -> LanguageAnswer {
    guard WordPlaces.isName(name) else {
      return .refused("“\(name)” cannot be a name in Swift.")
    }
    guard let target = await target(server, place, question) else {
      return server.isGone ? Self.notNow : .refused("There is nothing here that has a name.")
    }
    let isOwn =
      target.declaration.map { isWritten($0, input) } ?? false
      || PlannedModule.all(of: input).contains {
        $0.name == target.module && $0.sight == .everywhere
      }
    guard isOwn else {
      let owner = target.module.map { " of \($0)" } ?? ""
      return .refused("“\(target.word)” is a name\(owner) and cannot be changed here.")
    }
    let places = try await allPlaces(of: target, input, others)
    let files = Dictionary(grouping: places, by: \.file).sorted { $0.key < $1.key }
    return .edits(
      files.map { file, places in
        LanguageAnswer.FileEdits(
          file: file,
          edits: places.map { LanguageAnswer.Edit(range: $0.range, replacement: name) })
      })
  }

  /// Whether a place is in a text that the user wrote, and not in one that its package manager
  /// would write.
  private func isWritten(_ place: LanguageAnswer.Place, _ input: PageInput) -> Bool {
    input.documentTexts.contains { $0.path == place.file }
  }

  // MARK: - Finding

  private func target(
    _ server: LanguageServer, _ place: ServerValues.Place, _ question: LanguageQuestion
  ) async -> Target? {
    let symbols = await request(
      server, "textDocument/symbolInfo", place, as: [ServerValues.Symbol].self)
    guard let text = workspace?.texts[question.file]?.original,
      let word = WordPlaces.word(in: text, line: question.line, column: question.column)?.text,
      let symbol = symbols?.first(where: { $0.usr?.isEmpty == false }), let identifier = symbol.usr
    else { return nil }
    let mangled = MangledName(identifier)
    let module = symbol.systemModule?.moduleName.split(separator: ".").first.map(String.init)
    // `Card(number: 3)` names the type; the compiler means its initializer.
    if symbol.name?.hasPrefix("init(") == true, word != "init",
      let type = mangled.type(named: word)
    {
      return Target(
        identifier: type, word: word, declaration: await declaration(symbol, word),
        module: module ?? mangled.module, isType: true)
    }
    return Target(
      identifier: identifier, word: word, declaration: await declaration(symbol, word),
      module: module ?? mangled.module, isType: [5, 10, 11, 23].contains(symbol.kind))
  }

  /// The position of the declaration as the server reports it, if the word is really there.
  private func declaration(
    _ symbol: ServerValues.Symbol, _ word: String
  ) async -> LanguageAnswer.Place? {
    guard let location = symbol.bestLocalDeclaration, let workspace,
      let path = workspace.path(at: location.uri), let text = workspace.texts[path]
    else { return nil }
    let place = text.place(of: location.range.start)
    let found = WordPlaces.word(
      in: text.original, line: place.line, column: place.column)
    let length = found?.text == word ? word.utf8.count : 0
    return LanguageAnswer.Place(
      file: path,
      range: TextRange(
        line: place.line, column: place.column, endLine: place.line,
        endColumn: place.column + length))
  }

  private func allPlaces(
    of target: Target, _ input: PageInput, _ others: [PageInput]
  ) async throws(EngineFault) -> [LanguageAnswer.Place] {
    // Every page is a module of the same name; the others do not see its declarations.
    let isShared = target.module != FrontEnd.pageModule
    var places: [LanguageAnswer.Place] = []
    var asked: Set<String> = []
    for page in isShared ? [input] + others : [input] {
      let paths = page.documentTexts
        .filter { !WordPlaces.of(target.word, in: $0.text).isEmpty }.map(\.path)
        .filter { asked.insert($0).inserted }
      guard !paths.isEmpty, let server = try await ready(page, open: paths) else { continue }
      for path in paths {
        places += await occurrences(server, of: target, in: path).map(\.place)
      }
    }
    return places
  }

  private func occurrences(
    _ server: LanguageServer, of target: Target, in path: String
  ) async -> [(place: LanguageAnswer.Place, isDeclaration: Bool)] {
    guard let workspace, let text = workspace.texts[path] else { return [] }
    var found: [(place: LanguageAnswer.Place, isDeclaration: Bool)] = []
    let places = WordPlaces.of(target.word, in: text.original)
    for place in places.prefix(Self.mostPlaces) {
      let position = text.position(line: place.line, column: place.column)
      let asked = ServerValues.Place(
        textDocument: .init(uri: workspace.address(of: path)), position: position)
      let symbols = await request(
        server, "textDocument/symbolInfo", asked, as: [ServerValues.Symbol].self)
      guard let symbol = symbols?.first(where: { matches($0, target) }) else { continue }
      let range = TextRange(
        line: place.line, column: place.column, endLine: place.line,
        endColumn: place.column + target.word.utf8.count)
      let declared = symbol.bestLocalDeclaration
      found.append(
        (
          LanguageAnswer.Place(file: path, range: range),
          declared?.uri == workspace.address(of: path) && declared?.range.start == position
        ))
    }
    return found
  }

  private func matches(_ symbol: ServerValues.Symbol, _ target: Target) -> Bool {
    guard let identifier = symbol.usr else { return false }
    if identifier == target.identifier { return true }
    // The compiler means the initializer if the type is named to make a value.
    return target.isType && symbol.name?.hasPrefix("init(") == true
      && MangledName(identifier).type(named: target.word) == target.identifier
  }

  private func interface(
    of module: String, _ identifier: String, _ word: String
  ) async -> LanguageAnswer {
    let folders = workspace?.folders(around: module) ?? []
    guard let frontEnd = workspace?.frontEnd,
      let text = await moduleInterfaces.text(of: module, in: folders, frontEnd)
    else {
      return .refused("\(module) does not show its declarations.")
    }
    // A module of the bundle changes with its texts.
    if folders.isEmpty { moduleInterfaces.keep(text, of: module) }
    let types = MangledName(identifier).parts.dropFirst().map(\.name).filter { $0 != word }
    return .interface(
      module: module, text: text, line: InterfaceLine.of(word, in: types.last, text))
  }
}
