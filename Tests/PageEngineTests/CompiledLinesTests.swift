import Testing

@testable import PageEngine

struct CompiledLinesTests {
  private let lines = CompiledLines("let größe = 12\nprint(\"a b\", _c)\n")

  private func end(_ line: Int, _ column: Int) -> Int {
    lines.word(line: line, column: column).endColumn
  }

  @Test func aWordANumberOrAStringIsMarked() {
    #expect(end(1, 1) == 4)
    #expect(end(1, 5) == 12)
    #expect(end(1, 15) == 17)
    #expect(end(2, 7) == 12)
    #expect(end(2, 14) == 16)
    #expect(end(2, 6) == 7)
  }

  @Test func placesThatAreNotThereHaveOneColumn() {
    for (line, column) in [(1, 40), (9, 1), (0, 1), (1, 0), (1, Int.max)] {
      let word = lines.word(line: line, column: min(column, Int.max - 1))
      #expect(word.endColumn - word.column == 1)
    }
    #expect(lines.end == (3, 1))
    #expect(CompiledLines("").end == (1, 1))
  }

  /// A text with an error at each quote would be read again for each.
  @Test func aLongStringIsMarkedInPart() {
    let text = CompiledLines("\"" + String(repeating: "a ", count: 100_000) + "\"")
    #expect(text.word(line: 1, column: 1).endColumn == 1001)
  }
}
