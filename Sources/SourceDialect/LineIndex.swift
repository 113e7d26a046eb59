/// Where the lines of a text begin, in UTF-8 offsets.
struct LineIndex: Sendable {
  private let starts: [Int]
  private let length: Int

  init(_ text: String) {
    var starts = [0]
    var offset = 0
    for byte in text.utf8 {
      offset += 1
      if byte == UInt8(ascii: "\n") { starts.append(offset) }
    }
    self.starts = starts
    length = offset
  }

  /// A position beyond the text is its end; one beyond its line is not mended.
  func offset(of position: SourcePosition) -> Int {
    guard position.line >= 1 else { return 0 }
    guard position.line <= starts.count else { return length }
    return min(starts[position.line - 1] + max(position.column - 1, 0), length)
  }

  func position(of offset: Int) -> SourcePosition {
    let bounded = min(max(offset, 0), length)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= bounded { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: bounded - starts[low] + 1)
  }
}
