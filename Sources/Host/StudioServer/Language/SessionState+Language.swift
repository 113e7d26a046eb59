import PageEngine

/// Questions about the language, and what their answers change.
extension SessionState {
  func ask(
    _ asked: LanguageRequest, from connection: ConnectionIdentifier
  ) -> [SessionAction] {
    func refuse(_ words: String) -> [SessionAction] {
      [.send(.refused(request: asked.id, words), to: [connection])]
    }
    let file = asked.question.file
    guard let text = document.texts[file] else {
      return refuse("There is no Swift file \(file) in this playground.")
    }
    guard let window = windows[connection], let page = page(around: file, for: window) else {
      return refuse("")
    }
    // Whoever speaks of another text than the newest asks again.
    if let revision = asked.revision, revision != text.revision { return refuse("") }
    var asking = LanguageAsking(
      connection: connection, request: asked.id, question: asked.question,
      input: document.input(of: page))
    switch asked.question.kind {
    case .references, .rename:
      asking.others = document.pages.filter { $0.name != page.name }.map { document.input(of: $0) }
    default: break
    }
    return [.ask(asking)]
  }

  /// The page that a file is seen from: the one the window looks at, where it is made of the file.
  private func page(around file: String, for window: Window) -> OpenDocument.Page? {
    if let page = document.page(named: window.page), document.isMade(page, of: file) {
      return page
    }
    return document.pages.first { document.isMade($0, of: file) }
  }

  mutating func answered(_ asking: LanguageAsking, _ answer: LanguageAnswer) -> [SessionAction] {
    guard windows[asking.connection] != nil else { return [] }
    func say(_ message: ServerMessage) -> SessionAction { .send(message, to: [asking.connection]) }
    if case .refused(let words) = answer {
      return [say(.refused(request: asking.request, words))]
    }
    guard case .edits(let files) = answer else {
      return [say(.answer(request: asking.request, .language(answer)))]
    }
    guard let operations = operations(files, asking) else {
      return [say(.refused(request: asking.request, "The text was changed meanwhile; try again."))]
    }
    let done = refactor(operations)
    let places = files.reduce(0) { $0 + $1.edits.count }
    let answer = Answer.renamed(files: operations.count, places: places)
    return done + [say(.answer(request: asking.request, answer))]
  }

  /// What has to be done to each file; none where one is not what it was.
  private func operations(
    _ files: [LanguageAnswer.FileEdits], _ asking: LanguageAsking
  ) -> [(file: String, operation: TextOperation)]? {
    var operations: [(file: String, operation: TextOperation)] = []
    for file in files {
      guard let text = document.texts[file.file]?.text, text == asking.text(of: file.file),
        let operation = TextOperation(file.edits, in: text)
      else { return nil }
      operations.append((file.file, operation))
    }
    return operations
  }

  /// Does it to all files at once: as other edits, they are saved and run.
  mutating func refactor(
    _ operations: [(file: String, operation: TextOperation)]
  ) -> [SessionAction] {
    var actions: [SessionAction] = []
    var pages: Set<String> = []
    for (file, operation) in operations {
      guard let base = document.texts[file]?.revision,
        let done = document.texts[file]?.apply(operation, base: base)
      else { continue }
      let change = noted(done, in: file)
      actions += tell(change, origin: .refactoring)
      pages.formUnion(pagesToRun(after: file))
    }
    guard !actions.isEmpty else { return [] }
    return actions + startPauses(of: pages.sorted()) + startSaving()
  }
}

extension TextOperation {
  /// Edits in order as an operation; none where they overlap or lie outside the text.
  init?(_ edits: [LanguageAnswer.Edit], in text: String) {
    self.init()
    let units = LineUnits(text)
    var place = 0
    for edit in edits {
      guard let start = units.offset(line: edit.range.line, column: edit.range.column),
        let end = units.offset(line: edit.range.endLine, column: edit.range.endColumn),
        place <= start, start <= end
      else { return nil }
      keep(start - place)
      insert(edit.replacement)
      remove(end - start)
      place = end
    }
    keep(text.utf16.count - place)
  }
}

/// Where the lines of a text are, in UTF-16 units.
private struct LineUnits {
  private var lines: [(start: Int, text: Substring)] = []

  init(_ text: String) {
    var start = 0
    for line in text.utf8.split(separator: 10, omittingEmptySubsequences: false) {
      let line = Substring(line)
      lines.append((start, line))
      start += line.utf16.count + 1
    }
  }

  /// Lines and UTF-8 columns count from 1.
  func offset(line: Int, column: Int) -> Int? {
    guard line >= 1, line <= lines.count, column >= 1 else { return nil }
    let (start, text) = lines[line - 1]
    guard column - 1 <= text.utf8.count else { return nil }
    let end = text.utf8.index(text.startIndex, offsetBy: column - 1)
    return start + text[..<end].utf16.count
  }
}
