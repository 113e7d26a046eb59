import PageEngine
import StudioServer

/// Turns places of a page that consists of several files into places of these files.
///
/// A page of any other kind has its places already. Results name no file, so theirs stay.
struct SectionPlaces {
  let playground: OpenedPlayground

  func placed(_ event: EngineEvent) -> EngineEvent {
    guard case .diagnostics(let diagnostics) = event else { return event }
    return .diagnostics(diagnostics.map(placed))
  }

  func placed(_ outcome: RunOutcome) -> RunOutcome {
    switch outcome {
    case .crashed(let crash): .crashed(placed(crash))
    case .overLimit(let limit, let crash): .overLimit(limit, crash.map(placed))
    default: outcome
    }
  }

  private func placed(_ crash: Crash) -> Crash {
    var crash = crash
    (crash.file, crash.line) = playground.place(file: crash.file, line: crash.line)
    return crash
  }

  private func placed(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    (diagnostic.file, diagnostic.range) = place(diagnostic.file, diagnostic.range)
    diagnostic.fixIts = diagnostic.fixIts.map(placed)
    diagnostic.notes = diagnostic.notes.map { note in
      var note = note
      (note.file, note.range) = place(note.file, note.range)
      note.fixIts = note.fixIts.map(placed)
      return note
    }
    return diagnostic
  }

  private func placed(_ fixIt: Diagnostic.FixIt) -> Diagnostic.FixIt {
    var fixIt = fixIt
    (fixIt.file, fixIt.range) = place(fixIt.file, fixIt.range)
    return fixIt
  }

  private func place(_ file: String, _ range: TextRange) -> (String, TextRange) {
    let start = playground.place(file: file, line: range.line)
    let end = playground.place(file: file, line: range.endLine)
    var placed = range
    placed.line = start.line
    // What goes on into another file is told by its beginning.
    placed.endLine = end.file == start.file ? end.line : start.line
    if end.file != start.file { placed.endColumn = range.column }
    return (start.file, placed)
  }
}
