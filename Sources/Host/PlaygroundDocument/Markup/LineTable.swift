/// Finds the line and column of a byte. Lines end in a line feed.
struct LineTable {
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    self.starts = starts
  }

  func position(_ offset: Int) -> MarkupPosition {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return MarkupPosition(line: low + 1, column: offset - starts[low] + 1)
  }

  func range(_ range: Range<Int>) -> MarkupRange {
    MarkupRange(start: position(range.lowerBound), end: position(range.upperBound))
  }
}
