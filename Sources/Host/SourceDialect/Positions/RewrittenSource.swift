/// A text, what the compiler reads instead, and the way from each position of one to the other.
///
/// **Always holds**: what no edit touched maps to itself, both ways. Inside a replacement a
/// position maps to the same distance from the start of what was replaced, at most to its end; so
/// a position inside an insertion maps to the place where it was inserted, and where the insertion repeats a
/// word of the text, to that word.
public struct RewrittenSource: Sendable {
  /// The user's own text.
  public let original: String
  /// What the compiler reads.
  public let text: String
  /// The edits that lead from one to the other, in order, without overlaps.
  public var edits: [SourceEdit] { list.edits }

  /// The modules to import for it besides those it names: a Mac brings them with others.
  public let neededModules: [String]

  /// The modules it imports at its beginning.
  public let leadingImports: [String]

  private let list: EditList
  private let originalLines: LineTable
  private let rewrittenLines: LineTable

  /// Edits may come in any order; of two that overlap, the one that begins first counts.
  init(original: String, edits: [SourceEdit]) {
    self.original = original
    neededModules = NeededModules.of(original)
    list = EditList(edits)
    if list.edits.isEmpty {
      text = original
      originalLines = LineTable("")
      rewrittenLines = originalLines
    } else {
      text = list.applied(to: original)
      originalLines = LineTable(original)
      rewrittenLines = LineTable(text)
    }
    leadingImports = LeadingImports.of(text)
  }

  /// Where in the user's text the place of the compiler's text lies.
  public func originalPosition(line: Int, column: Int) -> SourcePosition {
    map(SourcePosition(line: line, column: column), from: rewrittenLines, to: originalLines) {
      list.originalOffset($0)
    }
  }

  /// Where in the compiler's text the place of the user's text lies.
  public func rewrittenPosition(line: Int, column: Int) -> SourcePosition {
    map(SourcePosition(line: line, column: column), from: originalLines, to: rewrittenLines) {
      list.rewrittenOffset($0)
    }
  }

  /// Whether a place of the compiler's text is one that nobody wrote.
  public func isInserted(line: Int, column: Int) -> Bool {
    edit(at: SourcePosition(line: line, column: column))?.range.isEmpty ?? false
  }

  /// The word of the user's text that is repeated at a place of the compiler's.
  public func repeatedWord(line: Int, column: Int) -> String? {
    guard let edit = edit(at: SourcePosition(line: line, column: column)),
      let subject = edit.subject
    else { return nil }
    let word = original.utf8.dropFirst(subject.range.lowerBound).prefix(subject.range.count)
    return String(decoding: word, as: UTF8.self)
  }

  /// The edit whose replacement a place of the compiler's text lies in.
  private func edit(at place: SourcePosition) -> SourceEdit? {
    if edits.isEmpty { return nil }
    let offset = rewrittenLines.offset(of: place).offset
    var shift = 0
    for edit in edits {
      let inside = offset - edit.range.lowerBound - shift
      if inside < 0 { return nil }
      if inside < edit.replacement.utf8.count { return edit }
      shift += edit.shift
    }
    return nil
  }

  private func map(
    _ position: SourcePosition, from: LineTable, to: LineTable, by way: (Int) -> Int
  ) -> SourcePosition {
    if edits.isEmpty { return position }
    let (offset, beyond) = from.offset(of: position)
    var mapped = to.position(of: way(offset))
    mapped.column += beyond
    return mapped
  }
}
