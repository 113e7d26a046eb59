/// Where the lines and words of a compiled text are. A text can have as many errors as words, so
/// the place of each is found without reading the text again.
struct CompiledLines {
  private let bytes: [UInt8]
  private let starts: [Int]

  /// More of a word or string is not marked.
  private static let longestWord = 1000

  init(_ text: String) {
    let bytes = Array(text.utf8)
    self.bytes = bytes
    starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// The position behind the last character.
  var end: (line: Int, column: Int) {
    (starts.count, bytes.count - starts[starts.count - 1] + 1)
  }

  /// The range of the word, number or string that begins at a position.
  func word(line: Int, column: Int) -> TextRange {
    let length = max(1, wordLength(line: line, column: column))
    return TextRange(line: line, column: column, endLine: line, endColumn: column + length)
  }

  private func wordLength(line: Int, column: Int) -> Int {
    guard line >= 1, line <= starts.count, column >= 1 else { return 1 }
    let lineEnd = line < starts.count ? starts[line] - 1 : bytes.count
    let (start, isTooMuch) = starts[line - 1].addingReportingOverflow(column - 1)
    guard !isTooMuch, start < lineEnd else { return 1 }
    let rest = bytes[start..<min(lineEnd, start + Self.longestWord)]
    let quote = UInt8(ascii: "\"")
    guard bytes[start] == quote else { return rest.prefix(while: Self.isPartOfWord).count }
    return min(rest.count, rest.dropFirst().prefix { $0 != quote }.count + 2)
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    let scalar = Unicode.Scalar(byte)
    return byte >= 0x80 || byte == UInt8(ascii: "_") || scalar.properties.isAlphabetic
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
