import Foundation

/// What is asked about one place.
extension LanguageSession {
  private static let mostCompletions = 200
  /// What one answer may hold of a thing's documentation.
  private static let longestText = 20_000

  /// No server: the words are for whoever asked on purpose.
  static let notNow = LanguageAnswer.refused(
    "Swift's language server is not running; it is started again in a moment.")

  func ask(
    _ question: LanguageQuestion, _ input: PageInput, _ others: [PageInput]
  ) async throws(EngineFault) -> LanguageAnswer {
    guard let server = try await ready(input, open: [question.file]) else { return Self.notNow }
    guard let workspace, let text = workspace.texts[question.file] else {
      return .refused("There is no Swift file \(question.file) in this playground.")
    }
    let place = ServerValues.Place(
      textDocument: .init(uri: workspace.address(of: question.file)),
      position: text.position(line: question.line, column: question.column))
    switch question.kind {
    case .completion: return await complete(server, place, text, question)
    case .completionDetail(let number): return await explain(server, number)
    case .hover:
      let answer = await hover(server, place, text)
      return answer == .hover(nil)
        ? try await hoverAtDeclaration(server, place, question, input) : answer
    case .signature: return await signature(server, place)
    case .symbols: return await symbols(server, place.textDocument, text)
    case .definition: return try await definition(server, place, question, input)
    case .references: return try await references(server, place, question, input, others)
    case .rename(let name):
      return try await rename(server, place, question, to: name, input, others)
    case .format: return .refused("")
    }
  }

  private struct CompletionQuestion: Encodable, Sendable {
    struct Context: Encodable, Sendable { var triggerKind = 1 }
    var textDocument: ServerValues.Document
    var position: ServerValues.Position
    var context = Context()
  }

  private func complete(
    _ server: LanguageServer, _ place: ServerValues.Place, _ text: LanguageText,
    _ question: LanguageQuestion
  ) async -> LanguageAnswer {
    let asked = CompletionQuestion(textDocument: place.textDocument, position: place.position)
    let list = await request(
      server, "textDocument/completion", asked, as: ServerValues.Completions.self)
    guard let list else { return server.isGone ? Self.notNow : .refused("") }
    let items = list.items.sorted { ($0.sortText ?? $0.label) < ($1.sortText ?? $1.label) }
      .prefix(Self.mostCompletions)
    let start = items.first?.textEdit.map { text.place(of: $0.range.start).column }
    offers.first += offers.memos.count
    offers.memos = items.map { item in
      item.data.map { ServerValues.ItemQuestion(label: item.label, kind: item.kind ?? 1, data: $0) }
    }
    return .completions(
      start: start ?? question.column, first: offers.first,
      items.map { item in
        let filter = item.filterText ?? item.label
        return LanguageAnswer.Completion(
          label: CompletionLabel.text(of: item.label, filter: filter), detail: item.detail ?? "",
          insert: item.textEdit?.newText ?? item.insertText ?? item.label,
          kind: SymbolKind.completion(item.kind), filter: filter,
          isDeprecated: item.deprecated ?? false)
      })
  }

  /// The first list takes long, and one that is taken back is begun anew by the next: so one is asked
  /// for that nobody takes back.
  private func warmUp(_ server: LanguageServer, _ document: ServerValues.Document) {
    let method = "textDocument/completion"
    guard !hasAnswered(method) else { return }
    let asked = CompletionQuestion(
      textDocument: document, position: ServerValues.Position(line: 0, character: 0))
    Task { _ = await request(server, method, asked, as: ServerValues.Completions.self) }
  }

  private func explain(_ server: LanguageServer, _ number: Int) async -> LanguageAnswer {
    let index = number - offers.first
    guard offers.memos.indices.contains(index), let offer = offers.memos[index] else {
      return .refused("")
    }
    let item = await request(
      server, "completionItem/resolve", offer, as: ServerValues.Documented.self)
    return .documentation(String((item?.documentation?.value ?? "").prefix(Self.longestText)))
  }

  private func hover(
    _ server: LanguageServer, _ place: ServerValues.Place, _ text: LanguageText
  ) async -> LanguageAnswer {
    let hover = await request(server, "textDocument/hover", place, as: ServerValues.Hover.self)
    guard let hover else { return server.isGone ? Self.notNow : .hover(nil) }
    let (declaration, documentation) = Self.parts(of: hover.contents.value)
    let around = hover.range ?? ServerValues.Range(start: place.position, end: place.position)
    guard !declaration.isEmpty, !text.isInserted(place.position) else { return .hover(nil) }
    return .hover(
      LanguageAnswer.Hover(
        declaration: declaration, documentation: String(documentation.prefix(Self.longestText)),
        range: text.range(of: around)))
  }

  /// What the server says of a word at its declaration in another file of the app. At the word
  /// itself it says nothing of a member, although it knows where it is declared.
  private func hoverAtDeclaration(
    _ server: LanguageServer, _ place: ServerValues.Place, _ question: LanguageQuestion,
    _ input: PageInput
  ) async throws(EngineFault) -> LanguageAnswer {
    guard input.application != nil,
      case .places(let places) = try await definition(server, place, question, input),
      let declared = places.first, declared.file != question.file,
      let word = workspace?.texts[question.file].flatMap({
        WordPlaces.word(in: $0.original, line: question.line, column: question.column)
      }),
      let server = try await ready(input, open: [declared.file]),
      let workspace, let text = workspace.texts[declared.file]
    else { return .hover(nil) }
    let there = ServerValues.Place(
      textDocument: .init(uri: workspace.address(of: declared.file)),
      position: text.position(line: declared.range.line, column: declared.range.column))
    guard case .hover(var hover?) = await hover(server, there, text) else { return .hover(nil) }
    hover.range = TextRange(
      line: question.line, column: word.column, endLine: question.line,
      endColumn: word.column + word.text.utf8.count)
    return .hover(hover)
  }

  /// The Swift at the beginning of what is said, and the rest of it.
  static func parts(of markdown: String) -> (declaration: String, documentation: String) {
    let fence = "```"
    guard let start = markdown.range(of: fence + "swift\n"),
      let end = markdown.range(of: "\n" + fence, range: start.upperBound..<markdown.endIndex)
    else { return ("", markdown) }
    // Where a word means several things, they follow one another.
    let rest = markdown[end.upperBound...]
    let others = rest.range(of: fence + "swift\n")?.lowerBound ?? rest.endIndex
    let documentation = rest[..<others].components(separatedBy: "\n---").first ?? ""
    return (
      String(markdown[start.upperBound..<end.lowerBound]),
      documentation.trimmingCharacters(in: .whitespacesAndNewlines)
    )
  }

  private func signature(
    _ server: LanguageServer, _ place: ServerValues.Place
  ) async -> LanguageAnswer {
    let help = await request(
      server, "textDocument/signatureHelp", place, as: ServerValues.Signatures.self)
    guard let help, !help.signatures.isEmpty else { return .signature(nil) }
    let index = min(max(help.activeSignature ?? 0, 0), help.signatures.count - 1)
    let active = help.signatures[index]
    let length = active.label.utf16.count
    let parameters = (active.parameters ?? []).compactMap { parameter -> Range<Int>? in
      guard parameter.label.count == 2, let start = parameter.label.first,
        let end = parameter.label.last, 0 <= start, start <= end, end <= length
      else { return nil }
      return start..<end
    }
    return .signature(
      LanguageAnswer.Signature(
        label: active.label, parameters: parameters,
        active: active.activeParameter ?? help.activeParameter,
        documentation: String((active.documentation?.value ?? "").prefix(Self.longestText))))
  }

  private func symbols(
    _ server: LanguageServer, _ document: ServerValues.Document, _ text: LanguageText
  ) async -> LanguageAnswer {
    let outline = await request(
      server, "textDocument/documentSymbol", ServerValues.DocumentQuestion(textDocument: document),
      as: [ServerValues.Outline].self)
    guard let outline else { return server.isGone ? Self.notNow : .symbols([]) }
    warmUp(server, document)
    return .symbols(Self.symbols(outline, text, depth: 0))
  }

  private static func symbols(
    _ outline: [ServerValues.Outline], _ text: LanguageText, depth: Int
  ) -> [LanguageAnswer.Symbol] {
    guard depth < 16 else { return [] }
    return outline.filter { !text.isInserted($0.selectionRange.start) }.map { symbol in
      let name = text.place(of: symbol.selectionRange.start)
      return LanguageAnswer.Symbol(
        name: symbol.name, kind: SymbolKind.declaration(symbol.kind),
        range: text.range(of: symbol.range), line: name.line, column: name.column,
        children: symbols(symbol.children ?? [], text, depth: depth + 1))
    }
  }
}
