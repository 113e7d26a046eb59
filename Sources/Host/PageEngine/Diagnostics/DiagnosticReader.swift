/// Turns what the front end left behind into diagnostics in positions of the person's texts.
struct DiagnosticReader {
  private let texts: [String: CompiledText]

  /// Of two texts with one path, the first counts.
  init(texts: [CompiledText]) {
    self.texts = Dictionary(texts.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Nothing where the front end left nothing that can be read.
  func read(_ path: String) -> [Diagnostic]? {
    guard let read = SerializedDiagnostics(path: path)?.diagnostics else { return nil }
    if read.isEmpty { return [] }
    let lines = texts.mapValues { CompiledLines($0.rewritten.text) }
    let all = Self.errorsFirst(read)
    let shown = all.prefix(Self.most).map { $0.mapped { Self.place($0, in: lines) } }
      .compactMap { diagnostic($0, lines) }
    guard all.count > Self.most, let last = shown.last else { return shown }
    let rest = "the compiler has \(all.count - Self.most) more errors and warnings"
    return shown + [
      Diagnostic(
        severity: .warning, message: rest, file: last.file, range: last.range, notes: [],
        fixIts: [])
    ]
  }

  /// What is not Swift has an error at each word. Nobody reads more, and a window cannot mark more.
  private static let most = 1000

  /// In the compiler's order, unless that would leave out errors for the sake of warnings.
  private static func errorsFirst(
    _ read: [SerializedDiagnostics.Entry]
  ) -> [SerializedDiagnostics.Entry] {
    let isWarning = { (entry: SerializedDiagnostics.Entry) in entry.level == 2 }
    return read.count <= most
      ? read : read.filter { !isWarning($0) } + read.filter(isWarning)
  }

  /// What the compiler read may end in empty lines; their place is the text's end.
  private static func place(
    _ place: SerializedDiagnostics.Location, in lines: [String: CompiledLines]
  ) -> SerializedDiagnostics.Location {
    guard let end = lines[place.file]?.end, place.line > end.line else { return place }
    return SerializedDiagnostics.Location(file: place.file, line: end.line, column: end.column)
  }

  private func diagnostic(
    _ entry: SerializedDiagnostics.Entry, _ lines: [String: CompiledLines]
  ) -> Diagnostic? {
    let severity: Diagnostic.Severity
    switch entry.level {
    case 2: severity = .warning
    case 3, 4: severity = .error
    case 5: severity = .remark
    default: return nil
    }
    if severity != .error, isInserted(entry.location) { return nil }
    let notes = entry.notes.map { note in
      Diagnostic.Note(
        message: note.message, file: note.location.file, range: range(note, lines),
        fixIts: fixIts(note))
    }
    return Diagnostic(
      severity: severity, message: entry.message, file: entry.location.file,
      range: range(entry, lines), notes: notes, fixIts: fixIts(entry))
  }

  /// Nobody is warned of what he did not write.
  private func isInserted(_ place: SerializedDiagnostics.Location) -> Bool {
    texts[place.file]?.isInserted(line: place.line, column: place.column) ?? false
  }

  private func fixIts(_ entry: SerializedDiagnostics.Entry) -> [Diagnostic.FixIt] {
    entry.fixIts.map { fixIt in
      let range = TextRange(
        line: fixIt.start.line, column: fixIt.start.column, endLine: fixIt.end.line,
        endColumn: fixIt.end.column)
      return Diagnostic.FixIt(
        file: fixIt.start.file, range: texts[fixIt.start.file]?.original(range) ?? range,
        replacement: fixIt.text)
    }
  }

  /// The range the compiler marked from the place on, or the word that stands there.
  private func range(
    _ entry: SerializedDiagnostics.Entry, _ lines: [String: CompiledLines]
  ) -> TextRange {
    let place = entry.location
    guard place.line > 0 else { return .unknown }
    guard let text = texts[place.file], let lines = lines[place.file] else {
      return TextRange(
        line: place.line, column: place.column, endLine: place.line, endColumn: place.column + 1)
    }
    let marked = entry.ranges.first { $0.start == place && $0.end != place }
    let range =
      marked.map {
        TextRange(
          line: $0.start.line, column: $0.start.column, endLine: $0.end.line,
          endColumn: $0.end.column)
      } ?? lines.word(line: place.line, column: place.column)
    return text.original(range)
  }
}
