/// A text, what came of it in one or more steps of edits, and the way back for every position.
///
/// **Always holds**: a position goes through the steps one after the other, by the rules of
/// `RewrittenSource` in each; where no edit adds or removes a line, a line stays the same line.
public struct RewrittenText: Sendable {
  /// The text before the first step.
  public let original: String
  /// The text behind the last one.
  public private(set) var text: String

  private struct Step: Sendable {
    let list: EditList
    /// The lines of the text that comes of it.
    let lines: LineTable
  }

  private let originalLines: LineTable
  private var steps: [Step] = []

  public init(_ original: String) {
    self.original = original
    text = original
    originalLines = LineTable(original)
  }

  /// One more step: edits of `text` as it is now; of two that overlap, the one that begins first counts.
  public mutating func apply(_ edits: [SourceEdit]) {
    let list = EditList(edits.filter { !$0.range.isEmpty || !$0.replacement.isEmpty })
    if list.edits.isEmpty { return }
    text = list.applied(to: text)
    steps.append(Step(list: list, lines: LineTable(text)))
  }

  /// Where in the text before all steps a place of the one behind them lies.
  public func originalPosition(line: Int, column: Int) -> SourcePosition {
    var place = SourcePosition(line: line, column: column)
    for (index, step) in steps.enumerated().reversed() {
      place = Self.map(place, from: step.lines, to: lines(before: index)) {
        step.list.originalOffset($0)
      }
    }
    return place
  }

  /// Where in the text behind all steps a place of the one before them lies.
  public func rewrittenPosition(line: Int, column: Int) -> SourcePosition {
    var place = SourcePosition(line: line, column: column)
    for (index, step) in steps.enumerated() {
      place = Self.map(place, from: lines(before: index), to: step.lines) {
        step.list.rewrittenOffset($0)
      }
    }
    return place
  }

  /// All steps as one list of edits on `original`, in order and without overlaps.
  public var edits: [SourceEdit] {
    var pieces = PieceList(count: original.utf8.count)
    for step in steps { pieces.apply(step.list) }
    return pieces.edits
  }

  private func lines(before step: Int) -> LineTable {
    step == 0 ? originalLines : steps[step - 1].lines
  }

  private static func map(
    _ position: SourcePosition, from: LineTable, to: LineTable, by way: (Int) -> Int
  ) -> SourcePosition {
    let (offset, beyond) = from.offset(of: position)
    var mapped = to.position(of: way(offset))
    mapped.column += beyond
    return mapped
  }
}
