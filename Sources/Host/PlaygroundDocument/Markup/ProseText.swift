/// The text of a prose comment without its comment signs, and the way back to the page.
///
/// **Always holds**: line n of it comes from the n-th line of the comment, without some bytes at
/// the beginning of that line; so positions need no more than a number for each line.
struct ProseText {
  /// What cannot have been written by hand is not taken apart.
  private static let longest = 128 << 10

  private(set) var lines: [[UInt8]] = []
  private var firstLine: Int
  /// How many bytes of the page's line come before those of ours.
  private var columns: [Int] = []

  init(_ comment: ProseComment, in bytes: [UInt8], lines table: LineTable) {
    firstLine = table.position(comment.range.lowerBound).line
    switch comment.form {
    case .lines: addLines(comment.range, in: bytes)
    case .block(let isClosed): addBlock(comment.range, in: bytes, isClosed: isClosed)
    }
  }

  /// A text that is all prose.
  init(_ text: String) {
    firstLine = 1
    let bytes = Array(text.utf8)
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      add(line, lineStart: line.startIndex)
    }
  }

  /// The prose as blocks.
  var blocks: [MarkupBlock] {
    let text = lines.reduce(into: [UInt8]()) { text, line in
      text += line
      text.append(UInt8(ascii: "\n"))
    }
    guard text.count <= Self.longest else {
      let words = String(decoding: text, as: UTF8.self)
      let whole = range(from: (1, 1), to: (lines.count, Int.max))
      return [MarkupBlock(kind: .paragraph([.text(words)]), range: whole)]
    }
    return MarkupTree(text).blocks(in: self)
  }

  /// The range in the page; lines and columns are brought to where there are some.
  func range(from start: (line: Int, column: Int), to end: (line: Int, column: Int)) -> MarkupRange
  {
    MarkupRange(start: position(start), end: position(end))
  }

  private func position(_ place: (line: Int, column: Int)) -> MarkupPosition {
    guard !lines.isEmpty else { return MarkupPosition(line: firstLine, column: 1) }
    let index = min(max(place.line, 1), lines.count) - 1
    let column = min(max(place.column, 1), lines[index].count + 1)
    return MarkupPosition(line: firstLine + index, column: columns[index] + column)
  }

  private mutating func addLines(_ range: Range<Int>, in bytes: [UInt8]) {
    for line in bytes[range].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    where line.startIndex < range.upperBound {
      let signs = line.firstIndex { $0 == UInt8(ascii: "/") } ?? line.startIndex
      var content = line[(signs + 3)...]
      if let first = content.first, Self.isBlank(first) { content = content.dropFirst() }
      add(content, lineStart: line.startIndex)
    }
  }

  private mutating func addBlock(_ range: Range<Int>, in bytes: [UInt8], isClosed: Bool) {
    let opening = bytes[range].firstIndex { $0 == UInt8(ascii: "/") } ?? range.lowerBound
    let indent = opening - range.lowerBound
    let end = isClosed ? range.upperBound - 2 : range.upperBound
    var body = bytes[opening + 3..<end]
    if isClosed { while let last = body.last, Self.isBlank(last) { body.removeLast() } }
    var isFirst = true
    for line in body.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if isFirst {
        let content = line.first.map(Self.isBlank) == true ? line.dropFirst() : line
        add(content, lineStart: range.lowerBound)
        isFirst = false
      } else {
        let blanks = line.prefix(indent).prefix(while: Self.isBlank).count
        add(line.dropFirst(blanks), lineStart: line.startIndex)
      }
    }
  }

  private mutating func add(_ content: ArraySlice<UInt8>, lineStart: Int) {
    let content = content.last == UInt8(ascii: "\r") ? content.dropLast() : content
    // The parser of prose would end lines at these, and count others than the page does.
    lines.append(content.map { $0 == UInt8(ascii: "\r") || $0 == 0 ? UInt8(ascii: " ") : $0 })
    columns.append(content.startIndex - lineStart)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
