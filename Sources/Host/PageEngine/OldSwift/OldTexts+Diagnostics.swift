import SourceDialect

extension OldTexts {
  /// Diagnostics of the rewritten texts, with positions in the user's texts.
  ///
  /// Warnings about old names and about code that the user did not write are dropped. A fix-it
  /// stays only if it changes what the user wrote.
  func original(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.compactMap { diagnostic in
      guard let file = file(diagnostic.file) else { return placed(diagnostic) }
      if diagnostic.severity != .error {
        if file.age < .current, diagnostic.isAboutAnOldName { return nil }
        guard file.text.holds(line: diagnostic.range.line, column: diagnostic.range.column) else {
          return nil
        }
      }
      return placed(diagnostic)
    }
  }

  private func placed(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.range = original(diagnostic.range, in: diagnostic.file)
    diagnostic.fixIts = original(diagnostic.fixIts)
    diagnostic.notes = diagnostic.notes.compactMap { note in
      if let file = file(note.file), note.range.line > 0,
        !file.text.holds(line: note.range.line, column: note.range.column)
      {
        return nil
      }
      var note = note
      note.range = original(note.range, in: note.file)
      note.fixIts = original(note.fixIts)
      return note
    }
    return diagnostic
  }

  /// All fix-its or none: a part of a change is another change.
  private func original(_ fixIts: [Diagnostic.FixIt]) -> [Diagnostic.FixIt] {
    let isWhole = fixIts.allSatisfy { fixIt in
      guard let text = file(fixIt.file)?.text else { return true }
      return text.holds(line: fixIt.range.line, column: fixIt.range.column)
        && text.holds(line: fixIt.range.endLine, column: fixIt.range.endColumn)
    }
    guard isWhole else { return [] }
    return fixIts.map { fixIt in
      Diagnostic.FixIt(
        file: fixIt.file, range: original(fixIt.range, in: fixIt.file),
        replacement: fixIt.replacement)
    }
  }

  private func original(_ range: TextRange, in path: String) -> TextRange {
    guard let text = file(path)?.text, range.line > 0 else { return range }
    let start = text.originalPosition(line: range.line, column: range.column)
    let end = text.originalPosition(line: range.endLine, column: range.endColumn)
    return TextRange(
      line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
  }
}

extension Diagnostic {
  /// Whether its only subject is that something has another name now.
  var isAboutAnOldName: Bool {
    message.contains(/\b(is|was) deprecated\b/)
  }
}
