import SourceDialect

/// A `switch` over the old names of a framework's cases: they are constants now, so the compiler cannot see that all
/// are there, and asks for a `default`, which nothing ever reaches.
///
/// Only where a case begins with a capital letter, as theirs did; what a page forgot of its own stays an error.
enum SwitchRepair {
  static func changes(for diagnostic: Diagnostic, in texts: [String: TextBytes]) -> [Diagnostic
    .FixIt]
  {
    guard diagnostic.severity == .error, diagnostic.message == "switch must be exhaustive",
      let text = texts[diagnostic.file], let body = body(from: diagnostic.range, in: text),
      body.words.contains(/\bcase\s+\.[A-Z]/)
    else { return [] }
    let range = TextRange(
      line: body.end.line, column: body.end.column, endLine: body.end.line,
      endColumn: body.end.column)
    let replacement = " default: fatalError(\"no such case\") "
    return [Diagnostic.FixIt(file: diagnostic.file, range: range, replacement: replacement)]
  }

  private struct Body {
    var words: String
    /// Where the brace stands that closes it.
    var end: (line: Int, column: Int)
  }

  private static func body(from place: TextRange, in text: TextBytes) -> Body? {
    var words: [UInt8] = []
    var depth = 0
    guard place.line >= 1, place.line <= text.lineCount else { return nil }
    for number in place.line...text.lineCount {
      let line = text.line(number)
      let start = number == place.line ? line.startIndex + place.column - 1 : line.startIndex
      guard start <= line.endIndex else { return nil }
      var inString = false
      for index in start..<line.endIndex {
        let byte = line[index]
        if byte == UInt8(ascii: "\""), index == line.startIndex || line[index - 1] != 0x5C {
          inString.toggle()
        }
        if inString { continue }
        if byte == UInt8(ascii: "/"), line[index...].starts(with: "//".utf8) { break }
        words.append(byte)
        if byte == UInt8(ascii: "{") { depth += 1 }
        if byte == UInt8(ascii: "}") {
          depth -= 1
          if depth == 0 {
            let end = (line: number, column: index - line.startIndex + 1)
            return Body(words: String(decoding: words, as: UTF8.self), end: end)
          }
          if depth < 0 { return nil }
        }
      }
      words.append(UInt8(ascii: "\n"))
    }
    return nil
  }
}
