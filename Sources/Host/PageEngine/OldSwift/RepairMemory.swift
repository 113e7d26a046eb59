import Guarded
import SourceDialect

/// Remembers what was repaired in which lines of old texts, so that the next key does not pay again.
///
/// A repair belongs to the words of its line, and of the lines around it where the same line was
/// repaired in several ways. **Always holds**: what is remembered is a guess; a compiler judges the
/// repaired text as it judges every other. Deliberately not on disk: the first build of a session
/// makes the repairs anew.
final class RepairMemory: Sendable {
  /// By place, which is a page or a module, and path.
  private let books = Guarded<[String: [String: Book]]>([:])

  private static let mostPlaces = 64

  /// A repair of one line.
  struct LineEdit: Equatable, Sendable {
    var columns: Range<Int>
    var replacement: String
  }

  /// An edit of a whole text, and its line.
  struct Remembered: Sendable {
    var line: Int
    var edit: SourceEdit
  }

  private struct Book {
    var byLine: [ArraySlice<UInt8>: [LineEdit]] = [:]
    var bySurroundings: [Surroundings: [LineEdit]] = [:]
  }

  private struct Surroundings: Hashable {
    var lines: [ArraySlice<UInt8>]

    init(_ number: Int, in text: TextBytes) {
      lines = (number - 1...number + 1).map { text.line($0) }
    }
  }

  /// What was repaired in the lines of this text before.
  func repairs(of text: String, in path: String, of place: String) -> [Remembered] {
    guard let book = books.withLock({ $0[place]?[path] }), !book.byLine.isEmpty else { return [] }
    let bytes = TextBytes(text)
    return (1...bytes.lineCount).flatMap { number -> [Remembered] in
      guard let usual = book.byLine[bytes.line(number)] else { return [] }
      let repairs = book.bySurroundings[Surroundings(number, in: bytes)] ?? usual
      let start = bytes.start(of: number)
      return repairs.map {
        let range = start + $0.columns.lowerBound..<start + $0.columns.upperBound
        return Remembered(
          line: number, edit: SourceEdit(range: range, replacement: $0.replacement))
      }
    }
  }

  /// Whether anything was repaired in a place before.
  func holds(_ place: String) -> Bool {
    books.withLock { books in books[place]?.values.contains { !$0.byLine.isEmpty } ?? false }
  }

  /// Keeps what has been repaired in some texts.
  func remember(_ texts: OldTexts, of place: String) {
    let new = texts.files.map { ($0.path, Self.book($0.repairs)) }
    books.withLock { books in
      if books[place] == nil, books.count >= Self.mostPlaces { books = [:] }
      books[place] = Dictionary(new, uniquingKeysWith: { first, _ in first })
    }
  }

  /// Forgets what does not fit any more.
  func forget(_ place: String) {
    books.withLock { $0[place] = nil }
  }

  private static func book(_ repairs: RewrittenText) -> Book {
    var book = Book()
    let bytes = TextBytes(repairs.original)
    var lines: [Int: [LineEdit]] = [:]
    for edit in repairs.edits {
      let (number, start) = bytes.line(around: edit.range.lowerBound)
      let columns = edit.range.lowerBound - start..<edit.range.upperBound - start
      guard columns.upperBound <= bytes.line(number).count else { continue }
      lines[number, default: []].append(
        LineEdit(columns: columns, replacement: edit.replacement))
    }
    for (number, edits) in lines {
      let line = bytes.line(number)
      if let other = book.byLine[line], other == edits { continue }
      book.byLine[line] = book.byLine[line] ?? edits
      book.bySurroundings[Surroundings(number, in: bytes)] = edits
    }
    return book
  }
}
