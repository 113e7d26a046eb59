import SourceDialect

/// One round of repairs: from what a compiler has said of some texts to edits of them.
///
/// **Always holds**: a change that consists of several edits is made whole or not at all; of two that
/// touch, the one said first is made, and the other comes in the next round; no edit adds or removes a
/// line.
struct RepairRound {
  /// Edits by file.
  private(set) var edits: [String: [SourceEdit]] = [:]

  private static let most = 500

  init(
    _ diagnostics: [Diagnostic], of texts: [PageInput.Text], _ wish: CompilerRepair.Wish,
    _ lookup: DynamicLookup? = nil, in wanted: (String) -> Bool = { _ in true }
  ) {
    let lines = Dictionary(
      texts.map { ($0.path, TextBytes($0.text)) }, uniquingKeysWith: { first, _ in first })
    let expressions =
      wish.contains(.errors)
      ? ExpressionRepair(Array(diagnostics.prefix(Self.most)), of: texts, in: lines) : nil
    let members = lookup.map {
      DynamicMemberRepair(Array(diagnostics.prefix(Self.most)), of: texts, in: lines, $0)
    }
    // What is said of a tuple's labels is about a text that it no longer stands in.
    var takenApart: [TextRange] = []
    for diagnostic in diagnostics.prefix(Self.most) where !takenApart.contains(diagnostic.range) {
      var changes = CompilerRepair.changes(for: diagnostic, wish)
      if changes.isEmpty, wish.contains(.errors) {
        changes = TupleRepair.changes(for: diagnostic, in: lines)
        if !changes.isEmpty { takenApart.append(diagnostic.range) }
      }
      if changes.isEmpty, wish.contains(.errors) {
        changes = SwitchRepair.changes(for: diagnostic, in: lines)
      }
      if changes.isEmpty, wish.contains(.errors) {
        changes = EmptyOptionsRepair.changes(for: diagnostic, in: lines)
      }
      if changes.isEmpty, wish.contains(.errors) {
        changes = OverriddenTypeRepair.changes(for: diagnostic, in: lines)
      }
      if changes.isEmpty, let members { changes = members.changes(for: diagnostic) }
      if changes.isEmpty, let expressions { changes = expressions.changes(for: diagnostic) }
      guard !changes.isEmpty, changes.allSatisfy({ wanted($0.file) }) else { continue }
      add(changes, lines)
    }
  }

  private mutating func add(_ changes: [Diagnostic.FixIt], _ texts: [String: TextBytes]) {
    var new: [String: [SourceEdit]] = [:]
    for change in changes {
      guard !change.replacement.contains("<#"), let text = texts[change.file],
        let range = text.range(change.range),
        text.lineEnds(in: range) == change.replacement.utf8.count(where: { $0 == 10 })
      else { return }
      let edit = SourceEdit(range: range, replacement: change.replacement)
      let known = edits[change.file, default: []]
      if known.contains(edit) { continue }
      guard !known.contains(where: { $0.touches(edit) }) else { return }
      new[change.file, default: []].append(edit)
    }
    for (file, changes) in new { edits[file, default: []] += changes }
  }
}

extension SourceEdit {
  /// Whether both change the same bytes, or put something in at the same place.
  fileprivate func touches(_ other: SourceEdit) -> Bool {
    range == other.range || range.overlaps(other.range)
      || range.isEmpty && other.range.contains(range.lowerBound)
        && other.range.lowerBound < range.lowerBound
      || other.range.isEmpty && range.contains(other.range.lowerBound)
        && range.lowerBound < other.range.lowerBound
  }
}

/// A text by its bytes, in which places are lines and columns from 1.
struct TextBytes {
  private let bytes: [UInt8]
  private var starts = [0]

  init(_ text: String) {
    bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() where byte == 10 { starts.append(index + 1) }
  }

  var lineCount: Int { starts.count }

  /// The bytes of a line, without its end.
  func line(_ number: Int) -> ArraySlice<UInt8> {
    guard number >= 1, number <= starts.count else { return [] }
    let end = number < starts.count ? starts[number] - 1 : bytes.count
    return bytes[starts[number - 1]..<end]
  }

  /// The line that an offset is in, and the offset where it begins.
  func line(around offset: Int) -> (number: Int, start: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, starts[low])
  }

  /// Where a line begins.
  func start(of line: Int) -> Int { starts[line - 1] }

  func range(_ range: TextRange) -> Range<Int>? {
    guard let start = offset(range.line, range.column),
      let end = offset(range.endLine, range.endColumn), start <= end
    else { return nil }
    return start..<end
  }

  /// The lines and columns of a range of bytes.
  func range(of range: Range<Int>) -> TextRange {
    let (start, end) = (line(around: range.lowerBound), line(around: range.upperBound))
    return TextRange(
      line: start.number, column: range.lowerBound - start.start + 1, endLine: end.number,
      endColumn: range.upperBound - end.start + 1)
  }

  /// How many lines end in a range.
  func lineEnds(in range: Range<Int>) -> Int { bytes[range].count { $0 == 10 } }

  private func offset(_ line: Int, _ column: Int) -> Int? {
    guard line >= 1, line <= starts.count, column >= 1 else { return nil }
    let offset = starts[line - 1] + column - 1
    return offset <= (line < starts.count ? starts[line] - 1 : bytes.count) ? offset : nil
  }
}
