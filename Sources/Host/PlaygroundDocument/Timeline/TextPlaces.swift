/// Places in a text as timeline files count them: UTF-16 units, and lines and columns from 0.
struct TextPlaces {
  private let starts: [Int]
  let length: Int

  init(_ text: String) {
    var starts = [0]
    var offset = 0
    for unit in text.utf16 {
      offset += 1
      if unit == 10 { starts.append(offset) }
    }
    self.starts = starts
    length = offset
  }

  func place(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(0, offset), length)
    let line = (starts.firstIndex { $0 > offset } ?? starts.count) - 1
    return (line, offset - starts[line])
  }

  /// Nothing where there is no such line; a column beyond the line is its end.
  func offset(line: Int, column: Int) -> Int? {
    guard starts.indices.contains(line) else { return nil }
    let end = line + 1 < starts.count ? starts[line + 1] - 1 : length
    return min(starts[line] + max(0, column), end)
  }
}
