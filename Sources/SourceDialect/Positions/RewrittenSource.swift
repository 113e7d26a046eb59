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
  public let edits: [SourceEdit]

  /// The modules to import for it besides those it names: a Mac brings them with others.
  public let neededModules: [String]

  /// The modules it imports at its beginning.
  public let leadingImports: [String]

  private let originalLines: LineTable
  private let rewrittenLines: LineTable

  /// Edits may come in any order; of two that overlap, the one that begins first counts.
  init(original: String, edits: [SourceEdit]) {
    self.original = original
    neededModules = NeededModules.of(original)
    let ordered = Self.withoutOverlaps(edits)
    self.edits = ordered
    if ordered.isEmpty {
      text = original
      originalLines = LineTable("")
      rewrittenLines = originalLines
    } else {
      text = Self.apply(ordered, to: original)
      originalLines = LineTable(original)
      rewrittenLines = LineTable(text)
    }
    leadingImports = LeadingImports.of(text)
  }

  /// Where in the user's text the place of the compiler's text lies.
  public func originalPosition(line: Int, column: Int) -> SourcePosition {
    map(SourcePosition(line: line, column: column), from: rewrittenLines, to: originalLines) {
      originalOffset($0)
    }
  }

  /// Where in the compiler's text the place of the user's text lies.
  public func rewrittenPosition(line: Int, column: Int) -> SourcePosition {
    map(SourcePosition(line: line, column: column), from: originalLines, to: rewrittenLines) {
      rewrittenOffset($0)
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

  private func originalOffset(_ offset: Int) -> Int {
    var shift = 0
    for edit in edits {
      let start = edit.range.lowerBound + shift
      if offset < start { break }
      let inside = offset - start
      if inside < edit.replacement.utf8.count {
        return edit.original(of: inside)
      }
      shift += edit.shift
    }
    return offset - shift
  }

  private func rewrittenOffset(_ offset: Int) -> Int {
    var shift = 0
    for edit in edits {
      if offset < edit.range.lowerBound { break }
      let inside = offset - edit.range.lowerBound
      if inside < edit.range.count {
        return edit.range.lowerBound + shift + min(inside, edit.replacement.utf8.count)
      }
      shift += edit.shift
    }
    return offset + shift
  }

  private static func withoutOverlaps(_ edits: [SourceEdit]) -> [SourceEdit] {
    var kept: [SourceEdit] = []
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for edit in ordered.map(\.element) {
      if let last = kept.last, edit.range.lowerBound < last.range.upperBound { continue }
      kept.append(edit)
    }
    return kept
  }

  private static func apply(_ edits: [SourceEdit], to original: String) -> String {
    let bytes = Array(original.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.shift })
    var copied = 0
    for edit in edits {
      result += bytes[copied..<edit.range.lowerBound]
      result += edit.replacement.utf8
      copied = edit.range.upperBound
    }
    result += bytes[copied...]
    return String(decoding: result, as: UTF8.self)
  }
}
