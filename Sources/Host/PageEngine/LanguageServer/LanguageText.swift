import SourceDialect

/// A person's text as a language server reads it, and the way between their positions.
///
/// The server counts lines from 0 and UTF-16 units from 0, in the rewritten text; a person's
/// places count lines from 1 and bytes of UTF-8 from 1, in their own.
struct LanguageText: Sendable {
  let path: String
  /// The modules to import for it besides those it names.
  let neededModules: [String]
  /// Whether it is read as older Swift.
  let isOld: Bool
  private let compiled: CompiledText
  private let lines: [Substring]

  /// `group` is made of the text and of `others`, if it is known.
  init(
    _ text: PageInput.Text, on platform: PageInput.Platform, beside others: [PageInput.Text],
    in group: TextGroup? = nil, stamp: String? = nil, preamble: String? = nil
  ) {
    path = text.path
    let aged = AgedText(text, stamp: stamp)
    isOld = aged.age < .current
    if isOld {
      let old = OldSwift.rewrite(text.text, age: aged.age)
      let current = PageInput.Text(path: text.path, text: old.text)
      var compiled = CompiledText(current, on: platform, beside: others)
      (compiled.old, compiled.names) = (old, .oldToo)
      self.compiled = compiled
    } else {
      let group = group ?? TextGroup(([text] + others).map(\.text))
      compiled = CompiledText(text, on: platform, in: group, preamble: preamble)
    }
    neededModules = compiled.rewritten.neededModules + compiled.names.modules
    lines = Self.lines(of: compiled.rewritten.text)
  }

  /// What the server reads.
  var text: String { compiled.rewritten.text }

  /// What the person wrote.
  var original: String { compiled.original }

  static func lines(of text: String) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0) }
  }

  /// A person's place as the server counts.
  func position(line: Int, column: Int) -> ServerValues.Position {
    let place = compiled.rewrittenPosition(line: line, column: column)
    guard place.line >= 1, place.line <= lines.count else {
      return ServerValues.Position(line: max(0, place.line - 1), character: 0)
    }
    let text = lines[place.line - 1]
    let bytes = text.utf8.prefix(max(0, place.column - 1))
    return ServerValues.Position(
      line: place.line - 1, character: text[..<bytes.endIndex].utf16.count)
  }

  /// The server's place as a person counts.
  func place(of position: ServerValues.Position) -> SourcePosition {
    guard position.line >= 0, position.line < lines.count else {
      return SourcePosition(line: position.line + 1, column: 1)
    }
    let text = lines[position.line]
    let units = text.utf16.prefix(max(0, position.character))
    let column = text[..<units.endIndex].utf8.count + 1
    return compiled.originalPosition(line: position.line + 1, column: column)
  }

  func range(of range: ServerValues.Range) -> TextRange {
    let start = place(of: range.start)
    let end = place(of: range.end)
    return TextRange(
      line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
  }

  /// Whether nobody wrote what stands at the server's place.
  func isInserted(_ position: ServerValues.Position) -> Bool {
    guard position.line >= 0, position.line < lines.count else { return false }
    let text = lines[position.line]
    let units = text.utf16.prefix(max(0, position.character))
    let column = text[..<units.endIndex].utf8.count + 1
    return compiled.isInserted(line: position.line + 1, column: column)
  }
}
