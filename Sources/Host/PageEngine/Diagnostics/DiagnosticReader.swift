/// Turns what the front end left behind into diagnostics in positions of the person's texts.
struct DiagnosticReader {
  var texts: [CompiledText]

  /// Nothing where the front end left nothing that can be read.
  func read(_ path: String) -> [Diagnostic]? {
    guard let read = SerializedDiagnostics(path: path)?.diagnostics else { return nil }
    if read.isEmpty { return [] }
    let ends = Dictionary(texts.map { ($0.path, $0.end) }, uniquingKeysWith: { first, _ in first })
    return read.map { $0.mapped { Self.place($0, before: ends) } }.compactMap(diagnostic)
  }

  /// What the compiler read may end in empty lines; their place is the text's end.
  private static func place(
    _ place: SerializedDiagnostics.Location, before ends: [String: (line: Int, column: Int)]
  ) -> SerializedDiagnostics.Location {
    guard let end = ends[place.file], place.line > end.line else { return place }
    return SerializedDiagnostics.Location(file: place.file, line: end.line, column: end.column)
  }

  private func diagnostic(_ entry: SerializedDiagnostics.Entry) -> Diagnostic? {
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
        message: note.message, file: note.location.file, range: range(note),
        fixIts: fixIts(note))
    }
    return Diagnostic(
      severity: severity, message: entry.message, file: entry.location.file,
      range: range(entry), notes: notes, fixIts: fixIts(entry))
  }

  /// Nobody is warned of what he did not write.
  private func isInserted(_ place: SerializedDiagnostics.Location) -> Bool {
    text(place)?.isInserted(line: place.line, column: place.column) ?? false
  }

  private func fixIts(_ entry: SerializedDiagnostics.Entry) -> [Diagnostic.FixIt] {
    entry.fixIts.map { fixIt in
      let range = TextRange(
        line: fixIt.start.line, column: fixIt.start.column, endLine: fixIt.end.line,
        endColumn: fixIt.end.column)
      return Diagnostic.FixIt(
        file: fixIt.start.file, range: text(fixIt.start)?.original(range) ?? range,
        replacement: fixIt.text)
    }
  }

  /// The range the compiler marked from the place on, or the word that stands there.
  private func range(_ entry: SerializedDiagnostics.Entry) -> TextRange {
    let place = entry.location
    guard place.line > 0 else { return .unknown }
    guard let text = text(place) else {
      return TextRange(
        line: place.line, column: place.column, endLine: place.line, endColumn: place.column + 1)
    }
    let marked = entry.ranges.first { $0.start == place && $0.end != place }
    let range =
      marked.map {
        TextRange(
          line: $0.start.line, column: $0.start.column, endLine: $0.end.line,
          endColumn: $0.end.column)
      } ?? text.word(line: place.line, column: place.column)
    return text.original(range)
  }

  private func text(_ location: SerializedDiagnostics.Location) -> CompiledText? {
    texts.first { $0.path == location.file }
  }
}
