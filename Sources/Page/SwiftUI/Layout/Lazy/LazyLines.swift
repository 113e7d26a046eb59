/// The lines of a lazy container, in their order. Lines of equal length with rows that have not been
/// made are one block.
@MainActor @preconcurrency
struct LazyLines {
  /// Slots that stand beside each other.
  struct Line {
    var slots: Range<Int>
    var start: CGFloat
    var length: CGFloat
    /// Whether the line is of a grid's views in tracks; headers take the whole line.
    let isInTracks: Bool

    var end: CGFloat { start + length }
  }

  /// Lines that follow each other at the same distance.
  private struct Block {
    let first: Line
    let count: Int
    /// From where a line starts to where the next one does.
    let step: CGFloat

    var last: Line { line(count - 1) }
    var slots: Range<Int> { first.slots.lowerBound..<last.slots.upperBound }

    func line(_ index: Int) -> Line {
      var line = first
      line.start += CGFloat(index) * step
      let shift = index * first.slots.count
      line.slots = first.slots.lowerBound + shift..<first.slots.upperBound + shift
      return line
    }

    /// The lines of which something is in a part of the axis.
    func lines(in window: ClosedRange<CGFloat>) -> [Line] {
      guard step > 0 else { return (0..<count).map(line) }
      let low = ((window.lowerBound - first.end) / step).rounded(.up)
      let high = ((window.upperBound - first.start) / step).rounded(.down)
      let from = Int(min(max(low, 0), CGFloat(count)))
      let to = Int(min(max(high, -1), CGFloat(count - 1)))
      return from <= to ? (from...to).map(line) : []
    }
  }

  private var blocks: [Block] = []

  var last: Line? { blocks.last?.last }
  var all: [Line] { blocks.flatMap { block in (0..<block.count).map(block.line) } }

  mutating func append(_ line: Line, count: Int = 1, step: CGFloat = 0) {
    blocks.append(Block(first: line, count: count, step: step))
  }

  /// The lines of which something is in a part of the axis; all lines for nil.
  func lines(in window: ClosedRange<CGFloat>?) -> [Line] {
    guard let window else { return all }
    var result: [Line] = []
    for block in blocks[firstBlock { $0.last.end < window.lowerBound }...] {
      guard block.first.start <= window.upperBound else { break }
      result.append(contentsOf: block.lines(in: window))
    }
    return result
  }

  /// The line with a slot.
  func line(of slot: Int) -> Line? {
    let index = firstBlock { $0.slots.upperBound <= slot }
    guard index < blocks.count else { return nil }
    let block = blocks[index]
    return block.line((slot - block.slots.lowerBound) / max(block.first.slots.count, 1))
  }

  /// The first block that is not before something.
  private func firstBlock(_ isBefore: (Block) -> Bool) -> Int {
    var (low, high) = (0, blocks.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(blocks[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
