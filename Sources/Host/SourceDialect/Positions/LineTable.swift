/// Where the lines of a text begin. Only a line feed ends a line, as for the compiler.
struct LineTable: Sendable {
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

  /// The place of an offset that lies in the text.
  func position(of offset: Int) -> SourcePosition {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: offset - starts[low] + 1)
  }

  /// The offset of a place, and by how many columns the place lies beyond the end of its line.
  func offset(of position: SourcePosition) -> (offset: Int, beyond: Int) {
    let line = min(max(position.line, 1), starts.count)
    let start = starts[line - 1]
    let end = line < starts.count ? starts[line] - 1 : length
    let wanted = start + max(position.column, 1) - 1
    return (min(wanted, end), max(0, wanted - end))
  }
}
